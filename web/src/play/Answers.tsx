// SPDX-License-Identifier: MIT
// What the seat has answered in secret so far: it can take the last answer back, start over, or
// change one of them.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Session } from "../app/session";
import type { ActionReport } from "../engine/types";
import { texts } from "../texts";
import { Button } from "../ui";

function Answer(props: { session: Session; answer: ActionReport; number: number }): JSX.Element {
  const { session, answer, number } = props;
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === null)
    return (
      <li class="row spread">
        <span>{answer.text}</span>
        <Button kind="quiet" label={`Change ${answer.text}`} onClick={() => setTyped(answer.text)}>
          Change…
        </Button>
      </li>
    );
  const change = async () => {
    if (await session.changeAnswer(number, typed)) setTyped(null);
  };
  return (
    <li>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <input
          type="text"
          class="grow"
          aria-label={`Instead of ${answer.text}`}
          value={typed}
          autoFocus
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit">Change</Button>
        <Button kind="quiet" onClick={() => setTyped(null)}>
          {texts.common.cancel}
        </Button>
      </form>
    </li>
  );
}

export function Answers({ session }: { session: Session }): JSX.Element | null {
  const { part } = session.view;
  if (part.length === 0) return null;
  return (
    <section class="panel-section" aria-labelledby="answers">
      <h3 id="answers">{texts.answers.title}</h3>
      <ul class="plain-list">
        {part.map((answer, i) => (
          <Answer key={`${i} ${answer.text}`} session={session} answer={answer} number={i} />
        ))}
      </ul>
    </section>
  );
}

/** Below the board, where the answers are given. */
export function AnswerButtons({ session }: { session: Session }): JSX.Element | null {
  if (session.view.part.length === 0 || session.looksOn) return null;
  return (
    <div class="move-buttons row" role="group" aria-label={texts.answers.title}>
      <Button onClick={() => void session.takeBack()}>{texts.answers.take_back}</Button>
      <Button onClick={() => void session.startOver()}>{texts.answers.start_over}</Button>
    </div>
  );
}
