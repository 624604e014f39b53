"""Other games than the small pack, on a real terminal; `tests/soaks/games.py` plays the long ones."""

from child import play_with_help


def test_a_family_can_put_a_game_of_its_own_on_the_table(window, tmp_path):
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "ours.toml").write_text(
        """
        format = 1
        id = "ours"
        title = "Ours"
        about = "Three ranks, pairs face down, and soft claps at the end."
        sheet = "A"
        pack = { ranks = ["Q", "K", "A"], suits = ["hearts", "diamonds", "clubs", "spades"], taken-out = ["QC"] }
        rules = { pairs-laid = "face-down", forfeit = "claps", open-hands = true }
        """
    )
    terminal = window("play", "--game", "ours", "--players", "3", "--seed", "1", size=(120, 40))
    assert "Play again, or stop?" in " ".join(play_with_help(terminal))
