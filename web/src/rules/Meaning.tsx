// SPDX-License-Identifier: MIT
// What the expression at the caret means in this position: a line below the text, and its cells on
// the board. It is asked for when the caret rests, and again when the position changes.
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Session } from "../app/session";
import type { FileState } from "./texts";
import { fileStates } from "./texts";

const PAUSE = 200; // milliseconds, as in the window

/** The rules in force, with the texts as they are typed. */
function typedInForce(session: Session) {
  const typed = new Map(fileStates(session).map((file) => [file.name, file.typed]));
  return session.filesInForce.map(({ name, text }) => ({ name, text: typed.get(name) ?? text }));
}

/** Null: no text is looked at. */
export function useMeaning(
  session: Session,
  file: FileState | null,
  from: number,
  to: number,
): void {
  const name = file?.inForce == null ? "" : file.name;
  useEffect(() => {
    if (name === "") return session.showMeaning(null);
    let current = true;
    const timer = setTimeout(() => {
      session
        .meaningOf(typedInForce(session), name, from, to)
        .catch(() => null) // most expressions have no value outside an action
        .then((found) => {
          if (current) session.showMeaning(found);
        });
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [session, session.boards, session.looker, name, file?.typed, from, to]);
  useEffect(() => () => session.showMeaning(null), [session]);
}

export function MeaningLine({ session }: { session: Session }): JSX.Element {
  const { meaning } = session;
  return (
    <p class="meaning" role="status" title={meaning?.text}>
      {meaning !== null && (
        <>
          <code>{meaning.text}</code>: {meaning.value}
        </>
      )}
    </p>
  );
}
