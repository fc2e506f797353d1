// SPDX-License-Identifier: MIT
// Below the board: what its marks mean, the captured pieces, and how it is shown.
import type { ComponentChildren, JSX } from "preact";
import type { Session } from "../app/session";
import type { TakenPieces } from "../engine/types";
import { Legend } from "./Legend";
import type { Looks } from "./looks";
import { PieceIcon } from "./Pieces";
import type { RegionName } from "./regions";

const MOST_SINGLY = 3; // more of a kind are one piece with a number

function Captured(props: {
  session: Session;
  looks: Looks;
  colours: readonly string[];
}): JSX.Element | null {
  const { session } = props;
  const owner = (piece: TakenPieces) => (typeof piece.owner === "number" ? piece.owner : 99);
  const taken = [...session.view.taken].sort((a, b) => owner(a) - owner(b));
  if (taken.length === 0) return null;
  return (
    <ul class="captured plain-list" aria-label="Captured">
      {taken.map((each, i) => (
        <li
          key={i}
          class={each.last > 0 ? "captured-last" : ""}
          title={each.text}
          aria-label={each.text}
        >
          {Array.from({ length: each.count > MOST_SINGLY ? 1 : each.count }, (_, n) => (
            <PieceIcon key={n} face={each} game={session.game} inks={props} size={24} />
          ))}
          {each.count > MOST_SINGLY && <span aria-hidden="true">×{each.count}</span>}
        </li>
      ))}
    </ul>
  );
}

export function BoardFoot(props: {
  session: Session;
  regions: readonly RegionName[];
  looks: Looks;
  colours: readonly string[];
  tools: ComponentChildren;
}): JSX.Element {
  return (
    <div class="board-foot">
      <Legend names={props.regions} scene={props} />
      <Captured session={props.session} looks={props.looks} colours={props.colours} />
      {props.tools}
    </div>
  );
}
