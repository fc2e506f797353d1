// SPDX-License-Identifier: MIT
// A text on the board, in its middle at a point.
import type { JSX } from "preact";
import { type At, round } from "./geometry";

export function PlainText(props: {
  text: string;
  at: At;
  size: number;
  fill: string;
  class?: string;
}): JSX.Element {
  return (
    <text
      x={round(props.at.x)}
      y={round(props.at.y)}
      font-size={props.size}
      fill={props.fill}
      text-anchor="middle"
      class={`board-text ${props.class ?? ""}`}
    >
      {props.text}
    </text>
  );
}
