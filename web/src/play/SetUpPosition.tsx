// SPDX-License-Identifier: MIT
// A position set up by hand: pieces put on the board, or the position as text, which can be edited
// or replaced by another one; and whose turn it is.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Session, useSession } from "../app/session";
import { sentence } from "../board/words";
import { texts } from "../texts";
import { Button, Dialog, Notice, Tabs, type TabInfo } from "../ui";
import { piecesToPut } from "./setting_up";
import { SetUpBoard } from "./SetUpBoard";

type Way = "board" | "text";
const WAYS: readonly TabInfo<Way>[] = [
  { id: "board", label: "On the board" },
  { id: "text", label: "As text" },
];

export function SetUpPosition(props: { session: Session; onClose: () => void }): JSX.Element {
  const session = useSession(props.session);
  const { onClose } = props;
  // Cards, and what lies beside the boards, are set up as text.
  const [onBoard] = useState(() => piecesToPut(session).length > 0);
  const [way, setWay] = useState<Way>(onBoard ? "board" : "text");
  const [text, setText] = useState("");
  const [complaint, setComplaint] = useState("");
  useEffect(() => void session.drawing().then(setText), [session.status.cursor]);
  // Otherwise they would move between two pieces.
  useEffect(() => session.pauseBots(), []);
  /** Refusals are shown here, where they are looked for. */
  const done = async (command: Promise<boolean>): Promise<boolean> => {
    const good = await command;
    setComplaint(good ? "" : (session.notice?.text ?? ""));
    if (!good) session.dismissNotice();
    return good;
  };
  // The dialog keeps keys from the page, so they are looked for before they reach it.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const chord = (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!chord || event.key.toLowerCase() !== "z" || way !== "board") return;
      event.preventDefault();
      void (event.shiftKey ? session.redo() : session.undo());
    };
    addEventListener("keydown", onKeyDown, true);
    return () => removeEventListener("keydown", onKeyDown, true);
  }, [session, way]);
  const asText = (
    <>
      <textarea
        class="position-text"
        rows={16}
        spellcheck={false}
        aria-label="Position as text"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <p class="muted">
        {texts.position.about}
      </p>
    </>
  );
  return (
    <Dialog
      title={texts.position.title}
      wide
      onClose={onClose}
      actions={
        way === "board" ? (
          <>
            <Button
              icon="undo"
              disabled={!session.view.may_undo}
              keyShortcuts="Control+Z"
              onClick={() => void session.undo()}
            >
              {texts.common.undo}
            </Button>
            <Button
              icon="redo"
              disabled={!session.view.may_redo}
              keyShortcuts="Control+Shift+Z"
              onClick={() => void session.redo()}
            >
              {texts.common.redo}
            </Button>
            <Button kind="primary" onClick={onClose}>
              {texts.common.done}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{texts.common.cancel}</Button>
            <Button
              kind="primary"
              onClick={() => void done(session.arrange(text)).then((good) => good && onClose())}
            >
              {texts.position.set_up}
            </Button>
          </>
        )
      }
    >
      <div class="stack">
        {onBoard ? (
          <Tabs label="Way of setting up" tabs={WAYS} selected={way} onSelect={setWay}>
            <div class="stack setup-way">
              {way === "board" ? (
                <SetUpBoard session={session} onComplaint={setComplaint} />
              ) : (
                asText
              )}
            </div>
          </Tabs>
        ) : (
          asText
        )}
        {complaint !== "" && (
          <Notice kind="refused" live>
            {complaint}
          </Notice>
        )}
        <div class="row">
          <span>{texts.position.whose_turn}</span>
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
