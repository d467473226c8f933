"""Reads flow fields by their schema, and their images with nothing but zlib, and compares both.

readflow.py SCHEMA FLOW...: prints one line for each field, "columns rows cells-with-a-path", or
what is wrong with it. The image of a.flow.json is a.flow.png.
"""
import json
import math
import struct
import sys
import zlib

import jsonschema


def fail(text):
    print(text)
    sys.exit(1)


def paeth(a, b, c):
    p = a + b - c
    return min((a, b, c), key=lambda x: abs(p - x))


def unfiltered(kind, line, above, size):
    line = bytearray(line)
    for i in range(len(line)):
        left = line[i - size] if i >= size else 0
        corner = above[i - size] if i >= size else 0
        line[i] = (line[i] + (0, left, above[i], (left + above[i]) // 2,
                              paeth(left, above[i], corner))[kind]) & 255
    return line


def png_rows(name):
    """Rows of (red, green, blue), 16 bits each."""
    data = open(name, "rb").read()
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        fail("no PNG")
    at, packed, head = 8, b"", None
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + size]
        if zlib.crc32(kind + body) != struct.unpack(">I", data[at + 8 + size:at + 12 + size])[0]:
            fail("checksum")
        head = struct.unpack(">IIBB", body[:10]) if kind == b"IHDR" else head
        packed += body if kind == b"IDAT" else b""
        at += 12 + size
    width, height, bits, colour = head
    channels = {2: 3, 6: 4}[colour]
    if bits != 16:
        fail(f"{bits} bits")
    raw, rows = zlib.decompress(packed), []
    stride, above = 2 * channels * width, bytearray(2 * channels * width)
    for row in range(height):
        begin = row * (stride + 1)
        above = unfiltered(raw[begin], raw[begin + 1:begin + 1 + stride], above, 2 * channels)
        values = struct.unpack(f">{channels * width}H", above)
        rows.append([values[channels * i:channels * i + 3] for i in range(width)])
    return rows


def check_cell(flow, image, row, column, pixel):
    cost = flow["integration"][row][column]
    direction = flow["flow"][row][column]
    if (cost is None) != (pixel[2] == image["noPath"]):
        fail(f"cell {column}, {row}: {cost}, {pixel}")
    if cost is None and direction != [0, 0]:
        fail(f"cell {column}, {row} leads nowhere")
    if flow["cost"][row][column] == 255 and cost is not None:
        fail(f"cell {column}, {row} is blocked")
    if cost is not None and abs(pixel[2] * image["costStep"] - cost) > 0.51 * image["costStep"]:
        fail(f"cell {column}, {row}: cost {cost}, {pixel}")
    for k in (0, 1):
        seen = (pixel[k] - image["directionZero"]) / image["directionScale"]
        if abs(seen - direction[k]) > 3e-5:
            fail(f"cell {column}, {row}: direction {direction}, {pixel}")
    length = math.hypot(*direction)
    if length != 0 and abs(length - 1) > 2e-4:
        fail(f"cell {column}, {row}: length {length}")
    return cost


def descends(flow, row, column, cost):
    """Whether a neighbour is nearer to a goal, or the cell next to one."""
    if cost <= 1.5 * flow["cell"]:
        return True
    for r in range(max(0, row - 1), min(flow["rows"], row + 2)):
        for c in range(max(0, column - 1), min(flow["columns"], column + 2)):
            other = flow["integration"][r][c]
            if other is not None and other < cost:
                return True
    return False


def check(flow, rows):
    image, reached = flow["image"], 0
    shape = (flow["rows"], flow["columns"])
    for grid in (flow["cost"], flow["integration"], flow["flow"], rows):
        if (len(grid), {len(line) for line in grid}) != (shape[0], {shape[1]}):
            fail("rows and columns")
    if image["topRow"] == "largest y":
        rows = rows[::-1]
    for row in range(shape[0]):
        for column in range(shape[1]):
            cost = check_cell(flow, image, row, column, rows[row][column])
            if cost is not None:
                reached += 1
                if not descends(flow, row, column, cost):
                    fail(f"cell {column}, {row} does not descend")
    return shape[1], shape[0], reached


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    for name in sys.argv[2:]:
        with open(name, encoding="utf-8") as file:
            flow = json.load(file)
        for error in validator.iter_errors(flow):
            fail(f"{name}: {list(error.path)}: {error.message[:200]}")
        print(*check(flow, png_rows(name[:-len("json")] + "png")))


main()
