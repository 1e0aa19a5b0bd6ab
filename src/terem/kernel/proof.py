"""The proof of a finished record: rules, draws, take-backs and result, by anybody who has the file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from terem.kernel import undo
from terem.kernel.chance import Draw, FairChance
from terem.kernel.phrase import Refusal
from terem.kernel.record import Play, Record
from terem.kernel.registry import AnyGame
from terem.kernel.table import Table, committed_key


def verify(game: AnyGame, record: Record, noted: str | None = None, board: Any = None) -> int:
    """Proves a finished record; returns the number of draws proved.

    The file alone shows that its draws follow from its key. That the key was fixed before the nonces were known is
    shown by the commitment a player noted at the start: `noted`. `board` saves preparing it again.
    """
    if not record.end:
        raise Refusal("refuse-verify-unfinished", rule="fairness")
    if noted is not None and noted.lower() != record.header.commitment:
        raise Refusal("refuse-verify-noted", rule="fairness")
    key = committed_key(record.header, record.end.key)
    table = Table(game, record.header, board=board)
    _prove(record.header.chance, FairChance(key, record.header.nonces), 0)
    proved = len(record.header.chance)
    for entry in record.entries:
        if isinstance(entry, Play):
            source = FairChance(key, record.header.nonces, table.draws)
            table.repeat(entry)  # names and weights are the rules' own before a draw is proved
            _prove(entry.chance, source, entry.seq)
            proved += len(entry.chance)
        else:
            needed = undo.needed(table, entry.seat, entry.to)
            if not needed <= set(entry.agreed):
                raise Refusal("refuse-undo-consent", rule="undo", entry=entry.seq)
            table.repeat(entry)
    table.close(record.end)
    return proved


def _prove(draws: Sequence[Draw], source: FairChance, entry: int) -> None:
    for number, (name, weights, outcome) in enumerate(draws):
        if source.draw(name, weights) != outcome:
            raise Refusal("refuse-verify-draw", rule="fairness", entry=entry, draw=number)
