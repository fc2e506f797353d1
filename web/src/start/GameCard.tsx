// SPDX-License-Identifier: MIT
// A game of the gallery: its board, its name, what it is about.
import type { JSX } from "preact";
import { memo } from "preact/compat";
import { fill, texts } from "../texts";
import { Button } from "../ui";
import { playersAndCredit } from "./credit";
import { playersText, shownName } from "./gallery";
import type { Entry } from "./gallery";
import { LazyBoard } from "./LazyBoard";

export const GameCard = memo(function GameCard(props: {
  entry: Entry;
  chosen: boolean;
  onChoose: (entry: Entry) => void;
  onHow: (entry: Entry) => void;
}): JSX.Element {
  const { entry, chosen } = props;
  const players = entry.seats.length > 0 ? playersText(entry) : "";
  return (
    <li class={`game-card ${chosen ? "chosen" : ""}`}>
      <button
        type="button"
        id={`card ${entry.key}`}
        class="game-card-main"
        aria-pressed={chosen}
        onClick={() => props.onChoose(entry)}
      >
        <LazyBoard board={entry.board} />
        <strong class="game-card-name">{shownName(entry)}</strong>
        {entry.complaint === "" ? (
          <span class="game-card-about">{entry.about}</span>
        ) : (
          <span class="bad">{fill(texts.start.cannot_be_loaded, entry.complaint)}</span>
        )}
        <span class="muted small">{playersAndCredit(players, entry.by)}</span>
      </button>
      {entry.card.length > 0 && (
        <Button
          kind="quiet"
          class="game-card-how"
          label={`How to play ${shownName(entry)}`}
          onClick={() => props.onHow(entry)}
        >
          {texts.game.how_to_play}
        </Button>
      )}
    </li>
  );
});
