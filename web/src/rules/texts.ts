// SPDX-License-Identifier: MIT
// The files of a session as the Rules tab shows them: what is typed, saved, original and in force.
import type { Session } from "../app/session";
import type { RuleFile } from "../engine/types";
import { inOrder, isVariant } from "./file_names";
import type { Problem } from "./problems";

export interface FileState {
  name: string;
  typed: string; // as it is on screen
  saved: string | null; // null: it was deleted while somebody was typing in it
  original: string | null; // null: it was added here
  inForce: string | null; // null: the rules in force do not use it
}

const textOf = (files: readonly RuleFile[], name: string) =>
  files.find((file) => file.name === name)?.text ?? null;

export function fileStates(session: Session): FileState[] {
  const names = new Set([...session.files.map((file) => file.name), ...session.drafts.keys()]);
  return inOrder([...names]).map((name) => {
    const saved = textOf(session.files, name);
    return {
      name,
      typed: session.drafts.get(name) ?? saved ?? "",
      saved,
      original: textOf(session.originals ?? [], name),
      inForce: textOf(session.filesInForce, name),
    };
  });
}

export function isUnsaved(file: FileState): boolean {
  return file.saved !== file.typed;
}
/** It differs from the original, or was added. */
export function isModified(file: FileState, session: Session): boolean {
  return session.originals !== null && file.saved !== null && file.saved !== file.original;
}
/** The game uses a different text of it than the saved one. */
export function differsInForce(file: FileState): boolean {
  return file.inForce !== null && file.saved !== null && file.inForce !== file.saved;
}

/** Names of files of which the game uses another text, or that it uses and that are gone. */
export function notInForce(session: Session): string[] {
  return session.filesInForce
    .filter((file) => textOf(session.files, file.name) !== file.text)
    .map((file) => file.name);
}

export type FileMark =
  | "error"
  | "warning"
  | "unsaved"
  | "modified"
  | "new"
  | "deleted"
  | "not-in-force"
  | "off";

/** What is to be known about a file, beside its name in a list. */
export function marksOf(
  file: FileState,
  session: Session,
  problems: readonly Problem[],
): FileMark[] {
  const marks: FileMark[] = [];
  if (problems.some((problem) => problem.file === file.name)) {
    const errors = problems.some((each) => each.file === file.name && each.severity === "error");
    marks.push(errors ? "error" : "warning");
  }
  if (file.saved === null) marks.push("deleted");
  if (isUnsaved(file) && file.saved !== null) marks.push("unsaved");
  else if (file.original === null && session.originals !== null) marks.push("new");
  else if (isModified(file, session)) marks.push("modified");
  if (differsInForce(file)) marks.push("not-in-force");
  else if (isVariant(file.name) && file.inForce === null) marks.push("off");
  return marks;
}

/** All texts as they are typed, for completion and help. */
export function typedTexts(files: readonly FileState[]): RuleFile[] {
  return files.map((file) => ({ name: file.name, text: file.typed }));
}
