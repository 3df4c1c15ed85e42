"""Says which steps of workflows and actions put an expression into a shell script, and which uses of
actions or permissions are too loose. Each fault is a line.

    workflows.py FILE...
"""

import pathlib
import re
import sys

import yaml


def steps(document):
    for job in (document.get("jobs") or {}).values():
        yield from job.get("steps") or []
    yield from (document.get("runs") or {}).get("steps") or []


def faults(document):
    for step in steps(document):
        name = step.get("name") or step.get("uses")
        if "${{" in step.get("run", ""):
            yield "%s: an expression stands in a script" % name
        if not re.search(r"@(v\d+(\.\d+)*|[0-9a-f]{40})$", step.get("uses", "@v1")):
            yield "%s: the version is not pinned" % name
    if "jobs" in document:
        permissions = document.get("permissions")
        if not isinstance(permissions, dict) or "write" in permissions.values():
            yield "what the workflow may do is not kept small"


for path in sys.argv[1:]:
    for fault in faults(yaml.safe_load(pathlib.Path(path).read_text("utf-8"))):
        print("%s: %s" % (pathlib.Path(path).name, fault))
