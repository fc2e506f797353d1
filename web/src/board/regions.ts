// SPDX-License-Identifier: MIT
// The marks of regions (homes, starts, goals) on a picture: a line inside their border and a letter
// in a corner of one cell of each connected part; or, if the rules declare a mark, that mark in the
// middle of each cell. A region whose look the rules declare is drawn with its cells: it needs no
// letter, and with a fill no border. One that the rules want unmarked is not marked, and one to
// which they give a legend always is. Others are not marked if they cover half of the board, or if
// there are more than four: then they are how the rules are written, not what players look for. The
// border of such a region of nobody is a quiet line, and only where the board goes on beyond it.
import type { CellLook, GameReport, Picture, Region, Seat, Tile } from "../engine/types";
import { type At, length, middleOf, minus, plus, roomAround, times } from "./geometry";
import { declares } from "./looks";

export interface RegionLine {
  from: At;
  to: At;
  /** The offset of each end of a line one unit inside the border. */
  fromLead: At;
  toLead: At;
  room: number;
  seat: Seat;
  depth: number;
  /** Of a region of nobody whose look the rules do not declare. */
  quiet: boolean;
}
export interface RegionSign {
  cell: number;
  letter: string;
  name: string;
  seat: Seat;
  /** Of the cell: 0 to 3 from the top left. */
  corner: number;
  printed: boolean;
  look: CellLook;
}
export interface RegionName {
  letter: string;
  name: string;
  look: CellLook;
  /** In whose colours its cells or letters are. */
  seats: number;
  printed: boolean;
}
export interface RegionMarks {
  lines: RegionLine[];
  signs: RegionSign[];
  names: RegionName[];
}

interface Marked {
  name: string;
  letter: string;
  mark: string;
  seat: Seat;
  cells: Set<number>;
  look: CellLook;
  depth: number;
}

const NO_LOOK: CellLook = { fill: "plain", drawing: "", legend: "", marked: true };
const MOST_UNMARKED = 4;

function lookOf(game: GameReport, region: Region): CellLook {
  return game.look.regions[region.name] ?? NO_LOOK;
}

function unmarked(game: GameReport, region: Region): boolean {
  const look = lookOf(game, region);
  return region.mark === "" && !declares(look) && look.legend === "" && look.marked;
}

function worthMarking(game: GameReport, region: Region): boolean {
  if (!lookOf(game, region).marked) return false;
  const all = (game.regions ?? []).filter((each) => unmarked(game, each)).length;
  return !unmarked(game, region) || all <= MOST_UNMARKED;
}

function overlap(a: Set<number>, b: Set<number>): boolean {
  for (const cell of a) if (b.has(cell)) return true;
  return false;
}

function plainCells(game: GameReport): number {
  return game.board.cells.filter(
    (cell) => cell.stands_for === "cells" || cell.stands_for === "places",
  ).length;
}

function markedRegions(game: GameReport): Marked[] {
  const out: Marked[] = [];
  const plain = plainCells(game);
  for (const region of game.regions ?? []) {
    if (!worthMarking(game, region)) continue;
    const look = lookOf(game, region);
    region.cells.forEach((list, seat) => {
      const ground = unmarked(game, region) && 2 * list.length >= plain;
      if (list.length === 0 || ground) return;
      const next: Marked = {
        name: look.legend === "" ? region.title : look.legend,
        letter: region.letter,
        mark: look.drawing === "" ? region.mark : "",
        seat: region.cells.length > 1 ? seat : null,
        cells: new Set(list),
        look,
        depth: 0,
      };
      const taken = () =>
        out.some(
          (other) =>
            other.depth === next.depth &&
            other.look.fill === "plain" &&
            overlap(other.cells, next.cells),
        );
      while (next.look.fill === "plain" && taken()) ++next.depth;
      out.push(next);
    });
  }
  return out;
}

function cornerKey(at: At): string {
  return `${Math.round(at.x * 256)},${Math.round(at.y * 256)}`;
}
function edgeKey(a: At, b: At): string {
  const [one, two] = [cornerKey(a), cornerKey(b)];
  return one < two ? `${one} ${two}` : `${two} ${one}`;
}
function unit(a: At): At {
  return times(a, 1 / Math.max(length(a), 1e-6));
}

/** The offset at a corner for a line one unit inside the side. */
function lead(corner: At, other: At, side: At, both: boolean): At {
  const way = unit(minus(other, corner));
  const sine = Math.max(0.2, Math.abs(way.x * side.y - way.y * side.x));
  return times(both ? plus(way, side) : way, 1 / sine);
}

