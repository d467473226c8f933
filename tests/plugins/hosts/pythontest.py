"""import thicket: lengths that are known by hand, numpy arrays, errors, graphs, crowds, their saves and
recordings, and calls from several threads."""
import heapq
import math
import os
import pathlib
import tempfile
import threading
import unittest

import numpy

import thicket


def world_with_a_circle():
    world = thicket.World(radii=[0.5])
    world.add_circle(1, (0, 0), 1)
    world.commit()
    return world


class Worlds(unittest.TestCase):
    def test_path_round_a_circle(self):
        path = world_with_a_circle().path((-2, 0), (2, 0))
        self.assertTrue(path.found)
        self.assertEqual(path.outcome, "found")
        self.assertAlmostEqual(path.length, 2 * math.sqrt(3) + math.pi / 3)
        self.assertEqual(path.lower_bound, path.length)
        points = path.points(1e-3)
        self.assertEqual(points.shape[1], 2)
        along = numpy.linalg.norm(numpy.diff(points, axis=0), axis=1).sum()
        self.assertLess(abs(along - path.length), 0.01)
        segments = path.segments()
        self.assertEqual(segments["is_arc"].tolist(), [0, 1, 0])
        self.assertAlmostEqual(segments["length"].sum(), path.length)
        self.assertAlmostEqual(segments["from"]["x"][0], -2)

    def test_other_radii_walls_and_polygons(self):
        world = world_with_a_circle()
        self.assertGreater(world.path((-2, 0), (2, 0), 0.5).length, world.path((-2, 0), (2, 0)).length)
        world.add_wall(2, numpy.array([[5.0, -50], [5, 50]]), 0.2)
        world.add_polygon(3, [[10, 10], [12, 10], [11, 12]])
        world.commit()
        self.assertEqual(len(world), 3)
        self.assertEqual(world.version, 2)
        self.assertEqual(world.ray((2, 0), (9, 0))["obstacle"], 2)
        self.assertIsNone(world.ray((2, 0), (4, 0)))
        self.assertAlmostEqual(world.sweep((2, 0), (9, 0), extra=0.5)["at"], 2.4)
        clearance = world.clearance([[3, 0], [0, 0]])
        self.assertAlmostEqual(clearance[0], 1.9)
        self.assertLess(clearance[1], 0)
        world.move(2, (1000, 0))
        world.remove(3)
        world.commit()
        self.assertEqual(len(world), 2)

    def test_nearest(self):
        world = thicket.World()
        world.add_wall(1, [[-3, -3], [3, -3], [3, 3], [-3, 3]], 1, closed=True)
        world.commit()
        self.assertFalse(world.reachable((20, 0), (0, 0)))
        self.assertEqual(world.path((20, 0), (0, 0)).outcome, "unreachable")
        path = world.path((20, 0.5), (1, 0.5), nearest=True)
        self.assertTrue(path.found)
        self.assertAlmostEqual(path.gap, 2.5, 4)
        self.assertAlmostEqual(path.end[0], 3.5, 4)
        self.assertAlmostEqual(world.nearest_free((3.4, 0))[0], 3.5, 4)

    def test_many_paths_are_those_of_single_calls(self):
        dice = numpy.random.default_rng(3)
        world = thicket.World()
        for i, (x, y, r) in enumerate(dice.uniform([0, 0, 0.5], [100, 100, 2], (300, 3))):
            world.add_circle(i + 1, (x, y), r)
        world.commit()
        starts = dice.uniform(0, 100, (200, 2))
        goals = dice.uniform(0, 100, (200, 2))
        outcomes, lengths = world.paths(starts, goals, threads=3)
        self.assertGreater((outcomes == 0).sum(), 100)
        for start, goal, outcome, length in zip(starts, goals, outcomes, lengths):
            path = world.path(tuple(start), tuple(goal))
            self.assertEqual(path.length, length)
            self.assertEqual(path.found, outcome == 0)
        with self.assertRaises(ValueError):
            world.paths(starts, goals[:10])
        with self.assertRaises(ValueError):
            world.paths(numpy.zeros((3, 3)), numpy.zeros((3, 3)))

    def test_errors_say_what_is_wrong(self):
        world = thicket.World()
        with self.assertRaisesRegex(thicket.Error, "radius"):
            world.path((0, 0), (1, 1), 7)
        with self.assertRaisesRegex(thicket.Error, "id 1"):
            world.add_circle(1, (0, 0), 1)
            world.add_circle(1, (0, 0), 1)
        with self.assertRaises(thicket.Error):
            world.path((math.nan, 0), (1, 1))
        with self.assertRaises(thicket.Error):
            thicket.Map.load("no/such.thicket")
        with self.assertRaises(thicket.Error):
            thicket.Map.parse(b"{")


