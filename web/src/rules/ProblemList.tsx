// SPDX-License-Identifier: MIT
// What is wrong, in the words of the engine, with a way to each place and to the next one.
import { fill, texts } from "../texts";
import { LinkButton } from "../ui";
import { isStale, type Problem } from "./problems";

export interface ProblemListProps {
  problems: readonly Problem[];
  /** The text of a file as it is typed. */
  textOf(file: string): string;
  onGo(problem: Problem): void;
}

// It may begin with a name of the rules, which has no capital.
function closed(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

export function placeText(problem: Problem): string {
  return fill(texts.files.place, problem.file, problem.line);
}

/** The problem after a place in a file; after the last one, the first again. */
export function nextProblem(
  problems: readonly Problem[],
  file: string,
  line: number,
): Problem | null {
  const placed = problems.filter((problem) => problem.line > 0);
  const later = placed.find((problem) => problem.file === file && problem.line > line);
  if (later !== undefined) return later;
  const elsewhere = placed.find((problem) => problem.file !== file);
  return elsewhere ?? placed[0] ?? null;
}

export function ProblemList({ problems, textOf, onGo }: ProblemListProps) {
  if (problems.length === 0) return null;
  return (
    <ul class="problem-list" aria-label="Problems">
      {problems.map((problem, i) => {
        const stale = problem.file !== "" && isStale(problem, textOf(problem.file));
        const tone = problem.severity === "error" ? "bad" : "warning";
        return (
          <li key={i} class={stale ? "muted" : tone}>
            {problem.line > 0 && (
              <LinkButton onClick={() => onGo(problem)}>{placeText(problem)}</LinkButton>
            )}
            <span class="problem-text">{closed(problem.text)}</span>
            {stale && <em> {texts.rules.edited_since}</em>}
          </li>
        );
      })}
    </ul>
  );
}
