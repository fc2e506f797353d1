// SPDX-License-Identifier: MIT
// Which pieces have moved between two positions on the same boards: found by comparing what lies on
// the cells, so it works for every game, and backwards for undo. They slide to where they are,
// unless the person wants less motion.
import type { Board, Boards, DrawnBoard, View } from "../engine/types";
import { type CellRef, elementOf, sameRef } from "./ref";

const SECONDS = 0.18;
// Where much has changed at once, such as a new setup, nothing slides.
const MOST_SLIDES = 8;
const MOST_CHANGES = 24;
const MOST_PIECES = 9; // of a pile

export interface Slide {
  from: CellRef;
  to: CellRef;
}

/** One step along an axis of a grid in which pieces fall to their cells. */
export interface FallWay {
  x: number;
  y: number;
}

interface Face {
  owner: string;
  kind: string;
}
/** What lies on the cells of a board: by cell, from the bottom to the top. */
export type BoardPieces = ReadonlyMap<number, readonly Face[]>;

const NOTHING: readonly Face[] = [];

function on(pieces: BoardPieces, cell: number): readonly Face[] {
  return pieces.get(cell) ?? NOTHING;
}
function same(a: Face, b: Face): boolean {
  return a.owner === b.owner && a.kind === b.kind;
}
function equal(a: readonly Face[], b: readonly Face[]): boolean {
  return a.length === b.length && a.every((face, i) => same(face, b[i] as Face));
}
function hasAll(pieces: readonly Face[], wanted: readonly Face[]): boolean {
  const count = (all: readonly Face[], face: Face) => all.filter((each) => same(each, face)).length;
  return wanted.every((face) => count(pieces, face) >= count(wanted, face));
}

export function piecesOf(view: View, board: DrawnBoard): BoardPieces {
  const out = new Map<number, Face[]>();
  for (const zone of board.zones)
    view.zones[zone]?.cells.forEach(({ pieces }, cell) => {
      if (pieces.length === 0) return;
      const faces = out.get(cell) ?? [];
      out.set(cell, faces);
      for (const { owner, kind, count } of pieces)
        for (let n = 0; n < Math.min(count, MOST_PIECES); ++n)
          faces.push({ owner: `${owner}`, kind });
    });
  return out;
}

/** On one board. `moved`: where the action itself says that it began and ended; a piece that changes
    its kind on the way slides there, too. */
export function slidesBetween(
  was: BoardPieces,
  is: BoardPieces,
  board: number,
  moved: { from: number | null; to: number | null },
): Slide[] {
  const left = new Set<number>();
  const come = new Set<number>();
  for (const [cell, pieces] of was) if (!hasAll(on(is, cell), pieces)) left.add(cell);
  for (const [cell, pieces] of is) if (!equal(on(was, cell), pieces)) come.add(cell);
  const out: Slide[] = [];
  if (left.size + come.size > MOST_CHANGES) return out;
  const slide = (from: number, to: number) => {
    out.push({ from: { board, cell: from }, to: { board, cell: to } });
    left.delete(from);
    come.delete(to);
  };
  const { from, to } = moved;
  if (from !== null && to !== null && from !== to && left.has(from) && come.has(to))
    slide(from, to);
  for (const cell of [...come].sort((a, b) => a - b)) {
    const origin = [...left]
      .sort((a, b) => a - b)
      .find((each) => each !== cell && hasAll(on(was, each), on(is, cell)));
    if (origin !== undefined) slide(origin, cell);
  }
  return out.length > MOST_SLIDES ? [] : out;
}

interface PieceChange extends CellRef {
  kind: string;
}

/** What cells have more of than others. */
function surplus(of: readonly BoardPieces[], to: readonly BoardPieces[]): PieceChange[] {
  const out: PieceChange[] = [];
  of.forEach((pieces, board) => {
    for (const [cell, faces] of pieces) {
      const rest = [...on(to[board] ?? new Map(), cell)];
      for (const { kind } of faces) {
        const found = rest.findIndex((each) => each.kind === kind);
        if (found < 0) out.push({ board, cell, kind });
        else rest.splice(found, 1);
      }
    }
  });
  return out;
}

/** Cards, and what was put on a board from a hand, that came from elsewhere: from one of these
    boards to another. A card that was hidden may come from any hidden ones. */
