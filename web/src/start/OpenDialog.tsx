// SPDX-License-Identifier: MIT
// Chooses a file, or takes a link that was copied.
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { texts } from "../texts";
import { Button, Dialog, Notice } from "../ui";
import { linkIn, readIncoming, readLink } from "./incoming";
import type { Incoming } from "./incoming";
import { sentenceOf } from "./workbench";

export function OpenDialog(props: {
  onIncoming: (incoming: Incoming) => void;
  onClose: () => void;
}): JSX.Element {
  const [link, setLink] = useState("");
  const [refusal, setRefusal] = useState("");
  const chooser = useRef<HTMLInputElement>(null);

  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      props.onIncoming(await readIncoming(file));
    } catch (error) {
      setRefusal(sentenceOf(error));
    }
  };
  const openLink = (): void => {
    const found = linkIn(link);
    if (found === null) return setRefusal("There is no House Rules link in this text.");
    try {
      props.onIncoming(readLink(found));
    } catch (error) {
      setRefusal(sentenceOf(error));
    }
  };
  return (
    <Dialog
      firstFocus=".button-primary"
      title={texts.common.open}
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>{texts.common.cancel}</Button>}
    >
      <div class="stack">
        <p>{texts.open_game.about}</p>
        <p>
          A file with all your games and rules (.json) can be opened as well. Nothing leaves this
          browser.
        </p>
        <input
          ref={chooser}
          type="file"
          hidden
          onChange={(event) => {
            void choose(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
        <Button kind="primary" icon="file" onClick={() => chooser.current?.click()}>
          Choose a file…
        </Button>
        <p class="muted small">You can also drop a file anywhere on this page.</p>
        <form
          class="open-link"
          onSubmit={(event) => {
            event.preventDefault();
            openLink();
          }}
        >
          <label class="field">
            <strong>Or paste a link</strong>
            <input
              class="input"
              value={link}
              autocomplete="off"
              spellcheck={false}
              placeholder="hr1.…"
              onInput={(event) => setLink(event.currentTarget.value)}
            />
          </label>
          <Button type="submit" icon="link">
            Open link
          </Button>
        </form>
        {refusal !== "" && (
          <Notice kind="refused" live>
            {refusal}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
