// SPDX-License-Identifier: MIT
// What travels between the page and an engine: the table's commands, queries and reports as
// docs/protocol.md has them (core/protocol/fields.h is their source), and the asks of the workbench.

/** Numbers of seats count from 0; null: none. */
export type Seat = number | null | "owner" | "to act";
/** Who gives a command or asks a question; a number is a seat. */
export type Issuer = "owner" | "spectator" | number;

// What commands, queries and reports consist of.

export type Holds = "one" | "stack" | "pile" | "tower" | "bag";
export type StepType =
  | "start"
  | "action"
  | "answers"
  | "rules"
  | "position"
  | "resigned"
  | "offered"
  | "accepted"
  | "declined"
  | "timed_out";
export type ViewType = "flat" | "stacked" | "solid";
export type Tint =
  | "plain"
  | "red"
  | "orange"
  | "yellow"
  | "green"
  | "blue"
  | "violet"
  | "brown"
  | "grey"
  | "owner";
export type LinkLine = "single" | "heavy" | "dashed" | "dotted" | "double" | "none";
export type Ground = "nothing" | "cells" | "links" | "places" | "cards" | "slots";
/** A number, the name of a cell, seat or kind, or not known. */
export type NamedArgument = number | string | null;

export interface Action {
  verb: number | null;
  arguments: number[];
}
export interface Player {
  name: string;
  bot: string | null;
}
/** Who can be chosen to play a seat. */
export interface PlayerType {
  /** "Bot: easy" */
  name: string;
  /** Of bots that are quick enough for many games: "Easy bots"; or "". */
  many: string;
  /** Null: a person. */
  bot: string | null;
}
export interface RuleFile {
  name: string;
  text: string;
}
export interface RulesetText {
  ruleset: string;
  files: RuleFile[];
  variants: string[];
  settings: [string, string][];
}
export interface TextSpan {
  file: string;
  from: string;
  size: string;
}
export interface PieceReport {
  kind: string;
  owner: Seat;
  count: number;
  back: boolean;
}
export interface Point {
  x: number;
  y: number;
  z: number;
}
export interface VarReport {
  name: string;
  seat: Seat;
  label: string;
  value: string;
}
export interface CellReport {
  name: string;
  position: Point;
  hidden: boolean;
  pieces: PieceReport[];
}
export interface ZoneReport {
  name: string;
  seat: Seat;
  holds: Holds;
  cells: CellReport[];
}
export interface SeatReport {
  name: string;
  player: number | null;
  player_name: string;
  called: string;
  plural: boolean;
  bot: string | null;
  to_act: boolean;
  ready: boolean;
  won: boolean;
  /** Has resigned. */
  out: boolean;
  score: number | null;
  rank: number | null;
}
export interface WinReport {
  seat: Seat;
  cells: string[];
  parts: { cells: string[]; marks: string[] }[];
  sentences: string[];
}
export interface ActionReport {
  seat: Seat;
  action: Action;
  /** Which of its arguments are cells to click on, one bit each. */
  cells: number;
  verb: string;
  asked: boolean;
  text: string;
  /** Where the word of each argument ends in `text` (in bytes of UTF-8); 0: it is not there. */
  ends: number[];
  range: boolean;
  arguments: NamedArgument[];
}
export interface LogLine {
  number: number;
  step: number;
  ply: number;
  type: StepType | null;
  text: string;
  name: string;
  arguments: NamedArgument[] | null;
  seat: string;
  typed: string;
  dice: number[];
  repeats: boolean;
  rules: number;
}
export interface TakenPieces {
  kind: string;
  owner: Seat;
  count: number;
  last: number;
  /** "2 white cubes" */
  text: string;
}
export interface NoteReport {
  cell: string;
  text: string;
  passages: number;
  on_board: boolean;
}
export interface NotesReport {
  notes: NoteReport[];
  board: string;
  lines: string[];
  may_undo: boolean;
  may_redo: boolean;
}
export interface ClockReport {
  length: number;
  left: number;
  begun: boolean;
  running: boolean;
  up: boolean;
  text: string;
}
/** Seconds; all 0: no clocks. */
export interface TimeControl {
  main: number;
  increment: number;
  turn: number;
}
export interface SeatClock {
  /** Milliseconds. */
  left: number;
  turn: number;
  runs: boolean;
  up: boolean;
  low: boolean;
  /** As a clock shows it: "4:59"; "" for a bot, which has no clock. */
  text: string;
}
export interface SeatClocks {
  control: TimeControl;
  text: string;
  /** False: they wait until a person acts. */
  running: boolean;
  /** A seat's time is up: "call_time" has the step given. */
  due: boolean;
  seats: SeatClock[];
}
export interface ComparedCell {
  zone: string;
  seat: Seat;
  cell: string;
}
export interface ComparisonReport {
  with: number | null;
  sentences: string[];
  cells: ComparedCell[];
}
export interface StepReport {
  node: number | null;
  parent: number | null;
  type: StepType;
  seat: Seat;
  ply: number;
  text: string;
  events: string[];
  first: boolean;
}
export interface ChangedAction {
  seat: Seat;
  text: string;
  cells: string[];
}
export interface RunReport {
  score: number;
  route: string[];
  text: string;
  /** Without the route, for where that is drawn. */
  summary: string;
}
export interface CellValue {
  worth: number;
  usual: number;
}
export interface CellLook {
  fill: Tint;
  drawing: string;
  legend: string;
  marked: boolean;
}
export interface LinkLook {
  colour: Tint;
  line: LinkLine;
}
export interface LinkLooks {
  all: LinkLook | null;
  directions: Record<string, LinkLook>;
}
export interface BoardLook {
  style: "chequered" | "plain" | "points";
  cells: CellLook;
  closed: CellLook;
  regions: Record<string, CellLook>;
  links: LinkLooks;
  region_links: Record<string, LinkLooks>;
}
export interface PieceType {
  kind: string;
  owner: Seat;
  text: string;
}
export interface ZoneType {
  name: string;
  seat: Seat;
  holds: Holds;
  room: number;
  ground: Ground;
  slots: number;
  open: boolean;
  pieces: PieceType[];
}
export interface CardFace {
  rank: string;
  suit: string;
  /** The rank as a number, by which hands are sorted. */
  strength: number;
  /** What is not in the corner: "cost 3". */
  lines: string[];
}
export interface CardSource {
  verb: number | null;
  argument: number;
  zone: string;
  own: boolean;
}
/** What a verb puts on several cells, by the cell that it names. */
export interface PlacedFootprint {
  verb: number | null;
  kind: string;
  whole: boolean;
  cells: number[][];
}
export interface DiagramCell {
  outline: PicturePoint[];
  middle: PicturePoint;
  mark: "none" | "piece" | "goes" | "takes" | "either" | "jumped";
}
/** How a kind of piece moves by a verb, around one in the middle. */
export interface MoveDiagram {
  verb: string;
  kind: string;
  cells: DiagramCell[];
  bounds: Box;
}
export interface LargePiece {
  kind: string;
  owner: Seat;
  cells: number[];
}
export interface SeatDef {
  name: string;
  faces: string;
  team: string;
  plural: boolean;
}
export interface BoardCell {
  name: string;
  position: Point;
  stands_for: Ground;
}
export interface Board {
  cells: BoardCell[];
  /** Two cells, then the names of the directions that lead from one to the other. */
  links: [number, number, ...string[]][];
  directions: string[];
  size: [number, number, number];
  shape: "grid" | "hex" | "cube" | "graph";
}

