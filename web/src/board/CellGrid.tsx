// SPDX-License-Identifier: MIT
// The cells of a board for pointers, keys and screen readers: a grid whose cells lie, unseen, over
// what is painted.
import type { JSX } from "preact";
import { memo } from "preact/compat";
import { useMemo } from "preact/hooks";
import type { Tile } from "../engine/types";
import { pointsText } from "./geometry";
import type { CellRef } from "./ref";
import { type Scene, spotOf } from "./scene";

interface Row {
  key: number;
  cells: { cell: number; tiles: Tile[] }[];
}

/** Cells at the same height are a row; links, which lie over cells, come last. */
function rowsOf(scene: Scene): Row[] {
  const tiles = new Map<number, Tile[]>();
  for (const tile of scene.picture.tiles)
    if (tile.cell !== null) tiles.set(tile.cell, [...(tiles.get(tile.cell) ?? []), tile]);
  const rows = new Map<number, Row>();
  for (const [cell, parts] of tiles) {
    const link = parts[0]?.link ? 1e6 : 0;
    const key = link + Math.round(spotOf(scene, cell).middle.y * 4);
    const row = rows.get(key) ?? { key, cells: [] };
    row.cells.push({ cell, tiles: parts });
    rows.set(key, row);
  }
  const out = [...rows.values()].sort((a, b) => a.key - b.key);
  for (const row of out)
    row.cells.sort((a, b) => spotOf(scene, a.cell).middle.x - spotOf(scene, b.cell).middle.x);
  return out;
}

export interface CellState {
  /** What is said of it. */
  label: string;
  chosen: boolean;
  mayChoose: boolean;
}

export const CellGrid = memo(function CellGrid(props: {
  scene: Scene;
  number: number;
  label: string;
  /** The cell that the Tab key reaches, if it is on this board. */
  cursor: number | null;
  stateOf: (at: CellRef) => CellState;
}): JSX.Element {
  const { scene, number, cursor } = props;
  const rows = useMemo(() => rowsOf(scene), [scene.picture]);
  return (
    <g role="grid" aria-label={props.label}>
      {rows.map((row) => (
        <g role="row" key={row.key}>
          {row.cells.map(({ cell, tiles }) => {
            const state = props.stateOf({ board: number, cell });
            const current = cursor === cell;
            return (
              <g
                key={cell}
                role="gridcell"
                class={`cell ${state.mayChoose ? "cell-choice" : ""}`}
                tabindex={current ? 0 : -1}
                aria-label={state.label}
                aria-selected={state.chosen}
                data-board={number}
                data-cell={cell}
              >
                {tiles.map((tile, i) => (
                  <polygon key={i} points={pointsText(tile.outline, scene.scale)} />
                ))}
              </g>
            );
          })}
        </g>
      ))}
    </g>
  );
});
