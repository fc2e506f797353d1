// SPDX-License-Identifier: MIT
// The small rule change that a ruleset offers to those who have never changed one: the answer of
// the engine's `first_change`, and how far a text is with it.
import type { FirstChange } from "../engine/types";

export function isDone(change: FirstChange, text: string): boolean {
  return text.includes(change.changed);
}

// The place of the word (or of what has replaced it) as UTF-16 offsets; null: the line is gone.
export function placeOfWord(
  change: FirstChange,
  text: string,
): { from: number; to: number } | null {
  for (const [line, word] of [
    [change.line, change.word],
    [change.changed, change.to],
  ] as const) {
    const at = text.indexOf(line);
    if (at < 0) continue;
    const from = at + line.indexOf(word);
    return { from, to: from + word.length };
  }
  return null;
}

/**
 * The line to change, where it is no longer as it was: it is known by the lines around it. `original`:
 * the file before any change. Null: these are gone as well, or not unique.
 */
export function placeOfLine(
  change: FirstChange,
  original: string,
  text: string,
): { from: number; to: number; line: number } | null {
  const was = original.split("\n");
  const at = was.findIndex((line) => line.includes(change.line));
  if (at < 0) return null;
  const lines = text.split("\n");
  const fits = lines.flatMap((_, i) =>
    (at === 0 ? i === 0 : lines[i - 1] === was[at - 1]) && lines[i + 1] === was[at + 1] ? [i] : [],
  );
  const [line] = fits;
  if (line === undefined || fits.length > 1) return null;
  const from = lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0);
  return { from, to: from + lines[line]!.length, line: line + 1 };
}

/** That line with the change made. */
export function changedLine(change: FirstChange, original: string): string {
  const line = original.split("\n").find((each) => each.includes(change.line)) ?? change.line;
  return line.replace(change.line, () => change.changed);
}

export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
