// SPDX-License-Identifier: MIT
// What the marks of regions mean, below the board.
import type { JSX } from "preact";
import { Drawing, tinted } from "./Ground";
import { declares } from "./looks";
import { mixed } from "./owners";
import { PlainText } from "./PlainText";
import type { RegionName } from "./regions";
import { LetterDisc } from "./RegionMarks";
import type { Scene } from "./scene";

const MOST_DISCS = 4;

type Drawn = Pick<Scene, "looks" | "colours">;

/** A small picture of a cell of the region. */
function SmallCell(props: { entry: RegionName; scene: Drawn }): JSX.Element {
  const { entry, scene } = props;
  const owner = entry.look.fill === "owner";
  const stripes = owner ? Math.max(1, entry.seats) : 1;
  const wide = 18 / stripes;
  const look = scene.looks.ground(entry.look.drawing);
  return (
    <svg width="20" height="20" viewBox="-10 -10 20 20" aria-hidden>
      {Array.from({ length: stripes }, (_, i) => (
        <rect
          key={i}
          x={-9 + wide * i}
          y="-9"
          width={wide}
          height="18"
          fill={tinted("var(--cell)", entry.look.fill, scene.colours, owner ? i : null)}
        />
      ))}
      <rect x="-9" y="-9" width="18" height="18" fill="none" stroke="var(--text)" />
      {look && (
        <Drawing
          look={look}
          middle={{ x: 0, y: 0 }}
          across={{ x: 7.5, y: 0 }}
          along={{ x: 0, y: 7.5 }}
          owner={mixed("var(--cell)", "var(--text)", 0.22)}
          outline="var(--text)"
        />
      )}
      {entry.letter !== "" && (
        <PlainText text={entry.letter} at={{ x: 0, y: 0 }} size={14} fill="var(--text)" />
      )}
    </svg>
  );
}

function Discs(props: { entry: RegionName; scene: Drawn }): JSX.Element {
  const { entry, scene } = props;
  const discs = entry.seats > 0 && entry.seats <= MOST_DISCS ? entry.seats : 1;
  return (
    <svg width={20 * discs} height="20" viewBox={`0 0 ${20 * discs} 20`} aria-hidden>
      {Array.from({ length: discs }, (_, i) => (
        <LetterDisc
          key={i}
          letter={entry.letter}
          seat={discs > 1 ? i : null}
          at={{ x: 10 + 20 * i, y: 10 }}
          size={13}
          colours={scene.colours}
        />
      ))}
    </svg>
  );
}

export function Legend(props: { names: readonly RegionName[]; scene: Drawn }): JSX.Element | null {
  if (props.names.length === 0) return null;
  return (
    <ul class="legend plain-list" aria-label="Legend">
      {props.names.map((entry, i) => (
        <li key={i}>
          {entry.printed || declares(entry.look) ? (
            <SmallCell entry={entry} scene={props.scene} />
          ) : (
            <Discs entry={entry} scene={props.scene} />
          )}
          <span>{entry.name}</span>
        </li>
      ))}
    </ul>
  );
}
