// SPDX-License-Identifier: MIT
// What a click or a drag means besides naming the cells of a move one by one. Decided by the board
// and the legal moves alone, so it reveals nothing and knows no game.
import type { FallWay } from "../board/slides";
import type { ActionReport, Board, View } from "../engine/types";
import { argumentsIn, cellArgument, cellsOf, isCellArgument } from "./picker";

function putsOnOneCell(action: ActionReport): boolean {
  return cellsOf(action).length === 1 && argumentsIn(action) <= 1 && isCellArgument(action, 0);
}

function isEmpty(view: View, cell: number): boolean {
  return view.zones.every((zone) => {
    const found = zone.cells[cell];
    return found === undefined || (found.pieces.length === 0 && !found.hidden);
  });
}

function plainCells(board: Board): number[] {
  return board.cells.flatMap((cell, at) => (cell.stands_for === "cells" ? [at] : []));
}

function isPlain(board: Board, cell: number): boolean {
  return board.cells[cell]?.stands_for === "cells";
}

type Axis = "x" | "y";

/** The cells of a column (or row), in order, with the move of each that can be chosen. */
interface LineOfCells {
  cells: number[];
  move: ActionReport | null;
  /** The place of its cell among them. */
  target: number;
}

class Falling {
  private readonly lines = new Map<number, LineOfCells>();
  private sound = true;
  private direction = 0;

  constructor(
    board: Board,
    private readonly view: View,
    line: Axis,
    along: Axis,
  ) {
    const where = (cell: number, axis: Axis) => Math.round(board.cells[cell]?.position[axis] ?? 0);
    for (const cell of plainCells(board)) this.line(where(cell, line)).cells.push(cell);
    for (const each of this.lines.values())
      each.cells.sort((a, b) => where(a, along) - where(b, along));
    for (const action of view.legal) {
      const cell = cellArgument(action, 0);
      if (!isPlain(board, cell)) this.sound = false;
      if (!this.sound) break;
      this.take(this.line(where(cell, line)), cell, action);
    }
    for (const each of this.lines.values()) this.follow(each);
  }

  move(line: number): ActionReport | null {
    return this.way() !== 0 ? (this.lines.get(line)?.move ?? null) : null;
  }
  way(): number {
    return this.sound ? this.direction : 0;
  }

  private line(at: number): LineOfCells {
    const known = this.lines.get(at);
    if (known) return known;
    const made: LineOfCells = { cells: [], move: null, target: -1 };
    this.lines.set(at, made);
    return made;
  }

  private take(line: LineOfCells, cell: number, move: ActionReport): void {
    this.sound = line.move === null; // a second one: the player chooses
    line.move = move;
    line.target = line.cells.indexOf(cell);
  }

  // Each empty cell must have a way to the target, and all targets lie on the same side.
  private follow(line: LineOfCells): void {
    line.cells.forEach((cell, at) => {
      if (at === line.target || !isEmpty(this.view, cell)) return;
      if (line.target < 0) {
        this.sound = false;
        return;
      }
      const way = line.target > at ? 1 : -1;
      for (let next = at; next !== line.target; next += way)
        if (!isEmpty(this.view, line.cells[next] ?? -1)) this.sound = false;
      if (this.direction !== 0 && this.direction !== way) this.sound = false;
      this.direction = way;
    });
  }
}

/** Whether all moves put something on one cell of a flat grid, with one verb. */
function mayFall(board: Board, view: View): boolean {
  const verb = view.legal[0]?.action.verb;
  if (board.shape !== "grid" || board.size[2] > 1 || verb === undefined) return false;
  return view.legal.every((action) => action.action.verb === verb && putsOnOneCell(action));
}

/** Pieces fall: each empty cell of a flat grid leads, through empty cells of its column or row, to
    the one cell there where something can be put. Then a click anywhere in the line means it. */
export function fallsTo(board: Board, view: View, clicked: number): ActionReport | null {
  if (!mayFall(board, view) || !isPlain(board, clicked)) return null;
  const at = board.cells[clicked]?.position;
  if (at === undefined) return null;
  return (
    new Falling(board, view, "x", "y").move(Math.round(at.x)) ??
    new Falling(board, view, "y", "x").move(Math.round(at.y))
  );
}

/** Which way pieces fall then, if they do. */
export function falling(board: Board, view: View): FallWay | null {
  if (!mayFall(board, view)) return null;
  const y = new Falling(board, view, "x", "y").way();
  if (y !== 0) return { x: 0, y };
  const x = new Falling(board, view, "y", "x").way();
  return x === 0 ? null : { x, y: 0 };
}

/** The empty cells on which a move would put something, or which it only names, if they are so few
    that marking them helps: at most half of the empty ones. */
export function fewPlaces(board: Board, view: View): number[] {
  const out = new Set<number>();
  for (const action of view.legal) {
    const cell = cellArgument(action, 0);
    if (putsOnOneCell(action) && isPlain(board, cell) && isEmpty(view, cell)) out.add(cell);
  }
  const empty = plainCells(board).filter((cell) => isEmpty(view, cell)).length;
  return 2 * out.size > empty ? [] : [...out];
}

/** The move that puts something on the link between two neighbouring cells. */
export function onLink(board: Board, view: View, from: number, to: number): ActionReport | null {
  const [a, b] = [board.cells[from]?.position, board.cells[to]?.position];
  if (a === undefined || b === undefined) return null;
  const between = board.cells.findIndex(
    ({ stands_for, position }) =>
      stands_for === "links" &&
      Math.abs(position.x - (a.x + b.x) / 2) < 0.01 &&
      Math.abs(position.y - (a.y + b.y) / 2) < 0.01 &&
      Math.abs(position.z - (a.z + b.z) / 2) < 0.01,
  );
  if (between < 0) return null;
  const fits = view.legal.filter(
    (action) => putsOnOneCell(action) && cellArgument(action, 0) === between,
  );
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

/** The only cell where moves begin, if they all go on from there: the one piece that can move. */
export function onlyStart(view: View): number | null {
  let out: number | null = null;
  for (const action of view.legal) {
    if (!isCellArgument(action, 0)) continue;
    const start = cellArgument(action, 0);
    if (argumentsIn(action) < 2 || (out !== null && out !== start)) return null;
    out = start;
  }
  return out;
}

/** The move that a drag suggests, as it is typed, for the reason why it is not legal; "" if several
    verbs fit, or none. */
export function draggedText(board: Board, view: View, from: number, to: number): string {
  let found: ActionReport | null = null;
  for (const action of view.legal) {
    if ((action.cells & 3) !== 3 || argumentsIn(action) > 2) continue;
    if (found !== null && found.action.verb !== action.action.verb) return "";
    found = action;
  }
  if (found === null) return "";
  return `${found.verb} ${board.cells[from]?.name ?? ""} ${board.cells[to]?.name ?? ""}`;
}
