// SPDX-License-Identifier: MIT
// The option that sets the number of seats, if there is one: a number that equals the number of
// seats, and gives as many seats at both of its ends.
import type { Option } from "../engine/types";

export interface SeatsOption {
  name: string;
  title: string;
  fewest: number;
  most: number;
}

const MAX_SEATS = 12;

/** `seatsWith` counts the seats under a value of an option; 0: it is refused. */
export async function findSeatsOption(
  options: readonly Option[],
  seats: number,
  seatsWith: (option: string, value: number) => Promise<number>,
): Promise<SeatsOption | null> {
  for (const option of options) {
    const { name, title, min, max } = option;
    if (option.type !== "number" || Number(option.value) !== seats) continue;
    if (max > MAX_SEATS || min >= max || min < 1) continue;
    if ((await seatsWith(name, min)) !== min || (await seatsWith(name, max)) !== max) continue;
    return { name, title, fewest: min, most: max };
  }
  return null;
}
