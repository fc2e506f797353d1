// SPDX-License-Identifier: MIT
// "Is it fair?": the rules in force are measured by games of bots.
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Session } from "../app/session";
import { counted, texts } from "../texts";
import { announce, Button } from "../ui";
import { useJob } from "../rules/job";
import { JobEnd, JobProgress } from "../rules/JobProgress";
import {
  answersOf,
  gameInForce,
  type LabState,
  measuredOf,
  rulesKey,
  terminalCommand,
} from "./lab_state";
import { LabResults } from "./LabResults";
import { OrderForm } from "./OrderForm";

export interface QuestionProps {
  session: Session;
  state: LabState;
}

/** Tells a screen reader once when games have been played. */
export function useSpokenEnd(running: boolean, text: string): void {
  useEffect(() => {
    if (running) return () => announce(text);
    return undefined;
  }, [running]);
}

export function FairQuestion({ session, state }: QuestionProps): JSX.Element {
  const job = useJob(state.fair);
  const run = state.fairRun;
  const key = rulesKey(session);
  const start = () =>
    state.measure(gameInForce(session), {
      order: state.order,
      rules: key,
      title: session.game.name,
      command: terminalCommand(session, state.order),
    });
  const version = job.result ?? measuredOf(job.progress);
  const answers = answersOf(job.result, job.progress);
  useSpokenEnd(job.running, "The games have been played.");
  return (
    <div class="lab-question stack">
      <p class="muted">
        Bots play the rules in force many times. Random players are not people: they show how long
        games get and which rules come up; use better bots to find out who is favoured.
      </p>
      <OrderForm session={session} state={state} pairs={false} />
      <div class="row">
        {job.running ? (
          <JobProgress job={job} label="Games" />
        ) : (
          <Button kind="primary" icon="play" onClick={start}>
            {version === null ? "Play the games" : "Play again"}
          </Button>
        )}
      </div>
      <JobEnd job={job} />
      {job.stopped && version === null && (
        <p class="muted">{counted(texts.lab.too_few, job.progress.done ?? 0)}</p>
      )}
      {version !== null && run !== null && (
        <section class="stack" aria-label="Results">
          <h2>
            {run.title}: {job.result?.played ?? job.progress.played}
          </h2>
          {run.rules !== key && (
            <p class="warning">The rules have changed since. Play again to measure them.</p>
          )}
          <LabResults session={session} facts={version.facts} sheet={version.sheet} answers={answers} />
          {job.result !== null && run.command !== "" && (
            <p class="muted small">
              The same figures in a terminal: <code>{run.command}</code>
            </p>
          )}
        </section>
      )}
    </div>
  );
}
