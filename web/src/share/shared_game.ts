// SPDX-License-Identifier: MIT
// The open game as it is shared: the rules in force with their options and variants.
import type { Session } from "../app/session";
import { toBytes } from "../start/base64";
import type { Game } from "../engine/types";

export type ShareKind = "game" | "moves" | "record" | "lesson";

export interface SharedFile {
  name: string;
  content: string | Uint8Array<ArrayBuffer>;
}

/** The files in force, with those that are no rules: tests, README, drawings. */
export function gameOf(session: Session): Game & { files: NonNullable<Game["files"]> } {
  const files = new Map(session.files.map((file) => [file.name, file]));
  for (const file of session.filesInForce) files.set(file.name, file);
  return {
    ruleset: session.ruleset,
    files: [...files.values()],
    variants: session.variants,
    settings: session.settings,
  };
}

/** The address of this page, to which a link is added after "#". */
export function pageAddress(): string {
  return location.origin + location.pathname;
}

/** `by`: the name of whoever shares it; "". */
export async function fileOf(session: Session, kind: ShareKind, by: string): Promise<SharedFile> {
  const { engine, ruleset } = session;
  if (kind === "record")
    return { name: `${ruleset}.rec`, content: (await engine.ask("record", {})).record };
  const game = gameOf(session);
  if (kind === "lesson") {
    const { text } = await engine.ask("lesson_text", { ...game, players: session.players });
    return { name: `${ruleset}.lesson`, content: text };
  }
  const record = kind === "moves" ? (await engine.ask("record", {})).record : "";
  const asked = record === "" ? { ...game, by } : { ...game, by, record };
  const { name, bytes } = await engine.ask("pack", asked);
  return { name: record === "" ? name : name.replace(".", "-game."), content: toBytes(bytes) };
}
