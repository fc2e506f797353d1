// SPDX-License-Identifier: MIT
// Looking as somebody else, for whoever runs the game. What that reveals is asked about first.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Session } from "../app/session";
import { sentence, withName } from "../board/words";
import { Button, Dialog } from "../ui";
import { Section } from "./Section";

type Who = number | "owner";

export function ViewAs({ session }: { session: Session }): JSX.Element | null {
  const [asked, setAsked] = useState<Who | null>(null);
  const { sentences } = session.game;
  const nameOf = (who: Who) =>
    who === "owner" ? "owner" : sentence(session.status.seats[who]?.name ?? "");
  const look = (who: Who) => {
    if (session.viewpoint.reveals(who)) setAsked(who);
    else void session.viewAs(who);
  };
  const all: Who[] = [...session.status.seats.keys(), "owner"];
  return (
    <Section title="View as…" open={false}>
      <div class="row">
        {all.map((who) => (
          <Button key={who} disabled={session.looker === who} onClick={() => look(who)}>
            View as {nameOf(who)}
          </Button>
        ))}
        {session.viewpoint.chosen !== "turn" && (
          <Button onClick={() => void session.viewAs("turn")}>View as current player</Button>
        )}
      </div>
      {asked !== null && (
        <Dialog
          title="View as"
          onClose={() => setAsked(null)}
          actions={
            <>
              <Button onClick={() => setAsked(null)}>Cancel</Button>
              <Button
                kind="primary"
                onClick={() => {
                  setAsked(null);
                  void session.viewAs(asked);
                }}
              >
                View as {nameOf(asked)}
              </Button>
            </>
          }
        >
          <div class="stack">
            <p>
              {asked === "owner" ? sentences.sees_all : withName(sentences.sees_seat, nameOf(asked))}
            </p>
            <p>
              {sentences.look_is_logged}
            </p>
          </div>
        </Dialog>
      )}
    </Section>
  );
}
