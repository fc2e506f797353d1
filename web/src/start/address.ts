// SPDX-License-Identifier: MIT
// The fragment of the address while a game is set up, "#new/KEY", so that the browser's Back leads
// to all games, and back from a game to its set-up; and what is said of a fragment that leads nowhere.

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

const MOST = 60; // letters of it that are shown

/** Of the fragment that is in the address now. */
export function unknownAddress(): string {
  const { hash } = location;
  if (hash.startsWith(`${NEW}stranger`))
    return "The game that was set up here came from a link or a file. Open that again.";
  const shown = hash.length > MOST ? `${hash.slice(0, MOST)}…` : hash;
  return `The address ends in "${shown}", which leads to no game here. Choose one below.`;
}

/** Or a reload would lead there again. */
export function forgetFragment(): void {
  history.replaceState(null, "", location.pathname + location.search);
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
  forgetFragment();
  return false;
}
