// SPDX-License-Identifier: MIT
// Above a rules card: that the rules were changed, where, and that the card was not.
import type { JSX } from "preact";
import type { Session } from "../app/session";
import { LinkButton, Notice } from "../ui";

export function CardNote(props: {
  session: Session;
  /** Shows how a file was changed. */
  onChanged?: (file: string) => void;
}): JSX.Element | null {
  const { cardNote, changedFile } = props.session;
  const { onChanged } = props;
  if (cardNote === "") return null;
  return (
    <Notice kind="warning">
      {cardNote}
      {onChanged !== undefined && changedFile !== null && (
        <>
          {" "}
          <LinkButton onClick={() => onChanged(changedFile)}>Show the change</LinkButton>
        </>
      )}
    </Notice>
  );
}
