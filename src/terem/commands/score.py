"""`terem score`: the scoring companion for people with the box on their table."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from terem.commands.common import Context, printed_things
from terem.commands.parser import Parser
from terem.files import read_file
from terem.games.winter_queen.explain import Explanation
from terem.games.winter_queen.game import GAME
from terem.games.winter_queen.position import SeatScore, read_position, scored
from terem.kernel.phrase import Phrase, Refusal
from terem.messages import Speaker
from terem.reference import find_game


def arguments(parser: Parser) -> None:
    """What `terem score` takes."""
    parser.game()
    parser.option("file", "cli-help-position", metavar="POSITION.json")
    parser.option("--components", "cli-help-components", metavar="FILE")
    parser.json()


def run(arguments: Namespace, context: Context) -> int:
    """Scores every filled page of a position."""
    game = find_game(arguments.game)
    if game is not GAME:
        raise Refusal("refuse-no-companion", game=arguments.game)
    position = read_position(read_file(Path(arguments.file)))
    board = GAME.prepare(GAME.config(position.players, components=printed_things(GAME, arguments)))
    scores = scored(board, position)
    if arguments.json:
        context.json(scores)
        return 0
    names = [context.speaker.text("play-person", number=seat + 1) for seat in range(position.players)]
    speaker = context.speaker.seated(names)
    for seat in scores:
        _print(seat, speaker, context)
    return 0


def _print(seat: SeatScore, speaker: Speaker, context: Context) -> None:
    context.console.print(speaker.text("score-seat", seat=seat.seat, points=seat.pages_total), style="bold")
    for page in seat.pages:
        context.console.print(f"  {_line(page, speaker)}", markup=False, highlight=False)
    if seat.total is not None:
        context.console.print("  " + speaker.text("score-total", points=seat.total))


def _line(page: Explanation, speaker: Speaker) -> str:
    effect = Phrase("wq-effect", {"effect": page.effect, "wisp": page.phrase.arguments["wisp"]})
    why = speaker.say(page.phrase)
    return speaker.text("score-page", book=page.book, page=page.page + 1, effect=speaker.say(effect), why=why)
