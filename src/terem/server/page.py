"""The house in the browser: the built client, kept in memory and served as it is."""

from __future__ import annotations

import hashlib
import mimetypes
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Response, route
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException

from terem.server.api.common import Asking

FOLDER = Path(__file__).parents[1] / "static"
INDEX = "index.html"
YEAR = 365 * 24 * 60 * 60
KINDS = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}
"""Where a system's own tables may know nothing, or something old."""
PACKED = {".br": "br", ".gz": "gzip"}
"""Endings of files that are packed already, the smaller first."""


class File(NamedTuple):
    """A file of the client with its packed twins."""

    kind: str
    bodies: Mapping[str, bytes]
    """By encoding; the plain one is "" ."""
    tag: str
    lasting: bool
    """Its name changes with its content."""


def kind_of(path: Path) -> str:
    """The media type of a file."""
    return KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"


def read(folder: Path) -> dict[str, File]:
    """The files of a built client by their paths; nothing where none was built."""
    found = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        name = path.relative_to(folder).as_posix()
        if not path.is_file() or path.suffix in PACKED or path.name.startswith("build."):
            continue
        plain = path.read_bytes()
        twins = {code: path.with_name(path.name + ending) for ending, code in PACKED.items()}
        bodies = {code: twin.read_bytes() for code, twin in twins.items() if twin.exists()}
        tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
        found[name] = File(kind_of(path), {**bodies, "": plain}, tag, name.startswith("assets/"))
    return found


def _encoding(file: File, accepted: str) -> str:
    names = {
        part.split(";")[0].strip() for part in accepted.lower().split(",") if "q=0" not in part.replace("q=0.", "")
    }
    return next((code for code in file.bodies if code in names), "")


def answer(files: Mapping[str, File], path: str, request: Asking) -> Response[bytes]:
    """A file; any other address is a screen of the client, which is one page."""
    name = path.strip("/")
    screen = "." not in name.rsplit("/", 1)[-1]
    file = files.get(name) or (files.get(INDEX) if screen else None)
    if file is None or name.startswith("api/"):
        raise NotFoundException  # said, and counted, as for any road that is none
    code = _encoding(file, request.headers.get("accept-encoding", ""))
    headers: dict[str, Any] = {
        "ETag": file.tag,
        "Cache-Control": f"public, max-age={YEAR}, immutable" if file.lasting else "no-cache",
        "Vary": "Accept-Encoding",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    if code:
        headers["Content-Encoding"] = code
    return Response(file.bodies[code], media_type=file.kind, headers=headers)


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    opt={"unmetered": True},  # a page is many small files out of memory
    sync_to_thread=False,
)
def page(request: Asking) -> Response[bytes]:
    """The client."""
    return answer(request.app.state.page, request.url.path, request)
