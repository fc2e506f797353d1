// SPDX-License-Identifier: MIT
// How names of the rules are written for people.

export function spoken(name: string): string {
  return name.replaceAll("_", " ");
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence of the table with the name of a player in its place. */
export function withName(sentence: string, name: string): string {
  return sentence.replace("{1}", () => name);
}

/** Who sits there: by name, or else as the seat is called. */
export function playerName(seat: { player_name: string; name: string } | undefined): string {
  return sentence(seat === undefined ? "" : seat.player_name || seat.name);
}
