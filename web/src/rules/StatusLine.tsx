// SPDX-License-Identifier: MIT
// The line that always says which rules the game uses: the text shown, the saved one while somebody
// types, or an earlier one if the saved text was undone or refused. The engine words it.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Session } from "../app/session";
import type { Asks, RulesStatus } from "../engine/types";
import { type FileState, isUnsaved, notInForce } from "./texts";

export interface StatusLineProps {
  session: Session;
  files: readonly FileState[];
  chosen: FileState;
  since: string; // "the start", "move 3"
  saving: boolean;
  children?: ComponentChildren; // buttons
}

type StatusText = Asks["rules_status"]["out"];

function useStatusText(session: Session, status: RulesStatus): StatusText {
  const [text, setText] = useState<StatusText>({ tone: "muted", text: "" });
  useEffect(() => {
    let current = true;
    session.engine
      .ask("rules_status", status)
      .then((found) => current && setText(found))
      .catch(() => {}); // the session has ended
    return () => {
      current = false;
    };
  }, [session, JSON.stringify(status)]);
  return text;
}

export function StatusLine({ children, ...about }: StatusLineProps) {
  const { session, files, chosen, since, saving } = about;
  const differ = notInForce(session);
  const told = useStatusText(session, {
    errors: session.verdict === null ? 0 : 1,
    in_force: session.verdict === null && differ.length === 0,
    since,
    news: session.change?.of_text ? session.change.moves : "",
    shown: chosen.name,
    shown_used: chosen.inForce !== null,
    unsaved: files.filter(isUnsaved).map((file) => file.name),
    differ,
  });
  const { tone, text } = saving ? { tone: "muted", text: "Saving…" } : told;
  return (
    <div class="rules-status">
      <p class={`status-${tone}`} role="status">
        {text}
      </p>
      {children}
    </div>
  );
}
