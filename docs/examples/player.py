#!/usr/bin/env python3
"""A player for Subibaja's laboratory: plays the nearest card, in any of the four games.

    subibaja lab run the-game --seats 3 --players 'cmd:python3 docs/examples/player.py' --deals 20

The protocol is described in docs/player-protocol.md.
"""
import json
import random
import sys


def cost(view, token):
    """How far a card takes its pile; steps backwards count as gains, other tokens as nothing."""
    card, at, pile = token.partition("@")
    if not at or not card.isdigit():
        return 0
    card = int(card)
    if "rival" in pile:  # Face to Face: a gift to the rival, paid back in cards
        return 5
    tops = view["tops"]
    if len(tops) == 2:  # Face to Face: tops by seat
        tops = dict(zip(("up", "down"), tops[view["seat"]]))
    else:
        tops = dict(zip(("up1", "up2", "down1", "down2"), tops))
    return card - tops[pile] if pile.startswith("up") else tops[pile] - card


def choose(view):
    """The cheapest legal token; `end` as soon as it is allowed."""
    legal = view["legal"]
    if "end" in legal and min(cost(view, token) for token in legal) >= 0:
        return "end"
    if "tops" not in view:  # Hormigas: by chance
        return random.choice(legal)
    return min((token for token in legal if token != "end"), key=lambda t: cost(view, t))


def main():
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            random.seed(message["seed"])  # the same deals, the same games
            answer = {"ready": 1, "talk": True}
        elif kind == "act":
            answer = {"action": choose(message["view"])}
        elif kind == "talk":
            answer = {"signals": ["fine"] if message["view"].get("left", 0) < 10 else []}
        else:  # event, signal, end: nothing to answer
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
