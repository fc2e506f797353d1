// SPDX-License-Identifier: MIT
// The rules card of a game, with its board.
import type { JSX } from "preact";
import { BoardPicture } from "../board/BoardPicture";
import { MoveDiagrams } from "../board/MoveDiagrams";
import { texts } from "../texts";
import { Dialog } from "../ui";
import { shownName } from "./gallery";
import type { Entry } from "./gallery";

export function HowToPlay(props: { entry: Entry; onClose: () => void }): JSX.Element {
  const { entry } = props;
  const { board } = entry;
  const card = entry.card;
  const title = `How to play ${shownName(entry)}`;
  return (
    <Dialog title={title} onClose={props.onClose}>
      {/* It takes the focus, so that the arrow keys scroll it. */}
      <div class="how" role="region" aria-label={title} tabIndex={0}>
        {entry.about !== "" && <p>{entry.about}</p>}
        {board !== null && (
          <div class="how-board" aria-hidden="true">
            <BoardPicture
              game={board.game}
              view={board.position}
              boards={board.boards}
              picture={board.picture}
            />
          </div>
        )}
        {board !== null && <MoveDiagrams game={board.game} />}
        {card.length === 0 ? (
          <p class="muted">{texts.card.none}</p>
        ) : (
          <ul class="how-card">
            {card.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