export function arrivals(was: readonly BoardPieces[], is: readonly BoardPieces[]): Slide[] {
  const left = surplus(was, is);
  const come = surplus(is, was).filter((to) => {
    const stayed = left.findIndex((each) => each.board === to.board && each.kind === to.kind);
    if (stayed >= 0) left.splice(stayed, 1);
    return stayed < 0;
  });
  const out: Slide[] = [];
  if (left.length + come.length > MOST_CHANGES) return out;
  const take = (to: PieceChange, kind: string): boolean => {
    const at = left.findIndex((each) => each.board !== to.board && each.kind === kind);
    const from = left[at];
    if (from === undefined) return false;
    out.push({ from, to });
    left.splice(at, 1);
    return true;
  };
  for (const to of come) if (!take(to, to.kind)) take(to, "back");
  return out.length > MOST_SLIDES ? [] : out;
}

/** Of the only change, a piece on a cell that was empty: its fall from the far end of its line. */
export function fallBetween(
  grid: Board,
  was: BoardPieces,
  is: BoardPieces,
  board: number,
  way: FallWay,
): Slide | null {
  if ((way.x === 0 && way.y === 0) || is.size !== was.size + 1) return null;
  let to: number | null = null;
  for (const [cell, pieces] of is) {
    const before = was.get(cell);
    if (before === undefined) to = cell;
    else if (!equal(before, pieces)) return null;
  }
  if (to === null || grid.cells[to]?.stands_for !== "cells") return null;
  const key = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;
  const cells = new Map<string, number>();
  grid.cells.forEach(({ position, stands_for }, cell) => {
    if (stands_for === "cells") cells.set(key(position.x, position.y), cell);
  });
  let from = to;
  for (let step = 1; ; ++step) {
    const { x, y } = grid.cells[to]?.position ?? { x: 0, y: 0 };
    const next = cells.get(key(x - step * way.x, y - step * way.y));
    if (next === undefined || is.has(next)) break;
    from = next;
  }
  return from === to ? null : { from: { board, cell: from }, to: { board, cell: to } };
}

/** What lay on each board at the position before, by its zones: their order may change with the
    viewer. */
export class LyingPieces {
  private lay = new Map<string, BoardPieces>();
  private ground: Board | null = null;

  /** All that slides at the next position. */
  follow(view: View, boards: Boards, ground: Board, alike: boolean, way: FallWay | null): Slide[] {
    const names = boards.boards.map((board) => board.zones.join(" "));
    const is = boards.boards.map((board) => piecesOf(view, board));
    const was = names.map((name) => this.lay.get(name));
    const known = was.filter((pieces): pieces is BoardPieces => pieces !== undefined);
    const follows =
      alike && this.ground === ground && known.length === is.length && this.lay.size === is.length;
    this.lay = new Map(names.map((name, i) => [name, is[i] ?? new Map()]));
    this.ground = ground;
    if (!follows) return [];
    const out = arrivals(known, is);
    const alone = out.length === 0;
    is.forEach((pieces, board) => {
      const before = known[board] ?? new Map();
      const fall = alone && way !== null ? fallBetween(ground, before, pieces, board, way) : null;
      if (fall !== null) out.push(fall);
      else out.push(...slidesBetween(before, pieces, board, boards.last));
    });
    return out;
  }
}

function mayMove(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** `dropped`: where something was carried by hand, which needs not slide there again. */
export function slide(root: Element, slides: readonly Slide[], dropped: CellRef | null): void {
  if (!mayMove()) return;
  for (const { from, to } of slides) {
    const [a, b] = [elementOf(root, from), elementOf(root, to)];
    const piece =
      root.querySelector(`[data-painted="${to.board}"] [data-pieces="${to.cell}"]`) ??
      (b instanceof HTMLElement ? b : null); // a card is its cell
    if (a === null || b === null || piece === null || sameRef(to, dropped)) continue;
    const [start, end] = [middle(a), middle(b)];
    const way = `translate(${start.x - end.x}px, ${start.y - end.y}px)`;
    piece.animate([{ transform: way }, { transform: "none" }], {
      duration: 1000 * SECONDS,
      easing: "ease-out",
    });
  }
}
