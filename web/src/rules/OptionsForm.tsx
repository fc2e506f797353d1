// SPDX-License-Identifier: MIT
// A form generated from the declared options, for a running game as well as for one that has not
// begun. Each option has its name, a control for its type, its help, range and default, and a
// button that resets it. What the engine refuses changes nothing; the reason appears in place of
// the help. As editor/panels/options_form.
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import type { Option } from "../engine/types";
import { fill, texts } from "../texts";
import { Button } from "../ui";
import { WordChips } from "./WordChips";

export interface OptionsFormProps {
  options: readonly Option[];
  /** Why a change was refused, by option. */
  refused?: Record<string, string>;
  /** What can be done instead of a refused change of this option; false: nothing. */
  offer?(name: string): ComponentChildren;
  /** Null: the option gets its default. */
  onChange(name: string, value: string | null): void;
  /** Sentences about the options together. */
  notices?: readonly string[];
}

interface ControlProps {
  option: Option;
  refused: boolean;
  id: string; // of its field
  labelled: string; // ids of what names it …
  described: string; // … and explains it
  typed: string | null; // in a field, and not in force
  onType(text: string | null): void;
  onSet(value: string): void;
}

const maxRadios = 4;

/** One field, which a label can be for; else there are several buttons or ticks. */
function hasField(option: Option): boolean {
  return option.type === "number" || (option.type === "word" && option.words.length > maxRadios);
}

function groups(options: readonly Option[]): [string, Option[]][] {
  const out = new Map<string, Option[]>();
  for (const option of options)
    out.set(option.group, [...(out.get(option.group) ?? []), option]);
  return [...out];
}

function NumberControl(props: ControlProps): JSX.Element {
  const { option, id, described, typed, onType, onSet, refused } = props;
  const commit = () => {
    if (typed === null) return;
    const text = typed.trim();
    if (text === option.value) onType(null);
    else onSet(text);
  };
  const button = (icon: "minus" | "add", label: string, to: string | null) => (
    <Button
      icon={icon}
      label={`${label}: ${option.title}`}
      disabled={to === null}
      onClick={() => to !== null && onSet(to)}
    />
  );
  return (
    <div class="option-number">
      {button("minus", "Less", option.less)}
      <input
        type="text"
        inputMode="numeric"
        class="input"
        id={id}
        aria-describedby={described}
        aria-invalid={refused}
        autoComplete="off"
        value={typed ?? option.value}
        onInput={(event) => onType(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
          if (event.key === "Escape" && typed !== null) {
            event.stopPropagation();
            onType(null);
          }
        }}
      />
      {button("add", "More", option.more)}
    </div>
  );
}

function WordControl({ option, id, labelled, described, onSet }: ControlProps) {
  const name = useId();
  if (hasField(option))
    return (
      <select
        id={id}
        aria-describedby={described}
        value={option.value}
        onChange={(event) => onSet(event.currentTarget.value)}
      >
        {option.words.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </select>
    );
  return (
    <div class="option-words" role="radiogroup" aria-labelledby={labelled}>
      {option.words.map((word) => (
        <label class="check" key={word}>
          <input
            type="radio"
            name={name}
            checked={word === option.value}
            aria-describedby={described}
            onChange={() => onSet(word)}
          />
          {word}
        </label>
      ))}
    </div>
  );
}

function Control(props: ControlProps): JSX.Element {
  const { option, onSet } = props;
  switch (option.type) {
    case "number":
      return <NumberControl {...props} />;
    case "word":
      return <WordControl {...props} />;
    case "list":
      return (
        <WordChips
          option={option}
          onChange={(words) => onSet(words.join(","))}
        />
      );
    case "flag":
      return (
        <label class="check">
          <input
            type="checkbox"
            checked={option.value === "true"}
            aria-labelledby={props.labelled}
            aria-describedby={props.described}
            onChange={(event) => onSet(event.currentTarget.checked ? "true" : "false")}
          />
          {option.value_words}
        </label>
      );
  }
}

function OptionRow(props: {
  option: Option;
  refused: string;
  offer: ComponentChildren;
  onChange(name: string, value: string | null): void;
}): JSX.Element {
  const { option, onChange } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [discarded, setDiscarded] = useState("");
  // A new value in force replaces what was typed; a new refusal is shown again.
  useEffect(() => setTyped(null), [option.value]);
  useEffect(() => setDiscarded(""), [props.refused]);
  const refused = props.refused !== "" && props.refused !== discarded;
  const changed = option.value !== option.standard;
  return (
    <div class={`option ${changed ? "option-changed" : ""}`}>
      <div class={`option-head ${option.type === "list" ? "option-list" : ""}`}>
        {hasField(option) ? (
          <label class="option-title" for={`${id}-field`}>
            {option.title}
          </label>
        ) : (
          <span class="option-title" id={`${id}-name`}>
            {option.title}
          </span>
        )}
        <Control
          option={option}
          refused={refused}
          id={`${id}-field`}
          labelled={`${id}-name`}
          described={`${id}-note`}
          typed={typed}
          onType={setTyped}
          onSet={(value) => {
            if (value !== option.value) onChange(option.name, value);
          }}
        />
      </div>
      <div class="option-foot">
        <p id={`${id}-note`} class={refused ? "bad" : "muted"} role={refused ? "alert" : undefined}>
          {refused ? props.refused : option.note}
        </p>
        {refused && props.offer}
        {refused ? (
          <Button
            title={fill(texts.options.discard_help, option.value_words)}
            onClick={() => {
              setTyped(null);
              setDiscarded(props.refused);
            }}
          >
            {texts.options.discard}
          </Button>
        ) : (
          changed && (
            <Button
              title={fill(texts.options.reset_help, option.standard_words)}
              label={`Reset ${option.title}`}
              onClick={() => onChange(option.name, null)}
            >
              {texts.options.reset}
            </Button>
          )
        )}
      </div>
    </div>
  );
}

export function OptionsForm(props: OptionsFormProps): JSX.Element {
  const { options, refused, onChange, notices } = props;
  const parts = groups(options);
  return (
    <div class="options-form">
      {notices?.map((notice, i) => (
        <p key={i} class="warning">
          {notice}
        </p>
      ))}
      {parts.map(([group, members]) => (
        <section key={group} class="option-group">
          {parts.length > 1 && <h2>{group}</h2>}
          {members.map((option) => (
            <OptionRow
              key={option.name}
              option={option}
              refused={refused?.[option.name] ?? ""}
              offer={props.offer?.(option.name)}
              onChange={onChange}
            />
          ))}
        </section>
      ))}
    </div>
  );
}