def random_world(dice, circles):
    world = thicket.World(radii=[0.25])
    for i, (x, y, r) in enumerate(dice.uniform([0, 0, 0.5], [40, 40, 2], (circles, 3))):
        world.add_circle(i + 1, (x, y), r)
    world.commit()
    return world


def shortest_by_dijkstra(graph):
    """The length from start to goal over the graph's edges, in both directions."""
    beside = [[] for _ in graph["points"]]
    for (a, b), length in zip(graph["ends"].tolist(), graph["edges"]["length"].tolist()):
        beside[a].append((b, length))
        beside[b].append((a, length))
    best = {graph["start"]: 0.0}
    queue = [(0.0, graph["start"])]
    while queue:
        so_far, at = heapq.heappop(queue)
        if at == graph["goal"]:
            return so_far
        for to, length in beside[at] if so_far == best[at] else []:
            if so_far + length < best.get(to, math.inf):
                best[to] = so_far + length
                heapq.heappush(queue, (best[to], to))
    return math.inf


class Graphs(unittest.TestCase):
    def test_two_circles(self):
        world = world_with_a_circle()
        world.add_circle(7, (10, 0), 1)
        world.commit()
        graph = world.graph()
        self.assertEqual(graph["points"].shape, (8, 2))
        self.assertEqual(sorted(graph["obstacles"].tolist()), [1] * 4 + [7] * 4)
        arcs = graph["edges"]["is_arc"] == 1
        self.assertEqual((~arcs).sum(), 4)
        self.assertEqual(arcs.sum(), 8)
        self.assertAlmostEqual(graph["edges"]["length"][arcs].sum(), 4 * math.pi)
        self.assertEqual((graph["start"], graph["goal"]), (None, None))
        first, second = graph["points"][graph["ends"][:, 0]], graph["points"][graph["ends"][:, 1]]
        for end, points in (("from", first), ("to", second)):
            self.assertLess(abs(graph["edges"][end]["x"] - points[:, 0]).max(), 1e-12)
            self.assertLess(abs(graph["edges"][end]["y"] - points[:, 1]).max(), 1e-12)

    def test_shortest_paths_are_in_it(self):
        dice = numpy.random.default_rng(11)
        found = 0
        for _ in range(6):
            world = random_world(dice, 60)
            for start, goal in dice.uniform(0, 40, (4, 2, 2)).tolist():
                path = world.path(start, goal, 0.25)
                if path.outcome not in ("found", "unreachable"):
                    continue
                graph = world.graph(0.25, start=start, goal=goal)
                if path.found:
                    found += 1
                    self.assertAlmostEqual(shortest_by_dijkstra(graph), path.length, 4)
                elif graph["start"] is not None and graph["goal"] is not None:
                    self.assertEqual(shortest_by_dijkstra(graph), math.inf)
        self.assertGreater(found, 5)

    def test_limits(self):
        world = random_world(numpy.random.default_rng(2), 20)
        with self.assertRaisesRegex(thicket.Error, "more than 10 straight edges"):
            world.graph(max_edges=10)
        with self.assertRaisesRegex(thicket.Error, "radius 0.75:"):
            world.graph(0.75)
        with self.assertRaises(thicket.Error):
            world.graph(start=(math.inf, 0))
        self.assertEqual(thicket.World().graph()["points"].shape, (0, 2))


