// SPDX-License-Identifier: MIT
// The theme: what was chosen, or else what the system prefers. It is kept where it can be read
// before anything is drawn.

import { texts } from "../texts";

export type ThemeChoice = "system" | "light" | "dark" | "contrast";

export const THEMES: readonly { id: ThemeChoice; name: string }[] = [
  { id: "system", name: "Same as this device" },
  { id: "light", name: texts.theme.light },
  { id: "dark", name: texts.theme.dark },
  { id: "contrast", name: texts.theme.contrast },
];

const KEY = "houserules.theme";
const dark = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more)");

export function themeChoice(): ThemeChoice {
  try {
    const kept = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme.id === kept)?.id ?? "system";
  } catch {
    return "system"; // a browser that keeps nothing
  }
}

function themeOf(choice: ThemeChoice): string {
  if (choice !== "system") return choice;
  if (contrast.matches) return "contrast";
  return dark.matches ? "dark" : "light";
}

function show(): void {
  document.documentElement.dataset["theme"] = themeOf(themeChoice());
}

export function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Then it holds until the page is closed.
  }
  document.documentElement.dataset["theme"] = themeOf(choice);
}

/** Call once, before anything is drawn. */
export function followTheme(): void {
  show();
  dark.addEventListener("change", show);
  contrast.addEventListener("change", show);
}