/** Of a crossing of lines: of the square around it. */
function cornersOf(tile: Tile): At[] {
  if (!tile.bare || tile.link) return tile.outline;
  const { left, top, right, bottom } = tile.box;
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

function borderOf(picture: Picture, region: Marked): RegionLine[] {
  const tiles = picture.tiles.filter((tile) => tile.cell !== null && region.cells.has(tile.cell));
  const corner = (tile: Tile, i: number): At => {
    const corners = cornersOf(tile);
    const n = corners.length;
    return corners[((i % n) + n) % n] ?? { x: 0, y: 0 };
  };
  const key = (tile: Tile, i: number) => edgeKey(corner(tile, i), corner(tile, i + 1));
  const parts = new Map<string, number>();
  for (const tile of tiles)
    cornersOf(tile).forEach((_, i) => parts.set(key(tile, i), (parts.get(key(tile, i)) ?? 0) + 1));
  const onRim = (tile: Tile, i: number) => parts.get(key(tile, i)) === 1;
  const quiet = region.seat === null && region.mark === "" && !declares(region.look);
  const all = new Map<string, number>();
  if (quiet)
    for (const tile of picture.tiles)
      if (!tile.link)
        cornersOf(tile).forEach((_, i) => all.set(key(tile, i), (all.get(key(tile, i)) ?? 0) + 1));
  // Whether there is another cell beyond this side. A region that lies apart from all others has
  // nothing but its own sides.
  const goesOn = (tile: Tile, i: number) => (all.get(key(tile, i)) ?? 0) > 1;
  const borders = tiles.some((tile) =>
    cornersOf(tile).some((_, i) => onRim(tile, i) && goesOn(tile, i)),
  );
  const out: RegionLine[] = [];
  for (const tile of tiles)
    cornersOf(tile).forEach((a, i) => {
      if (!onRim(tile, i) || (quiet && borders && !goesOn(tile, i))) return;
      const b = corner(tile, i + 1);
      const along = unit(minus(b, a));
      out.push({
        from: a,
        to: b,
        fromLead: lead(a, corner(tile, i - 1), along, onRim(tile, i - 1)),
        toLead: lead(b, corner(tile, i + 2), times(along, -1), onRim(tile, i + 1)),
        room: roomAround(cornersOf(tile), middleOf(tile.box)),
        seat: region.seat,
        depth: region.depth,
        quiet,
      });
    });
  return out;
}

/** The topmost cell of each connected part, and of several the leftmost. */
function firstCells(game: GameReport, picture: Picture, cells: Set<number>): number[] {
  const near = new Map<number, number[]>();
  for (const [a, b] of game.board.links) {
    near.set(a, [...(near.get(a) ?? []), b]);
    near.set(b, [...(near.get(b) ?? []), a]);
  }
  const middle = (cell: number): At => picture.piece_spots[cell]?.middle ?? { x: 0, y: 0 };
  const touch = (a: number, b: number) => length(minus(middle(a), middle(b))) < 1.1;
  const left = new Set(cells);
  const out: number[] = [];
  for (const start of cells) {
    if (!left.delete(start)) continue;
    const part = [start];
    for (let i = 0; i < part.length; ++i) {
      const at = part[i] ?? start;
      for (const to of [...left])
        if (near.get(at)?.includes(to) || touch(at, to)) {
          left.delete(to);
          part.push(to);
        }
    }
    const shown = part.filter((cell) => picture.piece_spots[cell]?.shown);
    shown.sort((a, b) => middle(a).y - middle(b).y || middle(a).x - middle(b).x);
    if (shown[0] !== undefined) out.push(shown[0]);
  }
  return out;
}

function sameName(a: RegionName, b: RegionName): boolean {
  return (
    a.letter === b.letter &&
    a.name === b.name &&
    a.seats === b.seats &&
    a.printed === b.printed &&
    a.look.fill === b.look.fill &&
    a.look.drawing === b.look.drawing
  );
}

export function regionMarks(game: GameReport, picture: Picture): RegionMarks {
  const out: RegionMarks = { lines: [], signs: [], names: [] };
  const signs = new Map<number, number>();
  for (const region of markedRegions(game)) {
    if (region.look.fill === "plain") out.lines.push(...borderOf(picture, region));
    const letter = region.mark !== "" ? region.mark : declares(region.look) ? "" : region.letter;
    const printed = region.mark !== "";
    const lettered = typeof region.seat === "number" && !printed && letter !== "";
    const seats = region.look.fill === "owner" || lettered ? game.seats.length : 0;
    const name = { letter, name: region.name, look: region.look, seats, printed };
    if (!out.names.some((each) => sameName(each, name))) out.names.push(name);
    if (letter === "") continue;
    const cells = printed
      ? [...region.cells].filter((cell) => picture.piece_spots[cell]?.shown)
      : firstCells(game, picture, region.cells);
    for (const cell of cells) {
      const corner = printed ? 0 : (signs.get(cell) ?? 0);
      if (!printed) signs.set(cell, corner + 1);
      if (corner < 4)
        out.signs.push({
          cell,
          letter,
          name: region.name,
          seat: region.seat,
          corner,
          printed,
          look: region.look,
        });
    }
  }
  return out;
}
