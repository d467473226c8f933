"""Reads tangent graphs by their schema and checks every number that follows from others.

readgraph.py SCHEMA GRAPH...: prints one line for each graph, "surfing hugging vertices", or what
is wrong with it.
"""
import json
import math
import sys

import jsonschema


def distance(a, b):
    return math.hypot(b[0] - a[0], b[1] - a[1])


def fail(text):
    print(text)
    sys.exit(1)


def check_surfing(edge, vertices, size):
    if abs(distance(edge["from"], edge["to"]) - edge["length"]) > 1e-12 * size:
        fail(f"length of {edge}")
    ends = [vertices[i] for i in edge["vertices"]]
    direction = [edge["to"][k] - edge["from"][k] for k in (0, 1)]
    for end, point, contact, winding in zip(ends, (edge["from"], edge["to"]), edge["contacts"],
                                            edge["windings"]):
        if distance(end["position"], point) > 1e-9 * size:
            fail(f"{end} is not at {point}")
        if end["contact"] != contact:
            fail(f"{end} has not the contact {contact}")
        # The way along the rim at the contact, in the winding, is the way along the edge.
        sign = 1 if winding == "ccw" else -1
        along = [-sign * math.sin(end["angle"]), sign * math.cos(end["angle"])]
        if edge["length"] > 1e-6 * size:
            cosine = (along[0] * direction[0] + along[1] * direction[1]) / edge["length"]
            if cosine < 1 - 1e-9:
                fail(f"{edge} is no tangent in the winding {winding}: {cosine}")


def check_hugging(edge, vertices, size):
    if abs(edge["radius"] * (edge["to"] - edge["from"]) - edge["length"]) > 1e-12 * size:
        fail(f"length of {edge}")
    for index, key in zip(edge["vertices"], ("from", "to")):
        vertex = vertices[index]
        turn = (edge[key] - vertex["angle"]) / (2 * math.pi)
        if abs(turn - round(turn)) > 1e-12 or vertex["center"] != edge["center"]:
            fail(f"{edge} does not join {vertex}")


def check(graph):
    vertices = graph["vertices"]
    size = max([1.0] + [abs(x) for v in vertices for x in v["position"]])
    used = set()
    counts = {"surfing": 0, "hugging": 0}
    for edge in graph["edges"]:
        counts[edge["type"]] += 1
        if edge["type"] == "surfing":
            check_surfing(edge, vertices, size)
            used.update(edge["vertices"])
        else:
            check_hugging(edge, vertices, size)
    if used != set(range(len(vertices))):
        fail("vertices without a surfing edge")
    for vertex in vertices:
        angle, radius, center = vertex["angle"], vertex["radius"], vertex["center"]
        rim = [center[0] + radius * math.cos(angle), center[1] + radius * math.sin(angle)]
        if distance(rim, vertex["position"]) > 1e-9 * size:
            fail(f"{vertex} is not on its rim")
    return counts["surfing"], counts["hugging"], len(vertices)


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    for name in sys.argv[2:]:
        with open(name, encoding="utf-8") as file:
            graph = json.load(file)
        for error in validator.iter_errors(graph):
            fail(f"{name}: {list(error.path)}: {error.message[:200]}")
        print(*check(graph))


main()
