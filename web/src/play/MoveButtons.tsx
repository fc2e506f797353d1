// SPDX-License-Identifier: MIT
// Moves that begin with no cell, below the board.
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Session } from "../app/session";
import { ChoiceList } from "./ChoiceList";
import { Picker, type PickerItem } from "./picker";

export function MoveButtons(props: {
  session: Session;
  onTake: (item: PickerItem) => void;
}): JSX.Element | null {
  const { view } = props.session;
  const items = useMemo(() => new Picker().items(view), [view]);
  if (items.length === 0) return null;
  return (
    <div class="move-buttons row" role="group" aria-label="Moves">
      <ChoiceList {...props} items={items} />
    </div>
  );
}
