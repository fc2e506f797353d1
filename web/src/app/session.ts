// SPDX-License-Identifier: MIT
// The open game. Everything that changes it goes through this class: it gives the command, keeps
// the game in this browser, asks for new reports, and then calls the listeners. So what is shown
// as done is kept.
import { useEffect, useReducer } from "preact/hooks";
import { type Engine, Refused, startEngine } from "../engine/engine";
import type {
  Action,
  ActionReport,
  Asks,
  BoardEdit,
  Boards,
  CellTextReport,
  CellValuesReport,
  EditedBoard,
  GameReport,
  HistoryReport,
  Issuer,
  LogLine,
  NoteBrush,
  Option,
  ParReport,
  Player,
  Queries,
  Reply,
  RuleChangeReport,
  RuleFile,
  SeatClocks,
  StatusReport,
  TableCommand,
  TimeControl,
  VariantState,
  View,
} from "../engine/types";
import { playerName } from "../board/words";
import type { Opening, RulesSource } from "../start/opening";
import { freshId, GAME_ELSEWHERE, GAME_GONE, type SavedGame, type Store, StoreRefused } from "../store/store";
import { texts } from "../texts";
import { announce } from "../ui/live";
import { Thinker, type Thought } from "./bots";
import { LogCache } from "./log_cache";
import { type GameFiles, OwnFiles } from "./own_files";
import { askFor } from "./seen";
import { isSeat, Viewpoint } from "./viewpoint";

export interface Notice {
  kind: "info" | "refused";
  text: string;
  /** Where in the rules: "rules.lua:12: verbs.move". */
  place?: string;
  /** The saved game to which a button leads back. */
  previous?: string;
  /** Counts up, so that the same sentence twice is spoken twice. */
  number: number;
}

export interface Meaning {
  /** The expression, and its value: "7 cells", "yes", "12", "white". */
  text: string;
  value: string;
  /** Of a set of cells. */
  cells: string[];
}

/** Where somebody is in the guided first change. */
export type GuideStep = "type" | "apply" | "look" | "undone";
/** The setting that says it, for one game, so that loading the page again does not end it. */
const GUIDE_SETTING = "first_change_at";

export interface Verdict {
  text: string;
  place?: string;
}

export class Session {
  readonly engine: Engine;
  readonly store: Store;
  /** Of the saved game. */
  readonly id: string;
  /** Where the rules came from. */
  readonly source: RulesSource;
  ruleset = "";

  // For who looks. They are empty behind the curtain.
  game!: GameReport;
  view!: View;
  boards!: Boards;
  history: HistoryReport = noHistory();
  status!: StatusReport;
  log: LogLine[] = [];
  par: ParReport | null = null;
  cellValues: CellValuesReport | null = null;

  looker: number | "owner" = "owner";
  /** The seat to whom the screen is to be passed; null: no curtain. */
  curtain: number | null = null;
  /** Whether nothing may be shown before the next seat says that it is there. */
  covered = false;
  readonly viewpoint = new Viewpoint();

  // Rules in force, and what there is to choose.
  variants: string[] = [];
  settings: Record<string, string> = {};
  options: Option[] = [];
  variantsKnown: VariantState[] = [];
  notices: string[] = [];
  /** That the rules were changed and the rules card was not; "". */
  cardNote = "";
  /** The files of the rules in force. */
  filesInForce: RuleFile[] = [];
  /** What the last change of rules has changed, while the cursor is at it. */
  change: RuleChangeReport | null = null;
  /** What is wrong with the saved files. */
  verdict: Verdict | null = null;

  players: Player[] = [];
  notice: Notice | null = null;
  /** The seat whose bot is thinking. */
  thinking: number | null = null;
  /** A hint: what a bot thinks of the moves here. */
  hint: Thought | null = null;
  hinting = false;
  /** The node whose position is compared with this one. */
  comparedWith: number | null = null;
  /** An action that lacks arguments, as typed so far. */
  begun = "";
  /** What the expression of the rules that is looked at means here; null: there is none. */
  meaning: Meaning | null = null;
  /** A place in the rules that somebody wants to see: "rules.lua:12". */
  placeWanted: { place: string; number: number; compared?: boolean } | null = null;

  /** How far the guided first change is; null: nobody is guided. */
  guide: GuideStep | null = null;
  /** It was opened for the sake of its rules, which have errors. */
  mending = false;

