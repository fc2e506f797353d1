// SPDX-License-Identifier: MIT
// Which pieces can be put on the boards by hand, and what a cell holds afterwards. Whether that is
// allowed, the table decides.
import type { Session } from "../app/session";
import type { CellRef } from "../board/ref";
import type {
  Board,
  GameReport,
  Ground,
  PieceReport,
  PieceType,
  TableCommand,
  ZoneReport,
  ZoneType,
} from "../engine/types";

type Put = Omit<Extract<TableCommand, { type: "put_pieces" }>, "type">;

/** What a click puts; null: it clears the cell. */
export interface Hand {
  piece: PieceType | null;
  /** In a pile or stack. */
  count: number;
  /** The zone's name, where several can hold the piece; "": the first. */
  zone: string;
}

function sameType(a: PieceType, b: PieceType): boolean {
  return a.kind === b.kind && a.owner === b.owner;
}

function typeOf(game: GameReport, zone: ZoneReport): ZoneType | undefined {
  return game.zones.find((type) => type.name === zone.name && type.seat === zone.seat);
}

interface Placed {
  zone: ZoneReport;
  type: ZoneType;
}

/** The zones that are drawn on a board; what lies on top comes last. */
function zonesOn(session: Session, board: number): Placed[] {
  const drawn = session.boards.boards[board];
  if (drawn === undefined || drawn.place !== "board") return [];
  return drawn.zones.flatMap((number) => {
    const zone = session.view.zones[number];
    const type = zone && typeOf(session.game, zone);
    return zone !== undefined && type !== undefined ? [{ zone, type }] : [];
  });
}

function allZones(session: Session): Placed[] {
  return session.boards.boards.flatMap((_, number) => zonesOn(session, number));
}

/** Each piece that a zone on a board can hold, once. */
export function piecesToPut(session: Session): PieceType[] {
  const out: PieceType[] = [];
  for (const { type } of allZones(session))
    for (const piece of type.pieces) if (!out.some((each) => sameType(each, piece))) out.push(piece);
  return out;
}

function holdsIt(type: ZoneType, piece: PieceType): boolean {
  return type.pieces.some((each) => sameType(each, piece));
}

/** The names of the zones that can hold it. */
export function zonesFor(session: Session, piece: PieceType): string[] {
  const fits = allZones(session).filter(({ type }) => holdsIt(type, piece));
  return [...new Set(fits.map(({ zone }) => zone.name))];
}

/** How many of it a cell can hold. */
export function mostOf(session: Session, hand: Hand): number {
  const { piece, zone } = hand;
  if (piece === null) return 1;
  const rooms = allZones(session).filter(
    ({ type }) => holdsIt(type, piece) && (zone === "" || type.name === zone),
  );
  return Math.max(1, ...rooms.map(({ type }) => (type.holds === "one" ? 1 : type.room)));
}

function liesOn(ground: Ground, board: Board, cell: number): boolean {
  const stands = board.cells[cell]?.stands_for;
  return stands === ground || (ground === "places" && (stands === "cells" || stands === "links"));
}

// The same as the window's piece tool (editor/board_edit/piece_tool.cpp).
function withPiece(
  before: readonly PieceReport[],
  piece: PieceType,
  count: number,
  { holds }: ZoneType,
): Partial<PieceReport>[] {
  const one = { kind: piece.kind, owner: piece.owner };
  if (holds === "one") return [{ ...one, count: 1 }];
  if (holds !== "pile")
    return [...before, ...Array.from({ length: count }, () => ({ ...one, count: 1 }))];
  const lies = (each: PieceReport) => each.kind === piece.kind && each.owner === piece.owner;
  if (!before.some(lies)) return [...before, { ...one, count }];
  return before.map((each) => (lies(each) ? { ...each, count: each.count + count } : each));
}

/** What the hand does at a cell; null: nothing. */
export function putAt(session: Session, hand: Hand, at: CellRef): Put | null {
  const { board } = session.game;
  const cell = board.cells[at.cell]?.name ?? "";
  const here = zonesOn(session, at.board).filter(({ type }) => liesOn(type.ground, board, at.cell));
  const { piece } = hand;
  const place = ({ zone }: Placed) => ({ zone: zone.name, seat: zone.seat, cell });
  const there = ({ zone }: Placed) => zone.cells[at.cell]?.pieces ?? [];
  if (piece === null) {
    const top = here.filter((each) => there(each).length > 0).at(-1);
    return top === undefined ? null : { ...place(top), pieces: [] };
  }
  const able = here.filter(({ type }) => holdsIt(type, piece));
  const to = able.find(({ zone }) => zone.name === hand.zone) ?? able[0];
  if (to === undefined) return null;
  return { ...place(to), pieces: withPiece(there(to), piece, hand.count, to.type) };
}
