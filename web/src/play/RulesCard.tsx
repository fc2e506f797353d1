// SPDX-License-Identifier: MIT
// How the game is played: the rules card, and what the last change of rules has changed.
import type { JSX } from "preact";
import type { Session } from "../app/session";
import { MoveDiagrams } from "../board/MoveDiagrams";
import { texts } from "../texts";
import { CardNote } from "./CardNote";

export function RulesCard(props: {
  session: Session;
  onChanged: (file: string) => void;
}): JSX.Element {
  const { session } = props;
  const { game } = session;
  return (
    <div class="rules-card-panel stack">
      <h3>{game.name}</h3>
      {game.by !== "" && <p class="muted">{game.by}</p>}
      {game.about !== "" && <p>{game.about}</p>}
      <CardNote session={session} onChanged={props.onChanged} />
      <MoveDiagrams game={game} />
      {game.card.length === 0 ? (
        <p class="muted">{texts.card.none}</p>
      ) : (
        <ul class="card-lines">
          {game.card.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
