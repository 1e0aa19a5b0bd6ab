"""Build hook: compiles the engine with mypyc into the wheel, or ships it pure where that cannot be done."""

from __future__ import annotations

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


class EngineHook(BuildHookInterface[Any]):
    """Adds compiled modules to a wheel; an editable install stays pure."""

    folder: Path | None = None

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling, asked before it starts."""
        return ["mypy[mypyc]==2.4.1", "setuptools>=80"] if self.wanted() else []

    def wanted(self) -> bool:
        """Only a wheel is compiled."""
        return self.target_name == "wheel" and can_compile()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles, and falls back with a warning."""
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
