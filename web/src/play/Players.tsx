// SPDX-License-Identifier: MIT
// Who sits where: a name, and a person or a bot of some strength.
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { typesWith } from "../app/bots";
import type { Session } from "../app/session";
import { OwnerMark, ownerColours } from "../board/owners";
import { sentence } from "../board/words";
import { texts } from "../texts";
import { Section } from "./Section";

const PERSON = "person";

function PlayerRow(props: {
  session: Session;
  number: number;
  colours: readonly string[];
}): JSX.Element | null {
  const { session, number } = props;
  const seat = session.status.seats[number];
  const who = seat?.player ?? null;
  const player = who === null ? undefined : session.players[who];
  if (seat === undefined || who === null || player === undefined) return null;
  // A player without a name is called like the seat, whose name is beside the field.
  const name = player.name === seat.name ? "" : player.name;
  const rename = (text: string) => {
    if (text.trim() !== name)
      void session.replacePlayer(who, { name: text.trim(), bot: player.bot });
  };
  return (
    <li class="player-row">
      <OwnerMark seat={number} colours={props.colours} size={20} />
      <span class="player-seat">{sentence(seat.name)}</span>
      <input
        type="text"
        class="player-name"
        placeholder={texts.common.name}
        aria-label={`Name of ${seat.name}`}
        value={name}
        onChange={(event) => rename(event.currentTarget.value)}
      />
      <select
        aria-label={`${sentence(seat.name)} is played by`}
        title={session.game.sentences.player_types}
        value={player.bot ?? PERSON}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          const bot = chosen === PERSON ? null : chosen;
          void session.replacePlayer(who, { name, bot });
        }}
      >
        {typesWith(session.game.player_types, player.bot).map((type) => (
          <option key={type.name} value={type.bot ?? PERSON}>
            {type.name}
          </option>
        ))}
      </select>
    </li>
  );
}

export function Players({ session }: { session: Session }): JSX.Element {
  const colours = useMemo(() => ownerColours(session.game.seats), [session.game]);
  return (
    <Section title={texts.common.players}>
      <ul class="plain-list players">
        {session.status.seats.map((_, number) => (
          <PlayerRow key={number} session={session} number={number} colours={colours} />
        ))}
      </ul>
    </Section>
  );
}
