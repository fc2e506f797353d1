// SPDX-License-Identifier: MIT
// While notes are taken on the board: whose, and the marks to choose from. Digits choose a mark by
// its place, Escape ends it.
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Session } from "../app/session";
import { useMedia } from "../app/use_media";
import { sentence } from "../board/words";
import type { NoteBrush, NoteMark } from "../engine/types";
import { fill, texts } from "../texts";
import { Button } from "../ui";
import type { PlayState } from "./play_state";

/** What a stroke does now. */
export function brushOf(session: Session, play: PlayState): NoteBrush {
  const chosen = session.game.note_marks[play.mark];
  if (chosen === undefined) return { mark: "", passages: 0, erase: false };
  return chosen.own ? { ...chosen.brush, mark: play.ownMark } : chosen.brush;
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** It contains what is seen, for whoever speaks to the page. */
function spokenLabel({ label, brief }: NoteMark): string {
  return label.includes(brief) ? label : `${brief}: ${label}`;
}

export function NoteBrushBar(props: { session: Session; play: PlayState }): JSX.Element {
  const { session, play } = props;
  const marks = session.game.note_marks;
  const { looker } = session;
  const narrow = useMedia("(max-width: 40rem)");
  const name = typeof looker === "number" ? (session.view.seats[looker]?.name ?? "") : "";
  const own = marks[play.mark]?.own ?? false;
  const ownField = useRef<HTMLInputElement>(null);
  const wasOwn = useRef(own);
  useEffect(() => {
    if (own && !wasOwn.current) ownField.current?.focus();
    wasOwn.current = own;
  }, [own]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector("dialog[open]")) return;
      if (event.key === "Escape") return play.setMarking(false);
      const at = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1;
      if (at < 0 || at >= marks.length || typing(event.target)) return;
      event.preventDefault(); // the digit is not for the field that is shown
      play.setMark(at);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [marks, play]);
  return (
    <section class="note-brush" aria-label={texts.notes.take}>
      <div class="row">
        <h2 class="turn grow">{fill(texts.notes.for_player, sentence(name))}</h2>
        <Button onClick={() => play.setMarking(false)} keyShortcuts="Escape">
          {texts.play.back_to_play}
        </Button>
      </div>
      <div class="row note-marks" role="group" aria-label={texts.notes.marks}>
        {marks.map((mark, at) => (
          <Button
            key={mark.label}
            pressed={at === play.mark}
            title={narrow ? `${mark.label}: ${mark.help}` : mark.help}
            {...(narrow ? { label: spokenLabel(mark) } : {})}
            keyShortcuts={`${at + 1}`}
            onClick={() => play.setMark(at)}
          >
            {narrow ? mark.brief : mark.label}
          </Button>
        ))}
        {own && (
          <input
            ref={ownField}
            type="text"
            class="note-own"
            aria-label={texts.notes.own_mark}
            placeholder={texts.notes.own_mark}
            maxLength={40}
            value={play.ownMark}
            onInput={(event) => {
              play.setOwnMark(event.currentTarget.value);
              if (session.notice?.kind === "refused") session.dismissNotice();
            }}
          />
        )}
      </div>
    </section>
  );
}
