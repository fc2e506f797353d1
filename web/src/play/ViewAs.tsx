// SPDX-License-Identifier: MIT
// Looking as somebody else, for whoever runs the game. What that reveals is asked about first.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Session } from "../app/session";
import { sentence, withName } from "../board/words";
import { fill, texts } from "../texts";
import { Button, Dialog } from "../ui";
import { Section } from "./Section";

type Who = number | "owner";

function nameOf(session: Session, who: Who): string {
  return who === "owner" ? "" : sentence(session.status.seats[who]?.name ?? "");
}

function labelOf(session: Session, who: Who): string {
  return who === "owner" ? texts.view.as_owner : fill(texts.view.as_player, nameOf(session, who));
}

/** Asks before somebody looks as another one, and then does it. */
function LookDialog(props: { session: Session; who: Who; onClose: () => void }): JSX.Element {
  const { session, who, onClose } = props;
  const { sentences } = session.game;
  const name = nameOf(session, who);
  return (
    <Dialog
      title={texts.view.as}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.common.cancel}</Button>
          <Button
            kind="primary"
            onClick={() => {
              onClose();
              void session.viewAs(who);
            }}
          >
            {labelOf(session, who)}
          </Button>
        </>
      }
    >
      <div class="stack">
        <p>{who === "owner" ? sentences.sees_all : withName(sentences.sees_seat, name)}</p>
        <p>{sentences.look_is_logged}</p>
      </div>
    </Dialog>
  );
}

/** Leads to what only the owner can do. */
export function ViewAsOwner({ session }: { session: Session }): JSX.Element {
  const [asked, setAsked] = useState(false);
  const look = () => {
    if (session.viewpoint.reveals("owner")) setAsked(true);
    else void session.viewAs("owner");
  };
  return (
    <>
      <Button onClick={look}>{texts.view.as_owner}</Button>
      {asked && <LookDialog session={session} who="owner" onClose={() => setAsked(false)} />}
    </>
  );
}

export function ViewAs({ session }: { session: Session }): JSX.Element | null {
  const [asked, setAsked] = useState<Who | null>(null);
  const look = (who: Who) => {
    if (session.viewpoint.reveals(who)) setAsked(who);
    else void session.viewAs(who);
  };
  const all: Who[] = [...session.status.seats.keys(), "owner"];
  return (
    <Section title={texts.view.as_dots} open={false}>
      <div class="row">
        {all.map((who) => (
          <Button key={who} disabled={session.looker === who} onClick={() => look(who)}>
            {labelOf(session, who)}
          </Button>
        ))}
        {session.viewpoint.chosen !== "turn" && (
          <Button onClick={() => void session.viewAs("turn")}>{texts.view.as_current}</Button>
        )}
      </div>
      {asked !== null && (
        <LookDialog session={session} who={asked} onClose={() => setAsked(null)} />
      )}
    </Section>
  );
}
