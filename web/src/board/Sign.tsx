// SPDX-License-Identifier: MIT
// A plus or a minus in a circle: what has become possible, and what is possible no more.
import type { JSX } from "preact";
import { type At, round } from "./geometry";

/** Both ends of a line. */
export function at2(a: At, b: At): { x1: number; y1: number; x2: number; y2: number } {
  return { x1: round(a.x), y1: round(a.y), x2: round(b.x), y2: round(b.y) };
}

export function Sign(props: { at: At; r: number; plus?: boolean }): JSX.Element {
  const { at, r } = props;
  const arm = 0.55 * r;
  const upright = props.plus ? `M${round(at.x)} ${round(at.y - arm)}v${round(2 * arm)}` : "";
  return (
    <g class={props.plus ? "sign-gained" : "sign-lost"}>
      <circle cx={round(at.x)} cy={round(at.y)} r={round(r)} />
      <path
        d={`M${round(at.x - arm)} ${round(at.y)}h${round(2 * arm)}${upright}`}
        stroke-width={round(Math.max(1.5, 0.26 * r))}
      />
    </g>
  );
}
