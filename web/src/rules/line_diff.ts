// SPDX-License-Identifier: MIT
// The differences between two texts, line by line: the fewest removed and added lines (Myers'
// algorithm), unless the texts have so little in common that the search would take long; then a
// part is reported as one change. As editor/text/line_diff.h.

// oldCount lines from oldFrom were replaced by newCount lines from newFrom. Lines count from 0.
export interface Hunk {
  oldFrom: number;
  oldCount: number;
  newFrom: number;
  newCount: number;
}

const maxSteps = 1200;

export function textLines(text: string): string[] {
  return text.split(/\r?\n/);
}

// The pairs of lines found in both, last first; null if that takes too many steps.
function commonLines(a: readonly string[], b: readonly string[]): [number, number][] | null {
  const rows: Int32Array[] = [];
  const reached = (d: number, k: number) => rows[d]![k + d]!;
  const adds = (d: number, k: number) =>
    k === -d || (k !== d && reached(d - 1, k - 1) < reached(d - 1, k + 1));
  const from = (d: number, k: number) => {
    if (d === 0) return 0;
    return adds(d, k) ? reached(d - 1, k + 1) : reached(d - 1, k - 1) + 1;
  };
  const slid = (start: number, k: number) => {
    let x = start;
    while (x >= 0 && x - k >= 0 && x < a.length && x - k < b.length && a[x] === b[x - k]) ++x;
    return x;
  };
  const trace = (steps: number, diagonal: number) => {
    const pairs: [number, number][] = [];
    for (let d = steps, k = diagonal; d >= 0; --d) {
      const begin = from(d, k);
      for (let x = reached(d, k); x > begin; --x) pairs.push([x - 1, x - 1 - k]);
      if (d > 0) k += adds(d, k) ? 1 : -1;
    }
    return pairs;
  };
  for (let d = 0; d <= Math.min(a.length + b.length, maxSteps); ++d) {
    rows.push(new Int32Array(2 * d + 1));
    for (let k = -d; k <= d; k += 2) {
      const x = slid(from(d, k), k);
      rows[d]![k + d] = x;
      if (x >= a.length && x - k >= b.length) return trace(d, k);
    }
  }
  return null;
}

// In order and not adjacent; none is empty.
export function lineDiff(oldLines: readonly string[], newLines: readonly string[]): Hunk[] {
  const least = Math.min(oldLines.length, newLines.length);
  let head = 0;
  while (head < least && oldLines[head] === newLines[head]) ++head;
  let tail = 0;
  while (tail < least - head && oldLines.at(-1 - tail) === newLines.at(-1 - tail)) ++tail;
  const a = oldLines.slice(head, oldLines.length - tail);
  const b = newLines.slice(head, newLines.length - tail);
  const pairs = (commonLines(a, b) ?? []).reverse();
  const hunks: Hunk[] = [];
  let x = 0;
  let y = 0;
  for (const [i, j] of [...pairs, [a.length, b.length] as const]) {
    if (i > x || j > y)
      hunks.push({ oldFrom: head + x, oldCount: i - x, newFrom: head + y, newCount: j - y });
    x = i + 1;
    y = j + 1;
  }
  return hunks;
}

// The new text with one change reverted.
export function putBack(oldText: string, newText: string, hunk: Hunk): string {
  const was = textLines(oldText).slice(hunk.oldFrom, hunk.oldFrom + hunk.oldCount);
  const lines = textLines(newText);
  lines.splice(hunk.newFrom, hunk.newCount, ...was);
  return lines.join(newText.includes("\r\n") ? "\r\n" : "\n");
}
