# SPDX-License-Identifier: MIT
"""Changes the engine in many small ways, one at a time, and reports changes that no test notices.

All mutants are built into one set of test programs (mutant.h), so there is one build, not one for
each. A first run of every test notes which mutants it reaches; a mutant is then tried with those
tests alone, the quickest first, until one fails. The same seed chooses the same mutants.
"""
import argparse
import concurrent.futures
import json
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import time
from pathlib import Path

import mutate

ROOT = Path(__file__).resolve().parents[2]
PLACE = ROOT / "build" / "mutation"
PROGRAMS = {"core_tests": "core", "scripting_tests": "scripting", "ruleset_tests": "."}  # and their folders
FOLDERS = ("core", "scripting")


def git_files():
    out = subprocess.run(["git", "ls-files", "-z", "-co", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True)
    return [name for name in out.stdout.decode().split("\0") if name]


def choose(count, seed, only):
    """`count` sites, at most one per line, by number from 1."""
    sites = []
    for name in sorted(git_files()):
        if name.split("/")[0] in FOLDERS and name.endswith((".h", ".cpp")) and re.search(only, name):
            sites += mutate.sites_of(name, (ROOT / name).read_text())
    random.Random(seed).shuffle(sites)
    chosen = {}
    for site in sites:
        chosen.setdefault((site.file, site.line), site)
    picked = list(chosen.values())[:count]
    return dict(enumerate(picked, 1)), len(sites)


def write_sources(mutants, source):
    """A copy of the project with the mutants in it; only what changed is written."""
    by_file = {}
    for number, site in mutants.items():
        by_file.setdefault(site.file, []).append((number, site))
    names = git_files()
    for name in names:
        if not (ROOT / name).is_file():
            continue
        data = (ROOT / name).read_bytes()
        if name in by_file:
            data = mutate.apply(data.decode(), by_file[name]).encode()
        target = source / name
        if target.is_file() and target.read_bytes() == data:
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
        shutil.copymode(ROOT / name, target)
    for old in list(source.rglob("*")):
        if old.is_file() and str(old.relative_to(source)) not in names:
            old.unlink()


def build(source, binaries, mutants, most, jobs):
    """Builds, removing mutants that do not compile. Returns their numbers."""
    flags = f"-O1 -w -include {source}/tests/mutation/mutant.h -DHOUSERULES_MUTANTS={most}"
    subprocess.run(["cmake", "-S", source, "-B", binaries, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_UNITY_BUILD=ON",
                    f"-DCMAKE_CXX_FLAGS_DEBUG={flags}", "-DHOUSERULES_TESTS=ON",
                    "-DHOUSERULES_PROCESSORS=oldest"],  # one Trace for the whole program
                   check=True, stdout=subprocess.DEVNULL)
    dropped = []
    while True:
        done = subprocess.run(["ninja", "-C", binaries, "-k", "0", "-j", str(jobs), *PROGRAMS],
                              capture_output=True, text=True)
        if done.returncode == 0:
            return dropped
        blamed = {(name.removeprefix("../src/").removeprefix(f"{source}/"), int(line))
                  for name, line in re.findall(r"^(?:In file included from )?([^\s:]+):(\d+):",
                                               done.stdout, re.M)}
        bad = [n for n, site in mutants.items()
               if any(name.endswith(site.file) and line == site.line for name, line in blamed)]
        if not bad:
            sys.exit(done.stdout[-4000:])
        print(f"  {len(bad)} do not compile and are left out", flush=True)
        dropped += bad
        for number in bad:
            del mutants[number]
        write_sources(mutants, source)


def test_names(program):
    out = subprocess.run([program, "--list-test-names-only"], capture_output=True, text=True)
    return [line for line in out.stdout.split("\n") if line.strip()]


def escaped(name):
    return re.sub(r"([\\,\[\]*~\"])", r"\\\1", name)


def run_test(program, name, environment, seconds):
    """(passed, CPU seconds) of one test."""
    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    before = time.monotonic()
    with subprocess.Popen([program, escaped(name)], env=os.environ | environment,
                          stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL, preexec_fn=limit) as child:
        try:
            code = child.wait(timeout=20 * seconds + 60)  # a test hangs
        except subprocess.TimeoutExpired:
            child.kill()
            code = -9
    return code == 0, time.monotonic() - before


def reached_by_tests(binaries, jobs, slowest):
    """For each test its program, its name, its time in seconds and the mutants that it reaches."""
    tests = [(program, name) for p, folder in PROGRAMS.items()
             for program in [binaries / "tests" / folder / p] for name in test_names(program)]

    def one(numbered):
        number, (program, name) = numbered
        trace = binaries / f"trace.{number}"
        passed, seconds = run_test(program, name, {"HOUSERULES_MUTANT_TRACE": str(trace)}, slowest)
        data = trace.read_bytes() if trace.is_file() else b""
        trace.unlink(missing_ok=True)
        return program, name, seconds, data, passed

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        runs = list(pool.map(one, enumerate(tests)))
    for program, name, _, _, passed in runs:
        if not passed:
            print(f"  passed over, as it fails without any mutant: {program.name} \"{name}\"")
    return sorted((run for run in runs if run[4]), key=lambda run: run[2])


def try_mutant(number, runs):
    """("killed", test), ("alive", how many tests reach it), "unreached" or "impossible"."""
    covering = [run for run in runs if number < len(run[3]) and run[3][number] == 1]
    if not covering:
        possible = not any(number < len(run[3]) and run[3][number] == 2 for run in runs)
        return ("unreached" if possible else "impossible"), ""
    for program, name, seconds, _, _ in covering:
        limit = int(10 + 10 * seconds)
        if not run_test(program, name, {"HOUSERULES_MUTANT": str(number)}, limit)[0]:
            return "killed", f"{program.name}: {name}"
    return "alive", f"{len(covering)} tests reach it"


def try_all(mutants, runs, jobs):
    """The site and the result of try_mutant for each mutant; prints survivors at once."""
    def one(numbered):
        number, site = numbered
        state, detail = try_mutant(number, runs)
        if state in ("alive", "unreached"):
            why = detail or "no test reaches it"
            print(f"{site.file}:{site.line}: {site.change}; {why}\n    {site.was}", flush=True)
        return site, (state, detail)

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(one, mutants.items()))


