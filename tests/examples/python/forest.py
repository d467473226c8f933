"""A forest, the shortest path of an agent through it, and a click into a tree. Draws a picture if
matplotlib is there: python3 forest.py [PICTURE.png]"""
import sys

import numpy

import thicket

RADIUS = 0.4
dice = numpy.random.default_rng(5)
trees = dice.uniform([0, 0, 0.4], [60, 40, 1.6], (160, 3))

world = thicket.World(radii=[RADIUS])
for number, (x, y, r) in enumerate(trees, start=1):
    world.add_circle(number, (x, y), r)
world.commit()

start = (-2.0, 20.0)
click = tuple(trees[numpy.argmax(trees[:, 0])][:2])  # the tree farthest to the right
path = world.path(start, click, RADIUS, nearest=True)
print(f"{path.outcome}: {path.length:.3f} units, ends {path.gap:.3f} from the click")

starts = dice.uniform([0, 0], [60, 40], (1000, 2))
goals = dice.uniform([0, 0], [60, 40], (1000, 2))
outcomes, lengths = world.paths(starts, goals, RADIUS, threads=0)
print(f"of 1,000 random ways {numpy.count_nonzero(outcomes == 0)} are open (no end in a tree), "
      f"{lengths[outcomes == 0].mean():.2f} units long on average")

try:
    import matplotlib
    matplotlib.use("Agg")
    from matplotlib import pyplot
except ImportError:
    print("without matplotlib there is no picture")
    sys.exit()

figure, axes = pyplot.subplots(figsize=(9, 6.6), layout="constrained")
for x, y, r in trees:
    axes.add_patch(pyplot.Circle((x, y), r, color="#6a9a5b"))
points = path.points(0.02)
axes.plot(points[:, 0], points[:, 1], color="#c2502e", linewidth=2, label="shortest path")
axes.plot(*start, "o", color="#c2502e", label="start")
axes.plot(*click, "x", color="black", label="click")
axes.set_aspect("equal")
axes.set_xlabel("x, map units")
axes.set_ylabel("y, map units")
axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1), ncol=3, frameon=False)
figure.savefig(sys.argv[1] if len(sys.argv) > 1 else "forest.png", dpi=120)