/** The cells of a region: one list for everybody, or one for each seat. */
export interface Region {
  name: string;
  /** "far row", and its first letter, a capital. */
  title: string;
  letter: string;
  /** A letter or ⌂, printed on its cells; "": nothing. */
  mark: string;
  cells: number[][];
}

// Pictures.

export interface Rotation {
  yaw: number;
  pitch: number;
}
export interface PicturePoint {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Tile {
  cell: number | null;
  outline: PicturePoint[];
  box: Box;
  shade: number;
  light: number;
  link: boolean;
  /** It is drawn only while it is marked: what is below shows through. */
  bare: boolean;
}
export interface PieceSpot {
  middle: PicturePoint;
  across: PicturePoint;
  along: PicturePoint;
  pane: number;
  shown: boolean;
}
export interface Pane {
  title: string;
  box: Box;
}
export interface Caption {
  text: string;
  at: PicturePoint;
  side: "left" | "centre" | "right";
  title: boolean;
}
export interface PictureLink {
  from: PicturePoint;
  to: PicturePoint;
  look: LinkLook;
}

// Reports.

export interface Reply {
  ok: boolean;
  text: string;
  begun: string;
  /** The error message of rules that failed, for the owner alone; "". */
  failure: string;
  /** Where the rules declare the action that was refused: "rules.lua:12: verbs.move"; "". */
  place: string;
}
/** Beside the rules: for whom the viewer can resign and speak of a draw. */
export interface TableSteps {
  resigns: Seat;
  offers_draw: Seat;
  answers_draw: number[];
  draw_by: Seat;
  /** "White offers a draw."; or "". */
  draw: string;
  asked_by: Seat;
  /** "White asks to undo 1 step."; or "". */
  request: string;
  answers_request: number[];
}
export interface View {
  seat: Seat;
  ply: number;
  seats: SeatReport[];
  zones: ZoneReport[];
  taken: TakenPieces[];
  board: string;
  spoken: string[];
  vars: VarReport[];
  to_act: boolean;
  /** The sentence about whose turn it is and what to do. */
  turn: string;
  /** "Viewing as Anna (white)." */
  viewing: string;
  legal: ActionReport[];
  part: ActionReport[];
  times: number;
  stuck: string;
  log: LogLine[];
  log_size: number;
  ended: boolean;
  outcome: string;
  result: string;
  total: number | null;
  places: string;
  margin: number;
  win: WinReport | null;
  may_undo: boolean;
  may_redo: boolean;
  steps: TableSteps;
  notes: NotesReport;
  clock: ClockReport;
  seat_clocks: SeatClocks;
  comparison: ComparisonReport | null;
  problem: string;
}
export interface StatusReport {
  cursor: number | null;
  step_type: StepType;
  depth: number;
  ply: number;
  rules: number | null;
  seats: SeatReport[];
  to_act: Seat[];
  bot_to_act: Seat;
  all_asked: boolean;
  asked: boolean;
  ended: boolean;
  outcome: string;
  may_undo: boolean;
  may_redo: boolean;
  secrets: boolean;
  has_private_information: boolean;
}
export interface LogReport {
  lines: LogLine[];
  size: number;
}
export interface HistoryReport {
  tree: boolean;
  keep: number;
  steps: StepReport[];
  left: (number | null)[];
  joined: (number | null)[];
  cursor: number | null;
}
export interface GameReport {
  name: string;
  by: string;
  about: string;
  card: string[];
  seats: SeatDef[];
  board: Board;
  regions?: Region[];
  /** What the ruleset's sheets print on the cells. */
  labels?: string[];
  zones: ZoneType[];
  /** What is written on the pieces of each kind: for all owners, or for each seat. */
  letters: Record<string, string[]>;
  looks: Record<string, string[]>;
  drawings: Record<string, string>;
  look: BoardLook;
  card_faces: Record<string, CardFace>;
  card_sources: CardSource[];
  footprints: PlacedFootprint[];
  diagrams: MoveDiagram[];
  verbs: string[];
  views: ViewType[];
  secrets: boolean;
  captures: boolean;
  rolls: boolean;
  par: boolean;
  cell_values: boolean;
  note_marks: NoteMark[];
  sentences: FixedSentences;
  player_types: PlayerType[];
}
export interface Picture {
  tiles: Tile[];
  closed: Tile[];
  piece_spots: PieceSpot[];
  panes: Pane[];
  captions: Caption[];
  links: PictureLink[];
  bands: Box[];
  plates: Tile[];
  bounds: Box;
  names_in_cells: boolean;
  square: boolean;
}
export interface RuleChangeReport {
  what: string[];
  /** Not only options and variants were changed. */
  of_text: boolean;
  /** "Rules changed: columns set to 6."; or "". */
  heading: string;
  /** "3 moves removed, 1 added: see the board."; or "". */
  moves: string;
  lost: string[];
  removed: ChangedAction[];
  added: ChangedAction[];
  refusal: string;
}
export interface WhyReport {
  legal: boolean;
  text: string;
  place: string;
}
export interface ParReport {
  refusal: string;
  collects: string;
  whole: RunReport;
  left: RunReport | null;
}
export interface CellValuesReport {
  cells: (CellValue | null)[];
  /** What to show on cells that are worth more than usual; "" on the others. */
  badges: string[];
  text: string;
}

/** One of the boards or groups of cards that the position consists of, as the window draws them. */
export interface DrawnBoard {
  title: string;
  heading: string;
  /** Of cards, where it is seen whose they are: "Hand, 5". */
  heading_at_seat: string;
  seat: Seat;
  place: "board" | "others" | "common" | "own" | "hand";
  /** Indices into View.zones. */
  zones: number[];
  /** Of a table without an edge: the cells to show, by index into Board.cells; []: all. */
  used: number[];
  /** Of a group of cards: the cells to show, by index into Board.cells. */
  cards: number[];
  count: number;
  row: boolean;
  source: boolean;
  printed: boolean;
  /** Pieces on several cells that are drawn as one thing. */
  large: LargePiece[];
  /** Of each cell, by index into Board.cells, its name and what lies there: "B3: white cube". */
  lines: string[];
}
export interface ScoreLine {
  seat: Seat;
  name: string;
  status: string;
  score: number | null;
  /** The same in words: "3 points"; or "". */
  points: string;
  has: string[];
  counted: boolean;
}
export interface Scoreboard {
  players: ScoreLine[];
  /** "Together you have 3 points."; or "". */
  together: string;
  /** What the rules want in sight all the time, in sentences. */
  reminders: string[];
  common: string;
}
export interface CellTextReport {
  text: string;
  /** Why a click there does nothing. */
  no_move: string;
  /** What is noted there, and what a click would note; "" for the owner. */
  note: string;
}
/** What a stroke over cells notes: a mark, or passages (1 or -1), or it erases all there is. */
export interface NoteBrush {
  mark: string;
  passages: number;
  erase: boolean;
}
/** Sentences that are the same in all games; {1} stands for the name of a player. */
export interface FixedSentences {
  looks_on: string;
  until_back: string;
  sees_all: string;
  sees_seat: string;
  look_is_logged: string;
  no_history: string;
  owner_notes: string;
  own_notes: string;
  note_off_board: string;
  curtain: string;
  /** What their names mean. */
  player_types: string;
  bot_plays: string;
  thinking: string;
  time_is_up: string;
  /** Read aloud after the contents of a cell; {1} stands for a number or a text. */
  cell_worth: string;
  cell_noted: string;
  cell_move_added: string;
  cell_move_removed: string;
  cell_differs: string;
  cell_in: string;
  cell_suggested: string;
  cell_chosen: string;
  cell_may_be_chosen: string;
}
export interface NoteMark {
  label: string;
  brief: string;
  help: string;
  brush: NoteBrush;
  /** Its mark is what the player types. */
  own: boolean;
}
export interface PickedArgument {
  value: number;
  cell: boolean;
}
export interface Boards {
  boards: DrawnBoard[];
  last: { from: number | null; to: number | null };
  score: Scoreboard;
}

// Commands. A field that is left out has its default.

export type TableCommand =
  | { type: "act"; seat?: Seat; text: string; faces?: number[] }
  | { type: "choose"; seat?: Seat; action: Action; faces?: number[] }
  | { type: "bot_move"; seat?: Seat }
  | { type: "take_back"; seat?: Seat }
  | { type: "start_over"; seat?: Seat }
  | { type: "change_answer"; seat?: Seat; answer: number; text: string }
  | { type: "resign"; seat?: Seat }
  | { type: "offer_draw"; seat?: Seat }
  | { type: "decline_draw"; seat?: Seat }
  | { type: "answer_request"; seat?: Seat; agrees?: boolean }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "go_to"; node: number }
  | { type: "go_to_step"; step: number | null }
  | { type: "promote"; node: number }
  | { type: "new_game"; seed: string }
  | { type: "change_rules"; rules: RulesetText }
  | { type: "put_pieces"; zone: string; seat?: Seat; cell: string; pieces: Partial<PieceReport>[] }
  | { type: "give_turn"; seat: Seat }
  | { type: "arrange"; drawing: string }
  | { type: "write_note"; seat?: Seat; cell: string; text: string }
  | { type: "mark_passage"; seat?: Seat; cell: string; more: number }
  | { type: "mark_cells"; seat?: Seat; cells: string[]; brush: NoteBrush }
  | { type: "undo_note"; seat?: Seat }
  | { type: "redo_note"; seat?: Seat }
  | { type: "use_clock"; operation: "start" | "pause" | "reset" | "add"; minutes?: number }
  | { type: "set_seat_clocks"; control: TimeControl }
  | { type: "run_seat_clocks"; run: boolean }
  | { type: "add_seat_time"; seat: number; seconds: number }
  | { type: "call_time" }
  | { type: "replace_player"; player: number; who: Player }
  | { type: "look_as"; seat: Seat };

