"""100,000 paths by one call of Python beside the same in C++, turn by turn, in processor time:
python3 paths.py HOSTS-PATHSBESIDE [PATHS]"""
import subprocess
import sys
import tempfile
import time

import numpy

import thicket

TURNS = 7
paths = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
dice = numpy.random.default_rng(4)
circles = dice.uniform([0, 0, 0.5], [200, 200, 3], (1000, 3))
world = thicket.World()
for number, (x, y, r) in enumerate(circles, start=1):
    world.add_circle(number, (x, y), r)
world.commit()
free = dice.uniform(0, 200, (8 * paths, 2))
free = free[world.clearance(free) >= 0][: 2 * paths]
starts, goals = free[0::2], free[1::2]

file = tempfile.NamedTemporaryFile()
numpy.array([len(circles), len(starts)], float).tofile(file)
circles.tofile(file)
numpy.hstack([starts, goals]).tofile(file)
file.flush()

beside, here = [], []
for turn in range(TURNS):
    told = subprocess.run([sys.argv[1], file.name], capture_output=True, check=True, text=True).stdout
    microseconds, total = map(float, told.split())
    begin = time.process_time()
    outcomes, lengths = world.paths(starts, goals, threads=1)
    here.append(1e6 * (time.process_time() - begin) / len(starts))
    beside.append(microseconds)
    if abs(lengths.sum() - total) > 1e-9 * total:
        sys.exit(f"other lengths than in C++: {lengths.sum()!r}, {total!r}")
ratios = numpy.array(here) / numpy.array(beside)
print("| paths | C++ us | Python us | Python / C++, least, median, most |\n|---|---|---|---|")
print(f"| {len(starts)} | {numpy.median(beside):.2f} | {numpy.median(here):.2f} | "
      f"{ratios.min():.3f}, {numpy.median(ratios):.3f}, {ratios.max():.3f} |")
