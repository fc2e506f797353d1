// SPDX-License-Identifier: MIT
// The Lab: bots play the rules many times, in an engine of their own, and two questions are
// answered: Is it fair? What did my change do?
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { type Session, useSession } from "../app/session";
import { useScrollTop } from "../rules/use_scroll_top";
import { Tabs } from "../ui";
import { ChangeQuestion } from "./ChangeQuestion";
import { FairQuestion } from "./FairQuestion";
import { useLabState } from "./lab_state";

const tabs = [
  { id: "fair" as const, label: "Is it fair?" },
  { id: "change" as const, label: "What did my change do?" },
];

export function LabTab({ session }: { session: Session }): JSX.Element {
  useSession(session);
  const state = useLabState(session);
  const box = useRef<HTMLDivElement>(null);
  useScrollTop(box, state.question);
  return (
    <div class="lab-tab" ref={box}>
      <Tabs
        label="Questions"
        tabs={tabs}
        selected={state.question}
        onSelect={(question) => state.set({ question })}
      >
        {state.question === "fair" ? (
          <FairQuestion session={session} state={state} />
        ) : (
          <ChangeQuestion session={session} state={state} />
        )}
      </Tabs>
    </div>
  );
}
