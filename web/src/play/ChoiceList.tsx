// SPDX-License-Identifier: MIT
// Moves to choose from, however many: buttons while they are few, a field for numbers, and a list
// that can be searched.
import type { JSX } from "preact";
import { useId, useMemo, useState } from "preact/hooks";
import type { Session } from "../app/session";
import { spoken } from "../board/words";
import { texts } from "../texts";
import { Button } from "../ui";
import { choicesOf, nearest, type NumberChoice, stepFrom } from "./choices";
import type { PickerItem } from "./picker";
import { VirtualList } from "./VirtualList";

const MOST = 16; // with more, they are in a list

export function itemText(item: PickerItem): string {
  return `${spoken(item.text)}${item.complete ? "" : "…"}`;
}

interface Taking {
  session: Session;
  onTake: (item: PickerItem) => void;
}

function NumberField(props: Taking & { choice: NumberChoice }): JSX.Element {
  const { session, choice } = props;
  const [typed, setTyped] = useState(`${choice.low}`);
  const number = typed.trim() === "" ? Number.NaN : Number(typed);
  const value = nearest(choice, Number.isNaN(number) ? choice.low : number);
  const found = choice.items?.find((each) => each.value === value)?.item;
  const label = found ? itemText(found) : `${spoken(choice.text)} ${value}`;
  const step = (up: boolean) => setTyped(`${stepFrom(choice, value, up)}`);
  return (
    <form
      class="range-move row"
      onSubmit={(event) => {
        event.preventDefault();
        if (session.looksOn) return;
        if (found) props.onTake(found);
        else void session.act(`${choice.text} ${value}`);
      }}
    >
      <Button
        icon="minus"
        label={`${spoken(choice.text)}: less`}
        disabled={value <= choice.low}
        onClick={() => step(false)}
      />
      <input
        type="number"
        inputMode="numeric"
        aria-label={`${spoken(choice.text)}: a number from ${choice.low} to ${choice.high}`}
        min={choice.low}
        max={choice.high}
        step="any"
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => setTyped(`${value}`)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
          event.preventDefault();
          step(event.key === "ArrowUp");
        }}
      />
      <Button
        icon="add"
        label={`${spoken(choice.text)}: more`}
        disabled={value >= choice.high}
        onClick={() => step(true)}
      />
      <Button type="submit" disabled={session.looksOn}>
        {label}
      </Button>
    </form>
  );
}

function LongList(props: Taking & { items: readonly PickerItem[] }): JSX.Element {
  const { session, items } = props;
  const id = useId();
  const [words, setWords] = useState("");
  const [at, setAt] = useState(0);
  const found = useMemo(() => {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    const fits = (item: PickerItem) => {
      const text = itemText(item).toLowerCase();
      return wanted.every((word) => text.includes(word));
    };
    return wanted.length === 0 ? items : items.filter(fits);
  }, [items, words]);
  const marked = Math.max(0, Math.min(at, found.length - 1));
  const take = (item: PickerItem | undefined) => {
    if (item !== undefined && !session.looksOn) props.onTake(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") setAt(Math.min(found.length - 1, marked + 1));
    else if (event.key === "ArrowUp") setAt(Math.max(0, marked - 1));
    else if (event.key === "Enter") take(found[marked]);
    else return;
    event.preventDefault();
  };
  return (
    <div class="long-list stack">
      <input
        type="search"
        class="input"
        role="combobox"
        aria-label="Find a move"
        placeholder={`Find one of ${items.length} moves`}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${id}-${marked}` : undefined}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={words}
        onInput={(event) => {
          setWords(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      {found.length === 0 ? (
        <p class="muted" role="status">
          {texts.common.no_matches}
        </p>
      ) : (
        <VirtualList
          label="Moves"
          class="choice-list"
          listbox={`${id}-list`}
          items={found}
          keyOf={(item) => item.text}
          follow={marked}
          row={(item, i) => (
            <div
              id={`${id}-${i}`}
              role="option"
              aria-selected={i === marked}
              aria-disabled={session.looksOn}
              class="choice-row"
              onClick={() => take(item)}
            >
              {itemText(item)}
            </div>
          )}
        />
      )}
    </div>
  );
}

/** Several ways to choose one of the moves, a line each if there are many. */
export function ChoiceList(props: Taking & { items: readonly PickerItem[] }): JSX.Element {
  const { session, items } = props;
  const { numbers, others } = useMemo(() => choicesOf(items), [items]);
  return (
    <>
      {numbers.map((choice) => (
        <NumberField
          key={`${choice.text} ${choice.low} ${choice.high}`}
          {...props}
          choice={choice}
        />
      ))}
      {others.length > MOST ? (
        <LongList {...props} items={others} />
      ) : (
        others.map((item) => (
          <Button
            key={item.text}
            disabled={session.looksOn}
            {...(session.looksOn ? { title: session.game.sentences.looks_on } : {})}
            onClick={() => props.onTake(item)}
          >
            {itemText(item)}
          </Button>
        ))
      )}
    </>
  );
}
