"""What docs/examples/boardgames_env.py promises, game by game; run by test/programs/examples.test.ts and .ci/run.

    python3 test/programs/aec_test.py newton 'node bin/boardgames.js'
"""

import os
import random
import sys
import unittest

# Nothing is to be left beside the example, which is packed.
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "docs", "examples"))
from boardgames_env import AEC, Env, EnvError  # noqa: E402

GAME, COMMAND = sys.argv[1:3]


def play_out(env, chance):
    """To the end at random: the rewards by agent, and how many steps that took."""
    rewards, steps = {}, 0
    for agent in env.agent_iter():
        _, reward, termination, truncation, info = env.last(observe=False)
        if termination or truncation:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(chance.randrange(len(info["moves"])))
            steps += 1
    return rewards, steps


class AecTest(unittest.TestCase):
    def setUp(self):
        self.aec = AEC(GAME, players=2, command=COMMAND)
        self.addCleanup(self.aec.close)

    def test_same_seed_same_game(self):
        games = []
        for _ in range(2):
            self.aec.reset(seed="owl")
            games.append(play_out(self.aec, random.Random(1)))
        self.assertEqual(games[0], games[1])
        self.assertEqual(self.aec.agents, [])
        self.assertEqual(sum(games[0][0].values()), 1.0)

    def test_clone_and_restore(self):
        self.aec.reset(seed="owl")
        for _ in range(5):
            self.aec.step(0)
        handle = self.aec.clone()
        before = self.aec.last()
        first = play_out(self.aec, random.Random(2))
        # Back from the end: nobody has been rewarded, and the same can be played again.
        self.aec.restore(handle)
        self.assertEqual(self.aec.agents, self.aec.possible_agents)
        self.assertEqual(set(self.aec.rewards.values()), {0.0})
        self.assertEqual(self.aec.last(), before)
        self.assertEqual(play_out(self.aec, random.Random(2)), first)
        self.aec.drop(handle)
        with self.assertRaises(EnvError):
            self.aec.restore(handle)

    def test_an_agent_sees_its_own_view(self):
        self.aec.reset(seed="owl")
        for seat, agent in enumerate(self.aec.possible_agents):
            self.assertEqual(self.aec.observe(agent)["viewer"], seat)

    def test_a_refused_step_changes_nothing(self):
        self.aec.reset(seed="owl")
        before = self.aec.last()
        with self.assertRaisesRegex(EnvError, "not legal here"):
            self.aec.step("win at once")
        self.assertEqual(self.aec.last(), before)

    def test_scores_as_rewards(self):
        with_scores = AEC(GAME, players=2, reward="score", command=COMMAND)
        self.addCleanup(with_scores.close)
        with_scores.reset(seed="owl")
        rewards, _ = play_out(with_scores, random.Random(3))
        self.assertEqual(list(rewards.values()), [float(points) for points in with_scores.infos["player_0"]["totals"]])


class EnvTest(unittest.TestCase):
    def test_a_batch_of_games(self):
        with Env(GAME, COMMAND) as env:
            begun = env.batch({"do": "reset", "players": 2, "seed": f"b-{i}", "show": []} for i in range(20))
            stepped = env.batch({"do": "step", "game": one["game"], "move": 0, "show": []} for one in begun)
            self.assertEqual([one["number"] for one in stepped], [1] * 20)

    def test_it_has_ended(self):
        env = Env(GAME, "true")
        with self.assertRaisesRegex(EnvError, "has ended"):
            env.ask("about")
            env.ask("about")
        env.close()


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
