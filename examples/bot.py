"""A program that plays any game of a Terem house. It needs httpx and websockets.

python examples/bot.py http://127.0.0.1:8470 CODE SEAT
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
        me = {"name": "Snowbot", "crest": "crow", "language": "en"}
        (await web.post("/api/me", json=me)).raise_for_status()  # the cookie is the identity
        table = (await web.get(f"/api/tables/code/{code}")).json()["id"]
        (await web.post(f"/api/tables/{table}/seats/{seat}", json={})).raise_for_status()
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


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
