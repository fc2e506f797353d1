// SPDX-License-Identifier: MIT
// Dice that were rolled by hand, as they are typed: "2+5", "2 5", "2,5" or their sum, "7".

export const DICE_HELP = "Enter the sum of the dice, such as 7, or their faces, such as 2 5.";

/** null: it cannot be read. Empty: nothing was typed. */
export function readDice(typed: string): number[] | null {
  const words = typed.split(/[\s+,]+/).filter((word) => word !== "");
  const faces = words.map((word) => (/^\d{1,6}$/.test(word) ? Number(word) : 0));
  return faces.every((face) => face >= 1) ? faces : null;
}
