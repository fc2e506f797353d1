// SPDX-License-Identifier: MIT
// What is needed to draw one board: the game, what is seen of it, and the picture in pixels.
import type { DrawnBoard, GameReport, Picture, PieceSpot, View } from "../engine/types";
import { type At, radiusOf, times } from "./geometry";
import type { Looks } from "./looks";
import type { CellMarks } from "./marks";
import type { RegionMarks } from "./regions";

export interface Scene {
  game: GameReport;
  view: View;
  board: DrawnBoard;
  picture: Picture;
  /** Pixels per unit of the picture. */
  scale: number;
  looks: Looks;
  regions: RegionMarks;
  colours: readonly string[];
  marks: CellMarks;
  /** The values of cells that are worth more than others, by cell. */
  badges: readonly string[];
  /** Whether the viewer's notes are drawn. */
  notes: boolean;
}

const NOWHERE: PieceSpot = {
  middle: { x: 0, y: 0 },
  across: { x: 0, y: 0 },
  along: { x: 0, y: 0 },
  pane: 0,
  shown: false,
};

export function spotOf(scene: Scene, cell: number): PieceSpot {
  return scene.picture.piece_spots[cell] ?? NOWHERE;
}
export function middleAt(scene: Scene, cell: number): At {
  return times(spotOf(scene, cell).middle, scene.scale);
}
export function radiusAt(scene: Scene, cell: number): number {
  return radiusOf(spotOf(scene, cell)) * scene.scale;
}

export function isLink(scene: Scene, cell: number): boolean {
  return scene.game.board.cells[cell]?.stands_for === "links";
}

export function isHidden(scene: Scene, cell: number): boolean {
  return scene.board.zones.some((zone) => scene.view.zones[zone]?.cells[cell]?.hidden);
}
export function isOccupied(scene: Scene, cell: number): boolean {
  return scene.board.zones.some(
    (zone) => (scene.view.zones[zone]?.cells[cell]?.pieces.length ?? 0) > 0,
  );
}

/** What is printed on a cell, or its name where no captions tell it. */
export function labelOf(scene: Scene, cell: number): string {
  const printed = scene.game.labels ?? [];
  if (printed.length > 0) return printed[cell] ?? "";
  return scene.picture.names_in_cells ? (scene.game.board.cells[cell]?.name ?? "") : "";
}

/** The number of each cell, by its name. */
export class CellNumbers {
  private readonly numbers = new Map<string, number>();
  constructor(game: GameReport) {
    game.board.cells.forEach((cell, at) => this.numbers.set(cell.name, at));
  }
  of(name: string): number | undefined {
    return this.numbers.get(name);
  }
}
