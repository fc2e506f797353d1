// SPDX-License-Identifier: MIT
// A cell of one of the boards shown, or a card in one of the groups.

export interface CellRef {
  /** Index into Boards.boards. */
  board: number;
  cell: number;
}

export function sameRef(a: CellRef | null, b: CellRef | null): boolean {
  return a !== null && b !== null && a.board === b.board && a.cell === b.cell;
}

/** The cell to which an element of the page belongs. */
export function refOf(target: EventTarget | null): CellRef | null {
  const element = target instanceof Element ? target.closest("[data-cell]") : null;
  if (element === null) return null;
  const board = Number(element.getAttribute("data-board"));
  const cell = Number(element.getAttribute("data-cell"));
  return Number.isInteger(board) && Number.isInteger(cell) ? { board, cell } : null;
}

export function elementOf(root: Element, at: CellRef): Element | null {
  return root.querySelector(`[data-board="${at.board}"][data-cell="${at.cell}"]`);
}
