// SPDX-License-Identifier: MIT
// The files of the open game's rules as this browser keeps them, with what is typed and not yet
// saved. Every change is kept before its promise resolves.
import type { Engine } from "../engine/engine";
import type { RuleFile } from "../engine/types";
import type { Store } from "../store/store";
import { fill, texts } from "../texts";

function byName(a: RuleFile, b: RuleFile): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

/** A part of the rules, and no test, README or licence. */
export function isPlayed(file: RuleFile): boolean {
  return /\.(lua|board|svg)$/.test(file.name);
}

function same(a: RuleFile[], b: RuleFile[]): boolean {
  return (
    a.length === b.length &&
    a.every((file, at) => file.name === b[at]?.name && file.text === b[at]?.text)
  );
}

export interface GameFiles {
  files: RuleFile[];
  originals: RuleFile[] | null;
  setAside: RuleFile[] | null;
}

export class OwnFiles {
  files: RuleFile[] = [];
  /** As they came; null: the game was made in this browser. */
  originals: RuleFile[] | null = null;
  readonly drafts = new Map<string, string>();
  /** What a restore has replaced. */
  setAside: RuleFile[] | null = null;
  onChange: () => void = () => {};
  /** Something was typed: at every letter, so only the rules' texts are drawn again. */
  onDraft: () => void = () => {};
  /** What the game is called. */
  title = "";

  private constructor(
    private readonly store: Store,
    readonly ruleset: string,
    /** Under which name drafts are kept. */
    private readonly draftsOf: string,
    /** Keeps the files with the game, where they are nobody's ruleset. */
    private readonly keepInGame: (() => Promise<void>) | null,
  ) {}

  /** Rules that came from outside and exist only in this game. */
  static async ofGame(
    store: Store,
    ruleset: string,
    game: string,
    kept: GameFiles,
    keep: () => Promise<void>,
  ): Promise<OwnFiles> {
    const own = new OwnFiles(store, ruleset, `game:${game}`, keep);
    own.files = [...kept.files].sort(byName);
    own.originals = kept.originals;
    own.setAside = kept.setAside;
    own.takeDrafts(await store.drafts(`game:${game}`));
    return own;
  }

  /** `given`: the files that the game was begun with; without them, those it comes with. */
  static async ofRuleset(
    engine: Engine,
    store: Store,
    ruleset: string,
    given: RuleFile[] | null,
  ): Promise<OwnFiles> {
    const own = new OwnFiles(store, ruleset, ruleset, null);
    const installed = await engine
      .ask("files", { ruleset })
      .then((answer) => answer.files)
      .catch(() => null);
    const kept = await store.ruleset(ruleset);
    own.originals = kept === null ? installed : kept.original;
    own.files = [...(kept?.files ?? given ?? installed ?? [])].sort(byName);
    own.setAside = kept?.set_aside ?? null;
    own.takeDrafts(kept?.drafts ?? (await store.drafts(ruleset)));
    return own;
  }

  private takeDrafts(drafts: Record<string, string>): void {
    for (const [name, text] of Object.entries(drafts)) this.drafts.set(name, text);
  }

  /** Whether they differ from those that everybody has. */
  get changed(): boolean {
    return this.originals === null || !same(this.files, [...this.originals].sort(byName));
  }

  /** The first file whose rules differ from the original ones; null: none, or there are none. */
  get changedFile(): string | null {
    if (this.originals === null) return null;
    const texts = new Map(this.originals.map((file) => [file.name, file.text]));
    const differs = (file: RuleFile) => isPlayed(file) && texts.get(file.name) !== file.text;
    const all = this.files.filter(differs).map((file) => file.name);
    return all.find((name) => texts.has(name)) ?? all[0] ?? null;
  }

  snapshot(): GameFiles {
    return { files: this.files, originals: this.originals, setAside: this.setAside };
  }

  async setDraft(name: string, text: string): Promise<void> {
    const saved = this.files.find((file) => file.name === name)?.text;
    if (saved === text) this.drafts.delete(name);
    else this.drafts.set(name, text);
    this.onDraft();
    await this.store.saveDraft(this.draftsOf, name, saved === text ? null : text);
  }

  async save(name: string, text: string): Promise<void> {
    this.put(name, text);
    this.drafts.delete(name);
    await this.keep();
    this.onChange();
  }

  async add(name: string, text: string): Promise<void> {
    if (this.files.some((file) => file.name === name))
      throw new Error(fill(texts.files.exists, name));
    await this.save(name, text);
  }

  /** With the files, and the texts typed into them, that change with it. */
  async rename(from: string, to: string, saved: RuleFile[], typed: RuleFile[]): Promise<void> {
    if (this.files.some((file) => file.name === to))
      throw new Error(fill(texts.files.exists, to));
    const changed = new Map(saved.map((file) => [file.name, file.text]));
    this.files = this.files
      .map(({ name, text }) => ({
        name: name === from ? to : name,
        text: changed.get(name) ?? text,
      }))
      .sort(byName);
    for (const { name, text } of typed) this.drafts.set(name, text);
    const draft = this.drafts.get(from);
    this.drafts.delete(from);
    if (draft !== undefined) this.drafts.set(to, draft);
    await this.keep();
    this.onChange();
  }

  async remove(name: string): Promise<void> {
    this.files = this.files.filter((file) => file.name !== name);
    this.drafts.delete(name);
    await this.keep();
    this.onChange();
  }

  /** Gives a file the text with which it came; what it replaces can be brought back. */
  async restore(name: string): Promise<void> {
    const original = this.originals?.find((file) => file.name === name);
    this.setAside = this.files;
    this.files = this.files.filter((file) => file.name !== name);
    if (original !== undefined) this.files = [...this.files, original].sort(byName);
    this.drafts.delete(name);
    await this.keep();
    this.onChange();
  }

  async restoreAll(): Promise<void> {
    if (this.originals === null) return;
    this.setAside = this.files;
    this.files = [...this.originals].sort(byName);
    this.drafts.clear();
    await this.keep();
    this.onChange();
  }

  async undoRestore(): Promise<void> {
    if (this.setAside === null) return;
    this.files = this.setAside;
    this.setAside = null;
    await this.keep();
    this.onChange();
  }

  private put(name: string, text: string): void {
    this.files = [...this.files.filter((file) => file.name !== name), { name, text }].sort(byName);
  }

  private async keep(): Promise<void> {
    if (this.keepInGame !== null) {
      for (const name of Object.keys(await this.store.drafts(this.draftsOf)))
        if (!this.drafts.has(name)) await this.store.saveDraft(this.draftsOf, name, null);
      return this.keepInGame();
    }
    await this.store.saveRuleset({
      id: this.ruleset,
      name: this.title,
      files: this.files,
      original: this.originals,
      drafts: Object.fromEntries(this.drafts),
      set_aside: this.setAside,
    });
  }
}
