// SPDX-License-Identifier: MIT
// What has happened, line by line. A line of a move leads to its position.
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Session } from "../app/session";
import type { LogLine } from "../engine/types";
import { texts } from "../texts";
import { VirtualList } from "./VirtualList";

export function Log({ session }: { session: Session }): JSX.Element {
  const { log, view } = session;
  const lines = useMemo(() => log.filter((line) => !line.repeats), [log]);
  const row = (line: LogLine) =>
    line.type !== null && view.may_undo ? (
      <button
        type="button"
        class={`log-line log-${line.type}`}
        title={texts.history.go_to}
        onClick={() => void session.goToStep(line.step)}
      >
        {line.text}
      </button>
    ) : (
      <span class={`log-line ${line.type === null ? "log-event" : `log-${line.type}`}`}>
        {line.text}
      </span>
    );
  return (
    <VirtualList
      label={texts.tabs.log}
      class="log"
      items={lines}
      keyOf={(line) => `${line.number}`}
      row={row}
      toEnd
    />
  );
}
