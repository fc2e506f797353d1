// SPDX-License-Identifier: MIT
// The pieces of a cell as symbols: an owner's shape, letters and a count; and how several symbols
// share a cell. Without colours.
import type { CellReport, DrawnBoard, GameReport, Seat, View } from "../engine/types";
import type { At } from "./geometry";

export interface PieceFace {
  owner: Seat;
  kind: string;
}

export interface PieceSymbol {
  face: PieceFace;
  /** Letters, or the count. */
  text: string;
  /** The part of it that a drawing needs, too: the count. */
  note: string;
  /** The pieces under it, from the bottom; at most three. */
  below: PieceFace[];
  /** Of the stack. */
  height: number;
}

const MOST_LAYERS = 3;

/** What is written on a piece; "": nothing. */
export function written(game: GameReport, { kind, owner }: PieceFace): string {
  const all = Object.hasOwn(game.letters, kind) ? (game.letters[kind] ?? []) : [];
  if (all.length === 1) return all[0] ?? "";
  return typeof owner === "number" ? (all[owner] ?? "") : "";
}

function stackSymbol(game: GameReport, cell: CellReport): PieceSymbol | null {
  const top = cell.pieces.at(-1);
  if (top === undefined) return null;
  const under = cell.pieces.slice(0, -1).slice(-MOST_LAYERS);
  return {
    face: { owner: top.owner, kind: top.kind },
    text: written(game, top),
    note: "",
    below: under.map(({ owner, kind }) => ({ owner, kind })),
    height: cell.pieces.length,
  };
}

function pileSymbols(game: GameReport, cell: CellReport): PieceSymbol[] {
  return cell.pieces.map((piece) => ({
    face: { owner: piece.owner, kind: piece.kind },
    text: `${piece.count}${written(game, piece)}`,
    note: `${piece.count}`,
    below: [],
    height: 1,
  }));
}

export function symbolsOf(
  game: GameReport,
  view: View,
  board: DrawnBoard,
  cell: number,
): PieceSymbol[] {
  const out: PieceSymbol[] = [];
  for (const number of board.zones) {
    const zone = view.zones[number];
    const found = zone?.cells[cell];
    if (zone === undefined || found === undefined || found.pieces.length === 0) continue;
    if (zone.holds === "pile") out.push(...pileSymbols(game, found));
    else {
      const symbol = stackSymbol(game, found);
      if (symbol !== null) out.push(symbol);
    }
  }
  return out;
}

/** What is printed on a cell is written on the piece there; if an owned one is there, on that. */
export function named(symbols: PieceSymbol[], label: string): PieceSymbol[] {
  if (label === "") return symbols;
  const owned = symbols.filter((symbol) => typeof symbol.face.owner === "number");
  const out = owned.length > 0 ? owned : symbols;
  const [only] = out;
  if (out.length !== 1 || only === undefined || only.height > 1) return out;
  return [{ ...only, text: label, note: label }];
}

export interface SymbolPlace {
  at: At;
  radius: number;
}

/** The positions and radius of symbols in a cell, whose room is a circle of radius 1. */
export function placesFor(symbols: number): SymbolPlace[] {
  const place = (x: number, y: number, radius: number) => ({ at: { x, y }, radius });
  if (symbols <= 1) return [place(0, 0, 1)];
  if (symbols === 2) return [place(-0.45, -0.45, 0.55), place(0.45, 0.45, 0.55)];
  if (symbols === 3)
    return [place(0, -0.54, 0.46), place(-0.52, 0.44, 0.46), place(0.52, 0.44, 0.46)];
  const across = Math.ceil(Math.sqrt(symbols));
  const pitch = 2 / across;
  return Array.from({ length: symbols }, (_, i) =>
    place(
      ((i % across) + 0.5) * pitch - 1,
      (Math.floor(i / across) + 0.5) * pitch - 1,
      0.45 * pitch,
    ),
  );
}

/** Of two drawings, which are recognised when one covers a part of the other: larger. */
export function placesForTwoDrawings(): SymbolPlace[] {
  return [
    { at: { x: -0.32, y: 0.3 }, radius: 0.74 },
    { at: { x: 0.3, y: -0.3 }, radius: 0.74 },
  ];
}
