// SPDX-License-Identifier: MIT
// What the word at the caret means. While it is open it follows the caret.
import { useEffect, useState } from "preact/hooks";
import { texts } from "../texts";
import { Button } from "../ui";
import { type TextSource, wordHelp, type WordHelp } from "./code_help";

export interface HelpBoxProps {
  source: TextSource;
  text: string;
  at: number;
  onClose(): void;
}

const pause = 150; // ms in which the caret rests

export function HelpBox({ source, text, at, onClose }: HelpBoxProps) {
  const [help, setHelp] = useState<WordHelp | null | undefined>(undefined);
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      wordHelp(source, text, at)
        .catch(() => null)
        .then((found) => {
          if (current) setHelp(found);
        });
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [source.engine, source.file, text, at]);

  return (
    <aside class="help-box" aria-label={texts.help.on_word}>
      <div aria-live="polite">
        {help === undefined ? (
          <p class="muted">Put the cursor on a word in the text.</p>
        ) : help === null ? (
          <p class="muted">{texts.help.none} Put the cursor on another one.</p>
        ) : (
          <div class="word-help">
            {help.signature && <code class="word-help-signature">{help.signature}</code>}
            {help.help && <p class="word-help-help">{help.help}</p>}
            {help.example && <pre class="word-help-example">{help.example}</pre>}
            {help.place && <p class="word-help-place">{help.place}</p>}
          </div>
        )}
      </div>
      <Button onClick={onClose}>Close help</Button>
    </aside>
  );
}
