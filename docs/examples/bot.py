"""A bot for a seat at a table of `boardgames`, in Python's standard library: change `choose` and play.

    boardgames leonardo --players "Ann,exec:Pip=python3 bot.py"
    boardgames sim newton --players "exec:Pip=python3 bot.py,bot:easy" --games 20

docs/programs.md explains every message. Whatever is printed to stderr ends up in a log.
"""

import json
import random
import sys

# Words that end something, while perhaps more could be done.
STOPS = ("pass", "done", "stop", "decline", "end", "skip", "nothing")


def choose(question, chance):
    """A move of `question["moves"]` and why: any one that goes on, where one does."""
    moves = [option["move"] for option in question["moves"]]
    going_on = [move for move in moves if not move.startswith(STOPS)]
    move = chance.choice(going_on or moves)
    return move, f"one of {len(going_on)} that go on" if going_on else "there is nothing else"


def say(message):
    print(json.dumps(message), flush=True)


def main(seed="pip"):
    chance = random.Random(seed)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "hello", "protocol": 1, "name": "Pip", "view": False, "events": False})
        elif message["type"] == "decide":
            move, reason = choose(message, chance)
            say({"type": "move", "number": message["number"], "move": move, "reason": reason})
        elif message["type"] == "error":
            print(f"line {message['line']}: {message['message']}", file=sys.stderr)
        elif message["type"] == "bye":
            break


if __name__ == "__main__":
    main(*sys.argv[1:])
