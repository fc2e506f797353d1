// SPDX-License-Identifier: MIT
// The log of one viewer, kept between reports, so that only what is new has to be asked for.
import type { LogLine, View } from "../engine/types";

/** The lines at the end that tell of secret answers: a change of the rules comes before them. */
function answersAtEnd(lines: readonly LogLine[]): number {
  const last = lines.at(-1);
  let out = 0;
  let count = 0;
  for (let at = lines.length - 1; at >= 0 && lines[at]?.step === last?.step; --at) {
    ++count;
    if (lines[at]?.type === "answers") out = count;
  }
  return out;
}

export class LogCache {
  lines: LogLine[] = [];

  /** Where to begin asking, if the game now stands at `depth` on the same line of play. */
  from(depth: number): number {
    const cut = this.lines.findIndex((line) => line.step > depth);
    if (cut >= 0) return cut;
    return this.lines.length - answersAtEnd(this.lines);
  }

  /** Takes what was asked for from `from` on; false: it does not fit, ask for everything. */
  take(from: number, view: View): boolean {
    const fits = from + view.log.length === view.log_size && (view.log[0]?.number ?? from) === from;
    if (!fits) return false;
    this.lines = from === 0 ? view.log : [...this.lines.slice(0, from), ...view.log];
    return true;
  }

  forget(): void {
    this.lines = [];
  }
}