// Queries: what goes in, and the report that comes out.

interface Query<In, Out> {
  in: In;
  out: Out;
}
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
type Nothing = {};

export interface Queries {
  view: Query<
    {
      seat?: Seat;
      log_from?: number;
      log_last?: number;
      named?: boolean;
      arguments?: boolean;
      contents?: boolean;
      compared_with?: number | null;
      text?: boolean;
    },
    View
  >;
  status: Query<Nothing, StatusReport>;
  log: Query<{ seat?: Seat; from?: number; named?: boolean }, LogReport>;
  history: Query<
    { seat?: Seat; named?: boolean; tree?: boolean; known?: number; cursor?: number | null },
    HistoryReport
  >;
  node: Query<{ seat?: Seat; node: number }, { known: boolean }>;
  game: Query<Nothing, GameReport>;
  picture: Query<{ view?: ViewType; turn?: Rotation; aspect?: number }, Picture>;
  boards: Query<{ seat?: Seat }, Boards>;
  cell_text: Query<
    {
      seat?: Seat;
      board: number;
      cell: number;
      worth?: string;
      verb?: number | null;
      picked?: readonly PickedArgument[];
      dragged?: boolean;
      brush?: NoteBrush;
    },
    CellTextReport
  >;
  ruleset_text: Query<Nothing, { text: RulesetText | null }>;
  rules_since: Query<Nothing, { start: boolean; ply: number; text: string }>;
  rule_change: Query<{ seats?: Seat[]; rules?: RulesetText | null }, RuleChangeReport>;
  drawing: Query<{ seat?: Seat }, { lines: string[] }>;
  group: Query<{ seat?: Seat; cell: string }, Reply>;
  why: Query<{ seat?: Seat; text: string }, WhyReport>;
  set: Query<
    { seat?: Seat; rules: RulesetText; expression: TextSpan },
    { value: string; cells: string[] }
  >;
  par: Query<{ seat?: Seat }, ParReport>;
  cell_values: Query<{ seat?: Seat; labels?: string[] }, CellValuesReport>;
  notes: Query<{ seat?: Seat }, NotesReport>;
  clock: Query<Nothing, ClockReport>;
  seat_clocks: Query<{ seat?: Seat }, SeatClocks>;
  owner: Query<Nothing, { seed: string; failure: string }>;
}

