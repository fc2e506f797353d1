// SPDX-License-Identifier: MIT
// A move as it is typed, with what it can become.
import type { JSX } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import type { Session } from "../app/session";
import { useMedia } from "../app/use_media";
import type { View } from "../engine/types";
import { fill, texts } from "../texts";
import { Button } from "../ui";

const MOST = 8;

/** What the typed text can become: up to the next word of the moves that begin with it. */
function completions(view: View, typed: string): string[] {
  const wanted = typed.toLowerCase();
  const out = new Set<string>();
  for (const { text, range } of view.legal) {
    if (range || !text.toLowerCase().startsWith(wanted) || text.length <= typed.length) continue;
    const space = text.indexOf(" ", typed.length + 1);
    out.add(space < 0 ? text : text.slice(0, space));
    if (out.size > 200) break;
  }
  return [...out].slice(0, MOST);
}

function hintOf(session: Session, narrow: boolean): string {
  if (session.looksOn) return texts.play.view_as_current_to_play;
  const first = session.view.legal[0];
  if (!first) return texts.play.no_legal_moves;
  return narrow ? `Such as "${first.text}"` : fill(texts.play.type_a_move, first.text);
}

export function Entry(props: { session: Session; faces: () => number[] | undefined }): JSX.Element {
  const { session } = props;
  const id = useId();
  const [typed, setTyped] = useState("");
  const [marked, setMarked] = useState(-1);
  const [open, setOpen] = useState(false);
  const narrow = useMedia("(max-width: 40rem)");
  const nobody = session.view.ended || session.view.legal.length === 0 || session.looksOn;
  // What another player has typed is not for the next one.
  useEffect(() => setTyped(""), [session.looker]);
  const found = open && typed !== "" ? completions(session.view, typed) : [];
  const play = async () => {
    const text = typed.trim();
    if (text === "" || nobody) return;
    if (await session.act(text, props.faces())) setTyped("");
    else if (session.begun !== "") setTyped(`${session.begun} `);
  };
  const complete = (text: string) => {
    setTyped(text);
    setMarked(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && found.length > 0) {
      event.stopPropagation();
      return setOpen(false);
    }
    if (event.key === "ArrowDown" && found.length > 0) {
      event.preventDefault();
      return setMarked((marked + 1) % found.length);
    }
    if (event.key === "ArrowUp" && found.length > 0) {
      event.preventDefault();
      return setMarked(marked <= 0 ? found.length - 1 : marked - 1);
    }
    if ((event.key === "Enter" || event.key === "Tab") && found[marked] !== undefined) {
      event.preventDefault();
      complete(found[marked]);
    }
  };
  return (
    <form
      class="entry"
      onSubmit={(event) => {
        event.preventDefault();
        void play();
      }}
    >
      <div class="entry-field">
        <input
          type="text"
          class="input"
          role="combobox"
          aria-label="Type a move"
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={found[marked] === undefined ? undefined : `${id}-${marked}`}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          placeholder={hintOf(session, narrow)}
          // Not `disabled`: that would take the focus away from whoever has just made a move.
          readOnly={nobody}
          aria-disabled={nobody}
          value={typed}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setMarked(-1);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
        />
        <ul
          id={`${id}-list`}
          role="listbox"
          aria-label="Completions"
          class="entry-list"
          hidden={found.length === 0}
        >
          {found.map((text, i) => (
            <li
              key={text}
              id={`${id}-${i}`}
              role="option"
              aria-selected={i === marked}
              onMouseDown={(event) => {
                event.preventDefault();
                complete(text);
              }}
            >
              {text}
            </li>
          ))}
        </ul>
      </div>
      <Button type="submit" disabled={nobody || typed.trim() === ""}>
        {texts.common.play}
      </Button>
    </form>
  );
}
