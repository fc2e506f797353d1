// SPDX-License-Identifier: MIT
// Between two seats at one screen: nothing is shown before the next one says that it is there.
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Session } from "../app/session";
import { playerName } from "../board/words";
import { fill, texts } from "../texts";
import { Button } from "../ui";

export function Curtain({ session }: { session: Session }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  // At once: later, it would take the focus from whoever has reached the button meanwhile.
  useLayoutEffect(() => box.current?.focus(), [session.curtain]);
  const next = session.curtain;
  if (next === null)
    return (
      <div class="curtain" ref={box} tabIndex={-1}>
        <p>{session.game.sentences.bot_plays}</p>
      </div>
    );
  const name = playerName(session.status.seats[next]);
  return (
    <div class="curtain" ref={box} tabIndex={-1} role="region" aria-label={texts.turn.curtain}>
      <div class="curtain-text stack">
        <h2>{fill(texts.turn.pass_screen, name)}</h2>
        <p class="muted">{session.game.sentences.curtain}</p>
        <div>
          <Button kind="primary" onClick={() => void session.liftCurtain()}>
            {fill(texts.turn.i_am, name)}
          </Button>
        </div>
      </div>
    </div>
  );
}
