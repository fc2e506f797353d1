// SPDX-License-Identifier: MIT
// How far a job is, how long it may still take, and why it ended without a result.
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { Notice, ProgressBar } from "../ui";
import type { Job } from "./job";

interface Beginning {
  at: number; // ms
  done: number;
}

/** In seconds, as far as the pace so far tells; null: too early to tell. */
function timeLeft(begun: Beginning, done: number, all: number): number | null {
  const passed = (performance.now() - begun.at) / 1000;
  if (passed < 1 || done <= begun.done) return null;
  return Math.ceil((passed / (done - begun.done)) * (all - done));
}

function leftText(seconds: number): string {
  return seconds < 120 ? `about ${seconds} s left` : `about ${Math.round(seconds / 60)} min left`;
}

export function JobProgress<Out>(props: { job: Job<Out>; label: string }): JSX.Element {
  const { job, label } = props;
  const { done, all } = job.progress;
  const begun = useRef<Beginning | null>(null);
  if (done !== undefined && done > 0) begun.current ??= { at: performance.now(), done };
  const left =
    begun.current !== null && done !== undefined && all !== undefined
      ? timeLeft(begun.current, done, all)
      : null;
  return (
    <div class="job-progress">
      <ProgressBar label={label} done={done} all={all} onStop={() => job.stop()} />
      <p class="muted small">{left === null ? "Starting…" : leftText(left)}</p>
    </div>
  );
}

export function JobEnd<Out>({ job }: { job: Job<Out> }): JSX.Element | null {
  if (job.problem !== "")
    return (
      <Notice kind="refused" live>
        {job.problem}
      </Notice>
    );
  return job.stopped ? <p class="muted">Stopped.</p> : null;
}
