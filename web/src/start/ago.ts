// SPDX-License-Identifier: MIT
// How long ago something was, in words, as editor/desk/ago.cpp has them.
import { countText } from "../rules/words";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function agoText(then: number, now: number): string {
  if (then <= 0) return "some time ago";
  const ago = now - then;
  if (ago < MINUTE) return "just now";
  if (ago < HOUR) return soMany(ago / MINUTE, "minute", "minutes");
  if (ago < DAY) return soMany(ago / HOUR, "hour", "hours");
  if (ago < 2 * DAY) return "yesterday";
  if (ago < 14 * DAY) return soMany(ago / DAY, "day", "days");
  const date = new Date(then);
  const two = (n: number) => String(n).padStart(2, "0");
  return `on ${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function soMany(count: number, one: string, many: string): string {
  return `${countText(Math.floor(count), one, many)} ago`;
}
