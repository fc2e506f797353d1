// SPDX-License-Identifier: MIT
// The word of the first change in the editor: shows it, or changes it as if somebody had typed.
import type { Session } from "../app/session";
import type { FirstChange } from "../engine/types";
import { complain } from "./complain";
import { changedLine, placeOfLine, placeOfWord } from "./first_change";
import type { RulesState } from "./rules_state";
import { type FileState, fileStates } from "./texts";

// What is to be typed, and where: in place of the word, or of the whole line if that was changed in
// another way; null: nobody can say where.
function wordOf(files: readonly FileState[], change: FirstChange) {
  const file = files.find((each) => each.name === change.file);
  const typed = file?.typed ?? "";
  const original = file?.original ?? file?.saved ?? "";
  const word = placeOfWord(change, typed);
  if (word !== null) return { typed, place: word, to: change.to };
  return { typed, place: placeOfLine(change, original, typed), to: changedLine(change, original) };
}

export function showWord(
  state: RulesState,
  files: readonly FileState[],
  change: FirstChange,
  focus = true,
): void {
  const { typed, place } = wordOf(files, change);
  if (place === null) return;
  const before = typed.slice(0, place.from).split("\n");
  state.goTo({
    file: change.file,
    line: before.length,
    column: before[before.length - 1]!.length + 1,
    letters: place.to - place.from,
    focus,
  });
}

/** Undo in the text takes it back. */
export function changeWord(
  session: Session,
  state: RulesState,
  files: readonly FileState[],
  change: FirstChange,
): void {
  const { typed, place, to } = wordOf(files, change);
  if (place === null) return;
  const text = typed.slice(0, place.from) + to + typed.slice(place.to);
  void session.setDraft(change.file, text).catch(complain(session));
  showWord(state, fileStates(session), change, false);
}