class Threads(unittest.TestCase):
    """A long call releases Python's lock. Calls of other threads meanwhile must not meet it."""

    def run_beside(self, work, others):
        failures = []

        def guarded(task):
            try:
                task()
            except Exception as failure:  # pylint: disable=broad-except
                failures.append(failure)
        threads = [threading.Thread(target=guarded, args=(task,)) for task in [work, *others]]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(failures, [])

    def test_a_call_sees_one_state_of_a_world(self):
        world = random_world(numpy.random.default_rng(4), 100)
        world.add_wall(1000, [[60, -30], [60, 70]], 1)
        world.commit()
        starts = numpy.full((400, 2), (50, 20))
        goals = numpy.full((400, 2), (70, 20))
        done = threading.Event()

        def change():
            for i in range(3000):
                world.move(1000, (0, 20 if i % 2 else -20))
                world.commit()
                if done.is_set():
                    break
            for i in range(100):
                world.add_radius(0.5 + i / 1000)

        def query():
            for _ in range(20):
                outcomes, lengths = world.paths(starts, goals, 0.25, threads=2)
                self.assertEqual(len(set(outcomes.tolist())), 1)
                self.assertEqual(len(set(lengths.tolist())), 1)
                world.path(starts[0], goals[0], 0.25)
                world.clearance(starts)
            done.set()
        self.run_beside(change, [query, query])

    def test_a_crowd_is_read_between_its_calls(self):
        positions = numpy.random.default_rng(5).uniform(0, 30, (200, 2))
        crowd = thicket.Crowd([thicket.Group((15, 15))], positions=positions)
        done = threading.Event()

        def step():
            for _ in range(20):
                crowd.step(10)
            done.set()

        def look():
            while not done.is_set():
                self.assertEqual(crowd.steps % 10, 0)
                crowd.agents()
                crowd.set_goal(0, (crowd.steps / 10, 15))
                crowd.keep()
        self.run_beside(step, [look])
        self.assertEqual(crowd.steps, 200)

    def test_more_threads_than_there_can_be(self):
        world = random_world(numpy.random.default_rng(6), 5)
        points = numpy.zeros((100000, 2))
        outcomes, _ = world.paths(points, points, threads=100000)
        self.assertEqual(len(outcomes), 100000)


class Recordings(unittest.TestCase):
    def test_frames_are_those_of_the_run(self):
        positions = [[0, 0], [0, 3], [0, 6]]
        crowd = thicket.Crowd([thicket.Group((20, 3))], positions=positions)
        seen = [crowd.agents()]
        hashes = [crowd.hash]
        for k in range(40):
            if k == 10:
                crowd.add(9, (5, 5))
            if k == 20:
                crowd.remove(1)
            if k == 30:
                crowd.set_goal(0, (0, 20))
            crowd.step()
            seen.append(crowd.agents())
            hashes.append(crowd.hash)
        recording = crowd.recording(threads=2)
        self.assertEqual(len(recording), 41)
        self.assertEqual(recording.step, 0.05)
        agents = recording.agents()
        self.assertEqual(agents["id"].tolist(), [0, 1, 2, 9])
        self.assertEqual(agents["begin"].tolist(), [0, 0, 0, 11])
        self.assertEqual(agents["end"].tolist(), [41, 21, 41, 41])
        everywhere = recording.positions()
        self.assertEqual(everywhere.shape, (41, 4, 2))
        for k, (shown, state) in enumerate(zip(seen, hashes)):
            frame = recording.frame(k)
            for name in ("id", "x", "y"):
                self.assertEqual(frame[name].tolist(), shown[name].tolist())
            for name in ("heading_x", "heading_y"):
                self.assertLess(abs(frame[name] - shown[name]).max(), 1e-12)
            self.assertEqual(recording.hash(k), state)
            there = [agents["id"].tolist().index(i) for i in shown["id"]]
            self.assertEqual(everywhere[k, there, 0].tolist(), shown["x"].tolist())
            self.assertEqual(numpy.isnan(everywhere[k]).any(axis=1).sum(), 4 - len(there))
        self.assertEqual(recording.frame(-1)["x"].tolist(), seen[-1]["x"].tolist())
        for k in (41, -42):
            with self.assertRaises(IndexError):
                recording.frame(k)

    def test_files(self):
        crowd = thicket.Crowd([thicket.Group((9, 0))], positions=[[0, 0]])
        crowd.step(5)
        recording = crowd.recording()
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "a.thicket-replay")
            recording.save(path)
            self.assertEqual(pathlib.Path(path).read_bytes(), recording.to_bytes())
            self.assertEqual(thicket.Recording.load(path).hash(-1), crowd.hash)
        self.assertEqual(len(thicket.Recording.parse(recording.to_bytes())), 6)
        with self.assertRaises(thicket.Error):
            thicket.Recording.parse(recording.to_bytes()[:-30])
        with self.assertRaisesRegex(thicket.Error, "no/such"):
            thicket.Recording.load("no/such.thicket-replay")


