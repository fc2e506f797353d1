// SPDX-License-Identifier: MIT
// One or more boards as one picture: each painted, with its cells for pointers and keys over it.
import type { ComponentChildren, JSX } from "preact";
import { memo } from "preact/compat";
import type { Box, Picture } from "../engine/types";
import { cut } from "./fitting";
import { height, round, width } from "./geometry";
import { Ground } from "./Ground";
import { MarksAbove, Route, Winners } from "./MarksAbove";
import { Slips, slipsOf } from "./CellTexts";
import { Pieces } from "./Pieces";
import { Regions, RegionSigns } from "./RegionMarks";
import type { CellNumbers, Scene } from "./scene";

export const BOARD_GAP = 1; // between boards, in units

/** All that is painted of a board. */
export const Painted = memo(function Painted(props: {
  scene: Scene;
  numbers: CellNumbers;
  route?: number[];
}): JSX.Element {
  const { scene, numbers } = props;
  const numberOf = (name: string) => numbers.of(name);
  const slips = slipsOf(scene, numberOf);
  return (
    <g aria-hidden="true" class="painted">
      <Ground scene={scene} />
      <Regions scene={scene} />
      <Winners scene={scene} numberOf={numberOf} />
      <Route scene={scene} cells={props.route ?? []} />
      <Pieces scene={scene} slips={slips} />
      <RegionSigns scene={scene} />
      <Slips scene={scene} slips={slips} />
      <MarksAbove scene={scene} route={props.route ?? []} />
    </g>
  );
});

export interface SvgBoard {
  key: string;
  title: string;
  content: ComponentChildren;
}

/** Boards of the same picture in columns. */
export function BoardSvg(props: {
  picture: Picture;
  scale: number;
  columns: number;
  heading: number;
  boards: SvgBoard[];
  /** It fills the room that its surroundings give it. */
  fluid?: boolean;
}): JSX.Element {
  const { picture, scale, columns, heading, boards } = props;
  const box: Box = picture.bounds;
  const rows = Math.ceil(boards.length / columns);
  const wide = scale * (columns * width(box) + (columns - 1) * BOARD_GAP);
  const high = scale * (rows * (height(box) + heading) + (rows - 1) * BOARD_GAP);
  const size = props.fluid ? {} : { width: round(wide), height: round(high) };
  return (
    <svg
      class="board-svg"
      role="none"
      viewBox={`0 0 ${round(wide)} ${round(high)}`}
      preserveAspectRatio="xMidYMid meet"
      {...size}
    >
      {boards.map((board, i) => {
        const x = (i % columns) * (width(box) + BOARD_GAP);
        const y = Math.floor(i / columns) * (height(box) + heading + BOARD_GAP);
        const left = Math.round(scale * (x - box.left));
        const top = Math.round(scale * (y + heading - box.top));
        const middle = scale * ((box.left + box.right) / 2);
        const size = Math.max(11, Math.floor(Math.min(20, 0.7 * scale)));
        return (
          <g key={board.key} transform={`translate(${left} ${top})`}>
            {heading > 0 && board.title !== "" && (
              <text
                x={round(middle)}
                y={round(scale * (box.top - heading / 2))}
                font-size={size}
                text-anchor="middle"
                class="board-text board-title"
                aria-hidden="true"
              >
                {cut(board.title, scale * width(box), size)}
              </text>
            )}
            {board.content}
          </g>
        );
      })}
    </svg>
  );
}
