#!/usr/bin/env python3
"""Measures `monorepo` beside import-linter and grimp, which do for Python what its graph and lint do for Swift, on trees of the same shape.

    make bench-peers                                does all of this
    monorepo bench --only scale --generate DIR      writes the Swift repositories
    python3 tools/bench/peers.py DIR                mirrors each in Python and times both, in one run

A Swift module becomes a Python package, a file a file with as many lines, an import an import. import-linter checks one contract: every package may
import only those it comes after, which is what the generated repositories keep to (our lint checks all its rules meanwhile). Each time is of a whole
process: cold with an empty cache, warm with its own. Writes a table, and JSON to .build/bench/peers.json.
"""
import argparse
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
REQUIREMENTS = pathlib.Path(__file__).resolve().parent / "peers.txt"
IMPORT = re.compile(r"^import (\w+)$", re.MULTILINE)
GRIMP = "import grimp, sys; print(len(grimp.build_graph('mirror', cache_dir=sys.argv[1]).modules))"


def environment(folder):
    """The peers in a virtual environment of their own, at pinned versions."""
    if not (folder / "bin" / "lint-imports").exists():
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        subprocess.run([folder / "bin" / "python", "-m", "pip", "install", "--quiet", "--requirement", REQUIREMENTS], check=True)
    return folder / "bin"


def mirror(swift, python):
    """Writes the Python twin of a Swift repository, and returns its modules, those first that stand on others."""
    shutil.rmtree(python, ignore_errors=True)
    top = python / "mirror"
    top.mkdir(parents=True)
    (top / "__init__.py").touch()
    imported = {}
    for source in sorted(swift.glob("Packages/**/Sources/*/*.swift")):
        module, text = source.parent.name, source.read_text()
        names = [name for name in IMPORT.findall(text) if name != "Testing"]
        imported.setdefault(module, set()).update(names)
        lines = [f"from mirror.{name} import File0 as {name}File0" if not name.startswith("Layer") else f"from mirror.{name} import File as {name}File"
                 for name in names]
        lines += [f"line_{number} = 'import nothing'" for number in range(len(text.splitlines()) - len(names))]
        folder = top / module
        folder.mkdir(exist_ok=True)
        (folder / "__init__.py").touch()
        (folder / f"{source.stem}.py").write_text("\n".join(lines) + "\n")
    return list(reversed(ordered(imported))), len(list(top.rglob("*.py")))


def ordered(imported):
    """The modules, each after those that it imports."""
    order, seen = [], set()
    for start in sorted(imported):
        stack = [(start, iter(sorted(imported[start])))]
        if start in seen:
            continue
        seen.add(start)
        while stack:
            module, rest = stack[-1]
            following = next((name for name in rest if name not in seen), None)
            if following is None:
                order.append(module)
                stack.pop()
            else:
                seen.add(following)
                stack.append((following, iter(sorted(imported.get(following, ())))))
    return order


def contract(modules):
    """import-linter's configuration: layers, the highest first."""
    layers = "".join(f"\n    {module}" for module in modules)
    return ("[importlinter]\nroot_package = mirror\n\n[importlinter:contract:layers]\nname = Layers\ntype = layers\n"
            f"containers = mirror\nlayers ={layers}\n")


def seconds(command, folder, accepted=(0,)):
    """How long a process takes, by the clock."""
    begin = time.perf_counter()
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=1800, env={**os.environ, "PYTHONPATH": str(folder)})
    taken = time.perf_counter() - begin
    if result.returncode not in accepted:
        raise SystemExit(f"{' '.join(map(str, command))} ended with {result.returncode}:\n{(result.stdout + result.stderr)[-2000:]}")
    return taken


def measure(commands, caches, rounds):
    """Cold once for each command, then interleaved rounds with what they have kept."""
    for cache in caches:
        shutil.rmtree(cache, ignore_errors=True)
    cold = {name: seconds(*command) for name, command in commands.items()}
    warm = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            warm[name].append(seconds(*command))
    return cold, {name: statistics.median(taken) for name, taken in warm.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("work", type=pathlib.Path, help="the folder given to monorepo bench --only scale --generate")
    parser.add_argument("--tool", default=ROOT / ".build" / "bin" / "monorepo", help="the tool to measure; a release build is fair")
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    graphs = sorted(arguments.work.glob("graph-*"), key=lambda graph: len(list(graph.glob("Packages/**/Package.swift"))))
    if not graphs:
        raise SystemExit(f"{arguments.work} holds no generated repository; run monorepo bench --only scale --generate {arguments.work}")
    programs = environment(ROOT / ".build" / "bench" / "peers")
    rows = []
    print(f"{'repository':34} {'files':>6}  {'program':22} {'cold':>7} {'warm':>7}")
    for graph in graphs:
        twin, ours = arguments.work / f"python-{graph.name}", arguments.work / f"cache-{graph.name}-beside-peers"
        modules, files = mirror(graph, twin)
        (twin / ".importlinter").write_text(contract(modules))
        tool = pathlib.Path(arguments.tool).resolve()
        commands = {
            "monorepo graph": ([tool, "graph", "--format", "json", "--root", graph, "--cache", f"{ours}-graph"], graph),
            "monorepo lint": ([tool, "lint", "--format", "json", "--root", graph, "--cache", f"{ours}-lint"], graph, (0, 1)),
            "grimp, graph": ([programs / "python", "-c", GRIMP, twin / "cache-grimp"], twin),
            "import-linter, layers": ([programs / "lint-imports", "--cache-dir", twin / "cache-linter"], twin),
        }
        cold, warm = measure(commands, [f"{ours}-graph", f"{ours}-lint", twin / "cache-grimp", twin / "cache-linter"], arguments.rounds)
        for name in commands:
            rows.append({"repository": graph.name.removeprefix("graph-"), "files": files, "program": name, "cold": cold[name], "warm": warm[name]})
            print(f"{rows[-1]['repository']:34} {files:6}  {name:22} {cold[name]:7.2f} {warm[name]:7.2f}", flush=True)
    output = ROOT / ".build" / "bench" / "peers.json"
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(json.dumps(rows, indent=2) + "\n")


if __name__ == "__main__":
    main()