class Crowds(unittest.TestCase):
    def crowd(self, **arguments):
        positions = numpy.stack([numpy.zeros(20), numpy.arange(20.0)], axis=1)
        groups = [thicket.Group((30, 10)),
                  thicket.Group((-30, 10), behaviours=[("avoidAgents", 1), ("arrive", 1)])]
        memberships = numpy.arange(20, dtype=numpy.uint32) % 2
        return thicket.Crowd(groups, positions=positions, memberships=memberships, **arguments)

    def test_steps_and_arrays(self):
        crowd = self.crowd()
        self.assertEqual(len(crowd), 20)
        crowd.step(100, threads=2)
        agents = crowd.agents()
        self.assertEqual(agents["x"].dtype, numpy.float64)
        self.assertTrue((agents["x"][::2] > 5).all())
        self.assertTrue((agents["x"][1::2] < -5).all())
        self.assertEqual(crowd.steps, 100)
        self.assertAlmostEqual(crowd.time, 5)

    def test_rollback_and_saves(self):
        crowd = self.crowd()
        crowd.step(10)
        kept = crowd.keep()
        crowd.set_goal(0, (0, 30))
        crowd.set_circle(5, (3, 8), 1)
        crowd.add(100, (-5, -5))
        crowd.step(10)
        after = crowd.hash
        saved = crowd.save()
        crowd.go_back(kept)
        self.assertEqual(len(crowd), 20)
        crowd.step(10)
        self.assertNotEqual(crowd.hash, after)
        other = self.crowd()
        other.restore(saved)
        self.assertEqual(other.hash, after)
        with self.assertRaises(thicket.Error):
            other.restore(b"nothing")
        with self.assertRaises(thicket.Error):
            crowd.remove(12345)
        with self.assertRaises(ValueError):
            thicket.Crowd([thicket.Group(behaviours=[("fly", 1)])])


class Documentation(unittest.TestCase):
    kinds = (thicket.Map, thicket.Path, thicket.World, thicket.Group, thicket.Crowd,
             thicket.Recording)

    def test_everything_has_a_docstring(self):
        for kind in self.kinds:
            self.assertTrue(kind.__doc__)
            for name, member in vars(kind).items():
                if not name.startswith("_"):
                    self.assertTrue(member.__doc__, f"{kind.__name__}.{name}")

    def test_stubs_name_everything(self):
        beside = pathlib.Path(thicket.__file__).parent
        installed = beside / "thicket-stubs" / "__init__.pyi"
        stubs = (installed if installed.exists() else beside / "thicket.pyi").read_text()
        for kind in self.kinds:
            self.assertIn(f"class {kind.__name__}", stubs)
            for name in vars(kind):
                if not name.startswith("_"):
                    self.assertIn(f"def {name}(", stubs)


if __name__ == "__main__":
    unittest.main()
