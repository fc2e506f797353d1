// SPDX-License-Identifier: MIT
// What a screen reader is to say although nothing has the focus there: one region for the page.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Null: what was said is taken away. */
type Listener = (text: string | null) => void;
const listeners = new Set<Listener>();

/** Says something, after whatever is being said. */
export function announce(text: string): void {
  if (text !== "") for (const listener of listeners) listener(text);
}

/** Takes away what was said: the next person at the screen may not know it. */
export function silence(): void {
  for (const listener of listeners) listener(null);
}

/** Stands once in the page. What was announced is forgotten after a while. */
export function LiveRegion(): JSX.Element {
  const [lines, setLines] = useState<{ id: number; text: string }[]>([]);
  useEffect(() => {
    let id = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listener: Listener = (text) => {
      clearTimeout(timer);
      if (text === null) return setLines([]);
      setLines((old) => [...old.slice(-4), { id: ++id, text }]);
      timer = setTimeout(() => setLines([]), 6000);
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      clearTimeout(timer);
    };
  }, []);
  return (
    <div class="visually-hidden" role="status" aria-live="polite" aria-atomic="false">
      {lines.map((line) => (
        <p key={line.id}>{line.text}</p>
      ))}
    </div>
  );
}
