// SPDX-License-Identifier: MIT
// Pieces on links.
import type { JSX } from "preact";
import { fitting } from "./fitting";
import { type At, length, minus, plus, round, times } from "./geometry";
import { colourOf, lettersOn, mixedHex } from "./owners";
import { PlainText } from "./PlainText";
import { type Scene, spotOf } from "./scene";
import type { PieceSymbol } from "./symbols";

/** Where bars on a link lie: from cell to cell along it, or across it. */
function barsAxis(scene: Scene, cell: number): { middle: At; half: At } {
  const spot = spotOf(scene, cell);
  const lying = { middle: spot.middle, half: spot.across };
  const [from, to] = (scene.game.board.cells[cell]?.name ?? "")
    .split("/")
    .map((name) => scene.game.board.cells.findIndex((each) => each.name === name));
  if (from === undefined || to === undefined || from < 0 || to < 0) return lying;
  const [a, b] = [spotOf(scene, from).middle, spotOf(scene, to).middle];
  const way = minus(b, a);
  const along = Math.abs(way.x * spot.across.x + way.y * spot.across.y);
  if (along < 0.5 * length(way) * length(spot.across)) return lying;
  const share = scene.game.board.shape === "graph" ? 0.25 : 0.5;
  return { middle: times(plus(a, b), 0.5), half: times(way, share) };
}

/** Pieces on a link: a bar in the owner's colour; several beside each other. */
export function Bars(props: { scene: Scene; cell: number; symbols: PieceSymbol[] }): JSX.Element {
  const { scene, symbols } = props;
  const spot = spotOf(scene, props.cell);
  const axis = barsAxis(scene, props.cell);
  const side = times(spot.along, 1 / Math.max(length(spot.along), 1e-6));
  const room = 2 * length(spot.along);
  const thick = Math.max(2, Math.min(0.11, (0.9 * room) / symbols.length) * scene.scale);
  return (
    <>
      {symbols.map((symbol, i) => {
        const off = ((i - (symbols.length - 1) / 2) * room) / symbols.length;
        const middle = times(plus(axis.middle, times(side, off)), scene.scale);
        const half = times(axis.half, scene.scale);
        const [a, b] = [minus(middle, half), plus(middle, half)];
        const owned = typeof symbol.face.owner === "number";
        const colour = colourOf(scene.colours, symbol.face.owner);
        const place = { x1: round(a.x), y1: round(a.y), x2: round(b.x), y2: round(b.y) };
        const letters = symbol.text === "" ? 0 : fitting(symbol.text, 1.4 * thick, 1.2 * thick, 8);
        return (
          <g key={i}>
            <line
              {...place}
              stroke={owned ? mixedHex(colour, "#000000", 0.5) : "var(--cell)"}
              stroke-width={thick + 1.5}
            />
            <line {...place} stroke={owned ? colour : "var(--text)"} stroke-width={thick} />
            {letters > 0 && owned && (
              <PlainText text={symbol.text} at={middle} size={letters} fill={lettersOn(colour)} />
            )}
          </g>
        );
      })}
    </>
  );
}
