// SPDX-License-Identifier: MIT
// The position as text, which can be edited or replaced by another one; and whose turn it is.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Session } from "../app/session";
import { sentence } from "../board/words";
import { Button, Dialog, Notice } from "../ui";

export function SetUpPosition(props: { session: Session; onClose: () => void }): JSX.Element {
  const { session, onClose } = props;
  const [text, setText] = useState("");
  const [complaint, setComplaint] = useState("");
  useEffect(() => void session.drawing().then(setText), []);
  /** Refusals are shown here, where they are looked for. */
  const done = async (command: Promise<boolean>) => {
    if (await command) return onClose();
    setComplaint(session.notice?.text ?? "");
    session.dismissNotice();
  };
  return (
    <Dialog
      title="Set up position"
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" onClick={() => void done(session.arrange(text))}>
            Set up
          </Button>
        </>
      }
    >
      <div class="stack">
        <textarea
          class="position-text"
          rows={16}
          spellcheck={false}
          aria-label="Position as text"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <p class="muted">
          This is the current position. Edit it, or paste another one; anything you leave out stays
          as it is. This can be undone.
        </p>
        {complaint !== "" && (
          <Notice kind="refused" live>
            {complaint}
          </Notice>
        )}
        <div class="row">
          <span>Whose turn it is:</span>
          {session.status.seats.map((seat, number) => (
            <Button
              key={number}
              pressed={seat.to_act}
              onClick={() => void done(session.giveTurn(number))}
            >
              {sentence(seat.name)}
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
