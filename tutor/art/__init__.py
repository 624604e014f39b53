"""Cards, friends and furniture as grids of pixels: no disk, no clock, no chance, no terminal."""

from tutor.art.backs import back, tiny_back
from tutor.art.bed import BOX_CELLS, LARGE_BOX_CELLS, box
from tutor.art.cards import face, laid
from tutor.art.faces import Faces
from tutor.art.friendly import FRIENDLY_COLOURS
from tutor.art.grid import Grid, drawing, plain
from tutor.art.icons import HERO_ICONS, ICON_PIXELS, ICONS, IconSize, icon
from tutor.art.palette import FELT, GLOW, GREY, POINTER, Colour, Palette
from tutor.art.paper import CARD_CELLS, Tier, blank_card
from tutor.art.pictures import PictureArt
from tutor.art.pile import PACK_CELLS, pack, pack_large
from tutor.art.pips import pip_spots
from tutor.art.portraits import FRIENDS, PORTRAIT_PIXELS, Mood, PortraitSize, portrait

__all__ = [
    "BOX_CELLS",
    "CARD_CELLS",
    "FELT",
    "FRIENDLY_COLOURS",
    "FRIENDS",
    "GLOW",
    "GREY",
    "HERO_ICONS",
    "ICONS",
    "ICON_PIXELS",
    "LARGE_BOX_CELLS",
    "PACK_CELLS",
    "POINTER",
    "PORTRAIT_PIXELS",
    "Colour",
    "Faces",
    "Grid",
    "IconSize",
    "Mood",
    "Palette",
    "PictureArt",
    "PortraitSize",
    "Tier",
    "back",
    "blank_card",
    "box",
    "drawing",
    "face",
    "icon",
    "laid",
    "pack",
    "pack_large",
    "pip_spots",
    "plain",
    "portrait",
    "tiny_back",
]
