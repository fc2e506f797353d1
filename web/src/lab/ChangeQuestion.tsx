// SPDX-License-Identifier: MIT
// "What did my change do?": two versions of the rules play the same games, pair by pair.
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Session } from "../app/session";
import type { MeasuredVersion, Option, VariantState } from "../engine/types";
import { Button, Notice } from "../ui";
import { useJob } from "../rules/job";
import { JobEnd, JobProgress } from "../rules/JobProgress";
import { useVariants } from "../rules/use_variants";
import { spoken } from "../rules/words";
import { type QuestionProps, useSpokenEnd } from "./FairQuestion";
import {
  type Comparison,
  type LabState,
  rulesKey,
  type Stage,
  stageOf,
  versionsOf,
} from "./lab_state";
import { Answers, Figures } from "./LabResults";
import { OrderForm } from "./OrderForm";

const stages: Record<Stage, string> = {
  before: "Games of the first version",
  after: "Games of the second version",
  pairs: "Pairs of games",
};

const ORIGINAL = "The original rules";
const AT_START = "The rules at the start of this game";
const IN_FORCE = "The rules in force";

function variantName(variants: readonly VariantState[], id: string): string {
  const known = variants.find((variant) => variant.id === id);
  return known?.title ?? id;
}

/** The two versions in words: what they are called in the results. */
function versionNames(
  comparison: Comparison,
  variants: readonly VariantState[],
): [string, string] {
  switch (comparison.kind) {
    case "original":
      return [ORIGINAL, IN_FORCE];
    case "start":
      return [AT_START, IN_FORCE];
    case "variant": {
      const name = variantName(variants, comparison.id);
      return [`Without ${name}`, `With ${name}`];
    }
    case "option":
      return [IN_FORCE, `With ${spoken(comparison.name)} ${comparison.value}`];
  }
}

function keyOf(comparison: Comparison): string {
  if (comparison.kind === "variant") return `variant ${comparison.id}`;
  return comparison.kind === "option" ? `option ${comparison.name}` : comparison.kind;
}

interface Choice {
  key: string;
  label: string;
  comparison: Comparison;
}

function choicesOf(session: Session, variants: readonly VariantState[]): Choice[] {
  const out: { label: string; comparison: Comparison }[] = [];
  if (session.originals !== null)
    out.push({ label: ORIGINAL, comparison: { kind: "original" } });
  out.push({ label: AT_START, comparison: { kind: "start" } });
  for (const { id, on, complaint } of variants) {
    if (complaint !== "") continue;
    const name = variantName(variants, id);
    const label = on
      ? `The same rules without the variant ${name}`
      : `The same rules with the variant ${name}`;
    out.push({ label, comparison: { kind: "variant", id } });
  }
  for (const option of session.options)
    out.push({
      label: `The same rules with a different value: ${spoken(option.name)}`,
      comparison: { kind: "option", name: option.name, value: otherValue(option) },
    });
  return out.map((choice) => ({ key: keyOf(choice.comparison), ...choice }));
}

/** A value that the option does not have now. */
function otherValue(option: Option): string {
  switch (option.type) {
    case "number":
      return option.more ?? option.less ?? option.value;
    case "flag":
    case "word":
      return option.words.find((word) => word !== option.value_words) ?? "";
    case "list":
      return option.value;
  }
}

interface ValueFieldProps {
  option: Option;
  value: string;
  onSet(value: string): void;
}

function ValueField({ option, value, onSet }: ValueFieldProps): JSX.Element {
  return (
    <label class="field">
      <span class="field-label">{option.title}</span>
      {option.type === "word" || option.type === "flag" ? (
        <select value={value} onChange={(event) => onSet(event.currentTarget.value)}>
          {option.words.map((word) => (
            <option key={word}>{word}</option>
          ))}
        </select>
      ) : (
        <input
          class="input"
          type="text"
          value={value}
          onInput={(event) => onSet(event.currentTarget.value)}
        />
      )}
      <span class="field-help">{option.note}</span>
    </label>
  );
}

