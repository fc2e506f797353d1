// SPDX-License-Identifier: MIT
// The Rules tab: the ruleset's files, its options and variants, and its tests, all of them while
// the game goes on.
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { type Session, useDrafts, useSession } from "../app/session";
import { texts } from "../texts";
import type { Opening } from "../start/opening";
import { Button, Tabs } from "../ui";
import { useFirstChange } from "./FirstChangeGuide";
import { followUndo } from "./guide_undo";
import { OptionsPane } from "./OptionsPane";
import { followPlace, type RulesState, type Section, useRulesState } from "./rules_state";
import { TestsPane } from "./TestsPane";
import { TextPane } from "./TextPane";
import { fileStates, isUnsaved } from "./texts";
import { useKeyboardRoom } from "./use_keyboard_room";
import { useScrollTop } from "./use_scroll_top";

function useChosenFile(session: Session, state: RulesState): void {
  useEffect(() => {
    // A file that is gone cannot stay on screen.
    const names = fileStates(session).map((file) => file.name);
    if (names.length > 0 && !names.includes(state.chosen)) state.change({ chosen: names[0]! });
  });
}

function badges(session: Session): Record<Section, string> {
  const unsaved = fileStates(session).filter(isUnsaved).length;
  const options = session.options.filter((option) => option.value !== option.standard);
  const changed = options.length + session.variants.length;
  return {
    text: session.verdict !== null ? "!" : unsaved > 0 ? String(unsaved) : "",
    options: changed > 0 ? String(changed) : "",
    tests: "",
  };
}

export function RulesTab(props: {
  session: Session;
  onBegin: (opening: Opening) => void;
}): JSX.Element {
  const { session } = props;
  useSession(session);
  useDrafts(session);
  const state = useRulesState(session);
  const first = useFirstChange(session);
  const box = useRef<HTMLDivElement>(null);
  useKeyboardRoom(box);
  useScrollTop(box, state.section);
  useChosenFile(session, state);
  useEffect(() => followPlace(session));
  const badge = badges(session);
  const guide = session.guide !== null && first.change !== null ? { change: first.change, close } : null;

  useEffect(() => {
    if (guide !== null) state.stopFollowing ??= followUndo(session, guide.change);
  }, [session, guide?.change]);

  function close(): void {
    state.stopFollowing?.();
    state.stopFollowing = null;
    state.guideShown = false;
    session.guideTo(null);
    first.close();
    state.emit();
  }
  const tabs = [
    { id: "text" as const, label: "Text", badge: badge.text },
    { id: "options" as const, label: texts.tabs.options, badge: badge.options },
    { id: "tests" as const, label: texts.tabs.tests },
  ];
  return (
    <div class="rules-tab" ref={box}>
      <Tabs
        label="Parts of the rules"
        tabs={tabs}
        selected={state.section}
        onSelect={(section) => state.change({ section })}
      >
        {first.change !== null && !first.closed && guide === null && state.section === "text" && (
          <p class="guide-offer">
            <Button icon="hint" onClick={() => session.guideTo("type")}>
              Change your first rule
            </Button>
          </p>
        )}
        {state.section === "text" && <TextPane session={session} state={state} guide={guide} />}
        {state.section === "options" && (
          <OptionsPane session={session} onBegin={props.onBegin} />
        )}
        {state.section === "tests" && <TestsPane session={session} state={state} />}
      </Tabs>
    </div>
  );
}