// Asks of the workbench.

/** The option that sets the number of seats. */
export interface SeatsOption {
  name: string;
  title: string;
  fewest: number;
  most: number;
}

/** A game as it can be begun. Without `files`: the game of that name that House Rules comes with. */
export interface Game {
  ruleset: string;
  files?: RuleFile[];
  variants?: string[];
  settings?: Record<string, string>;
}
export interface VariantInfo {
  id: string;
  title: string;
  about: string;
  /** Whose it is and what it changes: "By Ann. Adds option questions."; or "". */
  details: string;
  board: boolean;
  complaint: string;
}
export type VariantState = VariantInfo & { on: boolean };
export interface Option {
  name: string;
  /** "Claimed steps" */
  title: string;
  /** What it is shown under: "Options", or "Big board options" of those that a variant adds. */
  group: string;
  /** Its help, range and default; or why it has no effect. */
  note: string;
  type: "number" | "flag" | "word" | "list";
  /** Values as they are typed, and in words. */
  value: string;
  value_words: string;
  standard: string;
  standard_words: string;
  /** What a number becomes by one step; null: it cannot. */
  less: string | null;
  more: string | null;
  /** Of a number, or of how many words a list has. */
  min: number;
  max: number;
  /** What can be chosen. */
  words: string[];
  /** The words of a list. */
  chosen: string[];
}
export interface GameInfo {
  ruleset: string;
  name: string;
  by: string;
  about: string;
  seats: string[];
  variants: VariantInfo[];
  complaint: string;
}
export interface Examined {
  name: string;
  by: string;
  about: string;
  card: string[];
  seats: string[];
  options: Option[];
  variants: VariantState[];
  notices: string[];
  rolls: boolean;
  /** What the ruleset's sheets print on each cell; [] without any. */
  labels?: string[];
  game: GameReport;
  position: View;
  boards: Boards;
}
export interface Finding {
  file: string;
  line: number;
  column: number;
  severity: "error" | "warning";
  message: string;
  advice: string;
}
export interface TestResult {
  file: string;
  name: string;
  verdict: "passes" | "fails" | "error";
  line: number;
  step: string;
  message: string;
  expected: string;
  found: string;
  differing: string[];
}
/** Figures of a measurement (scripting/lab/version_lab.h). Parts are from 0 to 1. */
export interface LabShare {
  name: string;
  value: number;
  low: number;
  high: number;
}
export interface LabFacts {
  games: number;
  points: LabShare[];
  /** Part of the games that went on for too long. */
  stopped: number;
}
/** The same as it is shown: all texts and plots (scripting/lab/lab_sheet.h). */
export interface LabCaption {
  title: string;
  /** What the plot shows, as a sentence. */
  words: string;
}
export interface LabPointsPlot extends LabCaption {
  marks: { label: string; value: number; low: number; high: number }[];
  even: number | null;
  even_label: string;
}
export interface LabCurvePlot extends LabCaption {
  /** The first player's points as games came in. */
  curve: { games: number; value: number; low: number; high: number }[];
  low: number;
  high: number;
  low_label: string;
  high_label: string;
  end_label: string;
}
export interface LabLengthPlot extends LabCaption {
  bars: { from: number; to: number; games: number }[];
  /** Half of the games have no more actions. */
  usual: number;
  half_label: string;
}
export interface LabMapCell {
  /** Of the most. */
  part: number;
  known: boolean;
  label: string;
  words: string;
}
export interface LabMap extends LabCaption {
  cells: LabMapCell[];
}
export interface LabSheet {
  figures: string;
  points: LabPointsPlot | null;
  curve: LabCurvePlot | null;
  lengths: LabLengthPlot | null;
  openings: {
    action: string;
    games: string;
    in_hundred: string;
    points: string;
    interval: string;
  }[];
  maps: LabMap[];
}
/** What was measured of a version. */
export interface MeasuredVersion {
  facts: LabFacts;
  sheet: LabSheet;
}
export interface LabDifference {
  pairs: number;
  changes: { name: string; before: string; after: string; more: boolean; how: string }[];
}
export interface LabAnswer {
  question: string;
  answer: string;
}
export interface ThoughtAction {
  text: string;
  points: number;
  proven: boolean;
  tries: number;
  /** The points in words. */
  prospect: string;
}
export interface QrCode {
  side: number;
  rows: string[];
}
export interface Unpacked {
  title: string;
  sentences: string[];
  playable: boolean;
  /** Of the game. */
  name: string;
  ruleset: string;
  /** Who gave it away, as they say; "". */
  sender: string;
  files: RuleFile[];
  variants: string[];
  settings: Record<string, string>;
  record: string;
  lesson: string;
  /** Those of the lesson. */
  players: Player[];
  same_as: string;
  /** The installed game that it is compared with; "". */
  like: string;
  /** The ruleset of the installed game that it is, or is compared with; "". */
  original: string;
  claims: boolean;
}
export interface Suggestion {
  word: string;
  signature: string;
  help: string;
}
/** An operation on the board of the open game; without one, nothing is changed. */
export interface BoardEdit {
  operation?: "close" | "open" | "link" | "cut" | "region";
  cells?: string[];
  region?: string;
  /** "": all seats. */
  seat?: string;
}
export interface EditedBoard {
  /** Of the board file in force; "": there is none. */
  name: string;
  /** The text of that file, and after the edit; null: the board is the one that the rules declare. */
  before: string | null;
  text: string | null;
  closed: string[];
  /** Pairs of cells that are linked, or no longer linked, other than the rules declare. */
  links: [string, string][];
  cuts: [string, string][];
}
/** What the line beside the rules is about. */
export interface RulesStatus {
  errors: number;
  in_force: boolean;
  since: string;
  news: string;
  shown: string;
  shown_used: boolean;
  unsaved: string[];
  differ: string[];
}
export interface FirstChange {
  about: string;
  file: string;
  line: string;
  word: string;
  to: string;
  changed: string;
  line_number: number;
}
/** What was typed as dice that somebody rolled by hand. */
export interface ReadDice {
  /** Null: it cannot be read. Empty: nothing was typed. */
  dice: number[] | null;
  /** What can be typed. */
  help: string;
}
export interface Seating {
  seed?: string;
  dice?: number[];
  players?: Player[];
}

