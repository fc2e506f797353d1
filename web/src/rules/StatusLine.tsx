// SPDX-License-Identifier: MIT
// The line that always says which rules the game uses: the text shown, the saved one while somebody
// types, or an earlier one if the saved text was undone or refused.
import type { ComponentChildren } from "preact";
import type { Session } from "../app/session";
import { fill, texts } from "../texts";
import { changeSentence } from "./change_text";
import { type FileState, isUnsaved, notInForce, unusedText } from "./texts";
import { countText, listText } from "./words";

export interface StatusLineProps {
  session: Session;
  files: readonly FileState[];
  chosen: FileState | undefined;
  since: string; // "the start", "move 3"
  saving: boolean;
  children?: ComponentChildren; // buttons
}

function namesText(names: readonly string[]): string {
  return names.length > 3 ? countText(names.length, "file", "files") : listText(names);
}

function differText(names: readonly string[]): string {
  if (names.length === 0) return "";
  return ` (${namesText(names)} ${names.length === 1 ? "differs" : "differ"})`;
}

/** Of text the rules may consist of: an option or a variant is shown where it is set. */
function news(session: Session): string {
  const change = session.change;
  const ofText = (what: string) => /\.(lua|board|svg)/.test(what);
  return change !== null && change.what.some(ofText) ? changeSentence(change) : "";
}

export function statusText(
  { session, files, chosen, since, saving }: Omit<StatusLineProps, "children">,
): { text: string; tone: "bad" | "warning" | "muted" } {
  if (saving) return { text: "Saving…", tone: "muted" };
  const unsaved = files.filter(isUnsaved).map((file) => file.name);
  if (session.verdict !== null)
    return {
      text: `The saved rules have an error. The game still uses the rules from ${since}.`,
      tone: "bad",
    };
  const aside = notInForce(session);
  if (aside.length > 0) {
    const shown = unsaved.length > 0 ? texts.rules.text_edited : "the saved text";
    return {
      text: fill(texts.rules.still_uses, since, shown, differText(aside)),
      tone: "warning",
    };
  }
  if (unsaved.length > 0)
    return {
      text:
        `Unsaved changes in ${namesText(unsaved)}. ` +
        "The game uses the saved rules until you save.",
      tone: "muted",
    };
  const remark = news(session) || (chosen === undefined ? "" : unusedText(chosen));
  return { text: `${texts.rules.uses_these}${remark && " "}${remark}`, tone: "muted" };
}

export function StatusLine({ children, ...about }: StatusLineProps) {
  const { text, tone } = statusText(about);
  return (
    <div class="rules-status">
      <p class={`status-${tone}`} role="status">
        {text}
      </p>
      {children}
    </div>
  );
}
