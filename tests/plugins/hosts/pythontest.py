"""import thicket: lengths that are known by hand, numpy arrays, errors, crowds and their saves."""
import math
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
    def test_everything_has_a_docstring(self):
        for kind in (thicket.Map, thicket.Path, thicket.World, thicket.Group, thicket.Crowd):
            self.assertTrue(kind.__doc__)
            for name, member in vars(kind).items():
                if not name.startswith("_"):
                    self.assertTrue(member.__doc__, f"{kind.__name__}.{name}")

    def test_stubs_name_everything(self):
        import pathlib
        beside = pathlib.Path(thicket.__file__).parent
        installed = beside / "thicket-stubs" / "__init__.pyi"
        stubs = (installed if installed.exists() else beside / "thicket.pyi").read_text()
        for kind in (thicket.Map, thicket.Path, thicket.World, thicket.Group, thicket.Crowd):
            self.assertIn(f"class {kind.__name__}", stubs)
            for name in vars(kind):
                if not name.startswith("_"):
                    self.assertIn(f"def {name}(", stubs)


if __name__ == "__main__":
    unittest.main()
