"""A sound server of its own, with a loudspeaker that leads nowhere and somebody who writes down what comes out."""

import os
import shutil
import subprocess
import threading
from array import array
from pathlib import Path

PATIENCE = 20.0
RATE = 16000
HUSH = 300
MISSING = [name for name in ("pulseaudio", "pactl", "parec") if shutil.which(name) is None]


class SoundServer:
    """PulseAudio with the sink `stage`; its home, its socket and all it writes lie in `folder`."""

    def __init__(self, folder: Path) -> None:
        self.environment = {
            **os.environ,
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
            "PULSE_SERVER": f"unix:{folder / 'socket'}",
        }
        self._server = subprocess.Popen(
            [
                *("pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"),
                *("--disable-shm=yes", "--log-target=stderr"),
                *("-L", f"module-native-protocol-unix auth-anonymous=1 socket={folder / 'socket'}"),
                *("-L", "module-null-sink sink_name=stage rate=44100 channels=1"),
            ],
            env=self.environment,
            stderr=subprocess.DEVNULL,
        )

    def answers(self) -> bool:
        """Wait until it can be used; False if it has ended instead."""
        while self._server.poll() is None:
            asked = subprocess.run(["pactl", "info"], env=self.environment, capture_output=True, check=False)
            if b"stage" in asked.stdout:
                return True
        return False

    def close(self) -> None:
        self._server.kill()
        self._server.wait()


class Recorder:
    """Writes down what comes out of the loudspeaker, for as long as it is open."""

    def __init__(self, server: SoundServer) -> None:
        self._server = server
        self._process = subprocess.Popen(
            ["parec", "-d", "stage.monitor", f"--rate={RATE}", "--channels=1", "--format=s16le", "--latency-msec=20"],
            env=server.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self.samples = array("h")
        self._loud = 0
        self._more = threading.Condition()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def runs(self) -> bool:
        """Wait until it listens; False if it has ended instead."""
        while self._process.poll() is None:
            asked = ["pactl", "list", "short", "source-outputs"]
            if subprocess.run(asked, env=self._server.environment, capture_output=True, check=False).stdout:
                return True
        return False

    def forget(self) -> None:
        """Begin again with nothing heard."""
        with self._more:
            self.samples = array("h")
            self._loud = 0

    def hears(self, seconds: float) -> bool:
        """Wait until so much of it was more than silence."""
        return self._until(lambda: self._loud >= seconds * RATE)

    def silence(self, seconds: float) -> bool:
        """Wait until the last so many seconds were silent."""
        length = int(seconds * RATE)
        return self._until(lambda: len(self.samples) > length and max(map(abs, self.samples[-length:])) < HUSH)

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        self._thread.join()

    def _until(self, come) -> bool:
        with self._more:
            return self._more.wait_for(come, PATIENCE)

    def _read(self) -> None:
        while portion := self._process.stdout.read(RATE // 50 * 2):
            part = array("h", portion[: len(portion) // 2 * 2])
            with self._more:
                self.samples += part
                self._loud += len(part) if max(map(abs, part), default=0) >= HUSH else 0
                self._more.notify_all()
