// SPDX-License-Identifier: MIT
// Scenarios and the check: both work in a further engine, on the saved files under the options and
// variants of this game, so the game goes on meanwhile.
import type { JSX } from "preact";
import type { Session } from "../app/session";
import type { Asks, Finding, Game, TestResult } from "../engine/types";
import { fill, filled, texts } from "../texts";
import { Button, Icon, LinkButton } from "../ui";
import { useJob } from "./job";
import { JobEnd, JobProgress } from "./JobProgress";
import { fileOf, problemOfFinding, withoutPlace } from "./problems";
import type { RulesState } from "./rules_state";
import { fileStates, isUnsaved } from "./texts";
import { listText } from "./words";

type TestsOut = Asks["test"]["out"];
type CheckOut = Asks["check"]["out"];

export interface TestsPaneProps {
  session: Session;
  state: RulesState;
}

const checkSeconds = 20;
const maxDiffering = 6;

export function gameOf(session: Session): Game {
  return {
    ruleset: session.ruleset,
    files: session.files,
    variants: session.variants,
    settings: session.settings,
  };
}

const icons = { passes: "check", fails: "close", error: "warning" } as const;
const tones = { passes: "good", fails: "bad", error: "warning" } as const;

const VERDICTS = {
  passes: texts.tests.passes,
  fails: texts.tests.fails,
  error: texts.tests.stops,
};

function Result({ result, onGo }: { result: TestResult; onGo(): void }): JSX.Element {
  const passes = result.verdict === "passes";
  return (
    <li class={`test-result test-${result.verdict}`}>
      <button
        type="button"
        class="test-row"
        title={passes ? texts.tests.opens : texts.tests.opens_where_stopped}
        onClick={onGo}
      >
        <span class={tones[result.verdict]}>
          <Icon name={icons[result.verdict]} />
        </span>
        <span class="test-name">{result.name || texts.tests.cannot_be_read}</span>
        <span class={passes ? "muted" : tones[result.verdict]}>{VERDICTS[result.verdict]}</span>
      </button>
      {!passes && (
        <div class="test-details">
          <p>
            <LinkButton onClick={onGo}>{fill(texts.tests.line, result.line)}</LinkButton>{" "}
            {result.step !== "" && <code>{result.step}</code>}
          </p>
          <p>{result.message}</p>
          {result.expected !== "" && (
            <p>
              {filled(texts.tests.expected, <code>{result.expected}</code>)}
            </p>
          )}
          {result.found !== "" && (
            <p>
              {filled(texts.tests.found, <code>{result.found}</code>)}
            </p>
          )}
          {result.differing.slice(0, maxDiffering).map((line, i) => (
            <p key={i}>{line}</p>
          ))}
          {result.differing.length > maxDiffering && (
            <p class="muted">{fill(texts.common.and_more, result.differing.length - maxDiffering)}</p>
          )}
        </div>
      )}
    </li>
  );
}

function byFile(results: readonly TestResult[]): [string, TestResult[]][] {
  const files = new Map<string, TestResult[]>();
  for (const result of results)
    files.set(result.file, [...(files.get(result.file) ?? []), result]);
  return [...files];
}

function Scenarios({ session, state }: TestsPaneProps): JSX.Element {
  const job = useJob<TestsOut>(state.tests);
  const run = () =>
    job.start((engine, onProgress) => engine.ask("test", gameOf(session), onProgress));
  const go = (result: TestResult, line: number) => {
    const names = session.files.map((file) => file.name);
    const file = fileOf(result.file, names) || result.file;
    state.goTo({ file, line: Math.max(line, 1), column: 1, letters: 0 });
  };
  const results = job.result?.results ?? [];
  return (
    <section class="stack" aria-label={texts.tests.scenarios}>
      <div class="row">
        <h2>{job.result === null ? texts.tests.scenarios : job.result.text}</h2>
        {!job.running && (
          <Button kind={job.result === null ? "primary" : "plain"} icon="play" onClick={run}>
            {job.result === null ? "Run the scenarios" : texts.tests.run_again}
          </Button>
        )}
      </div>
      {job.running && <JobProgress job={job} label={texts.tests.scenarios} />}
      <JobEnd job={job} />
      {job.result === null && !job.running && (
        <p class="muted">
          {texts.tests.about}
        </p>
      )}
      {byFile(results).map(([file, members]) => (
        <div key={file}>
          <LinkButton onClick={() => go(members[0]!, 1)}>{file}</LinkButton>
          <ul class="plain-list">
            {members.map((result, i) => (
              <Result key={i} result={result} onGo={() => go(result, result.line)} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function FindingRow({ finding, onGo }: { finding: Finding; onGo: (() => void) | null }) {
  const error = finding.severity === "error";
  return (
    <li class="finding">
      <p>
        <span class={error ? "bad" : "warning"}>
          {error ? texts.tests.error : texts.tests.warning}
        </span>{" "}
        {onGo !== null && (
          <LinkButton onClick={onGo}>
            {fill(
              texts.files.place,
              finding.file.replace(/^.*?\/(?=rules\.lua|variants\/|tests\/)/, ""),
              finding.line,
            )}
          </LinkButton>
        )}
      </p>
      <p>{withoutPlace(finding.message)}</p>
      {finding.advice !== "" && <p class="muted">{finding.advice}</p>}
    </li>
  );
}

function Check({ session, state }: TestsPaneProps): JSX.Element {
  const job = useJob<CheckOut>(state.check);
  const run = () => {
    const game = gameOf(session);
    job.start(async (engine, onProgress) => {
      const out = await engine.ask("check", { ...game, seconds: checkSeconds }, onProgress);
      state.found = out.findings.map((finding) => problemOfFinding(finding, game.files ?? []));
      return out;
    });
  };
  const names = session.files.map((file) => file.name);
  const goTo = (finding: Finding) => {
    const file = fileOf(finding.file, names);
    if (file === "" || finding.line < 1) return null;
    return () => state.goTo({ file, line: finding.line, column: finding.column, letters: 0 });
  };
  const { result } = job;
  return (
    <section class="stack" aria-label={texts.tests.check}>
      <div class="row">
        <h2>
          {result === null ? texts.tests.check : fill(texts.tests.check_found, result.found)}
        </h2>
        {!job.running && (
          <Button kind={result === null ? "primary" : "plain"} icon="play" onClick={run}>
            {result === null ? "Check the rules" : "Check again"}
          </Button>
        )}
      </div>
      {job.running && <JobProgress job={job} label="Choices of options" />}
      <JobEnd job={job} />
      {result === null && !job.running && (
        <p class="muted">
          The check plays random games with many choices of options, and reports what is wrong or
          doubtful in the rules. It stops after {checkSeconds} seconds and shows what it has found.
        </p>
      )}
      {result?.sentences.map((text, i) => (
        <p key={i} class="muted">
          {text}
        </p>
      ))}
      <ul class="plain-list stack">
        {result?.findings.map((finding, i) => (
          <FindingRow key={i} finding={finding} onGo={goTo(finding)} />
        ))}
      </ul>
    </section>
  );
}

export function TestsPane(props: TestsPaneProps): JSX.Element {
  const unsaved = fileStates(props.session)
    .filter(isUnsaved)
    .map((file) => file.name);
  return (
    <div class="tests-pane stack">
      <p class="muted">
        Scenarios and the check use the saved rules. {texts.tests.check_uses}
      </p>
      {unsaved.length > 0 && (
        <p class="warning">
          {fill(texts.tests.unsaved, listText(unsaved))}
        </p>
      )}
      <Scenarios {...props} />
      <Check {...props} />
    </div>
  );
}
