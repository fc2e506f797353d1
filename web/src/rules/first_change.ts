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

export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
