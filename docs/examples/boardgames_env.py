"""A client of `boardgames env GAME`: games of a table as an environment for programs that learn.

Standard library only. `Env` speaks the requests of docs/programs.md; `AEC` wraps one game of it in the manner of
PettingZoo's agent-environment-cycle interface, without needing PettingZoo. Run as a program, it plays random games.

    python3 boardgames_env.py newton 2
"""

import json
import random
import shlex
import subprocess
import sys


class EnvError(Exception):
    """The environment refused a request; its sentence says why."""


class Env:
    """One process that holds any number of games, each known by a handle."""

    def __init__(self, game, command="boardgames"):
        argv = [*shlex.split(command), "env", game]
        self._process = subprocess.Popen(argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        self._id = 0

    def ask(self, do, **fields):
        """One request, one answer."""
        self._id += 1
        try:
            self._process.stdin.write(json.dumps({"id": self._id, "do": do, **fields}) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise EnvError("the environment has ended") from None
        line = self._process.stdout.readline()
        if line == "":
            raise EnvError("the environment has ended")
        answer = json.loads(line)
        if not answer["ok"]:
            raise EnvError(answer["error"])
        return answer

    def batch(self, requests):
        """Many requests in one line; a result for each, with `ok` and perhaps `error`."""
        return self.ask("batch", requests=list(requests))["results"]

    def close(self):
        try:
            self._process.stdin.close()
        except BrokenPipeError:
            pass
        self._process.stdout.close()
        self._process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class AEC:
    """One game: agents act in turn, an action is the number of a legal move (or its notation).

    `infos[agent]["moves"]` lists the legal moves of the agent that is to act, and `["texts"]` says them in words.
    Rewards come at the end: `reward="win"` shares 1 among the winners, `reward="score"` gives everybody's points.
    """

    metadata = {"name": "boardgames_v1", "is_parallelizable": False}
    SHOW = ["moves", "texts", "view"]

    def __init__(self, game, players=2, options=None, reward="win", command="boardgames"):
        self.env = Env(game, command)
        self.players = players
        self.options = options or {}
        self.reward = reward
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._game = None

    def reset(self, seed=None, options=None):
        fields = {"players": self.players, "options": options or self.options, "show": self.SHOW}
        if seed is not None:
            fields["seed"] = str(seed)
        if self._game is not None:
            fields["game"] = self._game
        position = self.env.ask("reset", **fields)
        self._seat_all()
        self._take(position)

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            # As PettingZoo has it: who is done acts once more, with nothing, and leaves.
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        self._cumulative_rewards[agent] = 0.0
        self._take(self.env.ask("step", game=self._game, move=action, show=self.SHOW))

    def observe(self, agent):
        """All that the agent may know."""
        return self.env.ask("view", game=self._game, seat=self.possible_agents.index(agent))["view"]

    def last(self, observe=True):
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        reward = self._cumulative_rewards[agent]
        return seen, reward, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def clone(self):
        """A handle of a copy of the game as it stands, for `restore`."""
        return self.env.ask("clone", game=self._game)["game"]

    def restore(self, handle):
        """Back to where the handle was taken, also from the end of the game."""
        position = self.env.ask("restore", game=self._game, **{"from": handle}, show=self.SHOW)
        self._seat_all()
        self._take(position)

    def drop(self, handle):
        """Forgets a handle that is not needed any more."""
        self.env.ask("drop", game=handle)

    def close(self):
        self.env.close()

    def _seat_all(self):
        """Everybody is at the table, and nobody has won anything yet."""
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}

    def _take(self, position):
        self._game = position["game"]
        if not position["over"]:
            self.agent_selection = self.possible_agents[position["seat"]]
            self.infos[self.agent_selection] = {"moves": position["moves"], "texts": position["texts"]}
            return
        winners = position["winners"]
        for seat, agent in enumerate(self.possible_agents):
            won = 1.0 / len(winners) if seat in winners else 0.0
            self.rewards[agent] = won if self.reward == "win" else float(position["totals"][seat])
            self._cumulative_rewards[agent] = self.rewards[agent]
            self.terminations[agent] = True
            self.infos[agent] = {"moves": [], "texts": [], "totals": position["totals"]}
        self.agent_selection = self.agents[0]


def main(game="newton", games="1", command="boardgames"):
    chance = random.Random(0)
    env = AEC(game, players=2, command=command)
    for number in range(int(games)):
        env.reset(seed=f"python-{number}")
        steps = 0
        for agent in env.agent_iter():
            _, reward, termination, truncation, info = env.last(observe=False)
            if termination or truncation:
                print(f"{game} {number}: {agent} has {reward}, totals {info['totals']}, {steps} steps")
                env.step(None)
            else:
                env.step(chance.randrange(len(info["moves"])))
                steps += 1
    env.close()


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except (EnvError, OSError) as error:
        sys.exit(f"boardgames_env.py: {error}")
