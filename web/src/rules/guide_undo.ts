// SPDX-License-Identifier: MIT
// While somebody is guided through the first change, its file goes with the game: when undo brings
// the old rule back, the saved text has it too, and redo changes both again. Otherwise the next game
// would be played by a rule that was said to be gone.
import type { Session } from "../app/session";
import type { FirstChange } from "../engine/types";
import { complain } from "./complain";
import { isDone } from "./first_change";

function swapped(change: FirstChange, text: string, done: boolean): string {
  return done ? text.replace(change.line, change.changed) : text.replace(change.changed, change.line);
}

async function follow(session: Session, change: FirstChange, done: boolean): Promise<void> {
  const saved = session.files.find((file) => file.name === change.file)?.text;
  if (saved === undefined || isDone(change, saved) === done) return;
  const typed = session.drafts.get(change.file);
  await session.keepFile(change.file, swapped(change, saved, done));
  if (typed !== undefined) await session.setDraft(change.file, swapped(change, typed, done));
}

/** Until the function is called that it gives back. */
export function followUndo(session: Session, change: FirstChange): () => void {
  const isInForce = () =>
    isDone(change, session.filesInForce.find((file) => file.name === change.file)?.text ?? "");
  let known = isInForce();
  return session.subscribe(() => {
    const done = isInForce();
    if (done === known) return;
    known = done;
    void follow(session, change, done).catch(complain(session));
  });
}
