// SPDX-License-Identifier: MIT
// The fragment of the address while a game is set up, "#new/KEY", so that the browser's Back leads
// to all games, and back from a game to its set-up.

const NEW = "#new/";

/** The key of the entry that is set up; "": none. */
export function keyInAddress(): string {
  const { hash } = location;
  if (!hash.startsWith(NEW)) return "";
  try {
    return decodeURIComponent(hash.slice(NEW.length));
  } catch {
    return ""; // an address that nobody was given by the page
  }
}

export function showSetUp(key: string): void {
  const now = keyInAddress();
  if (now === key) return;
  const address = NEW + encodeURIComponent(key);
  if (now === "") history.pushState({ fromList: true }, "", address);
  else history.replaceState(history.state, "", address);
}

/** False if the address did not say that a game is set up. */
export function leaveSetUp(): boolean {
  if (keyInAddress() === "") return false;
  if ((history.state as { fromList?: boolean } | null)?.fromList) {
    history.back();
    return true;
  }
  history.replaceState(null, "", location.pathname + location.search);
  return false;
}
