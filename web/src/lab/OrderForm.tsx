// SPDX-License-Identifier: MIT
// Who plays the games, how many, and from which seed.
import type { JSX } from "preact";
import type { Session } from "../app/session";
import { texts } from "../texts";
import { labGames, type LabState, type Order } from "./lab_state";

export interface OrderFormProps {
  session: Session;
  state: LabState;
  pairs: boolean; // of games, one under each version
}

export function OrderForm({ session, state, pairs }: OrderFormProps): JSX.Element {
  const { order } = state;
  const set = (how: Partial<Order>) => state.set({ order: { ...state.order, ...how } });
  return (
    <div class="order-form">
      <label class="field">
        <span class="field-label">{texts.common.players}</span>
        <select
          value={order.bot}
          title={texts.lab.players_help}
          onChange={(event) => set({ bot: event.currentTarget.value })}
        >
          {session.game.player_types
            .filter((type) => type.bot !== null && type.many !== "")
            .map((type) => (
              <option key={type.many} value={type.bot!}>
                {type.many}
              </option>
            ))}
        </select>
      </label>
      <label class="field">
        <span class="field-label">{pairs ? "Pairs of games" : "Games"}</span>
        <select
          value={order.games}
          onChange={(event) => set({ games: Number(event.currentTarget.value) })}
        >
          {labGames.map((games) => (
            <option key={games}>{games}</option>
          ))}
        </select>
      </label>
      <label class="field">
        <span class="field-label">Seed</span>
        <input
          class="input seed"
          type="text"
          inputMode="numeric"
          value={order.seed}
          title="The same seed gives the same games, here and in the terminal."
          onInput={(event) => {
            const seed = event.currentTarget.value.replace(/\D/g, "").slice(0, 19);
            event.currentTarget.value = seed;
            set({ seed: seed === "" ? "1" : seed });
          }}
        />
      </label>
    </div>
  );
}
