# The adviser of Winter Tales: why an answer is a good one (English)

wt-coach-near = { $steps ->
    [0] { $who_cap }: a quest can be won on the spot.
    [one] { $who_cap }: one step to a quest.
   *[other] { $who_cap }: { $steps } steps to a quest.
}
wt-coach-draw = No quest is within reach, but the new cards are worth having.
wt-coach-lying = { $who_cap }: helpless, with nothing to do but draw cards; the others stay ready for later.
wt-coach-rescue = Two cards put { $who } back on { $who_possessive } feet.
wt-coach-back = Three cards bring { $who } back to the town.
wt-coach-pay-way = A card pays for the next steps, and the way is worth it.
wt-coach-step = { $steps ->
    [0] A quest can be performed there.
    [one] From there a quest is one step away.
   *[other] From there a quest is { $steps } steps away.
}
wt-coach-save = Every card kept to the end is a point.
wt-coach-arrived = { $who_cap }: a quest waits right here, there is no need to go on.
wt-coach-perform = Won, “{ $quest }” brings { $points } points, and you hold { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
}.
wt-coach-place = Steps to it from whoever is nearest: your side { $own }, the other side { $other }.
wt-coach-cast = Much of the town is near from there.
wt-coach-bar = Being stopped here costs the other side more than it costs you.
wt-coach-let-pass = Barring the way would cost cards, and little hangs on it.
wt-coach-fight = One more may settle it; giving in would cost more.
wt-coach-give-in = Going on would cost more than there is to win.
wt-coach-trap = { $cards ->
    [0] A bluff: no card counts, and all of them come back.
    [one] One card counts, the others come back; nobody can see how many.
   *[other] { $cards } cards count, the others come back; nobody can see how many.
}
wt-coach-join = { $who_cap } can get there, and the quest is worth it.
wt-coach-stay-away = Whoever goes there now will be missing later.
wt-coach-take-part = Taking part costs nothing by itself.
wt-coach-lay = With it spring has { $spring } and winter { $winter }.
wt-coach-hold = It stays at { $spring } for spring and { $winter } for winter, and every card kept to the end is a point.
wt-coach-enough = There is nothing here worth a card; you hold more than you may keep anyway.
wt-coach-judge = Whether it was well told is for you to judge; the count does not hang on it.
wt-coach-retell = Told once more, it may stand.
wt-coach-fulfil = A fulfilled objective counts as much as a quest.
wt-coach-conclude = Every card laid now is a point.
