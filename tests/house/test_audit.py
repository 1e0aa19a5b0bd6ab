"""What the house is built of, as far as that can be told without a network.

Which versions are known to be vulnerable cannot be told offline, and a list kept here would be old the day after:
whoever releases asks `pip-audit` and `npm audit`. Here: everything is pinned, fits together, is licensed as we may use
it, comes from nowhere in particular, and nothing is imported that nobody has asked for.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
DEPENDENCIES = PROJECT["project"]["dependencies"]
EXTRAS = PROJECT["project"]["optional-dependencies"]
GROUPS = PROJECT["dependency-groups"]
PINNED = re.compile(r"[A-Za-z0-9._-]+(\[[a-z,]+\])?==\d[0-9A-Za-z.]*(; .+)?")
NAME = re.compile(r"[A-Za-z0-9._-]+")


def plain(name):
    return re.sub(r"[-_.]+", "-", name).lower()


def required(names):
    """Those distributions with everything they need here, by their plain names."""
    found, waiting = set(), [plain(name) for name in names]
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        try:
            needs = metadata.requires(name) or []
        except metadata.PackageNotFoundError:
            continue  # for another system or Python
        found.add(name)
        waiting += [plain(NAME.match(need)[0]) for need in needs if "extra ==" not in need]
    return found


def test_every_dependency_has_one_version():
    wanted = [*DEPENDENCIES, *PROJECT["build-system"]["requires"]]
    wanted += [one for group in (*EXTRAS.values(), *GROUPS.values()) for one in group if not one.startswith("terem[")]
    for one in wanted:
        assert PINNED.fullmatch(one), f"{one} is not pinned"


def test_what_is_installed_is_what_is_pinned():
    for one in DEPENDENCIES:
        name, version = re.match(r"([A-Za-z0-9._-]+)(?:\[[a-z,]+\])?==([0-9A-Za-z.]+)", one).groups()
        assert metadata.version(name) == version, f"{name}: pinned {version}, installed {metadata.version(name)}"


LICENCES = re.compile(
    r"\b(MIT|BSD|Apache|ISC|PSF|Python Software Foundation|MPL|Mozilla Public|Unlicense|Zlib|0BSD|CC0|"
    r"LGPL|Lesser General Public)\b",
    re.IGNORECASE,
)
"""What may be shipped beside code under the Apache licence, unchanged and as packages of their own."""
STRICT = re.compile(r"(?<!L)(?<!Lesser )\b(AGPL|GPL|Affero|General Public License|SSPL|BUSL|Commons Clause)\b")


def licence_of(name):
    about = metadata.metadata(name)
    kinds = [line.rpartition("::")[2] for line in about.get_all("Classifier") or [] if line.startswith("License")]
    said = about.get("License-Expression") or " ".join(kinds) or (about.get("License") or "")[:200]
    if not said.strip():
        files = [file for file in metadata.files(name) or [] if re.search("LICEN|COPYING", file.name.upper())]
        said = " ".join(file.read_text(encoding="utf-8")[:200] for file in files)
    return said


def test_what_is_shipped_is_licensed_for_it():
    for name in required(NAME.match(one)[0] for one in DEPENDENCIES):
        said = licence_of(name)
        assert LICENCES.search(said), f"{name}: {said!r}"
        assert not STRICT.search(said) or "LGPL" in said or "Lesser" in said, f"{name}: {said!r}"


BROUGHT = {"h11", "gymnasium", "markupsafe", "mypy-extensions"}
"""A type of uvicorn's protocol, PettingZoo's spaces, Jinja's strings, the compiler's integers: all come with what is
pinned."""


def imported(folder):
    """The packages a folder imports, by file."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from ((alias.name.partition(".")[0], path) for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
                yield node.module.partition(".")[0], path


def test_nothing_is_imported_that_nobody_asked_for():
    """Nor by luck, because something else brings it along."""
    provided = metadata.packages_distributions()
    asked = {plain(NAME.match(one)[0]) for one in [*DEPENDENCIES, *EXTRAS["research"], *EXTRAS["bench"]]}
    asked |= BROUGHT
    for name, path in imported(ROOT / "src"):
        if name in sys.stdlib_module_names or name == "terem":
            continue
        makers = {plain(maker) for maker in provided.get(name, ())}
        assert makers & asked, f"{path.relative_to(ROOT)} imports {name}, which is no dependency"


def test_what_is_installed_fits_together():
    """As `pip check` asks, which an environment made by uv does not have."""
    for name in required(NAME.match(one)[0] for one in [*DEPENDENCIES, *GROUPS["dev"]]):
        for need in map(Requirement, metadata.requires(name) or []):
            if need.marker is None or need.marker.evaluate({"extra": ""}):
                have = metadata.version(need.name)
                assert need.specifier.contains(have, prereleases=True), f"{name} needs {need}, there is {have}"


LOCKS = [path for path in sorted(ROOT.glob("web/**/package-lock.json")) if "node_modules" not in path.parts]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.parent.name)
def test_the_lock_of_the_page_has_hashes_and_no_hosts(lock):
    locked = json.loads(lock.read_text(encoding="utf-8"))
    packages = {name: about for name, about in locked["packages"].items() if name and not about.get("link")}
    assert packages
    for name, about in packages.items():
        assert re.fullmatch(r"\d+\.\d+\.\d+[0-9A-Za-z.+-]*", about["version"]), name
        assert "resolved" not in about, f"{name} names where it came from"
        assert about.get("inBundle") or about["integrity"].startswith("sha512-"), f"{name} has no hash"


def test_the_page_asks_for_versions_and_not_for_ranges():
    about = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    for group in ("dependencies", "devDependencies", "overrides"):
        for name, version in about.get(group, {}).items():
            assert re.fullmatch(r"\d+\.\d+\.\d+[0-9A-Za-z.+-]*", version), f"{name}: {version}"


def test_no_lock_of_python_packages_is_kept():
    """uv.lock names registry hosts, so it is not; the pins and `exclude-newer` say what is meant."""
    done = subprocess.run(["git", "ls-files", "uv.lock"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert not done.stdout
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT.*Z", PROJECT["tool"]["uv"]["exclude-newer"])
