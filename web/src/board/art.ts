// SPDX-License-Identifier: MIT
// Drawings as pictures. A drawing is SVG text in which `owner` and `outline` stand for colours;
// those of a ruleset come from strangers, so each is shown as an image, in which nothing can run.
import { address, names } from "houserules:art";

export interface Inks {
  owner: string;
  outline: string;
}

const OURS = new Set(names);
const made = new Map<string, string>();
const MOST = 400;

export function isOurs(name: string): boolean {
  return OURS.has(name);
}

/** Where our drawing of this name is, for <use>. */
export function spriteAddress(name: string): string {
  return `${address}#${name}`;
}

/** A drawing of a ruleset in these colours, as the address of an image. */
export function imageAddress(svg: string, inks: Inks): string {
  const key = `${inks.owner} ${inks.outline} ${svg}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  if (made.size >= MOST) {
    for (const old of made.values()) URL.revokeObjectURL(old);
    made.clear();
  }
  const text = svg
    .replaceAll('"owner"', `"${inks.owner}"`)
    .replaceAll("'owner'", `'${inks.owner}'`)
    .replaceAll('"outline"', `"${inks.outline}"`)
    .replaceAll("'outline'", `'${inks.outline}'`);
  const url = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  made.set(key, url);
  return url;
}
