"""checkschema.py SCHEMA PROJECT...: whether LDtk projects are what LDtk's JSON schema says.

Prints each difference with its place; exit status 1 if there is one.
"""
import json
import sys

import jsonschema


def main(schema_file, *projects):
    with open(schema_file, encoding='utf-8') as file:
        validator = jsonschema.Draft7Validator(json.load(file))
    count = 0
    for name in projects:
        with open(name, encoding='utf-8') as file:
            project = json.load(file)
        for error in validator.iter_errors(project):
            print(name, '/'.join(str(key) for key in error.path), error.message[:200])
            count += 1
    return 1 if count or not projects else 0


sys.exit(main(*sys.argv[1:]))
