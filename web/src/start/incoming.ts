// SPDX-License-Identifier: MIT
// What a person gives to the page to open: files that were chosen or dropped, and links. Nothing
// of it is believed or run here; it is only sorted by what it looks like.
import type { RuleFile } from "../engine/types";
import { fill, texts } from "../texts";
import { toBase64 } from "./base64";

export type Incoming =
  | { kind: "pack"; name: string; bytes: string }
  | { kind: "link"; link: string }
  | { kind: "record"; name: string; text: string }
  | { kind: "lesson"; name: string; text: string }
  | { kind: "backup"; name: string; text: string }
  /** A ruleset's folder, or a single file of rules. */
  | { kind: "folder"; name: string; files: RuleFile[] };

const MAX_FILE = 64 * 1024 * 1024; // of a backup; the engine has closer limits for everything else
const MAX_FILES = 400;

/** The link in a text, wherever in it: an address, a message, or the link alone; of any version. */
export function linkIn(text: string): string | null {
  return /(?:^|[\s#<("'])(hr\d+\.[A-Za-z0-9_-]*)/.exec(text)?.[1] ?? null;
}

/** What the engine can read of it. Throws if it was made by a newer House Rules. */
export function readLink(link: string): Incoming {
  if (!link.startsWith("hr1.")) throw new Error(texts.open_game.newer_link);
  return { kind: "link", link };
}

export async function readIncoming(file: File): Promise<Incoming> {
  if (file.size > MAX_FILE) throw new Error(`${file.name} is too large to open.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { name } = file;
  if (bytes.length === 0) throw new Error(fill(texts.open_game.empty, name));
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return { kind: "pack", name, bytes: toBase64(bytes) };
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error(fill(texts.open_game.unknown, name));
  }
  const stem = name.replace(/\.[^.]*$/, "");
  const start = text.slice(0, 2000).trimStart();
  if (/^\{\s*"houserules"\s*:\s*"everything"/.test(start)) return { kind: "backup", name, text };
  if (/^\{\s*"houserules"\s*:\s*"record"/.test(start) || name.endsWith(".rec"))
    return { kind: "record", name, text };
  if (name.endsWith(".lesson") || /^\{\s*"lesson"\s*:/.test(start))
    return { kind: "lesson", name, text };
  if (name.endsWith(".lua"))
    return { kind: "folder", name: stem, files: [{ name: "rules.lua", text }] };
  if (name.endsWith(".houserules")) return { kind: "pack", name, bytes: toBase64(bytes) };
  const link = text.length < 2_000_000 ? linkIn(text) : null;
  if (link !== null) return readLink(link);
  throw new Error(fill(texts.open_game.unknown, name));
}

/** Files, a ruleset's folder, or a text with a link. */
export async function readDropped(data: DataTransfer): Promise<Incoming> {
  // The list is emptied as soon as the event is over, so everything is asked for at once.
  const entries = Array.from(data.items, (item) => item.webkitGetAsEntry?.() ?? null);
  const files = Array.from(data.files);
  const text = data.getData("text/uri-list") || data.getData("text/plain");
  const folder = entries.find((entry) => entry?.isDirectory);
  if (folder !== undefined && folder !== null)
    return {
      kind: "folder",
      name: folder.name,
      files: await filesBelow(folder as FileSystemDirectoryEntry),
    };
  const [file] = files;
  if (file !== undefined) return await readIncoming(file);
  const link = linkIn(text);
  if (link !== null) return readLink(link);
  throw new Error("There is no game in what you dropped.");
}

// Only what may belong to a ruleset; the engine checks all of it.
async function filesBelow(folder: FileSystemDirectoryEntry, below = ""): Promise<RuleFile[]> {
  const out: RuleFile[] = [];
  for (const entry of await entriesIn(folder)) {
    if (out.length > MAX_FILES) throw new Error(`${folder.name} has too many files for a ruleset.`);
    const name = below + entry.name;
    if (entry.isDirectory) {
      if (name.split("/").length > 4 || entry.name.startsWith(".")) continue;
      out.push(...(await filesBelow(entry as FileSystemDirectoryEntry, `${name}/`)));
    } else if (belongs(name)) {
      const file = await new Promise<File>((resolve, reject) =>
        (entry as FileSystemFileEntry).file(resolve, reject),
      );
      out.push({ name, text: await file.text() });
    }
  }
  return out;
}

/** Whether a ruleset can have a file of this name; nothing that leads out of its folder. */
export function fitsRuleset(name: string): boolean {
  return name.length <= 200 && /^(?:[\w-]+\/)*[\w.-]+$/.test(name) && belongs(name);
}

function belongs(name: string): boolean {
  return (
    /\.(lua|board|scenario|rec|svg)$/.test(name) ||
    /^(first_change|origin)\.json$/.test(name) ||
    /^(README|LICENCE|LICENSE|COPYING)(\.(md|txt))?$/.test(name)
  );
}

async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const out: FileSystemEntry[] = [];
  for (;;) {
    // It gives a hundred at a time.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return out;
    out.push(...some);
  }
}
