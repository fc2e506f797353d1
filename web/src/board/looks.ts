// SPDX-License-Identifier: MIT
// Which drawing each kind of piece has for each owner: the one that the rules declare, or else the
// one of ours that is called like the kind. And how the rules want cells drawn. Computed
// once for each report on the game.
import type { CellLook, GameReport, Seat } from "../engine/types";
import { isOurs } from "./art";

export interface PieceLook {
  /** The name of one of our drawings, or the text of one of the ruleset's own. */
  ours: string | null;
  svg: string | null;
  /** Whether it takes a mark of the owner to tell the owner without colours. */
  badge: boolean;
  declared: boolean;
}

/** The look of a cell, and whose regions give it the fill and the drawing. */
export interface DrawnCell {
  fill: CellLook["fill"];
  drawing: string;
  filledFor: Seat;
  drawnFor: Seat;
}

const PLAIN: DrawnCell = { fill: "plain", drawing: "", filledFor: null, drawnFor: null };

function own(game: GameReport, name: string): string | null {
  const text = Object.hasOwn(game.drawings, name) ? game.drawings[name] : undefined;
  return text ?? null;
}

function lookOf(game: GameReport, name: string): PieceLook | null {
  if (name === "") return null;
  const svg = own(game, name);
  if (svg === null && !isOurs(name)) return null;
  return { ours: svg === null ? name : null, svg, badge: true, declared: false };
}

/** Whether each owner's drawing differs from all others'. */
function distinct(list: readonly string[]): boolean {
  return list.length > 1 && !list.includes("") && new Set(list).size === list.length;
}

export function declares(look: CellLook): boolean {
  return look.fill !== "plain" || look.drawing !== "";
}

export class Looks {
  readonly closed: DrawnCell;
  private readonly pieces = new Map<string, (PieceLook | null)[]>();
  private readonly cells: DrawnCell[];
  private readonly grounds = new Map<string, PieceLook | null>();

  constructor(private readonly game: GameReport) {
    const add = (kind: string, list: readonly string[], declared: boolean) => {
      const badge = !distinct(list);
      const looks = list.map((name) => lookOf(game, name));
      this.pieces.set(
        kind,
        looks.map((look) => look && { ...look, badge, declared }),
      );
    };
    for (const [kind, list] of Object.entries(game.looks)) add(kind, list, true);
    for (const zone of game.zones)
      for (const { kind } of zone.pieces)
        if (!this.pieces.has(kind) && (isOurs(kind) || own(game, kind) !== null))
          add(kind, [kind], false);
    this.cells = drawnCells(game);
    const { fill, drawing } = game.look.closed;
    this.closed = { ...PLAIN, fill, drawing };
  }

  piece(kind: string, owner: Seat): PieceLook | null {
    const looks = this.pieces.get(kind);
    if (looks === undefined) return null;
    if (looks.length === 1) return looks[0] ?? null;
    return typeof owner === "number" ? (looks[owner] ?? null) : null;
  }

  cell(cell: number | null): DrawnCell {
    return cell === null ? this.closed : (this.cells[cell] ?? PLAIN);
  }

  /** A drawing on cells, by name; null: none. */
  ground(name: string): PieceLook | null {
    if (name === "") return null;
    if (!this.grounds.has(name)) this.grounds.set(name, lookOf(this.game, name));
    return this.grounds.get(name) ?? null;
  }
}

function drawnCells(game: GameReport): DrawnCell[] {
  const out = game.board.cells.map(() => ({ ...PLAIN }));
  const add = (cell: DrawnCell | undefined, from: CellLook, seat: Seat) => {
    if (cell === undefined) return;
    if (cell.fill === "plain" && from.fill !== "plain") {
      cell.fill = from.fill;
      cell.filledFor = seat;
    }
    if (cell.drawing === "" && from.drawing !== "") {
      cell.drawing = from.drawing;
      cell.drawnFor = seat;
    }
  };
  for (const region of game.regions ?? []) {
    const look = game.look.regions[region.name];
    if (look === undefined) continue;
    region.cells.forEach((cells, seat) => {
      for (const cell of cells) add(out[cell], look, region.cells.length > 1 ? seat : null);
    });
  }
  game.board.cells.forEach((cell, at) => {
    const plain = cell.stands_for === "cells" || cell.stands_for === "places";
    if (plain) add(out[at], game.look.cells, null);
  });
  return out;
}
