// SPDX-License-Identifier: MIT
// While the game of a link is looked at, nothing else of the start page uses the network and the
// processor: on a slow phone, whoever has tapped a link waits for that game.

let looking: Promise<unknown> = Promise.resolve();

export function beginLooking(work: Promise<unknown>): void {
  looking = work.catch(() => undefined);
}

/** Resolves when nothing is being looked at. */
export function hasLooked(): Promise<unknown> {
  return looking;
}
