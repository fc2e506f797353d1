// SPDX-License-Identifier: MIT
// The games that can be continued, latest first.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { listText, sentence } from "../rules/words";
import type { GameSummary } from "../store/store";
import { counted, fill, texts } from "../texts";
import { Button } from "../ui";
import { agoText } from "./ago";

const FEW = 4;

function stateText(game: GameSummary): string {
  if (game.ended && game.outcome !== "") return game.outcome.replace(/\.$/, "");
  return game.actions === 0 ? texts.start.not_started : counted(texts.start.moves, game.actions);
}

export function SavedList(props: {
  games: GameSummary[];
  onContinue: (game: GameSummary) => void;
  onExport: (game: GameSummary) => void;
  onDelete: (game: GameSummary) => void;
}): JSX.Element {
  const [all, setAll] = useState(false);
  const shown = all ? props.games : props.games.slice(0, FEW);
  return (
    <section class="saved" aria-labelledby="saved-heading">
      <h2 id="saved-heading">{texts.start.continue_games}</h2>
      <ul class="saved-list plain-list">
        {shown.map((game, i) => (
          <SavedGameCard key={game.id} {...props} game={game} first={i === 0} />
        ))}
      </ul>
      {shown.length < props.games.length && (
        <Button onClick={() => setAll(true)}>{fill(texts.start.show_all, props.games.length)}</Button>
      )}
    </section>
  );
}

function SavedGameCard(props: {
  game: GameSummary;
  first: boolean;
  onContinue: (game: GameSummary) => void;
  onExport: (game: GameSummary) => void;
  onDelete: (game: GameSummary) => void;
}): JSX.Element {
  const { game, first } = props;
  const name = game.name || sentence(game.ruleset.replaceAll("_", " "));
  return (
    <li class={`saved-game ${first ? "first" : ""}`}>
      <button type="button" class="saved-game-main" onClick={() => props.onContinue(game)}>
        <strong>{first ? fill(texts.start.continue_game, name) : name}</strong>
        {game.players.length > 0 && <span>{listText(game.players.map(sentence))}</span>}
        <span class="muted small">
          {stateText(game)}, {agoText(game.when, Date.now())}
        </span>
      </button>
      <Button
        icon="save"
        kind="quiet"
        label={`Export ${name}`}
        onClick={() => props.onExport(game)}
      />
      <Button
        icon="trash"
        kind="quiet"
        label={`Delete ${name}`}
        onClick={() => props.onDelete(game)}
      />
    </li>
  );
}
