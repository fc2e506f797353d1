// SPDX-License-Identifier: MIT
// Results of real dice, for the next move that rolls.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Session } from "../app/session";
import type { ReadDice } from "../engine/types";
import { texts } from "../texts";
import { Section } from "./Section";

const NOTHING: ReadDice = { dice: [], help: "" };

/** The engine reads what is typed. */
export function useReadDice(session: Session, typed: string): ReadDice {
  const [read, setRead] = useState(NOTHING);
  useEffect(() => {
    if (typed.trim() === "") return setRead(NOTHING);
    let current = true;
    session.engine
      .ask("dice", { typed, sum: false })
      .then((found) => current && setRead(found))
      .catch(() => {}); // the session has ended
    return () => {
      current = false;
    };
  }, [session, typed]);
  return read;
}

export function Dice(props: {
  session: Session;
  typed: string;
  read: ReadDice;
  onTyped: (text: string) => void;
}): JSX.Element | null {
  if (!props.session.game.rolls) return null;
  const bad = props.read.dice === null;
  return (
    <Section title={texts.dice.title} open={false}>
      <label class="field">
        <span class="field-help">{texts.dice.about}</span>
        <input
          type="text"
          class="input"
          inputMode="numeric"
          placeholder={texts.dice.faces}
          aria-label={texts.dice.title}
          aria-invalid={bad}
          value={props.typed}
          onInput={(event) => props.onTyped(event.currentTarget.value)}
        />
      </label>
      {bad && <p class="bad">{props.read.help}</p>}
    </Section>
  );
}
