// SPDX-License-Identifier: MIT
// What must not compile: a text of the catalogue with a wrong number of arguments. `npm run check` fails if any of these does.
import { counted, fill, filled, texts } from "../src/texts";

export const right: unknown[] = [
  fill(texts.common.and_more, 3),
  fill(texts.guide.step, 1, 3),
  filled(texts.guide.step, 1, 3),
  counted(texts.start.moves, 3),
  texts.common.undo,
];

// @ts-expect-error one is missing
fill(texts.common.and_more);
// @ts-expect-error one is missing
fill(texts.guide.step, 1);
// @ts-expect-error one too many
fill(texts.guide.step, 1, 3, 4);
// @ts-expect-error there is nothing to fill in
fill(texts.common.undo, "move");
// @ts-expect-error one is missing
filled(texts.guide.step, 1);
// @ts-expect-error one too many
counted(texts.start.moves, 3, "Ann");
// @ts-expect-error the number is missing
counted(texts.start.moves);
// @ts-expect-error it depends on a number
fill(texts.start.moves, 3);
// @ts-expect-error its place is not filled in
export const shown: string = texts.common.and_more;
