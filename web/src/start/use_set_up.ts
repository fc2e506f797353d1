// SPDX-License-Identifier: MIT
// Which game is set up, if any. The address says it too, so that Back and Forward of the browser
// lead through it, and so does loading the page again.
import { useCallback, useEffect, useState } from "preact/hooks";
import { forgetFragment, keyInAddress, leaveSetUp, showSetUp, unknownAddress } from "./address";
import type { Entry } from "./gallery";
import type { SetUpStart } from "./Openers";
import { SetUpState } from "./set_up_state";
import type { Target } from "./set_up_state";
import { keyOf, targetOf } from "./targets";
import type { Workbench } from "./workbench";

export interface SettingUp {
  state: SetUpState | null;
  /** The key of the entry that is set up; "". */
  chosen: string;
  setUp: (target: Target, start?: SetUpStart) => void;
  choose: (entry: Entry) => void;
  leave: () => void;
}

function cardOf(key: string): HTMLElement | null {
  return document.getElementById(`card ${key}`);
}

/** `complete`: there will be no more entries. `onLost` gets a sentence when the address names none. */
export function useSetUp(
  workbench: Workbench,
  entries: readonly Entry[],
  complete: boolean,
  onLost: (sentence: string) => void,
): SettingUp {
  const [state, setState] = useState<SetUpState | null>(null);
  const chosen = state === null ? "" : keyOf(state.target);

  const setUp = useCallback(
    (target: Target, start?: SetUpStart): void => {
      const next = new SetUpState(target, workbench);
      setState(next);
      showSetUp(keyOf(target));
      void next.load(start);
    },
    [workbench],
  );
  const choose = useCallback((entry: Entry) => setUp(targetOf(entry)), [setUp]);
  const left = useCallback((): void => {
    setState((now) => {
      // On a narrow page the cards are not shown before.
      if (now !== null) setTimeout(() => cardOf(keyOf(now.target))?.focus());
      return null;
    });
  }, []);
  const leave = (): void => {
    if (!leaveSetUp()) left();
  };

  useEffect(() => {
    const follow = (): void => {
      const key = keyInAddress();
      if (key === "") return left();
      const found = entries.find((one) => one.key === key);
      if (found !== undefined && key !== chosen) choose(found);
      if (found !== undefined || key === chosen || !complete) return;
      const sentence = unknownAddress();
      forgetFragment();
      left();
      onLost(sentence);
    };
    if (keyInAddress() !== "") follow();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [entries, complete, chosen, choose, left]);

  // Where the cards have become lower or narrower beside the set-up.
  useEffect(() => {
    cardOf(chosen)?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  return { state, chosen, setUp, choose, leave };
}
