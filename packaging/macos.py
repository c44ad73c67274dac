"""What macOS is told of the program, and the disk image in which it is handed on."""

import subprocess
from pathlib import Path
from typing import Any

from product import ID, MIME, SUFFIX, TITLE, VERSION

GAME = f"{ID.lower()}.game"
"""The type of saved games."""

INFORMATION: dict[str, Any] = {
    "CFBundleName": TITLE,
    "CFBundleDisplayName": TITLE,
    "CFBundleShortVersionString": VERSION,
    "CFBundleVersion": VERSION,
    "CFBundleDevelopmentRegion": "fr",
    "CFBundleLocalizations": ["fr", "en"],
    "LSApplicationCategoryType": "public.app-category.card-games",
    "LSMinimumSystemVersion": "11.0",
    "NSHighResolutionCapable": True,
    "NSSupportsAutomaticGraphicsSwitching": True,
    "NSLocalNetworkUsageDescription": (
        "Les parties en réseau se jouent entre ordinateurs d’une même maison ou d’une même classe."
    ),
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "Partie de Méli Cado ou de Mendelius",
            "CFBundleTypeRole": "Editor",
            "CFBundleTypeIconFile": "game.icns",
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [GAME],
        }
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": GAME,
            "UTTypeDescription": "Partie de Méli Cado ou de Mendelius",
            "UTTypeConformsTo": ["public.text"],
            "UTTypeTagSpecification": {
                "public.filename-extension": [SUFFIX.removeprefix(".")],
                "public.mime-type": [MIME],
            },
        }
    ],
}


def disk_image(application: Path, path: Path) -> Path:
    """Write ``path``, a ``.dmg`` with ``application`` and a way to drop it into Applications."""
    shown = path.with_suffix("")
    shown.mkdir(exist_ok=True)
    copy = shown / application.name
    subprocess.run(["ditto", application, copy], check=True)
    (shown / "Applications").symlink_to("/Applications")
    create = ["hdiutil", "create", "-volname", TITLE, "-srcfolder", str(shown)]
    subprocess.run([*create, "-format", "UDZO", "-ov", str(path)], check=True)
    return path
