// SPDX-License-Identifier: MIT
// The small texts in cells: what is printed on them, what they are worth, what a seat has noted.
import type { JSX } from "preact";
import { cut, fitting, widthOf } from "./fitting";
import { plus, round } from "./geometry";
import { PlainText } from "./PlainText";
import { labelOf, middleAt, radiusAt, type Scene, spotOf } from "./scene";

function printedSign(scene: Scene, cell: number): boolean {
  return scene.regions.signs.some((sign) => sign.printed && sign.cell === cell);
}

/** In the middle of an empty cell, above a note, or small below what is printed on the cell. */
export function Label(props: { scene: Scene; cell: number; noted: boolean }): JSX.Element | null {
  const { scene, cell, noted } = props;
  const text = labelOf(scene, cell);
  if (text === "") return null;
  const r = radiusAt(scene, cell);
  let size = fitting(text, 1.9 * r, Math.min(14, (noted ? 0.6 : 0.9) * r));
  let at = middleAt(scene, cell);
  if (printedSign(scene, cell) || scene.looks.cell(cell).drawing !== "") {
    size = fitting(text, 1.3 * r, Math.min(size, 0.42 * r), 7);
    at = plus(at, { x: 0, y: 0.66 * r });
  } else if (noted) {
    at = plus(at, { x: 0, y: -0.2 * r });
  }
  if (size <= 0) return null;
  return <PlainText text={text} at={at} size={size} fill="var(--cell-label)" />;
}

/** The value of a cell that is worth more than others: a plate with a star and the number. */
export function Star(props: { scene: Scene; cell: number; value: string }): JSX.Element {
  const { scene, cell } = props;
  const r = radiusAt(scene, cell);
  const text = `★${props.value}`;
  const size = fitting(text, 1.7 * r, Math.min(15, 0.62 * r), 6);
  const at = plus(middleAt(scene, cell), { x: 0, y: 0.78 * r });
  if (size <= 0)
    return <circle cx={round(at.x)} cy={round(at.y)} r={round(0.3 * r)} fill="var(--warning)" />;
  const half = (widthOf(text) * size) / 2 + 0.25 * size;
  const high = 0.56 * size;
  return (
    <>
      <rect
        x={round(at.x - half)}
        y={round(at.y - high)}
        width={round(2 * half)}
        height={round(2 * high)}
        rx={round(high)}
        class="cell-star"
      />
      <PlainText text={text} at={at} size={size} fill="var(--text)" />
    </>
  );
}

/** A slip in the lower part of the cell with the text and the count of passages. */
function Slip(props: { scene: Scene; cell: number; text: string }): JSX.Element {
  const { scene, cell } = props;
  const r = radiusAt(scene, cell);
  const at = plus(middleAt(scene, cell), { x: 0, y: 0.62 * r });
  const size = Math.floor(Math.min(13, 0.62 * r));
  if (size < 8)
    return (
      <rect
        x={round(at.x - 0.3 * r)}
        y={round(at.y - 0.3 * r)}
        width={round(0.6 * r)}
        height={round(0.6 * r)}
        class="slip"
      />
    );
  const text = cut(props.text, 2.1 * r - 6, size);
  const half = (widthOf(text) * size) / 2 + 3;
  const high = 0.58 * size;
  return (
    <>
      <rect
        x={round(at.x - half)}
        y={round(at.y - high)}
        width={round(2 * half)}
        height={round(2 * high)}
        rx="2"
        class="slip"
      />
      <PlainText text={text} at={at} size={size} fill="#282208" />
    </>
  );
}

/** What a seat has noted, by cell: text and passages. */
export function slipsOf(scene: Scene, numberOf: (name: string) => number | undefined) {
  const out = new Map<number, string>();
  if (!scene.notes) return out;
  for (const note of scene.view.notes.notes) {
    const cell = note.on_board && note.cell !== "" ? numberOf(note.cell) : undefined;
    if (cell === undefined || !spotOf(scene, cell).shown) continue;
    const times = note.passages > 0 ? `×${note.passages}` : "";
    out.set(cell, [note.text, times].filter(Boolean).join(" "));
  }
  return out;
}

export function Slips(props: { scene: Scene; slips: Map<number, string> }): JSX.Element {
  return (
    <g>
      {[...props.slips].map(([cell, text]) => (
        <Slip key={cell} scene={props.scene} cell={cell} text={text} />
      ))}
    </g>
  );
}