function ComparisonForm(props: QuestionProps & { variants: VariantState[] }): JSX.Element {
  const { session, state } = props;
  const choices = choicesOf(session, props.variants);
  const { comparison } = state;
  const known = choices.some((choice) => choice.key === keyOf(comparison));
  const first = choices[0]!.comparison;
  // A variant may be gone, and rules made here have no original.
  useEffect(() => {
    if (!known && comparison.kind !== "variant") state.set({ comparison: first });
  });
  const chosen = keyOf(known ? comparison : first);
  const option =
    comparison.kind === "option"
      ? session.options.find((each) => each.name === comparison.name)
      : undefined;
  return (
    <div class="order-form">
      <label class="field">
        <span class="field-label">Compare the rules in force with</span>
        <select
          value={chosen}
          onChange={(event) => {
            const key = event.currentTarget.value;
            const choice = choices.find((each) => each.key === key);
            if (choice !== undefined) state.set({ comparison: choice.comparison });
          }}
        >
          {choices.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {comparison.kind === "option" && option !== undefined && (
        <ValueField
          option={option}
          value={comparison.value}
          onSet={(value) => state.set({ comparison: { ...comparison, value } })}
        />
      )}
    </div>
  );
}

function Version(props: { name: string; version: MeasuredVersion | null; session: Session }) {
  if (props.version === null) return null;
  return (
    <div class="lab-version card">
      <h3>{props.name}</h3>
      <Figures version={props.version} seats={props.session.game.seats.map((seat) => seat.name)} />
    </div>
  );
}

function Changes({ state }: { state: LabState }): JSX.Element | null {
  const { result } = state.change;
  if (result === null) return null;
  const { changes, pairs } = result.difference;
  if (changes.length === 0) return null;
  return (
    <table class="lab-changes">
      <caption>Clear differences, in {pairs} pairs of games</caption>
      <thead>
        <tr>
          <th scope="col">Measure</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before, after, more, how }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{before}</td>
            <td>{after}</td>
            <td>
              {more ? "↑" : "↓"} {how}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ChangeQuestion({ session, state }: QuestionProps): JSX.Element {
  const job = useJob(state.change);
  const run = state.changeRun;
  const key = rulesKey(session);
  const variants = useVariants(session);
  const names = versionNames(state.comparison, variants);
  const start = () => {
    const { comparison } = state;
    state.compare((engine) => versionsOf(comparison, session, engine), {
      order: state.order,
      rules: key,
      title: names.join("\n"),
      command: "",
    });
  };
  const before = job.result === null ? state.before : job.result.before;
  const after = job.result === null ? state.after : job.result.after;
  const [first = "", second = ""] = run?.title.split("\n") ?? [];
  useSpokenEnd(job.running, "The games have been compared.");
  return (
    <div class="lab-question stack">
      <p class="muted">
        Both versions play from the same seeds, game by game, so that they differ only where the
        change matters.
      </p>
      <ComparisonForm session={session} state={state} variants={variants} />
      <OrderForm session={session} state={state} pairs />
      <div class="row">
        {job.running ? (
          <JobProgress job={job} label={stages[stageOf(job.progress)]} />
        ) : (
          <Button kind="primary" icon="compare" onClick={start}>
            {before === null ? "Compare" : "Compare again"}
          </Button>
        )}
      </div>
      <JobEnd job={job} />
      {run !== null && before !== null && (
        <section class="stack" aria-label="Results">
          <h2>
            {first} → {second}: {job.result?.played ?? job.progress.played}
          </h2>
          {run.rules !== key && (
            <p class="warning">The rules have changed since. Compare again to measure them.</p>
          )}
          {job.result !== null && <Answers answers={job.result.answers} />}
          {job.result === null && !job.running && after !== null && (
            <Notice kind="info">
              These are the games of each version so far. They were not compared pair by pair.
            </Notice>
          )}
          <Changes state={state} />
          <div class="lab-versions">
            <Version name={first} version={before} session={session} />
            <Version name={second} version={after} session={session} />
          </div>
        </section>
      )}
    </div>
  );
}
