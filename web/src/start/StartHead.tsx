// SPDX-License-Identifier: MIT
// The head of the start page: what the program is for, and what can be begun besides a game.
import type { JSX } from "preact";
import { texts } from "../texts";
import { Button } from "../ui";

const PURPOSE = texts.start.purpose;
const GUIDE = texts.start.guide;

export function StartHead(props: {
  /** Null: no game offers a guided change. */
  onGuide: (() => void) | null;
  onNew: () => void;
  onOpen: () => void;
  onSettings: () => void;
}): JSX.Element {
  return (
    <header class="start-head">
      <div class="start-title">
        <h1>House Rules</h1>
        <p>{PURPOSE}</p>
      </div>
      <div class="row">
        {props.onGuide && (
          <Button kind="primary" onClick={props.onGuide}>
            {GUIDE}
          </Button>
        )}
        <Button icon="add" onClick={props.onNew}>
          {texts.start.new_ruleset_dots}
        </Button>
        <Button icon="file" onClick={props.onOpen}>
          {texts.start.open_dots}
        </Button>
        <Button icon="settings" label="Settings and keys" onClick={props.onSettings} />
      </div>
    </header>
  );
}
