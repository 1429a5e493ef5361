#!/usr/bin/env python3
"""Measures Statistics beside numpy and pandas: every figure, by parts of the day and weekdays too, and the profile of a million readings.

    swift build -c release --package-path Packages/Core/Statistics --product StatisticsBenchmark
    python3 tools/bench/glucose.py [--readings N] [--runs N]

Both compute the same figures of the same made-up readings in one run, and must agree to a billionth. Writes .build/bench/glucose.json.
"""
import argparse
import json
import pathlib
import statistics
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAM = ROOT / "Packages/Core/Statistics/.build/release/StatisticsBenchmark"
REQUIREMENTS = pathlib.Path(__file__).resolve().parent / "glucose.txt"
OUTPUT = ROOT / ".build/bench"
GOAL = 5
PERCENTS = [5, 25, 50, 75, 95]
PARTS = ["night", "morning", "afternoon", "evening"]
BANDS = ["veryLow", "low", "inTarget", "high", "veryHigh"]


def environment(folder):
    """numpy and pandas in a virtual environment of their own, at pinned versions."""
    if not (folder / "bin" / "python").exists():
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        subprocess.run([folder / "bin" / "python", "-m", "pip", "install", "--quiet", "--requirement", REQUIREMENTS], check=True)
    return folder / "bin" / "python"


def figures_of(values, name):
    """The figures of some readings, as numpy computes them."""
    import numpy as np

    mean, deviation = values.mean(), values.std(ddof=1)
    scaled = 1.509 * (np.log(values) ** 1.084 - 5.381)
    risk = 10 * scaled * scaled
    figures = {
        "count": len(values), "mean": mean, "standardDeviation": deviation, "variation": deviation / mean * 100, "lowest": values.min(),
        "highest": values.max(), "estimatedA1c": (mean + 46.7) / 28.7, "lowIndex": risk[scaled < 0].sum() / len(values),
        "highIndex": risk[scaled > 0].sum() / len(values),
    }
    figures |= {f"percentile{percent}": number for percent, number in zip(PERCENTS, np.percentile(values, PERCENTS))}
    inside = [values < 54, (values >= 54) & (values < 70), (values >= 70) & (values <= 180), (values > 180) & (values <= 250), values > 250]
    figures |= {f"share-{band}": part.mean() for band, part in zip(BANDS, inside)}
    return {f"{name} {key}": float(number) for key, number in figures.items()}


def compute(frame):
    """The same work as StatisticsBenchmark's."""
    hours = frame["second"] // 3600 % 24
    figures = figures_of(frame["value"].to_numpy(), "all")
    for part, group in frame.groupby(hours // 6)["value"]:
        figures |= figures_of(group.to_numpy(), PARTS[part])
    for weekday, group in frame.groupby((frame["second"] // 86400 + 3) % 7)["value"]:
        figures |= figures_of(group.to_numpy(), f"weekday{weekday + 1}")
    profile = frame.groupby(hours)["value"].quantile([percent / 100 for percent in PERCENTS])
    for (hour, share), number in profile.items():
        figures[f"hour{hour} percentile{round(share * 100)}"] = float(number)
    return figures


def measure_python(count, runs):
    """Run in the virtual environment: prints what StatisticsBenchmark prints."""
    import numpy as np
    import pandas as pd

    index = np.arange(count, dtype=np.int64)
    frame = pd.DataFrame({"second": index * 97, "value": (40 + index * 7919 % 361).astype(np.float64)})
    milliseconds = []
    for _ in range(runs):
        started = time.perf_counter()
        figures = compute(frame)
        milliseconds.append((time.perf_counter() - started) * 1000)
    print(json.dumps({"milliseconds": milliseconds, "figures": figures}))


def run(command):
    return json.loads(subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True).stdout)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--readings", type=int, default=1_000_000)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.inside:
        return measure_python(arguments.readings, arguments.runs)
    python = environment(OUTPUT / "glucose")
    ours = run([PROGRAM, arguments.readings, arguments.runs])
    theirs = run([python, __file__, "--inside", "--readings", arguments.readings, "--runs", arguments.runs])
    assert ours["figures"].keys() == theirs["figures"].keys(), ours["figures"].keys() ^ theirs["figures"].keys()
    for key, number in theirs["figures"].items():
        assert abs(ours["figures"][key] - number) <= 1e-9 * max(1, abs(number)), f"{key}: {ours['figures'][key]} and {number}"
    medians = {name: statistics.median(result["milliseconds"]) for name, result in [("Statistics", ours), ("numpy and pandas", theirs)]}
    ratio = medians["numpy and pandas"] / medians["Statistics"]
    for name, median in medians.items():
        print(f"all figures and the profile of {arguments.readings:,} readings, {name:18} {median:9.1f} ms")
    print(f"{len(ours['figures'])} figures agree to a billionth; {ratio:.1f} times as fast (goal {GOAL})")
    rows = {"readings": arguments.readings, "medians_ms": medians, "ratio": ratio, "goal": GOAL}
    (OUTPUT / "glucose.json").write_text(json.dumps(rows, indent=2) + "\n")


if __name__ == "__main__":
    main()
