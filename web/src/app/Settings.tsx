// SPDX-License-Identifier: MIT
// What belongs to this browser and not to a game, and which keys do what.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { texts } from "../texts";
import { Dialog } from "../ui";
import { chooseTheme, themeChoice, THEMES } from "./theme";

const KEYS: readonly [string, string][] = [
  ["Arrow keys", "move between the cells of the board"],
  ["Enter or Space", "choose the cell"],
  ["Escape", "cancel the choice"],
  ["Context menu key or Shift+F10", "show what is on a cell, its moves and its notes"],
  ["Shift+arrow keys", "turn a cube"],
  ["+ − 0", "zoom in, zoom out, show everything"],
  ["Ctrl+Z, Ctrl+Shift+Z", "undo, redo (on a Mac: Cmd)"],
];

export function Settings(props: { onClose: () => void }): JSX.Element {
  const [chosen, setChosen] = useState(themeChoice);
  return (
    <Dialog title="Settings and keys" onClose={props.onClose}>
      <div class="stack">
        <fieldset class="choice-group">
          <legend>Colours</legend>
          {THEMES.map((theme) => (
            <label key={theme.id} class="check">
              <input
                type="radio"
                name="theme"
                checked={chosen === theme.id}
                onChange={() => {
                  chooseTheme(theme.id);
                  setChosen(theme.id);
                }}
              />
              {theme.name}
            </label>
          ))}
        </fieldset>
        <h3>{texts.help.keys}</h3>
        <dl class="keys">
          {KEYS.map(([keys, what]) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
