// SPDX-License-Identifier: MIT
// The difference between two texts, with a few lines around each change, and a button that reverts
// it. As editor/code/diff_view.
import { useMemo } from "preact/hooks";
import { type Text, fill, texts } from "../texts";
import { Button } from "../ui";
import { type Hunk, lineDiff, putBack, textLines } from "./line_diff";

export interface DiffViewProps {
  before: string;
  now: string;
  /** Called with the text in which one change is reverted; without it there are no buttons. */
  onRevert?: ((text: string) => void) | undefined;
}

interface Row {
  kind: "same" | "removed" | "added";
  old: number | null; // from 1
  now: number | null;
  text: string;
}

const around = 3;

function linesText(line: Text<1>, lines: Text<2>, from: number, count: number): string {
  return count === 1 ? fill(line, from + 1) : fill(lines, from + 1, from + count);
}

function titleOf({ oldFrom, oldCount, newFrom, newCount }: Hunk): string {
  if (oldCount === 0)
    return linesText(texts.diff.new_line, texts.diff.new_lines, newFrom, newCount);
  if (newCount === 0)
    return linesText(texts.diff.removed_line, texts.diff.removed_lines, oldFrom, oldCount);
  return linesText(texts.diff.changed_line, texts.diff.changed_lines, newFrom, newCount);
}

function rowsOf(hunk: Hunk, next: Hunk | undefined, first: number, was: string[], now: string[]) {
  const rows: Row[] = [];
  const shift = hunk.newFrom - hunk.oldFrom;
  const same = (i: number, by: number) =>
    rows.push({ kind: "same", old: i + 1, now: i + by + 1, text: was[i]! });
  for (let i = Math.max(first, hunk.oldFrom - around); i < hunk.oldFrom; ++i) same(i, shift);
  for (let i = hunk.oldFrom; i < hunk.oldFrom + hunk.oldCount; ++i)
    rows.push({ kind: "removed", old: i + 1, now: null, text: was[i]! });
  for (let i = hunk.newFrom; i < hunk.newFrom + hunk.newCount; ++i)
    rows.push({ kind: "added", old: null, now: i + 1, text: now[i]! });
  const end = hunk.oldFrom + hunk.oldCount;
  const to = Math.min(end + around, next?.oldFrom ?? was.length, was.length);
  for (let i = end; i < to; ++i) same(i, shift + hunk.newCount - hunk.oldCount);
  return { rows, shownTo: to };
}

function DiffRow({ row }: { row: Row }) {
  const sign = row.kind === "removed" ? "−" : row.kind === "added" ? "+" : " ";
  const spoken = { same: "", removed: "Removed: ", added: "Added: " }[row.kind];
  return (
    <div class={`diff-row diff-${row.kind}`}>
      <span class="diff-number">{row.old ?? ""}</span>
      <span class="diff-number">{row.now ?? ""}</span>
      <span class="diff-sign" aria-hidden="true">
        {sign}
      </span>
      <code>
        <span class="visually-hidden">{spoken}</span>
        {row.text}
      </code>
    </div>
  );
}

export function DiffView({ before, now, onRevert }: DiffViewProps) {
  const parts = useMemo(() => {
    const was = textLines(before);
    const lines = textLines(now);
    const hunks = lineDiff(was, lines);
    let shown = 0;
    return hunks.map((hunk, i) => {
      const { rows, shownTo } = rowsOf(hunk, hunks[i + 1], shown, was, lines);
      shown = shownTo;
      return { hunk, rows };
    });
  }, [before, now]);
  if (parts.length === 0) return <p class="muted diff-none">{texts.common.no_differences}</p>;
  return (
    <div class="diff" tabIndex={0} role="region" aria-label="Differences">
      {parts.map(({ hunk, rows }, i) => (
        <section key={i}>
          <div class="diff-head">
            <strong>{titleOf(hunk)}</strong>
            {onRevert && (
              <Button onClick={() => onRevert(putBack(before, now, hunk))}>
                {texts.diff.revert}
              </Button>
            )}
          </div>
          {rows.map((row, k) => (
            <DiffRow key={k} row={row} />
          ))}
        </section>
      ))}
    </div>
  );
}
