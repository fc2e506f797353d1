// SPDX-License-Identifier: MIT
// What is wrong with the saved files, as places in them: from the engine's refusal of a change, and
// from the check.
import type { Finding, RuleFile } from "../engine/types";

export interface Problem {
  file: string; // "" if it is about no file
  line: number; // from 1; 0: about no line
  column: number; // from 1
  severity: "error" | "warning";
  text: string; // a sentence
  /** The line as it was when this was found; another text there means it may no longer apply. */
  lineText: string;
}

/** "rules.lua:12", "rules.lua:12:3", or with the ruleset's folder before it. */
export function readPlace(place: string): { file: string; line: number; column: number } | null {
  const found = /^(.*?):(\d+)(?::(\d+))?/.exec(place);
  if (found === null || found[1] === "") return null;
  return { file: found[1]!, line: Number(found[2]), column: Number(found[3] ?? 1) };
}

/** The file of a list that a path means: "cube_wars/rules.lua" is "rules.lua". */
export function fileOf(path: string, names: readonly string[]): string {
  return names.find((name) => path === name || path.endsWith("/" + name)) ?? "";
}

function lineOfFile(files: readonly RuleFile[], name: string, line: number): string {
  const text = files.find((file) => file.name === name)?.text ?? "";
  return text.split("\n")[line - 1] ?? "";
}

/** A message without the place that it begins with, which is shown beside it. */
export function withoutPlace(text: string): string {
  return text.replace(/^[\w./-]+\.\w+(?::\d+)+:\s*/, "");
}

export function problemOfVerdict(
  verdict: { text: string; place?: string | undefined },
  files: readonly RuleFile[],
): Problem {
  const names = files.map((file) => file.name);
  const spot = readPlace(verdict.place ?? "") ?? readPlace(verdict.text);
  const file = spot === null ? "" : fileOf(spot.file, names);
  if (spot === null || file === "")
    return { file: "", line: 0, column: 1, severity: "error", text: verdict.text, lineText: "" };
  return {
    ...spot,
    file,
    severity: "error",
    text: withoutPlace(verdict.text),
    lineText: lineOfFile(files, file, spot.line),
  };
}

export function problemOfFinding(finding: Finding, files: readonly RuleFile[]): Problem {
  const file = fileOf(
    finding.file,
    files.map((each) => each.name),
  );
  return {
    file,
    line: finding.line,
    column: finding.column,
    severity: finding.severity,
    text: `${finding.message} ${finding.advice}`.trim(),
    lineText: lineOfFile(files, file, finding.line),
  };
}

/** Whether its line has been edited since, so that it may no longer apply. */
export function isStale(problem: Problem, text: string): boolean {
  return problem.line > 0 && !text.split("\n").includes(problem.lineText);
}
