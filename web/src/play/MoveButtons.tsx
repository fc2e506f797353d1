// SPDX-License-Identifier: MIT
// Moves that begin with no cell, as buttons; a range of numbers as a field.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Session } from "../app/session";
import { LOOKS_ON } from "../app/viewpoint";
import { spoken } from "../board/words";
import type { ActionReport } from "../engine/types";
import { Button } from "../ui";
import { Picker, type PickerItem } from "./picker";

const MOST = 16; // with more, they are in a list

function RangeButton(props: { session: Session; action: ActionReport }): JSX.Element {
  const { session, action } = props;
  const [low = 0, high = 0] = action.action.arguments;
  const [number, setNumber] = useState(low);
  const value = Math.min(Math.max(number, low), high);
  const verb = action.text.split(" ")[0] ?? action.verb;
  return (
    <form
      class="range-move row"
      onSubmit={(event) => {
        event.preventDefault();
        void session.act(`${verb} ${value}`);
      }}
    >
      <label>
        <span class="visually-hidden">
          {spoken(verb)}: a number from {low} to {high}
        </span>
        <input
          type="number"
          min={low}
          max={high}
          value={value}
          onInput={(event) => setNumber(Number(event.currentTarget.value))}
        />
      </label>
      <Button type="submit" disabled={session.looksOn}>
        {spoken(verb)} {value}
      </Button>
    </form>
  );
}

/** Many moves: one is chosen from a list. */
function MoveList(props: {
  session: Session;
  items: PickerItem[];
  onTake: (item: PickerItem) => void;
}): JSX.Element {
  const { session, items } = props;
  const [chosen, setChosen] = useState("");
  const item = items.find((each) => each.text === chosen) ?? items[0];
  return (
    <form
      class="move-buttons row"
      onSubmit={(event) => {
        event.preventDefault();
        if (item && !session.looksOn) props.onTake(item);
      }}
    >
      <select
        aria-label="Choose a move"
        value={item?.text}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        {items.map((each) => (
          <option key={each.text} value={each.text}>
            {spoken(each.text)}
            {each.complete ? "" : "…"}
          </option>
        ))}
      </select>
      <Button type="submit" disabled={session.looksOn}>
        {item?.complete ? "Play" : "Continue…"}
      </Button>
    </form>
  );
}

export function MoveButtons(props: {
  session: Session;
  onTake: (item: PickerItem) => void;
}): JSX.Element | null {
  const { session } = props;
  const items = new Picker().items(session.view);
  if (items.length === 0) return null;
  if (items.length > MOST) return <MoveList {...props} items={items} />;
  return (
    <div class="move-buttons row" role="group" aria-label="Moves">
      {items.map((item) =>
        item.action.range ? (
          <RangeButton key={item.text} session={session} action={item.action} />
        ) : (
          <Button
            key={item.text}
            disabled={session.looksOn}
            {...(session.looksOn ? { title: LOOKS_ON } : {})}
            onClick={() => props.onTake(item)}
          >
            {spoken(item.text)}
            {item.complete ? "" : "…"}
          </Button>
        ),
      )}
    </div>
  );
}
