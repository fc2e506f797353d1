// SPDX-License-Identifier: MIT
// A game that is being set up. Every change is tried by the engine; one that the rules refuse
// leaves the set-up as it was, with the sentence at the option that it is about.
import type { Examined, Option, Player, ReadDice, RuleFile, SeatsOption } from "../engine/types";
import { store } from "../store/store";
import type { Opening, RulesSource } from "./opening";
import { sentenceOf } from "./workbench";
import type { Workbench } from "./workbench";

export interface Target {
  ruleset: string;
  name: string;
  by: string;
  about: string;
  source: RulesSource;
  files: RuleFile[] | null;
  originals?: RuleFile[] | null;
}

interface Choices {
  variants: string[];
  settings: Record<string, string>;
}

export class SetUpState {
  choices: Choices = { variants: [], settings: {} };
  /** What the engine says of the choices; null: not yet. */
  examined: Examined | null = null;
  /** Why the game cannot be loaded at all. */
  complaint = "";
  /** Why a change was refused, by option, or by "variant ID". */
  refused: Record<string, string> = {};
  busy = false;
  private queue: Promise<void> = Promise.resolve();
  seatsOption: SeatsOption | null = null;
  players: Player[] = [];
  seed = "";
  dice = "";
  /** What of it was read. */
  rolled: ReadDice = { dice: [], help: "" };
  onChange: () => void = () => undefined;

  private latest = 0;

  constructor(
    readonly target: Target,
    private readonly workbench: Workbench,
  ) {}

  /** From `start`, or from the options and variants of the last game. */
  async load(start?: Choices & { players: Player[] }): Promise<void> {
    if (start !== undefined) this.players = structuredClone(start.players);
    const last = start ?? (await store.setting<Choices>(this.key()).catch(() => undefined));
    const wanted = { variants: last?.variants ?? [], settings: last?.settings ?? {} };
    if (await this.examine(wanted)) return void this.findSeatsOption();
    if (wanted.variants.length === 0 && Object.keys(wanted.settings).length === 0) return;
    // What was chosen the last time does not fit the rules any more.
    const why = this.complaint;
    if (!(await this.examine({ variants: [], settings: {} }))) return;
    if (start !== undefined) this.complaint = why;
    void this.findSeatsOption();
  }

  setOption(name: string, value: string | null): Promise<boolean> {
    return this.afterwards(() => {
      const settings = { ...this.choices.settings };
      if (value === null) delete settings[name];
      else settings[name] = value;
      return this.examine({ ...this.choices, settings }, name);
    });
  }

  setVariant(id: string, on: boolean): Promise<boolean> {
    return this.afterwards(() => {
      const others = this.choices.variants.filter((variant) => variant !== id);
      const variants = on ? [...others, id].sort() : others;
      return this.examine({ ...this.choices, variants }, `variant ${id}`);
    });
  }

  /** All choices that were made so far are taken or refused. */
  settled(): Promise<void> {
    return this.queue;
  }

  // One choice after another: each is made on top of those before it.
  private afterwards(choose: () => Promise<boolean>): Promise<boolean> {
    const chosen = this.queue.then(choose);
    this.queue = chosen.then(
      () => undefined,
      () => undefined,
    );
    return chosen;
  }

  setPlayer(seat: number, player: Partial<Player>): void {
    while (this.players.length <= seat) this.players.push({ name: "", bot: null });
    this.players[seat] = { ...(this.players[seat] as Player), ...player };
    this.onChange();
  }

  /** "2+5", or their sum. */
  async setDice(typed: string): Promise<void> {
    this.dice = typed;
    this.onChange();
    const read = await this.workbench.ask("dice", { typed, sum: true }).catch(() => null);
    if (read === null || this.dice !== typed) return;
    this.rolled = read;
    this.onChange();
  }

  /** Those whose seats there are. */
  seated(): Player[] {
    const seats = this.examined?.seats.length ?? 0;
    return Array.from({ length: seats }, (_, i) => this.players[i] ?? { name: "", bot: null });
  }

  /** All but the number of players, which is chosen apart. */
  options(): Option[] {
    const all = this.examined?.options ?? [];
    return all.filter((option) => option.name !== this.seatsOption?.name);
  }

  /** Whether the dice that were typed can be used. */
  get readable(): boolean {
    return this.examined?.rolls !== true || this.rolled.dice !== null;
  }

  /** Why the game cannot be begun yet; "": it can. */
  problem(): string {
    if (this.complaint !== "") return this.complaint;
    if (!/^\s*\d{0,20}\s*$/.test(this.seed)) return "A seed is a whole number.";
    return "";
  }

  async remember(): Promise<void> {
    await store.setSetting(this.key(), this.choices).catch(() => undefined);
  }

  opening(): Opening {
    const { ruleset, name, source, files, originals } = this.target;
    return {
      kind: "new",
      ruleset,
      name: this.examined?.name ?? name,
      source,
      files,
      originals: originals ?? null,
      variants: this.choices.variants,
      settings: this.choices.settings,
      players: this.seated(),
      seed: this.seed.trim(),
      dice: this.examined?.rolls ? (this.rolled.dice ?? []) : [],
    };
  }

  /** The game as asks of the engine name it. */
  game() {
    const { ruleset, files } = this.target;
    return { ruleset, ...this.choices, ...(files === null ? {} : { files }) };
  }

  private key(): string {
    return `last:${this.target.source}:${this.target.ruleset}`;
  }

  private async examine(choices: Choices, about?: string): Promise<boolean> {
    const number = ++this.latest;
    this.busy = true;
    this.refused = {};
    this.onChange();
    const { ruleset, files } = this.target;
    const game = { ruleset, ...choices, ...(files === null ? {} : { files }) };
    try {
      const examined = await this.workbench.ask("examine", game);
      if (number !== this.latest) return false;
      this.examined = examined;
      this.choices = choices;
      this.complaint = "";
      return true;
    } catch (error) {
      if (number !== this.latest) return false;
      if (about === undefined || this.examined === null) this.complaint = sentenceOf(error);
      else this.refused = { [about]: sentenceOf(error) };
      return false;
    } finally {
      if (number === this.latest) {
        this.busy = false;
        this.onChange();
      }
    }
  }

  private async findSeatsOption(): Promise<void> {
    this.seatsOption = await this.workbench.ask("seats_option", this.game()).catch(() => null);
    this.onChange();
  }
}
