// SPDX-License-Identifier: MIT
// Who plays: for each seat a name, and whether a person or a bot sits there.
import type { JSX } from "preact";
import { typesWith } from "../app/bots";
import { OwnerMark, ownerColours } from "../board/owners";
import { sentence } from "../rules/words";
import { texts } from "../texts";
import type { SetUpState } from "./set_up_state";

export function PlayersForm(props: { state: SetUpState; onDone: () => void }): JSX.Element {
  const { state, onDone } = props;
  const seats = state.examined?.seats ?? [];
  const game = state.examined?.game;
  const help = game?.sentences.player_types ?? "";
  const players = state.seated();
  const colours = ownerColours(seats.map((name) => ({ name })));
  return (
    <fieldset class="set-up-players">
      <legend>{texts.common.players}</legend>
      {seats.map((seat, i) => {
        const { name, bot } = players[i] ?? { name: "", bot: null };
        const types = typesWith(game?.player_types ?? [], bot);
        return (
          <div class="set-up-player" key={seat}>
            <OwnerMark seat={i} colours={colours} />
            <input
              class="input set-up-name"
              aria-label={`Name of ${seat}`}
              placeholder={sentence(seat)}
              value={name}
              maxLength={60}
              autocomplete="off"
              onInput={(event) => state.setPlayer(i, { name: event.currentTarget.value })}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.isComposing) return;
                event.preventDefault();
                if (!focusNextName(event.currentTarget)) onDone();
              }}
            />
            <select
              aria-label={`Who plays ${seat}`}
              title={help}
              value={types.findIndex((type) => type.bot === bot)}
              onChange={(event) => {
                const type = types[Number(event.currentTarget.value)];
                if (type !== undefined) state.setPlayer(i, { bot: type.bot });
              }}
            >
              {types.map((type, number) => (
                <option key={type.name} value={number}>
                  {type.name}
                </option>
              ))}
            </select>
          </div>
        );
      })}
      <p class="muted small">{help}</p>
    </fieldset>
  );
}

// Enter leads from name to name; false after the last.
function focusNextName(field: HTMLInputElement): boolean {
  const names = Array.from(
    field.closest("fieldset")?.querySelectorAll<HTMLInputElement>(".set-up-name") ?? [],
  );
  const next = names[names.indexOf(field) + 1];
  next?.focus();
  return next !== undefined;
}