  private own!: OwnFiles;
  /** Called when it is closed: what works for it in further engines ends. */
  readonly atEnd: (() => void)[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly draftListeners = new Set<() => void>();
  private readonly logs = new Map<string, LogCache>();
  private readonly bots = new Thinker();
  private readonly adviser = new Thinker();
  private queue: Promise<unknown> = Promise.resolve();
  private noticeNumber = 0;
  private historyFor: string | null = null;
  private gameFor: number | null | undefined;
  private labels: string[] = [];
  private rulesFor: number | null | undefined;
  private botsPaused = false;
  private closed = false;
  /** Whether the store has the game as it was last. */
  private kept = false;

  private constructor(engine: Engine, store: Store, id: string, source: RulesSource) {
    this.engine = engine;
    this.store = store;
    this.id = id;
    this.source = source;
  }

  /** Opens what the start page hands over; throws a sentence if that cannot be done. */
  static async open(opening: Opening, store: Store): Promise<Session> {
    const engine = opening.engine ?? startEngine();
    try {
      if (opening.kind === "new") return await Session.begin(opening, store, engine);
      if (opening.kind === "record") return await Session.continue(opening, store, engine);
      const saved = await store.game(opening.id);
      if (saved === null) throw new Refused(GAME_GONE);
      return await Session.resume(saved, store, engine, opening.copy ?? false);
    } catch (error) {
      engine.end();
      throw error;
    }
  }

  private static async begin(
    start: Extract<Opening, { kind: "new" }>,
    store: Store,
    engine: Engine,
  ): Promise<Session> {
    await engine.ask("begin", {
      ruleset: start.ruleset,
      variants: start.variants,
      settings: start.settings,
      players: start.players,
      ...(start.files === null ? {} : { files: start.files }),
      ...(start.seed === "" ? {} : { seed: start.seed }),
      ...(start.dice.length === 0 ? {} : { dice: start.dice }),
    });
    const session = new Session(engine, store, freshId(), start.source);
    if (start.guide) session.guideTo("type");
    session.mending = start.mend ?? false;
    await session.started(start.files, null, start.originals ?? null);
    if (start.previous !== undefined && session.notice === null) {
      session.say("info", texts.play.restarted);
      session.notice = { ...session.notice!, previous: start.previous };
    }
    // Says what is wrong with them, and where.
    if (session.mending) await session.loadSaved();
    return session;
  }

  private static async continue(
    from: Extract<Opening, { kind: "record" }>,
    store: Store,
    engine: Engine,
  ): Promise<Session> {
    const resumed = await engine.ask("resume", { record: from.record });
    const session = new Session(engine, store, freshId(), from.source);
    // A record has only the files that its game uses: no tests, and no variants that are off.
    const known = new Set(resumed.files.map((file) => file.name));
    const more = await engine
      .ask("files", { ruleset: resumed.ruleset })
      .then(({ files }) => files.filter((file) => !known.has(file.name)))
      .catch(() => []);
    const originals = from.originals?.filter((file) => known.has(file.name)) ?? null;
    const files = [...resumed.files, ...(from.source === "stranger" ? [] : more)];
    await session.started(files, null, originals);
    return session;
  }

  /** `copy`: goes on with a copy, since another tab has the game itself. */
  private static async resume(
    saved: SavedGame,
    store: Store,
    engine: Engine,
    copy: boolean,
  ): Promise<Session> {
    if (!copy && !(await store.holdGame(saved.id))) throw new Refused(GAME_ELSEWHERE);
    await engine.ask("resume", { record: saved.record });
    const id = copy ? freshId() : saved.id;
    const session = new Session(engine, store, id, saved.source ?? "installed");
    const files = saved.files.length > 0 ? saved.files : null;
    await session.started(files, (saved.preview ?? null) as GameFiles | null);
    const kept = store.setting<{ game: string; step: GuideStep }>(GUIDE_SETTING);
    const guided = await kept.catch(() => undefined);
    if (guided?.game === id) session.guide = guided.step;
    return session;
  }

  private async started(
    files: RuleFile[] | null,
    kept: GameFiles | null,
    originals: RuleFile[] | null = null,
  ): Promise<void> {
    await this.refreshRules();
    this.rulesFor = (await this.engine.report("owner", { type: "status" })).rules;
    const given = files ?? this.filesInForce;
    this.own =
      this.source === "stranger"
        ? await OwnFiles.ofGame(
            this.store,
            this.ruleset,
            this.id,
            kept ?? { files: given, originals: originals ?? given, setAside: null },
            () => this.keep(),
          )
        : await OwnFiles.ofRuleset(this.engine, this.store, this.ruleset, files);
    await this.refresh({ forward: false });
    this.own.title = this.game.name;
    this.own.onChange = () => this.emit();
    this.own.onDraft = () => this.emitDraft();
    try {
      await this.keep();
    } catch (error) {
      if (!isNotKept(error)) throw error;
      this.complain(error);
    }
    void this.moveBots();
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    for (const end of this.atEnd) end();
    this.bots.stop();
    this.adviser.stop();
    this.engine.end();
    this.store.releaseGame(this.id);
    // Drafts of a stranger's rules are kept with the game.
    this.store.releaseRules(this.source === "stranger" ? `game:${this.id}` : this.ruleset);
    this.listeners.clear();
    this.draftListeners.clear();
  }

  // Listeners.

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Calls whenever something was typed into the rules. */
  subscribeDrafts(listener: () => void): () => void {
    this.draftListeners.add(listener);
    return () => this.draftListeners.delete(listener);
  }

  private emit(): void {
    for (const listener of [...this.listeners]) listener();
  }
  private emitDraft(): void {
    for (const listener of [...this.draftListeners]) listener();
  }

  say(kind: Notice["kind"], text: string, place?: string): void {
    this.notice = {
      kind,
      text,
      number: ++this.noticeNumber,
      ...(place === undefined || place === "" ? {} : { place }),
    };
    this.emit();
  }

  /** The guide is at this step, also after the page was loaded again; null: it is closed. */
  guideTo(step: GuideStep | null): void {
    if (step === this.guide) return;
    this.guide = step;
    const kept = step === null ? null : { game: this.id, step };
    // Without it the guide is offered again.
    void this.store.setSetting(GUIDE_SETTING, kept).catch(() => undefined);
    this.emit();
  }

  /** Leads to a place in the rules, in the Rules tab. */
  showPlace(place: string): void {
    this.placeWanted = { place, number: ++this.noticeNumber };
    this.emit();
  }

  /** Leads to what is changed in the rules. */
  showChange(file: string): void {
    this.placeWanted = { place: file, number: ++this.noticeNumber, compared: true };
    this.emit();
  }

  /** What the expression at a place of these files means in this position, for whoever looks. */
  async meaningOf(
    files: RuleFile[],
    file: string,
    from: number,
    to: number,
  ): Promise<Meaning | null> {
    const found = await this.engine.ask("expression", { file, files, from, to });
    if (found === null) return null;
    const { ruleset, variants, settings } = this;
    const { value, cells } = await this.engine.report(this.issuer(), {
      type: "set",
      rules: { ruleset, files, variants, settings: Object.entries(settings) },
      expression: found.expression,
      ...this.asSeat(),
    });
    return value === "" ? null : { text: found.text, value, cells };
  }
  /** Shows it beside the text and on the board. */
  showMeaning(meaning: Meaning | null): void {
    if (this.meaning === meaning) return;
    this.meaning = meaning;
    this.emit();
  }

  dismissNotice(): void {
    if (this.notice === null) return;
    this.notice = null;
    this.emit();
  }

  // Files of the rules.

  /** All files as saved: this browser's own copy, or those that House Rules comes with. */
  get files(): RuleFile[] {
    return this.own.files;
  }
  /** The files as they came; null: the game was made here. */
  get originals(): RuleFile[] | null {
    return this.own.originals;
  }
  /** A file of rules that differs from the original; null: the game is as it came. */
  get changedFile(): string | null {
    return this.own.changedFile;
  }
  /** Typed, not saved. */
  get drafts(): Map<string, string> {
    return this.own.drafts;
  }
  /** Whether a restore can be undone. */
  get canUndoRestore(): boolean {
    return this.own.setAside !== null;
  }

  setDraft(name: string, text: string): Promise<void> {
    return this.own.setDraft(name, text);
  }
  /** Keeps the file, then puts the files in force. A refusal leaves the rules as they are. */
  saveFile(name: string, text: string): Promise<void> {
    return this.saveFiles([{ name, text }]);
  }
  /** The same with several files, which go into force together. */
  saveFiles(files: readonly RuleFile[]): Promise<void> {
    return this.edit(...files.map((file) => () => this.own.save(file.name, file.text)));
  }
  /** Keeps a file of which the game uses this text already, after undo or redo. */
  keepFile(name: string, text: string): Promise<void> {
    return this.own.save(name, text);
  }
  restoreFile(name: string): Promise<void> {
    return this.edit(() => this.own.restore(name));
  }
  restoreAll(): Promise<void> {
    return this.edit(() => this.own.restoreAll());
  }
  undoRestore(): Promise<void> {
    return this.edit(() => this.own.undoRestore());
  }
  addFile(name: string, text: string): Promise<void> {
    return this.edit(() => this.own.add(name, text));
  }
  /** To what was typed, in the same folder; what names it follows. Returns its name. */
  async renameFile(file: string, typed: string): Promise<string> {
    const { name, changed } = await this.nameOfFile(file, typed, this.files);
    if (name === file) return name;
    const drafts = [...this.drafts].map(([name, text]) => ({ name, text }));
    const of = await this.nameOfFile(file, typed, drafts);
    await this.edit(() => this.own.rename(file, name, changed, of.changed));
    return name;
  }
  /** Refused if a file cannot be called that. */
  nameOfFile(file: string, typed: string, files: RuleFile[]): Promise<Asks["file_name"]["out"]> {
    return this.engine.ask("file_name", { file, typed, files });
  }
  deleteFile(name: string): Promise<void> {
    return this.edit(() => this.own.remove(name));
  }

  /** Puts the edited files in force, also if this browser can keep them no more; then it throws. */
  private async edit(...edits: (() => Promise<void>)[]): Promise<void> {
    let notKept: unknown = null;
    for (const edit of edits)
      await edit().catch((error: unknown) => {
        if (!isNotKept(error)) throw error;
        notKept = error;
      });
    await this.loadSaved();
    if (notKept !== null) throw notKept;
  }

  /** Tries the saved files under the variants and options in force. */
  loadSaved(): Promise<void> {
    return this.changeRules({ files: this.own.files }, (refusal) => {
      this.verdict = refusal;
    });
  }
  /** Null: the option gets its default. */
  setOption(name: string, value: string | null): Promise<void> {
    return this.changeRules({ option: { name, value } });
  }
  setVariant(name: string, on: boolean): Promise<void> {
    return this.changeRules({ variant: this.switched(name, on) });
  }
  /** The variant with its file, if it is to be on. */
  private switched(name: string, on: boolean): NonNullable<Asks["change"]["in"]["variant"]> {
    const names = [`variants/${name}.lua`, `variants/${name}.board`];
    const file = this.own.files.find((each) => names.includes(each.name));
    return { name, on, ...(on && file ? { file } : {}) };
  }

  /** A new game of the same players in which that change is made, where the game in progress cannot
      make it because it has other seats; null: there is none. */
  async newGameWith(change: {
    option?: { name: string; value: string | null };
    variant?: { name: string; on: boolean };
  }): Promise<Opening | null> {
    const { option } = change;
    const variant = change.variant && this.switched(change.variant.name, change.variant.on);
    const settings = { ...this.settings };
    if (option !== undefined) delete settings[option.name];
    if (option !== undefined && option.value !== null) settings[option.name] = option.value;
    const variants = this.variants.filter((name) => name !== variant?.name);
    if (variant?.on) variants.push(variant.name);
    const files = [...this.filesInForce];
    if (variant?.file && !files.some(({ name }) => name === variant.file?.name))
      files.push(variant.file);
    const game = { ruleset: this.ruleset, files, variants: variants.sort(), settings };
    const seats = await this.engine.ask("examine", game).then(
      (examined) => examined.seats,
      () => null,
    );
    const now = this.game.seats.map((seat) => seat.name);
    if (seats === null || seats.join("\n") === now.join("\n")) return null;
    const players = seats.map((_, i) => this.players[i] ?? { name: "", bot: null });
    return { ...this.newGame(), ...game, players };
  }
  /** Keeps the game, before it is left; why that cannot be done, "" if it can or nothing was played. */
  async whyNotKept(): Promise<string> {
    if (this.status.ply === 0) return "";
    try {
      await this.run(() => this.keep());
      return "";
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
  /** A new game with the same rules and players. */
  newGame(): Extract<Opening, { kind: "new" }> {
    return {
      kind: "new",
      ...(this.status.ply > 0 ? { previous: this.id } : {}),
      ruleset: this.ruleset,
      name: this.game.name,
      source: this.source,
      files: this.filesInForce,
      originals: this.originals,
      variants: this.variants,
      settings: this.settings,
      players: this.players,
      seed: "",
      dice: [],
    };
  }

  editBoard(edit: BoardEdit): Promise<EditedBoard> {
    return this.engine.ask("board", edit);
  }
  /** Puts a board in force in place of any other, and keeps its file. Null: the declared board. */
  async saveBoard(name: string, text: string | null): Promise<void> {
    await this.changeRules({ board: { name, text } });
    const file = `variants/${name}.board`;
    if (text === null) await this.own.remove(file);
    else await this.own.save(file, text);
  }

  private changeRules(
    change: Asks["change"]["in"],
    judge?: (refusal: Verdict | null) => void,
  ): Promise<void> {
    return this.run(async () => {
      try {
        const { text } = await this.engine.ask("change", change);
        judge?.(null);
        await this.changed({ forward: false });
        if (text !== "") this.say("info", text);
      } catch (error) {
        if (judge === undefined || !(error instanceof Refused)) throw error;
        judge({ text: error.message, ...(error.place ? { place: error.place } : {}) });
        this.emit();
      }
    });
  }

  private async refreshRules(): Promise<void> {
    const rules = await this.engine.ask("rules", {});
    this.ruleset = rules.ruleset;
    this.variants = rules.variants;
    this.settings = rules.settings;
    this.options = rules.options;
    this.variantsKnown = rules.variants_known;
    this.notices = rules.notices;
    this.cardNote = rules.card_note;
    this.filesInForce = rules.files;
    this.labels = rules.labels ?? [];
  }

  // Playing.

  /** Plays an action as it is typed. */
  act(text: string, faces?: number[]): Promise<boolean> {
    const seat = this.viewpoint.actor();
    return this.play({ type: "act", text, ...this.forSeat(seat), ...(faces ? { faces } : {}) });
  }

  /** Plays one of view.legal. */
  choose(action: ActionReport, faces?: number[]): Promise<boolean> {
    const seat = isSeat(action.seat) ? action.seat : this.viewpoint.actor();
    return this.play({
      type: "choose",
      action: action.action as Action,
      ...this.forSeat(seat),
      ...(faces ? { faces } : {}),
    });
  }

  takeBack(): Promise<boolean> {
    return this.play({ type: "take_back", ...this.forSeat(this.viewpoint.actor()) });
  }
  startOver(): Promise<boolean> {
    return this.play({ type: "start_over", ...this.forSeat(this.viewpoint.actor()) });
  }
  changeAnswer(answer: number, text: string): Promise<boolean> {
    const seat = this.forSeat(this.viewpoint.actor());
    return this.play({ type: "change_answer", answer, text, ...seat });
  }

  resign(seat: number): Promise<boolean> {
    return this.play({ type: "resign", ...this.forSeat(seat) });
  }
  /** Offers a draw, or accepts the one that is offered. */
  offerDraw(seat: number): Promise<boolean> {
    return this.play({ type: "offer_draw", ...this.forSeat(seat) });
  }
  declineDraw(seat: number): Promise<boolean> {
    return this.play({ type: "decline_draw", ...this.forSeat(seat) });
  }

  /** What commands and questions name besides who gives them. */
  private forSeat(seat: number | null): { seat?: number } {
    return seat === null || this.issuer() !== "owner" ? {} : { seat };
  }

  /** What there is to say of a cell, and why a click there does nothing. */
  cellText(query: Omit<Queries["cell_text"]["in"], "seat">): Promise<CellTextReport> {
    return this.engine.report(this.issuer(), { type: "cell_text", ...query, ...this.asSeat() });
  }

  private play(command: TableCommand): Promise<boolean> {
    return this.guarded(async () => {
      if (this.viewpoint.looksOn()) throw new Refused(this.game.sentences.looks_on);
      const reply = await this.engine.give(this.issuer(), command);
      if (!reply.ok) {
        // A seat's time may have been up before.
        if (this.view.seat_clocks.running) await this.changed({ forward: true });
        if (reply.begun !== "") this.begun = reply.begun;
        this.refuse(reply);
        return false;
      }
      this.begun = "";
      this.notice = null;
      await this.changed({ forward: true });
      if (reply.text !== "") this.say("info", reply.text);
      return true;
    });
  }

  /** A refusal as the table words it, with the place in the rules where that is known. */
  private refuse(reply: Reply): void {
    // When the rules fail, seats are told one fixed sentence; the owner may know why and where.
    const { failure } = reply;
    if (failure === "") this.say("refused", reply.text, reply.place);
    else this.say("refused", failure, /^[^/\s]+\/([^:\s]+:\d+)/.exec(failure)?.[1] ?? "");
  }

  // The history.

  undo(): Promise<boolean> {
    return this.navigate({ type: "undo" });
  }
  redo(): Promise<boolean> {
    return this.navigate({ type: "redo" });
  }
  goTo(node: number): Promise<boolean> {
    return this.navigate({ type: "go_to", node });
  }
  /** Its depth on this line; null: the end of the line. */
  goToStep(step: number | null): Promise<boolean> {
    return this.navigate({ type: "go_to_step", step });
  }
  promote(node: number): Promise<boolean> {
    return this.navigate({ type: "promote", node });
  }

  private navigate(command: TableCommand): Promise<boolean> {
    // Otherwise a bot would at once make again the move that was taken back.
    const travels = command.type !== "promote";
    if (travels) this.pauseBots();
    return this.guarded(async () => {
      const reply = await this.engine.give(this.viewpoint.ownerOrLooker(), command);
      if (!reply.ok) throw new Refused(reply.text);
      this.notice = null;
      await this.changed({ forward: false });
      return true;
    });
  }

  /** Null: compares with nothing. */
  compareWith(node: number | null): Promise<void> {
    return this.run(async () => {
      this.comparedWith = node;
      await this.refresh({ forward: true });
    });
  }

  // Notes, the clock, players, setting up.

  writeNote(cell: string, text: string): Promise<boolean> {
    return this.annotate({ type: "write_note", cell, text });
  }
  markPassage(cell: string, more: number): Promise<boolean> {
    return this.annotate({ type: "mark_passage", cell, more });
  }
  /** A stroke of the brush. */
  markCells(cells: string[], brush: NoteBrush): Promise<boolean> {
    return this.annotate({ type: "mark_cells", cells, brush });
  }
  undoNote(): Promise<boolean> {
    return this.annotate({ type: "undo_note" });
  }
  redoNote(): Promise<boolean> {
    return this.annotate({ type: "redo_note" });
  }
  private annotate(command: TableCommand): Promise<boolean> {
    return this.guarded(async () => {
      const seat = this.forSeat(this.viewpoint.actor());
      const reply = await this.engine.give(this.issuer(), { ...command, ...seat } as TableCommand);
      if (!reply.ok) throw new Refused(reply.text);
      this.viewpoint.keepNotesApart();
      await this.changed({ forward: true });
      if (command.type === "mark_cells") announce(reply.text);
      return true;
    });
  }

  useClock(operation: "start" | "pause" | "reset" | "add", minutes = 1): Promise<boolean> {
    return this.asOwner({ type: "use_clock", operation, minutes });
  }
  replacePlayer(player: number, who: Player): Promise<boolean> {
    return this.asOwner({ type: "replace_player", player, who });
  }
  putPieces(command: Omit<Extract<TableCommand, { type: "put_pieces" }>, "type">) {
    return this.asOwner({ type: "put_pieces", ...command });
  }
  /** The position as text, which arrange() reads. */
  async drawing(): Promise<string> {
    const { lines } = await this.engine.report(this.issuer(), {
      type: "drawing",
      ...this.asSeat(),
    });
    return lines.map((line) => `${line}\n`).join("");
  }
  arrange(drawing: string): Promise<boolean> {
    return this.asOwner({ type: "arrange", drawing });
  }
  giveTurn(seat: number): Promise<boolean> {
    return this.asOwner({ type: "give_turn", seat });
  }
  private asOwner(command: TableCommand): Promise<boolean> {
    return this.guarded(async () => {
      const reply = await this.engine.give("owner", command);
      if (!reply.ok) throw new Refused(reply.text);
      await this.changed({ forward: false });
      return true;
    });
  }

  /** The clock alone, while it runs. */
  async tickClock(): Promise<void> {
    if (this.closed || this.covered) return;
    const clock = await this.engine.report("owner", { type: "clock" });
    const same = clock.left === this.view.clock.left && clock.running === this.view.clock.running;
    if (same) return;
    this.view = { ...this.view, clock };
    this.emit();
  }

  setClocks(control: TimeControl): Promise<boolean> {
    return this.asOwner({ type: "set_seat_clocks", control });
  }
  runClocks(run: boolean): Promise<boolean> {
    return this.asOwner({ type: "run_seat_clocks", run });
  }
  /** The seats' clocks alone, while they run; and the step that is due when a seat's time is up. */
  async tickSeatClocks(): Promise<void> {
    if (this.closed || this.covered) return;
    const clocks = await this.engine.report(this.issuer(), {
      type: "seat_clocks",
      ...this.asSeat(),
    });
    if (clocks.due) {
      await this.asOwner({ type: "call_time" });
      return;
    }
    const looks = ({ running, seats }: SeatClocks) =>
      `${running} ${seats.map(({ text, runs }) => `${text} ${runs}`).join()}`;
    if (looks(clocks) === looks(this.view.seat_clocks)) return;
    this.view = { ...this.view, seat_clocks: clocks };
    this.emit();
  }

  // Who looks.

  /** A seat, the owner, or whoever's turn it is. What that reveals is written into the log. */
  viewAs(who: number | "owner" | "turn"): Promise<boolean> {
    return this.guarded(async () => {
      if (who !== "turn" && this.viewpoint.reveals(who)) {
        const reply = await this.engine.give("owner", { type: "look_as", seat: who });
        if (!reply.ok) throw new Refused(reply.text);
        await this.keep();
      }
      this.viewpoint.chosen = who;
      this.forgetPrivate();
      await this.refresh({ forward: false });
      return true;
    });
  }
  passScreen(): Promise<void> {
    return this.run(async () => {
      this.viewpoint.passScreen();
      this.forgetPrivate();
      await this.refresh({ forward: false });
    });
  }

  /** Clears what was meant for whoever was in front of the screen. */
  private forgetPrivate(): void {
    this.notice = null;
    this.begun = "";
    this.meaning = null;
    this.stopHint();
  }

  liftCurtain(): Promise<void> {
    return this.run(async () => {
      this.viewpoint.liftCurtain();
      await this.refresh({ forward: false });
    });
  }
  get looksOn(): boolean {
    return this.viewpoint.looksOn();
  }

  // Bots and hints.

  /** Lets the bot whose turn it is play, also after the history was travelled. */
  letBotsPlay(): void {
    this.botsPaused = false;
    this.emit();
    void this.moveBots();
  }
  get botsArePaused(): boolean {
    return this.botsPaused && isSeat(this.status.bot_to_act);
  }
  pauseBots(): void {
    this.botsPaused = true;
    this.bots.stop();
  }

  private async moveBots(): Promise<void> {
    while (!this.closed && !this.botsPaused && this.thinking === null) {
      const seat = this.status.bot_to_act;
      if (!isSeat(seat) || this.status.ended) return;
      if (!(await this.moveBot(seat))) return;
    }
  }

  private async moveBot(seat: number): Promise<boolean> {
    this.thinking = seat;
    this.emit();
    try {
      const bot = this.status.seats[seat]?.bot ?? "random";
      const [command] = await Promise.all([this.botCommand(seat, bot), pause(BOT_PAUSE)]);
      if (this.closed || this.botsPaused) return false;
      return await this.run(async () => {
        const reply = await this.engine.give("owner", command);
        if (!reply.ok) throw new Refused(reply.text);
        await this.changed({ forward: true, bots: false });
        return true;
      });
    } catch (error) {
      if (!this.closed && !this.botsPaused) {
        this.botsPaused = true;
        this.complain(error);
      }
      return false;
    } finally {
      this.thinking = null;
      this.emit();
    }
  }

  /** What the bot wants. Bots that search do so elsewhere; the others are quick. */
  private async botCommand(seat: number, bot: string): Promise<TableCommand> {
    if (!bot.startsWith("search")) return { type: "bot_move", seat };
    const { record } = await this.engine.ask("record", {});
    const thought = await this.bots.think(record, { seat, bot });
    if (thought.accepts_draw) return { type: "offer_draw", seat };
    return thought.action === null
      ? { type: "bot_move", seat }
      : { type: "act", seat, text: thought.action };
  }

  async askHint(): Promise<void> {
    const seat = this.viewpoint.actor();
    if (seat === null || this.hinting) return;
    this.hinting = true;
    this.emit();
    const cursor = this.status.cursor;
    try {
      const { record } = await this.engine.ask("record", {});
      const hint = await this.adviser.think(record, { seat });
      if (cursor === this.status.cursor && this.hinting) this.hint = hint;
    } catch (error) {
      // Stopped on purpose if nobody waits any more.
      if (this.hinting) this.complain(error);
    } finally {
      this.hinting = false;
      this.emit();
    }
  }
  stopHint(): void {
    this.hinting = false;
    this.hint = null;
    this.adviser.stop();
    this.emit();
  }

  // Inside.

  /** Who asks and acts: the owner where nothing is hidden, else the seat that looks. */
  issuer(): Issuer {
    return this.status.secrets ? this.looker : "owner";
  }

  /** One thing after another: a second click waits until the first has been answered. */
  private run<T>(work: () => Promise<T>): Promise<T> {
    const next = this.queue.then(work);
    this.queue = next.catch(() => {});
    return next;
  }

  private guarded(work: () => Promise<boolean>): Promise<boolean> {
    return this.run(async () => {
      try {
        return await work();
      } catch (error) {
        this.complain(error);
        return false;
      }
    });
  }

  private complain(error: unknown): void {
    if (this.closed) return;
    const place = error instanceof Refused ? error.place : undefined;
    const sentence = error instanceof Error ? error.message : String(error);
    this.say("refused", this.engine.ended && this.kept ? `${sentence} ${texts.play.load_again}` : sentence, place);
  }

  /** After a command: keeps the game, then shows it. */
  private async changed(how: { forward: boolean; bots?: boolean }): Promise<void> {
    if (how.forward) this.botsPaused = false;
    this.hint = null;
    const keeping = this.keep().then(
      () => null,
      (error: unknown) => ({ error }),
    );
    const [failed, show] = await Promise.all([keeping, this.collect(how.forward)]);
    show();
    // The game goes on, but whoever plays must know that it is not kept.
    if (failed !== null) this.complain(failed.error);
    this.askPar();
    if (how.bots !== false) void this.moveBots();
  }

  private async keep(): Promise<void> {
    const [{ record }, status] = await Promise.all([
      this.engine.ask("record", {}),
      this.engine.report("owner", { type: "status" }),
    ]);
    const saved: SavedGame = {
      id: this.id,
      ruleset: this.ruleset,
      name: this.game.name,
      players: status.seats.map(playerName),
      record,
      files: this.own.changed ? this.own.files : [],
      source: this.source,
      ...(this.source === "stranger" ? { preview: this.own.snapshot() } : {}),
      when: Date.now(),
      actions: status.ply,
      ended: status.ended,
      outcome: status.outcome,
    };
    this.kept = false;
    await this.store.saveGame(saved);
    this.kept = true;
  }

  private async refresh(how: { forward: boolean }): Promise<void> {
    const show = await this.collect(how.forward);
    show();
    this.askPar();
  }

  /** Asks for everything that is shown; then it can be shown at once. Nothing is ever shown that
      is partly one viewer's and partly another's. */
  private async collect(forward: boolean): Promise<() => void> {
    const status = await this.engine.report("owner", { type: "status" });
    // Also undo and redo can lead to other rules.
    if (this.rulesFor !== status.rules) {
      await this.refreshRules();
      this.rulesFor = status.rules;
    }
    const players = playersOf(status);
    this.viewpoint.follow(status, players);
    const looker = this.viewpoint.looker();
    const curtain = this.viewpoint.passesTo();
    // The same object as long as it is the same, so that what is made from it is kept.
    const known = this.gameFor === status.rules ? (this.game ?? null) : null;
    const labels = this.labels;
    if (known === null) for (const log of this.logs.values()) log.forget();
    if (looker === "nobody") {
      const game = known ?? (await this.engine.report("owner", { type: "game" }));
      return () => {
        Object.assign(this, { status, players, curtain, game, covered: true });
        this.game.labels = labels;
        this.gameFor = status.rules;
        this.emit();
      };
    }
    const log = this.logs.get(String(looker)) ?? new LogCache();
    this.logs.set(String(looker), log);
    const issuer = status.secrets ? looker : "owner";
    const historian = this.viewpoint.ownerOrLooker();
    const same = this.historyFor === String(historian);
    const seen = await askFor(
      this.engine,
      { issuer, historian, seat: issuer === "owner" && isSeat(looker) ? { seat: looker } : {} },
      status,
      {
        game: known,
        history: same ? this.history : noHistory(),
        log,
        labels,
        forward,
        comparedWith: this.comparedWith,
      },
    );
    return () => {
      Object.assign(this, { status, players, curtain, looker, covered: false, ...seen });
      this.game.labels = labels;
      this.gameFor = status.rules;
      this.historyFor = String(historian);
      this.log = log.lines;
      if (seen.view.notes.notes.length > 0) this.viewpoint.noted = true;
      this.emit();
    };
  }

  /** The best run takes longer to find than what has to be shown at once. */
  private askPar(): void {
    const { status, looker } = this;
    const may = this.game.par && (!status.secrets || looker === "owner" || status.ended);
    if (!may || this.covered) {
      this.par = null;
      return;
    }
    void this.engine.report(this.issuer(), { type: "par" }).then(
      (par) => {
        if (this.status !== status || this.looker !== looker) return;
        this.par = par;
        this.emit();
      },
      () => {},
    );
  }

  /** The seat as which the owner asks in an open game. */
  private asSeat(): { seat?: number } {
    return isSeat(this.looker) ? this.forSeat(this.looker) : {};
  }
}

/** The browser can keep nothing (more). That is said, and is no reason not to go on. */
function isNotKept(error: unknown): boolean {
  return error instanceof StoreRefused && error.kind !== "elsewhere";
}

/** Between the moves of bots, so that people can follow them; in milliseconds. */
const BOT_PAUSE = 350;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function noHistory(): HistoryReport {
  return { tree: false, keep: 0, steps: [], left: [], joined: [], cursor: null };
}

/** By number; the seats tell who sits where, which the pie rule may have exchanged. */
function playersOf(status: StatusReport): Player[] {
  const out: Player[] = [];
  for (const seat of status.seats)
    if (seat.player !== null) out[seat.player] = { name: seat.player_name, bot: seat.bot };
  return out;
}

/** The name of a cell and what lies there: "B3: white cube". */
export function cellLine(session: Session, at: { board: number; cell: number }): string {
  return session.boards.boards[at.board]?.lines[at.cell] ?? "";
}

/** Draws the component again whenever the session has changed. */
export function useSession(session: Session): Session {
  const [, again] = useReducer<number, void>((count) => count + 1, 0);
  useEffect(() => session.subscribe(() => again()), [session]);
  return session;
}

/** The same whenever something was typed into the rules. */
export function useDrafts(session: Session): void {
  const [, again] = useReducer<number, void>((count) => count + 1, 0);
  useEffect(() => session.subscribeDrafts(() => again()), [session]);
}
