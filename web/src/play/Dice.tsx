// SPDX-License-Identifier: MIT
// Results of real dice, for the next move that rolls.
import type { JSX } from "preact";
import type { Session } from "../app/session";
import { Section } from "./Section";

/** "3, 5" → [3, 5]; undefined: nothing usable was typed. */
export function readFaces(text: string): number[] | undefined {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  const faces = parts.map(Number);
  return faces.length > 0 && faces.every(Number.isInteger) ? faces : undefined;
}

export function Dice(props: {
  session: Session;
  typed: string;
  onTyped: (text: string) => void;
}): JSX.Element | null {
  if (!props.session.game.rolls) return null;
  const bad = props.typed.trim() !== "" && readFaces(props.typed) === undefined;
  return (
    <Section title="Real dice" open={false}>
      <label class="field">
        <span class="field-help">
          Do you roll real dice? Type the results, such as 3 5, before you make the move that rolls.
        </span>
        <input
          type="text"
          class="input"
          inputMode="numeric"
          aria-label="Results of real dice"
          aria-invalid={bad}
          value={props.typed}
          onInput={(event) => props.onTyped(event.currentTarget.value)}
        />
      </label>
      {bad && <p class="bad">Type numbers, such as 3 5.</p>}
    </Section>
  );
}
