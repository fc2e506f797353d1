// SPDX-License-Identifier: MIT
// Things that cover several cells: those on the board, and the one that would be put where the
// pointer is.
import type { JSX } from "preact";
import type { GameReport, LargePiece, View } from "../engine/types";
import { height, round, width } from "./geometry";
import { colourOf, mixed } from "./owners";
import { SymbolMark } from "./Pieces";
import { radiusAt, type Scene, spotOf } from "./scene";
import { written } from "./symbols";

const INSET = 0.06; // of the plate, in units
const ROUND = 0.16;

function boxAround(points: readonly { x: number; y: number }[]) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

function Piece(props: { scene: Scene; piece: LargePiece; x: number; y: number; r: number }) {
  const { scene, piece, x, y, r } = props;
  const face = { owner: piece.owner, kind: piece.kind };
  const text = written(scene.game, face);
  return (
    <SymbolMark
      symbol={{ face, text, note: "", below: [], height: 1 }}
      at={{ middle: { x, y }, across: { x: r, y: 0 }, along: { x: 0, y: r } }}
      size={1}
      inks={{ looks: scene.looks, colours: scene.colours }}
    />
  );
}

/** One drawing on a plate over all its cells. */
export function Large(props: { scene: Scene; piece: LargePiece }): JSX.Element {
  const { scene, piece } = props;
  const { scale } = scene;
  const tiles = scene.picture.tiles.filter(
    ({ cell }) => cell !== null && piece.cells.includes(cell),
  );
  const plate = boxAround(tiles.flatMap(({ outline }) => outline));
  const room = boxAround(
    piece.cells.flatMap((cell) => {
      const { middle } = spotOf(scene, cell);
      const r = radiusAt(scene, cell) / scale;
      return [
        { x: middle.x - r, y: middle.y - r },
        { x: middle.x + r, y: middle.y + r },
      ];
    }),
  );
  const colour = colourOf(scene.colours, piece.owner);
  return (
    <g data-large={piece.kind}>
      <rect
        x={round((plate.left + INSET) * scale)}
        y={round((plate.top + INSET) * scale)}
        width={round((width(plate) - 2 * INSET) * scale)}
        height={round((height(plate) - 2 * INSET) * scale)}
        rx={round(ROUND * scale)}
        fill={mixed("var(--cell)", colour, 0.18)}
        stroke={mixed(mixed("var(--cell)", colour, 0.5), "var(--text)", 0.3)}
        stroke-width={Math.max(1, round(0.03 * scale))}
      />
      <Piece
        scene={scene}
        piece={piece}
        x={((room.left + room.right) / 2) * scale}
        y={((room.top + room.bottom) / 2) * scale}
        r={(Math.min(width(room), height(room)) / 2) * scale}
      />
    </g>
  );
}

/** What a click on a cell would put on several cells. */
export interface Ghost {
  piece: LargePiece;
  whole: boolean;
}

export function ghostAt(game: GameReport, view: View, cell: number): Ghost | null {
  for (const { action, seat } of view.legal) {
    const found = game.footprints.find(({ verb }) => verb === action.verb);
    const cells = found?.cells[cell];
    if (found === undefined || cells === undefined || action.arguments[0] !== cell) continue;
    const owned = game.zones.some(({ pieces }) =>
      pieces.some(({ kind, owner }) => kind === found.kind && owner === seat),
    );
    return { piece: { kind: found.kind, owner: owned ? seat : null, cells }, whole: found.whole };
  }
  return null;
}

export function GhostMark(props: { scene: Scene; ghost: Ghost }): JSX.Element {
  const { scene, ghost } = props;
  const at = (cell: number) => spotOf(scene, cell).middle;
  return (
    <g class="ghost" aria-hidden="true" opacity="0.6">
      {ghost.whole ? (
        <Large scene={scene} piece={ghost.piece} />
      ) : (
        ghost.piece.cells.map((cell) => (
          <Piece
            key={cell}
            scene={scene}
            piece={ghost.piece}
            x={at(cell).x * scene.scale}
            y={at(cell).y * scene.scale}
            r={radiusAt(scene, cell)}
          />
        ))
      )}
    </g>
  );
}
