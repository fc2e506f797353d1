// SPDX-License-Identifier: MIT
// What a change of the rules did to the legal moves, in a sentence, as editor/panels/change_text.
import type { RuleChangeReport } from "../engine/types";
import { fill, texts } from "../texts";
import { countText } from "./words";

export function changeSentence(change: RuleChangeReport): string {
  const gone = change.removed.length;
  const come = change.added.length;
  if (gone + come === 0) return texts.change.none;
  if (gone === 0) return `${countText(come, "move", "moves")} added, none removed: see the board.`;
  const added = come === 0 ? "none" : String(come);
  return fill(texts.change.some, countText(gone, "move", "moves"), added);
}
