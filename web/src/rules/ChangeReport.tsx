// SPDX-License-Identifier: MIT
// What the last change of the rules did for the players: the table's own sentences, and the moves
// that were removed and added. As editor/panels/change_text.
import type { JSX } from "preact";
import type { Session } from "../app/session";
import type { ChangedAction } from "../engine/types";
import { type Text, fill, texts } from "../texts";
import { Button } from "../ui";

const maxListed = 40;

function Moves({ label, moves, tone }: { label: Text<1>; moves: ChangedAction[]; tone: string }) {
  if (moves.length === 0) return null;
  return (
    <details>
      <summary>{fill(label, moves.length)}</summary>
      <ul class={`moves ${tone}`}>
        {moves.slice(0, maxListed).map((move, i) => (
          <li key={i}>{move.text}</li>
        ))}
      </ul>
      {moves.length > maxListed && <p class="muted">{fill(texts.common.and_more, moves.length - maxListed)}</p>}
    </details>
  );
}

export function ChangeReport({ session }: { session: Session }): JSX.Element | null {
  const change = session.change;
  if (change === null) return null;
  return (
    <section class="change-report card stack" aria-label="The last change">
      {change.heading !== "" && <strong>{change.heading}</strong>}
      <p>{change.moves}</p>
      {change.lost.map((lost, i) => (
        <p key={i} class="warning">
          {lost}
        </p>
      ))}
      <Moves label={texts.rules.removed_moves} moves={change.removed} tone="warning" />
      <Moves label={texts.rules.added_moves} moves={change.added} tone="good" />
      <div class="row">
        <Button icon="undo" onClick={() => void session.undo()}>
          Undo this change
        </Button>
      </div>
    </section>
  );
}
