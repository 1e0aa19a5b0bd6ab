"""A program that plays any game of a Terem house. It needs httpx and websockets.

python examples/bot.py http://127.0.0.1:8470 CODE SEAT

CODE is the six letters of a table that waits for people; SEAT counts from 0.
"""

import asyncio
import json
import random
import sys

import httpx
import websockets


async def main(house: str, code: str, seat: int) -> None:
    """Sits down at the table with that code and answers at random until the game is over."""
    async with httpx.AsyncClient(base_url=house) as web:
        await ask(web, "POST", "/api/me", {"name": "Snowbot", "crest": "crow", "language": "en"})  # or bring a token
        table = (await ask(web, "GET", f"/api/tables/code/{code}"))["id"]
        await ask(web, "POST", f"/api/tables/{table}/seats/{seat}", {})
        cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in web.cookies.items())}
    async with websockets.connect(house.replace("http", "ws") + "/socket", additional_headers=cookie) as socket:
        await socket.send(json.dumps({"type": "watch", "table": table, "seat": seat, "actions": True}))
        async for text in socket:
            frame = json.loads(text)
            if frame.get("sitting", {}).get("stage") == "over":
                return
            if frame.get("actions"):
                act = {"type": "act", "ref": str(frame["n"]), "table": table, "seat": seat, "ask": frame["ask"]}
                await socket.send(json.dumps({**act, "action": random.choice(frame["actions"])}))


async def ask(web: httpx.AsyncClient, method: str, path: str, body: dict | None = None) -> dict:
    """What the house answers; ends the program with its reason where it refuses."""
    answer = await web.request(method, path, json=body)
    if answer.is_error:
        sys.exit(f"{method} {path}: {answer.status_code} {answer.text}")
    return answer.json()


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