def report(results, dropped, all_sites):
    counts = {state: 0 for state in ("killed", "alive", "unreached", "impossible")}
    for _, (state, _) in results:
        counts[state] += 1
    tried = counts["killed"] + counts["alive"] + counts["unreached"]
    print(f"{tried} mutants of {all_sites} possible ones: {counts['killed']} killed"
          f" ({100 * counts['killed'] / max(tried, 1):.1f} %), {counts['alive']} alive,"
          f" {counts['unreached']} reached by no test;"
          f" {dropped + counts['impossible']} left out as no valid change.")


def main():
    options = argparse.ArgumentParser(prog="tests/mutation/run", description=__doc__)
    options.add_argument("--mutants", type=int, default=300)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--only", default="", help="a regular expression: files to be changed")
    options.add_argument("--jobs", type=int, default=os.cpu_count())
    options.add_argument("--slowest", type=int, default=60, metavar="SECONDS",
                         help="tests that take longer are passed over")
    options.add_argument("--json", metavar="FILE", help="writes every mutant and what became of it")
    args = options.parse_args()

    mutants, all_sites = choose(args.mutants, args.seed, args.only)
    print(f"{len(mutants)} mutants, seed {args.seed}: building", flush=True)
    source, binaries = PLACE / "src", PLACE / "build"
    write_sources(mutants, source)
    dropped = len(build(source, binaries, mutants, args.mutants, args.jobs))
    print("running every test once, to see what it reaches", flush=True)
    runs = reached_by_tests(binaries, args.jobs, args.slowest)
    print(f"trying {len(mutants)} mutants", flush=True)
    results = try_all(mutants, runs, args.jobs)
    if args.json:
        Path(args.json).write_text(json.dumps(
            [vars(site) | {"state": state, "detail": detail} for site, (state, detail) in results],
            indent=1))
    report(results, dropped, all_sites)


if __name__ == "__main__":
    main()
