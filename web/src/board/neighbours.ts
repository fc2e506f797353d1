// SPDX-License-Identifier: MIT
// The target of an arrow key: the nearest cell in its direction, across boards and hands of cards,
// as they lie on the screen.
import { type CellRef, elementOf, refOf } from "./ref";

// How much worse it is to be beside the line than further along it. With more, the next row of a
// board of hexagons, which is half a cell aside, would lose to the one after it, and could not be
// reached.
const ASLANT = 1.5;
const LEAST = 2; // pixels

const WAYS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function isArrow(key: string): boolean {
  return Object.hasOwn(WAYS, key);
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The cell itself if there is none; null: there are no cells. */
export function neighbourTowards(root: Element, from: CellRef | null, key: string): CellRef | null {
  const cells = [...root.querySelectorAll("[data-cell]")];
  const start = from === null ? null : elementOf(root, from);
  const way = WAYS[key];
  if (start === null || way === undefined) return refOf(cells[0] ?? null);
  const at = middle(start);
  let best: Element = start;
  let least = Infinity;
  for (const cell of cells) {
    const to = middle(cell);
    const off = { x: to.x - at.x, y: to.y - at.y };
    const along = off.x * way.x + off.y * way.y;
    const across = Math.abs(off.x * way.y - off.y * way.x);
    if (along <= LEAST || along + ASLANT * across >= least) continue;
    least = along + ASLANT * across;
    best = cell;
  }
  return refOf(best);
}
