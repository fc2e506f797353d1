// SPDX-License-Identifier: MIT
// What any game has beside its rules: offering a draw, resigning, about which the player is asked first, and clocks.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { isSeat } from "../app/viewpoint";
import type { Session } from "../app/session";
import { sentence } from "../board/words";
import { fill, texts } from "../texts";
import { Button, Dialog } from "../ui";
import { ClockButtons } from "./SeatClocks";

function ResignDialog(props: { session: Session; seat: number; onClose: () => void }): JSX.Element {
  const { session, seat, onClose } = props;
  return (
    <Dialog
      title={texts.steps.resign}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.common.cancel}</Button>
          <Button
            kind="primary"
            onClick={() => {
              onClose();
              void session.resign(seat);
            }}
          >
            {texts.steps.resign}
          </Button>
        </>
      }
    >
      <div class="stack">
        <p>{fill(texts.steps.resign_question, sentence(session.view.seats[seat]?.called ?? ""))}</p>
        <p>{texts.steps.resign_about}</p>
      </div>
    </Dialog>
  );
}

export function Steps({ session }: { session: Session }): JSX.Element {
  const [asked, setAsked] = useState(false);
  const { resigns, offers_draw } = session.view.steps;
  return (
    <div class="row">
      {!session.looksOn && isSeat(offers_draw) && (
        <Button
          title={texts.steps.offer_draw_help}
          onClick={() => void session.offerDraw(offers_draw)}
        >
          {texts.steps.offer_draw}
        </Button>
      )}
      {!session.looksOn && isSeat(resigns) && (
        <Button onClick={() => setAsked(true)}>{texts.steps.resign_dots}</Button>
      )}
      <ClockButtons session={session} />
      {asked && isSeat(resigns) && (
        <ResignDialog session={session} seat={resigns} onClose={() => setAsked(false)} />
      )}
    </div>
  );
}
