// SPDX-License-Identifier: MIT
// How long ago something was, in words, as in editor/desk/ago.cpp.
import { counted, fill, texts } from "../texts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function agoText(then: number, now: number): string {
  if (then <= 0) return texts.ago.some_time;
  const ago = now - then;
  if (ago < MINUTE) return texts.ago.just_now;
  if (ago < HOUR) return counted(texts.ago.minutes, Math.floor(ago / MINUTE));
  if (ago < DAY) return counted(texts.ago.hours, Math.floor(ago / HOUR));
  if (ago < 2 * DAY) return texts.ago.yesterday;
  if (ago < 14 * DAY) return counted(texts.ago.days, Math.floor(ago / DAY));
  const date = new Date(then);
  const two = (n: number) => String(n).padStart(2, "0");
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return fill(texts.ago.on_day, day);
}
