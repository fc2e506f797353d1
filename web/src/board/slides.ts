// SPDX-License-Identifier: MIT
// The piece of the last move slides to where it is, unless the person wants less motion.
import type { Boards } from "../engine/types";
import { elementOf } from "./ref";

const SECONDS = 0.18;

export function mayMove(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** `skip`: it was carried there by hand. */
export function slideLast(root: Element, boards: Boards, skip: boolean): void {
  const { from, to } = boards.last;
  if (from === null || to === null || from === to || skip || !mayMove()) return;
  boards.boards.forEach((_, board) => {
    const [a, b] = [elementOf(root, { board, cell: from }), elementOf(root, { board, cell: to })];
    const piece = root.querySelector(`[data-painted="${board}"] [data-pieces="${to}"]`);
    if (a === null || b === null || piece === null) return;
    const [start, end] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    const x = start.left + start.width / 2 - (end.left + end.width / 2);
    const y = start.top + start.height / 2 - (end.top + end.height / 2);
    piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
      duration: 1000 * SECONDS,
      easing: "ease-out",
    });
  });
}
