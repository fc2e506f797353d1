// SPDX-License-Identifier: MIT
// The history with its branches: go to a position, make a line the main line, compare two
// positions.
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { Session } from "../app/session";
import { fill, texts } from "../texts";
import { Button, Notice } from "../ui";
import {
  findInHistory,
  type HistoryRow,
  historyRows,
  isMain,
  markOf,
  rowText,
  stepOf,
} from "./history_rows";
import { SetUpPosition } from "./SetUpPosition";
import { ViewAsOwner } from "./ViewAs";
import { VirtualList } from "./VirtualList";

const DEEPEST = 8; // deeper rows would leave no room for text
const MOST_DIFFERENCES = 300;

function mayWalk(session: Session): boolean {
  return session.viewpoint.ownerOrLooker() === "owner";
}

function Comparison({ session }: { session: Session }): JSX.Element | null {
  const found = session.view.comparison;
  if (session.comparedWith === null || found === null) return null;
  const steps = session.history.steps;
  const step = stepOf(steps, found.with);
  const here = found.with === session.status.cursor;
  const shown = found.sentences.slice(0, MOST_DIFFERENCES);
  return (
    <section class="comparison stack" aria-label={texts.history.comparison}>
      {step && (
        <h3>
          {fill(texts.history.compared_with, rowText({ step, depth: 0, branch: false, event: -1 }))}
        </h3>
      )}
      {here && (
        <p class="muted">{texts.history.go_elsewhere}</p>
      )}
      {!here && shown.length === 0 && <p>{texts.common.no_differences}</p>}
      {shown.length > 0 && (
        <ul>
          {shown.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {found.sentences.length > shown.length && (
        <p class="muted">{fill(texts.common.and_more, found.sentences.length - shown.length)}</p>
      )}
      <div class="row">
        <Button onClick={() => void session.compareWith(null)}>{texts.history.stop_comparing}</Button>
        {!here && found.with !== null && mayWalk(session) && (
          <Button onClick={() => void session.goTo(found.with ?? 0)}>
            {texts.history.go_to_compared}
          </Button>
        )}
      </div>
    </section>
  );
}

export function History({ session }: { session: Session }): JSX.Element {
  const { steps, cursor } = session.history;
  const [words, setWords] = useState("");
  const [settingUp, setSettingUp] = useState(false);
  const walks = mayWalk(session);
  const rows = useMemo(
    () => (words.trim() === "" ? historyRows(steps) : findInHistory(steps, words)),
    [steps, words],
  );
  const main = useMemo(() => isMain(steps, cursor), [steps, cursor]);
  const follow = rows.findIndex((row) => row.step.node === cursor && row.event < 0);
  const row = (each: HistoryRow) => {
    const current = each.step.node === cursor && each.event < 0;
    const compared = session.comparedWith !== null && each.step.node === session.comparedWith;
    const classes = [
      "history-row",
      `history-${markOf(each.step.type)}`,
      current ? "history-current" : "",
      compared ? "history-compared" : "",
      each.event >= 0 ? "history-event" : "",
    ];
    return (
      <button
        type="button"
        class={classes.filter(Boolean).join(" ")}
        style={{ paddingInlineStart: `${0.6 + 0.9 * Math.min(each.depth, DEEPEST)}rem` }}
        aria-current={current ? "step" : undefined}
        aria-disabled={!walks}
        onClick={() => {
          if (walks && each.step.node !== null && each.step.node !== cursor)
            void session.goTo(each.step.node);
        }}
      >
        {rowText(each)}
      </button>
    );
  };
  return (
    <div class="history stack">
      <div class="row">
        <Button
          icon="first"
          label={texts.history.first}
          disabled={!walks}
          onClick={() => void session.goToStep(0)}
        />
        <Button
          icon="last"
          label={texts.history.last}
          disabled={!walks}
          onClick={() => void session.goToStep(null)}
        />
        <Button
          disabled={!walks || main}
          title={texts.history.make_main_line_help}
          onClick={() => cursor !== null && void session.promote(cursor)}
        >
          {texts.history.make_main_line}
        </Button>
        <Button
          title={texts.history.compare_help}
          onClick={() => void session.compareWith(cursor)}
        >
          {texts.history.compare}
        </Button>
        <Button
          disabled={!walks}
          title="Puts pieces on the board by hand, or sets up a position from text"
          onClick={() => setSettingUp(true)}
        >
          {texts.history.set_up_dots}
        </Button>
      </div>
      {!walks && (
        <Notice kind="info">
          <div class="stack">
            <span>{session.game.sentences.no_history}</span>
            <div>
              <ViewAsOwner session={session} />
            </div>
          </div>
        </Notice>
      )}
      <input
        type="search"
        class="input"
        aria-label={texts.history.search}
        placeholder={texts.history.search}
        value={words}
        onInput={(event) => setWords(event.currentTarget.value)}
      />
      {rows.length === 0 ? (
        <p class="muted">{texts.common.no_matches}</p>
      ) : (
        <VirtualList
          label={texts.history.steps}
          class="history-list"
          items={rows}
          keyOf={(each) => `${each.step.node} ${each.event}`}
          row={row}
          follow={follow < 0 ? undefined : follow}
        />
      )}
      <Comparison session={session} />
      {settingUp && <SetUpPosition session={session} onClose={() => setSettingUp(false)} />}
    </div>
  );
}