export interface PrintedSheet {
  title: string;
  seat: number | null;
  /** The variant that it belongs to, if that is off; "". */
  off_variant: string;
  key: boolean;
  /** Printed only if somebody asks for it. */
  extra: boolean;
  landscape: boolean;
  /** Its first page, from 1. */
  first: number;
  pages: number;
}
export interface Sheets {
  /** SVG, a page each. */
  pages: string[];
  sheets: PrintedSheet[];
  /** Whether the ruleset declares sheets of its own. */
  declared: boolean;
  width_mm: number;
  height_mm: number;
}

export interface Asks {
  games: Query<
    Nothing,
    { version: string; games: GameInfo[]; templates: { id: string; about: string }[] }
  >;
  files: Query<{ ruleset: string }, { files: RuleFile[] }>;
  examine: Query<Game, Examined>;
  dice: Query<{ typed: string; sum: boolean }, ReadDice>;
  begin: Query<Game & Seating, Nothing>;
  resume: Query<
    { record: string; players?: Player[] },
    { ruleset: string; files: RuleFile[]; variants: string[]; settings: Record<string, string> }
  >;
  record: Query<Nothing, { record: string }>;
  rules: Query<
    Nothing,
    {
      ruleset: string;
      files: RuleFile[];
      variants: string[];
      settings: Record<string, string>;
      options: Option[];
      variants_known: VariantState[];
      /** That the rules were changed and the rules card was not; "". */
      card_note: string;
      notices: string[];
      /** What the ruleset's sheets print on each cell; [] without any. */
      labels?: string[];
    }
  >;
  /** The board file after an edit, which puts nothing in force. */
  board: Query<BoardEdit, EditedBoard>;
  rules_status: Query<RulesStatus, { tone: "bad" | "warning" | "muted"; text: string }>;
  change: Query<
    {
      option?: { name: string; value: string | null };
      variant?: { name: string; on: boolean; file?: RuleFile };
      /** Null: the board that the rules declare. */
      board?: { name: string; text: string | null };
      files?: RuleFile[];
    },
    { text: string }
  >;
  check: Query<
    Game & { games?: number; seconds?: number },
    { findings: Finding[]; found: string; sentences: string[]; ok: boolean }
  >;
  test: Query<Game, { results: TestResult[]; text: string }>;
  measure: Query<
    Game & { bot: string; games: number; seed: string },
    MeasuredVersion & { played: string; answers: LabAnswer[] }
  >;
  compare: Query<
    { before: Game; after: Game; bot: string; pairs: number; seed: string },
    {
      difference: LabDifference;
      played: string;
      answers: LabAnswer[];
      before: MeasuredVersion;
      after: MeasuredVersion;
    }
  >;
  think: Query<
    { seat: number; bot?: string; seconds?: number },
    { action: string | null; accepts_draw: boolean; lines: string[]; actions: ThoughtAction[] }
  >;
  pack: Query<
    Game & { record?: string; lesson?: string; by?: string },
    { name: string; bytes: string }
  >;
  link: Query<
    Game & { page: string; by?: string },
    {
      link: string;
      changes_of: string | null;
      sentence: string;
      qr: QrCode | null;
      qr_sentence: string;
    }
  >;
  unpack: Query<{ bytes: string; name: string } | { link: string }, Unpacked>;
  remix: Query<Game & { id: string; sender?: string }, { files: RuleFile[] }>;
  new_game: Query<{ template: string; title: string }, { ruleset: string; files: RuleFile[] }>;
  new_variant: Query<{ title: string; ruleset: string }, { files: RuleFile[] }>;
  new_file: Query<{ kind: "module" | "scenario" | "drawing"; typed: string }, RuleFile>;
  /** `changed`: scenarios among these files that name the variant, as they are then. */
  file_name: Query<
    { file: string; typed: string; files: RuleFile[] },
    { name: string; changed: RuleFile[] }
  >;
  first_change: Query<Game, FirstChange | null>;
  /** Null: the number of seats is fixed. */
  seats_option: Query<Game, SeatsOption | null>;
  complete: Query<
    { file: string; files: RuleFile[]; at: number; asked: boolean },
    { from: number; to: number; suggestions: Suggestion[] }
  >;
  help: Query<
    { file: string; files: RuleFile[]; at: number },
    {
      from: number;
      to: number;
      signature: string;
      help: string;
      example: string;
      place: string;
    } | null
  >;
  /** The expression at a place, or the selection, for the table's query "set"; null: there is none. */
  expression: Query<
    { file: string; files: RuleFile[]; from: number; to: number },
    { text: string; expression: TextSpan } | null
  >;
  lesson: Query<{ text: string }, Game & Seating>;
  lesson_text: Query<Game & { players?: Player[] }, { text: string }>;
  sheets: Query<Game & { paper?: "a4" | "letter"; key?: boolean; in_colour?: boolean }, Sheets>;
}

export interface Progress {
  done?: number;
  all?: number;
  facts?: LabFacts;
  sheet?: LabSheet;
  /** Which games they are: "200 games of random bots, seed 1". */
  played?: string;
  answers?: LabAnswer[];
}
