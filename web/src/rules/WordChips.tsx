// SPDX-License-Identifier: MIT
// Chooses and orders the words of a list option. As editor/panels/word_chips.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Option } from "../engine/types";
import { fill, texts } from "../texts";
import { Button } from "../ui";

export interface WordChipsProps {
  option: Option;
  onChange(words: string[]): void;
}

function moved(words: readonly string[], from: number, to: number): string[] {
  const out = [...words];
  const [word] = out.splice(from, 1);
  if (word !== undefined) out.splice(to, 0, word);
  return out;
}

/** With one more: in the declared order, if they are in it now. */
function withWord(option: Option, words: readonly string[], word: string): string[] {
  const place = (each: string) => option.words.indexOf(each);
  const ordered = words.every((each, i) => i === 0 || place(words[i - 1]!) <= place(each));
  const out = [...words, word];
  return ordered ? out.sort((a, b) => place(a) - place(b)) : out;
}

export function WordChips({ option, onChange }: WordChipsProps): JSX.Element {
  const { title: label, chosen: words } = option;
  const [chosen, setChosen] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const at = chosen === null ? -1 : words.indexOf(chosen);
  const few = words.length <= option.min;
  const full = words.length >= option.max;
  const remove = () => {
    const rest = words.filter((word) => word !== chosen);
    // A neighbour is chosen, so that these buttons stay.
    setChosen(rest[Math.min(at, rest.length - 1)] ?? null);
    onChange(rest);
  };
  return (
    <div class="chips" role="group" aria-label={label}>
      <div class="row">
        {words.map((word) => (
          <Button
            key={word}
            class="chip"
            pressed={word === chosen}
            onClick={() => setChosen(word === chosen ? null : word)}
          >
            {word}
          </Button>
        ))}
        {(option.words.length !== words.length || adding) && (
          <Button expanded={adding} onClick={() => setAdding(!adding)}>
            {adding
              ? texts.common.done
              : words.length === 0
                ? texts.options.choose_dots
                : texts.options.add_dots}
          </Button>
        )}
      </div>
      {at >= 0 && (
        <div class="row">
          <Button disabled={at === 0} onClick={() => onChange(moved(words, at, at - 1))}>
            {texts.options.move_earlier}
          </Button>
          <Button
            disabled={at === words.length - 1}
            onClick={() => onChange(moved(words, at, at + 1))}
          >
            {texts.options.move_later}
          </Button>
          <Button
            disabled={few}
            title={few ? fill(texts.options.at_least, option.min) : ""}
            onClick={remove}
          >
            {texts.options.remove}
          </Button>
        </div>
      )}
      {adding && (
        <div class="row" role="group" aria-label={`${label}: more`}>
          {option.words.map((word) => (
            <Button
              key={word}
              class="chip"
              disabled={full || words.includes(word)}
              onClick={() => onChange(withWord(option, words, word))}
            >
              + {word}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
