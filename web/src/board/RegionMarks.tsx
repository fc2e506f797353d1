// SPDX-License-Identifier: MIT
// The marks of regions: lines along their borders, printed signs, letters in corners.
import type { JSX } from "preact";
import type { Seat } from "../engine/types";
import { type At, plus, round, times } from "./geometry";
import { regionColour } from "./Ground";
import { colourOf, lettersOn, mixed } from "./owners";
import { PlainText } from "./PlainText";
import { labelOf, middleAt, radiusAt, type Scene } from "./scene";

const QUIET = mixed("var(--cell)", "var(--text)", 0.6);

/** The lines and letters of regions. */
export function Regions(props: { scene: Scene }): JSX.Element {
  const { scene } = props;
  const { regions, scale } = scene;
  return (
    <g>
      {regions.lines.map((line, i) => {
        const room = line.room * scale;
        const heavy = Math.min(Math.max(Math.min(0.045 * scale, 0.2 * room), 1), 3.5);
        const wide = line.quiet ? Math.max(1, 0.6 * heavy) : heavy;
        const off = Math.min((0.9 + 1.5 * line.depth) * wide + 1, 0.5 * room);
        const a = plus(times(line.from, scale), times(line.fromLead, off));
        const b = plus(times(line.to, scale), times(line.toLead, off));
        return (
          <line
            key={i}
            x1={round(a.x)}
            y1={round(a.y)}
            x2={round(b.x)}
            y2={round(b.y)}
            stroke={line.quiet ? QUIET : regionColour(scene, line.seat)}
            stroke-width={round(wide)}
            stroke-linecap="square"
          />
        );
      })}
      {regions.signs
        .filter((sign) => sign.printed)
        .map((sign) => {
          const r = radiusAt(scene, sign.cell);
          const below = labelOf(scene, sign.cell) !== "";
          const at = plus(middleAt(scene, sign.cell), { x: 0, y: below ? -0.2 * r : 0 });
          const filled = sign.look.fill !== "plain";
          return (
            <PlainText
              key={`p${sign.cell}`}
              text={sign.letter}
              at={at}
              size={Math.max(8, Math.floor((below ? 0.95 : 1.15) * r))}
              fill={filled ? "var(--text)" : regionColour(scene, sign.seat)}
              class="printed-sign"
            />
          );
        })}
    </g>
  );
}

/** The letters of regions in corners of cells, above the pieces. */
export function RegionSigns(props: { scene: Scene }): JSX.Element {
  const { scene } = props;
  return (
    <g>
      {scene.regions.signs
        .filter((sign) => !sign.printed)
        .map((sign, i) => {
          const r = radiusAt(scene, sign.cell);
          if (r < 8) return null;
          const far = (scene.picture.square ? 0.98 : 0.72) * r;
          const at = plus(middleAt(scene, sign.cell), {
            x: sign.corner % 2 === 0 ? -far : far,
            y: sign.corner < 2 ? -far : far,
          });
          const size = Math.min(Math.max(0.55 * r, 10), 14);
          return (
            <LetterDisc
              key={i}
              letter={sign.letter}
              seat={sign.seat}
              at={at}
              size={size}
              colours={scene.colours}
            />
          );
        })}
    </g>
  );
}

export function LetterDisc(props: {
  letter: string;
  seat: Seat;
  at: At;
  size: number;
  colours: readonly string[];
}): JSX.Element {
  const { seat, at, size } = props;
  const owned = typeof seat === "number";
  const colour = colourOf(props.colours, seat);
  return (
    <>
      <circle
        cx={round(at.x)}
        cy={round(at.y)}
        r={round(0.62 * size)}
        fill={owned ? colour : "var(--text)"}
        stroke="var(--text)"
      />
      <PlainText
        text={props.letter}
        at={at}
        size={Math.floor(0.85 * size)}
        fill={owned ? lettersOn(colour) : "var(--panel)"}
      />
    </>
  );
}
