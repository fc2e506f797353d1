// SPDX-License-Identifier: MIT
// The page's end of a bridge: see README.md beside this file.

export interface Bridge {
  /** One message, without a line break in it. */
  send(line: string): void;
  /** Ends the engine's process. */
  end(): void;
}

/** A new engine process; each line of its output goes to `receive`, and `closed` is called if it ends by itself. */
export function openBridge(receive: (line: string) => void, closed: () => void): Bridge {
  const events = new EventSource("/bridge");
  let id: string | null = null;
  let sent = Promise.resolve();
  let waiting: string[] = [];
  const post = (line: string): void => {
    // One after the other: two requests could overtake each other.
    sent = sent
      .then(() => fetch(`/bridge/${id}`, { method: "POST", body: line }))
      .then(() => undefined, closed);
  };
  events.onmessage = (event: MessageEvent<string>) => {
    if (id !== null) {
      receive(event.data);
      return;
    }
    id = (JSON.parse(event.data) as { bridge: string }).bridge;
    for (const line of waiting) post(line);
    waiting = [];
  };
  events.onerror = () => {
    events.close();
    closed();
  };
  return {
    send: (line) => {
      if (id === null) waiting.push(line);
      else post(line);
    },
    end: () => events.close(),
  };
}
