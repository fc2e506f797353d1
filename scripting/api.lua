---@meta

-- What a ruleset can say. scripting/api.lua is the only description of it: docs/api.md is made from
-- it, and a test holds it to the code. Editors with lua-language-server complete from it: name the
-- folder that it lies in (installed: share/houserules/library) in their `Lua.workspace.library`.
--
-- A ruleset is a folder with a `rules.lua` that returns one table, the *ruleset table*. Most of it
-- is data that the engine carries out by itself; functions are for what is special to the game.
-- Functions hold nothing between two calls: whatever the game has to remember is a piece, a variable
-- or an ask. An error in any of them undoes the whole action.
--
-- Cells, seats and numbers are integers, counted from 1; kinds, directions and words are texts.
-- Nothing is converted silently: `"3"` is no number and `3.0` no integer.
--
-- A name (of the game, a seat, cell, kind, verb, option, word …) is one line of at most 64 characters
-- that can be seen, without spaces at its ends. Other texts are a line each: line breaks in them become
-- spaces. No text has control characters, marks that turn its direction, or characters without width.
--
-- Of Lua itself rules have `assert`, `error`, `ipairs`, `pairs` (in a fixed order), `require` (files
-- of the ruleset's own folder), `select`, `tonumber`, `tostring`, `type`, and of its libraries
-- `math` without `random` and `randomseed`, `string` without patterns and binary data (`byte`,
-- `char`, `format`, `len`, `lower`, `rep`, `reverse`, `sub`, `upper`), `table` without `move`, and
-- `utf8` without `charpattern`. There is no `pcall`, no `setmetatable`, no `load`, no clock and no
-- file. Globals can be read, not assigned.
--
-- Reading a ruleset may take 0.7 seconds of processor time and 64 MB of memory, with all that the
-- engine makes of it; a text has at most 16 KB, all texts 1 MB, a list 4096 entries. In play, 0.7
-- seconds and 32 MB are the most for one action, or for one look at what is legal. A command that
-- answers at once, such as `show` or `legal`, has 0.85 seconds and 80 MB for all of it. What takes
-- more is ended with an error that says where. A line that is told, and a reason that `allow` gives, is cut at
-- 1000 bytes.

---A cell of the board, by number from 1: of a grid A1, B1, C1 … row after row, level after level;
---of a graph in the order of its list, of a cube's surface face by face. At most 2048.
---@alias Cell integer

---A place at the table, by number from 1, in the order of `seats`. At most 16.
---@alias Seat integer

---The name of a kind of piece, as declared in `kinds`.
---@alias Kind string

---A direction, or a list of them. The board's own: of a grid `"n"`, `"ne"`, `"e"`, `"se"`, `"s"`,
---`"sw"`, `"w"`, `"nw"`, with levels also `"up"`, `"down"`, `"n_up"` …; of a graph as its links are
---named. For a seat that faces one of the eight also `"forward"`, `"forward_right"`, `"right"`,
---`"back_right"`, `"back"`, `"back_left"`, `"left"`, `"forward_left"`. For several at once `"all"`, and
---on grids but hexagonal ones `"orthogonal"` and `"diagonal"`.
---@alias Directions string|string[]

-- # The ruleset table
--
-- What `rules.lua` returns. `name`, `seats` and `verbs` are needed, the rest may be left out; an
-- unknown field is an error. `seats`, `card`, `board`, `regions`, `marks`, `zones`, `kinds`,
-- `vars`, `events`, `verbs`, `stuck`, `ends`, `pie`, `par`, `clock` and `sheets` may also be a
-- `function(o)` that returns the value for the options in force, so that a board can have `o.columns`
-- columns.
-- Any field may stand in a file of its own, as in `options = require "options"`: complaints then name
-- that file and its lines.
--
-- One action goes so: pieces are lifted and arrive, `captured` is called for each piece that was
-- lifted, then `effect`, then the `ends` are looked at; then what was asked is answered; then the
-- turn passes.

---@class Ruleset
---@field name string The game's name.
---@field by? string Who made the game up.
---@field about? string The game in one sentence.
---@field card? string[]|string The rules card: a list of sentences.
---@field options? table<string, Option> The settings that whoever starts a game may choose.
---@field seats (string|SeatSpec)[] The seats, in order: names, or tables with more about them.
---@field board? Board What the game is played on: `grid{…}`, `graph{…}` or `cube_surface(n)`. Without one there are no cells, and so no zones and no regions.
---@field regions? table<string, Region|Region[]> Named sets of cells, alike for all or a list with one for each seat: names of cells, or a function that says which; or `far_apart()`.
---@field marks? table<string, string> What is printed on the board itself: by the name of a region a capital letter, or `"⌂"` for a house, as in `marks = { start = "S" }`. The window, the terminal and paper show it on each of the region's cells.
---@field zones? table<string, ZoneSpec> Where pieces are: each is laid over the whole board. Read and written as `g.name`. At most 64.
---@field kinds? table<string, KindSpec> The kinds of pieces. At most 64; none may be called `hidden`.
---@field vars? table<string, VarSpec> What the game remembers beside its pieces. Read and written as `g.name`, or `g.name[seat]` with `per = "seat"`. At most 100.
---@field events? table<string, string|Event> What can be told, by `g:tell`: texts with `{1}`, `{2}` … `{9}` for the arguments; `{1:cell}` and `{1:seat}` say that one is a cell or a seat and is shown by its name.
---@field verbs table<string, VerbSpec|Pattern> What a seat can do: for each verb a pattern, or a table of patterns and fields. `ready`, `decline` and `swap` are the engine's own. At most 100.
---@field setup? fun(g: Game): Seat? Fills the board, rolls, asks; returns who moves first (nothing: seat 1).
---@field ready? fun(v: View): boolean?, string? Judges what a seat has done in secret as a whole, when it is to say `ready` (`g:all`): `false` or nothing keeps it from being ready, and a text behind it says why.
---@field turn? Turn|fun(g: Game, me: Seat): Seat? Who has the next turn after `me`; nothing: nobody, and the scores decide. Without it the next seat has. It may write; if it asks, it is called again when that is answered. Or `lasts "name"`: then the next seat has it when this one's is over.
---@field stuck? "pass"|"loses"|"draws"|Event What happens to a seat that has nothing to do in its turn. It passes (when all have passed in a row the scores decide), it loses and all others win, or the game is drawn. Without it this is an error. `reveals "loses"` marks it as something that may tell what is hidden.
---@field ends? (End|Event|false|fun(g: Game, me: Seat): Seat|Seat[]|"draw"|"score"|nil)[] How the game ends; looked at in order after each action of `me`, the first that holds counts. A function names the winners, or says `"draw"` or `"score"`, or returns nothing. `reveals(…)` around one marks it as one that may tell what is hidden. `false` entries are skipped. At most 100.
---@field score? fun(g: Game, seat: Seat): integer The points of a seat, in reading only. The highest score wins; when all seats have it, the game is drawn. Without it whatever the scores decide is drawn.
---@field pie? boolean With `true` the player of the other seat may change seats (`swap`) instead of taking the second turn. For two seats only.
---@field par? Par What a run collects, for `houserules par`, which finds the best one.
---@field clock? integer Seconds of planning time, at most 86400, for a clock beside the board. It is for the people at the table: no rule meets it, and the game goes on when it is up.
---@field hooks? table<string, function> Functions of the ruleset's own that variants may change, called as `g.hooks.name(g, …)`.
---@field sheets? (Sheet|false)[] What `houserules print` puts on paper. `false` entries are skipped.

---A declared setting. Its first entry is the default: an integer, `true`, `false`, a word, or a list
---of words; behind a word stand the other words that may be chosen. Of a list `of` says which words
---it may hold: different ones, in any order, as in `{ { "3x", "4x" }, of = { "1x", "2x", "3x", "4x" } }`;
---it is typed with commas between them, and an empty one as `none`. Rules read the value in force as
---`o.name`, `g.options.name` or `v.options.name`; it cannot be changed.
---@class Option
---@field [integer] integer|boolean|string|string[] The default; then, of words, the others.
---@field min? integer The lowest number that may be chosen; of a list, how many words at least (1 if left out).
---@field max? integer The highest number; of a list, how many words at most (all if left out).
---@field even? boolean Only even numbers may be chosen.
---@field zero? boolean 0 may be chosen as well, below `min`: where it means none or never. Games that go on and on with it, and end with the default, are no warning of `houserules check`.
---@field of? string[] Of a list: the words to choose from.
---@field presets? table<string, Options> Of words: what other options have under some of them, whatever has been chosen for those, as in `presets = { small = { columns = 4, rows = 4 } }`.
---@field ignores? table<string, string[]> Of words: which other options have no say under some of them, as in `ignores = { ["at random"] = { "seed" } }`; whoever sets one is told.
---@field help? string What it is for, in a few words.

---The options in force, by name. Reading a name that is not declared is an error.
---@alias Options table<string, integer|boolean|string|string[]>

---A seat.
---@class SeatSpec
---@field [1] string Its name.
---@field faces? string What is forward for it: a direction of the board, or on a grid any point of the compass.

---The cells of a region: a list of names (letter case does not matter), or a function that is asked
---for every cell by column, row, level (from 1; of a graph the cell's number, 1, 1; of a cube's surface
---as told there) and name.
---@alias Region string[]|fun(x: integer, y: integer, z: integer, name: string): boolean?

---Who may see a zone or a variable: everybody, the seat whose it is (with `per = "seat"`), nobody,
---the seats named in a list, or, of a zone, every seat the cells of a set as it means them for that
---seat (fog: `around(own)`; a piece that comes into sight there is told to that seat).
---@alias See "all"|"owner"|"none"|string[]|Set

---A zone.
---@class ZoneSpec
---@field per? "table"|"seat" One for the table (the default), or one for each seat: then `g.name[seat]` is the zone.
---@field holds? "one"|"stack"|"pile" What a cell holds: one piece (the default); up to 8, the last one on top; or up to 65535 of each kind.
---@field see? See Who may see it; the default is `"all"`.

---A kind of piece.
---@class KindSpec
---@field zone? string The zone that it lives in; may be left out if there is only one.
---@field owned? boolean Each piece belongs to a seat (`true`, the default), or none does (`false`).
---@field begins_on? Set Where its pieces stand when a game begins, before `setup`: of each seat one on each cell that the set means for it, of nobody one where it is meant for any seat. In a zone of each seat they stand in all of these.
---@field captured? fun(g: Game, owner: Seat?, cell: Cell, by: Seat) Called when a step, slide or jump of `by` has lifted a piece of this kind from `cell`.

---A variable. Its first entry is the first value: an integer (0, or the nearest to it in the range,
---if left out), `true` or `false` (which make it a flag), the name of a cell, seat or kind, or nothing.
---@class VarSpec
---@field [1]? integer|boolean|string The first value.
---@field type? "number"|"flag"|"cell"|"seat"|"kind" What it holds; the default is `"number"`. A cell, seat or kind may also be `nil`.
---@field per? "table"|"seat" One for the table (the default), or one for each seat: `g.name[seat]`.
---@field see? "all"|"owner"|"none"|string[] Who may see it; the default is `"all"`.
---@field min? integer The lowest number it may hold; the default is -2147483648.
---@field max? integer The highest number it may hold; the default is 2147483647.
---@field clock? boolean It only counts, and does not make a position another one for `repeats`.

---A verb. Its numbered entries are patterns, all with the same arguments, which follow as `…`: cells
---and numbers as integers, the word of a `choice` as text.
---@class VerbSpec
---@field [integer] Pattern What the seat may choose among.
---@field allow? fun(v: View, ...): boolean?, string? Looks at each action that the patterns offer, with the seat's own eyes; `false` or nothing forbids it, and a text behind it says why.
---@field effect? fun(g: Game, me: Seat, ...) What else happens, after the engine's own doing.
---@field unless? fun(g: Game, me: Seat, ...): boolean? Looks at the position after an action, in reading only: true forbids the action. For that each action is tried on a copy of the game, with what it captures and its effect, and nothing else: no ends are looked at, no turn passes, nobody is told anything. Not in games that hide something.
---@field done? fun(g: Game) Called when the last answer to `g:all` is given, if it asked for this verb last.
---@field asked? boolean Only when it is asked for, never in an ordinary turn.
---@field secret? boolean Others learn that it was done, not with what; else all are told every action, even where they do not see what it moves.
---@field must? boolean If one such action exists in a turn, nothing else is legal.
---@field says? string The verb after a seat's name in a sentence: with `says = "plays with"` the log reads "Ann plays with pipe." Without it the engine adds an s to the verb's name.

---What a run collects and how it may go, so that the best run can be found: from cell to cell by the
---board's links, none of them twice. Sets and functions are asked about the position as it really is;
---`own`, `enemy` and `forward` are meant for the seat whose turn it is.
---@class Par
---@field collects string What is collected, in the plural: `"jewels"`.
---@field over Set The cells where there is something to collect, which are those that a run may enter.
---@field from? Set Where a run may begin; the default is wherever there is something to collect.
---@field dirs? Directions The links that a run may follow; the default is `"all"`.
---@field stops? boolean|"after a move" With `true` a run may stop anywhere, with `"after a move"` anywhere but where it begins; else it goes on as long as it can.
---@field toll? integer What it costs to stop where the run could go on, from 0 on.
---@field worth? fun(g: Game, cell: Cell): integer What collecting at a cell is worth, in reading only; less than 0 is a penalty. Without it each is worth 1.

-- # Variants
--
-- A file in the ruleset's folder `variants/`, or anywhere, that returns a table with these fields;
-- docs/variants.md explains them. A path is the names and numbers that lead to a part, joined by
-- dots: `"verbs.move.2.onto"`, `"hooks.penalty"`, `"ends.2"`, `"options.size.default"`. All but
-- `options` and `hooks` of what is added, and `card`, may also be a `function(o)`.

---@class Variant
---@field extends string The folder's name of the ruleset that it changes.
---@field name string What it is called.
---@field by? string Who made it up.
---@field about? string What it changes, in one sentence; stands on the rules card.
---@field card? string[]|string Sentences for the rules card.
---@field options? table<string, Option> Options that are added; like all that is added, under names that are not there yet.
---@field ignores? string[] Options that have no say while the variant is on, as what they are about is replaced by it; whoever sets one is told.
---@field regions? table<string, Region|Region[]> Regions that are added.
---@field zones? table<string, ZoneSpec> Zones that are added.
---@field kinds? table<string, KindSpec> Kinds that are added.
---@field vars? table<string, VarSpec> Variables that are added.
---@field events? table<string, string|Event> Events that are added.
---@field verbs? table<string, VerbSpec|Pattern> Verbs that are added.
---@field hooks? table<string, function> Hooks that are added.
---@field set? table<string, any> By path, what stands there instead. It may be a field that was left out, or the next number of a list.
---@field around? table<string, fun(inner: function, ...): any> By path, functions that are called instead, with the old one first.
---@field before? table<string, fun(...)> By path, functions that run before the one there: `setup`, an `effect`, `done` or `captured` (also where it was left out), or a hook.
---@field after? table<string, fun(...)> By path, functions that run after it, with the same arguments.

-- # Sheets
--
-- What `houserules print` puts on paper; docs/printing.md explains it. A sheet begins on a page of
-- its own, and its blocks stand one below the other. They are data: nothing of a game in play is on
-- them. Wherever a list is asked for, entries that are `false` are left out, so that a part can
-- depend on an option.

---A sheet of paper; more than one, where it is too full. Its numbered entries are its blocks.
---@class Sheet
---@field [integer] string|Block|false The blocks: a text is a paragraph.
---@field title string Stands at the top.
---@field each? "seat" One for each seat, with the seat's name wherever a text says `{seat}`.
---@field landscape? boolean The page is wider than high.

---A block: the field that is there says what it is.
---@class Block
---@field heading? string A heading.
---@field text? string A paragraph; with `small = true` in small letters.
---@field list? (string|integer)[] A list; with `numbered = true` a numbered one.
---@field card? true The rules card for the options in force.
---@field board? Picture The board, as large as the room that is left.
---@field table? (TableEntry[]|false)[] A table, row by row. `head` is a list of heads for its columns, with `side = true` the first column is a head as well, with `small = true` letters are small, and rows are at least `height` millimetres high (4 to 100; 7 if left out).
---@field ask? string Something to agree on. `choices` is a list of texts with a box to tick before each, of which `ticked`, a number from 1, is ticked already; `lines` says how many lines there are to write on (0 to 40).
---@field blanks? string[] From 1 to 6 texts side by side, with a line to write on behind each.
---@field cutouts? CutOut[] Pieces to cut out and put on a board. Each of their squares is `side` millimetres wide (8 to 40; 18 if left out): make it a little less than the `side` of the board's cells.
---@field best_runs? Picture The answer key: the best run, drawn on the board, or a table with one for each sum of the dice. A sheet that has it is printed last, bears a mark, and is for no seat. The ruleset must have `par`.

---A piece to cut out: a square for each of its texts, from 1 to 6, side by side. `false` entries of a
---list of pieces are left out.
---@class CutOut
---@field [integer] string|integer What is written on its squares.
---@field size? integer How many squares of the board each of them is wide and high (1 to 4; 1 if left out).
---@field copies? integer How many are printed (1 to 100; 1 if left out).
---@field dark? boolean White on black.

---What stands in a table: a text or an integer, with a ring round it or without; or, with `false` or
---`""`, a box to write in.
---@alias TableEntry string|integer|false|{ circled: string|integer }

---The board as it is drawn on a sheet. Places are those of the cells in drawings: of a grid column
---and row, of a graph as `at` has them, y upwards.
---@class Picture
---@field cells? Region The cells that are drawn; all, if left out.
---@field labels? table<string, string|integer>|fun(x: integer, y: integer, z: integer, name: string): string|integer? What stands in a cell, by its name, or by a function that is asked as that of a region is. Without it each cell shows its name.
---@field marked? Region|string Cells with a heavy line and a shade; or the name of a declared region, of which on the sheet of a seat that seat's own cells are meant.
---@field route? string[] Cells that a heavy line leads through, in order.
---@field links? boolean Thin lines between neighbours.
---@field edges? boolean Of a grid: letters and numbers along all four sides.
---@field notes? { [1]: string|integer, [2]: number, [3]: number }[] Words, each with the x and y of its middle.
---@field lines? number[][][] Thin lines, each a list of places `{ x, y }`.
---@field height? integer How much of a page it may take up, in per cent (10 to 100; 100 if left out).
---@field side? integer The side of a cell in millimetres (4 to 100), where there is room for it; as large as it fits, at most 24, if left out.

-- # Boards

---@class Board

---A board of columns and rows, and perhaps levels. Cells are called `A1`, `B1` … (column, row), with
---levels `B3-II`. `links` tells which cells are neighbours: `"all"` around (the default),
---`"orthogonal"`, `"diagonal"` (within the level), or `"hex"`: a rhombus of hexagons with the
---directions n, s, e, w, nw and se. `wrap` joins the far sides: the last column lies beside the
---first, the last row, or both.
---@param spec { [1]: integer, [2]: integer, [3]: integer?, links: ("all"|"orthogonal"|"diagonal"|"hex")?, wrap: ("none"|"columns"|"rows"|"both")? } Columns, rows and perhaps levels, each from 1 on, 2048 cells in all.
---@return Board
function grid(spec) end

---A board drawn by hand. A link leads one way: list it in two directions if it leads both ways. A
---cell has one link at most in each direction. `at` gives each cell its place in drawings (x to the
---right, y upwards, one unit a cell); without it they stand in a circle.
---@param spec { cells: string[], links: table<string, string[][]>?, at: number[][]? } The cells' names; for each direction a list of pairs { from, to }; for each cell a pair { x, y }.
---@return Board
function graph(spec) end

---The surface of a cube: `n` times `n` octagons a face, and small squares where they leave room, those
---on the edges and corners of the cube folded over them. Every two cells that touch are neighbours.
---The faces are `U`, `D`, `F`, `B`, `R` and `L`: up, down, front, back, right and left. Seen from
---outside, with `U` above and `D` below the row `L F R B` of the net, a face has columns A, B, C … and
---rows 1, 2, 3 … from below; octagons have odd ones (`F-C1`), squares even ones (`F-B2`). Cells on an
---edge have the names of both faces, in the order given above, and a number from the left, from the
---front or from below (`UF-2`); corners have three (`UFR`). A function of a region gets x (to the
---right), y (to the back) and z (up), from 0 to `2 * n`: an octagon has two odd ones. Directions are
---those of the compass in the net, on the first face of a cell's name.
---@param n integer Octagons along an edge: 2, 4, 6, 8 or 10.
---@return Board
function cube_surface(n) end

---A region with one cell for each seat, as far from one another as can be: the smallest number of
---links between two of them is as large as possible; of several such choices the first by the cells'
---numbers, given to the seats in order. On large boards with many seats it may fall short of the very
---best: the search ends after a fixed amount of work.
---@return Region[]
function far_apart() end

-- # Turns

---@class Turn

---A turn that may last several actions: `turn = lasts "turns"`. The variable is a number with `per =
---"seat"` that all see, from 1 on at first. It is counted down behind each action of its seat's turn;
---at 1 the turn is over: the variable has its first value again, and the next seat's turn comes.
---@param name string The variable.
---@return Turn
function lasts(name) end

-- # Sets
--
-- A set is a description of cells: it is worked out anew where it is used, for one seat. In a
-- pattern and on a view that is done with what the seat sees: a cell that it cannot see is in
-- `hidden` and in none of `empty`, `filled`, `own`, `enemy` and `any`. In an effect it is the truth.
-- In a pattern `empty`, `own` … speak of the zone of the pattern's piece, elsewhere of the only zone;
-- with several zones name a kind, which lives in one. Of a zone with `per = "seat"` the seat's own
-- is meant.

---`a + b` are the cells of either, `a * b` those of both, `a - b` those of `a` that are not in `b`.
---`own "bomb"`, and likewise `enemy`, `any`, `empty`, `filled` and `hidden`, speak of one kind alone,
---and of its zone.
---@class Set
---@operator add(Set): Set
---@operator mul(Set): Set
---@operator sub(Set): Set
---@operator call(Kind): Set

---Every cell of the board.
---@type Set
everywhere = nil

---No cell.
---@type Set
nowhere = nil

---Cells where nothing stands; `empty "bomb"`: where no bomb stands.
---@type Set
empty = nil

---Cells where something stands.
---@type Set
filled = nil

---Cells that the seat does not see.
---@type Set
hidden = nil

---Cells with a piece of the seat's own.
---@type Set
own = nil

---Cells with a piece of another seat.
---@type Set
enemy = nil

---Cells with a piece, whoever's or nobody's: the same as `filled`, but reads better with a kind.
---@type Set
any = nil

---The cells of a declared region.
---@param name string The region.
---@param whose? "own"|"enemy"|"any" Of a region with cells for each seat: the seat's own (the default), those of all other seats, or all together.
---@return Set
function region(name, whose) end

---The neighbours of the cells of a set, in any direction or in some.
---@param set Set
---@param dirs? Directions Where to look from each cell of the set; the default is `"all"`.
---@return Set
function near(set, dirs) end

---The cells of a set and their neighbours.
---@param set Set
---@param dirs? Directions Where to look from each cell of the set; the default is `"all"`.
---@return Set
function around(set, dirs) end

---Whole levels of a grid: all cells on the levels that the cells of a set are on, however they hang
---together. A board without levels is one level. `level(region "home")`
---@param set Set
---@return Set
function level(set) end

---The cells of `set` that hang together with `from`: those reached from it by links without leaving
---the set. What of `from` lies outside of the set reaches nothing. With directions only links in
---these count, the way they lead.
---@param set Set
---@param from Set|Cell
---@param dirs? Directions Which links count; if left out every link does, either way.
---@return Set
function group(set, from, dirs) end

---The cells of `a`; if it has none, those of `b`.
---@param a Set
---@param b Set
---@return Set
function first_of(a, b) end

---Cells from which a straight run of one cell or more of `over` ends in a cell of `to`.
---@param over Set
---@param to Set
---@param dirs? Directions Which ways the run may lead; the default is `"all"`.
---@return Set
function bracket(over, to, dirs) end

-- # Patterns
--
-- A pattern says what a seat may choose among, and what the engine does by itself. `piece` is a kind,
-- of which the seat moves its own, or a set of cells whose pieces it moves. `dirs` is `"all"` if left
-- out. These fields may stand in the patterns that say so:
--
-- - `progress = true`: an action of this pattern takes the count of `idle` back to 0, and `repeats`
--   counts anew, so give it only to what play cannot undo, as a pawn's step forward. Captures and
--   placements always take the count of `idle` back.
-- - `stays = true`: the arguments are as usual, but nothing moves; what happens is up to `effect`.

---@class Pattern

---Moves a piece along one link; whatever stands where it arrives is captured, if the zone holds one
---piece a cell. Arguments: from, to.
---@param spec { [1]: Kind|Set, dirs: Directions?, onto: Set?, progress: boolean?, stays: boolean? } `onto`: where it may arrive; the default is `empty`.
---@return Pattern
function step(spec) end

---Moves a piece along a straight line of links; captures like `step`. Arguments: from, to.
---@param spec { [1]: Kind|Set, dirs: Directions?, over: Set?, onto: Set?, max: integer|(fun(v: View): integer)?, exactly: integer|(fun(v: View): integer)?, progress: boolean?, stays: boolean? } `over`: what it may pass, `empty` by default; `onto`: where it may arrive, the same as `over` by default; `max`: how many links at most; `exactly`: how many links, no more and no fewer.
---@return Pattern
function slide(spec) end

---Moves a piece two links straight on, over a cell next to it, and captures what was jumped; captures
---where it arrives like `step`. Arguments: from, to, over.
---@param spec { [1]: Kind|Set, dirs: Directions?, over: Set?, onto: Set?, progress: boolean?, stays: boolean? } `over`: what is jumped, `enemy` by default; `onto`: where it may arrive, `empty` by default.
---@return Pattern
function jump(spec) end

---Puts a new piece of the seat's own (or, with `owned = false`, nobody's) on a cell. Argument: the
---cell.
---@param spec { [1]: Kind, onto: Set?, stays: boolean? } `onto`: where it may be put; the default is `empty`.
---@return Pattern
function place(spec) end

---Chooses a cell. The engine does nothing with it. In its set `own`, `empty` … speak of the only
---zone, or need a kind. Argument: the cell.
---@param spec { [1]: Set, progress: boolean? }
---@return Pattern
function pick(spec) end

---Chooses one of some words. A verb has one `choice` at most. Argument: the word.
---@param spec { [1]: string[], progress: boolean? }
---@return Pattern
function choice(spec) end

---Chooses a number from one to another, both included; each may be a function. If the first is above
---the second there is nothing to choose. Numbers are from -2147483648 to 2147483647. Argument: the number.
---@param spec { [1]: integer|(fun(v: View): integer), [2]: integer|(fun(v: View): integer), progress: boolean? }
---@return Pattern
function number(spec) end

---Chooses nothing: the verb alone is the action. No arguments.
---@param spec? { progress: boolean? }
---@return Pattern
function pass(spec) end

-- # Ends
--
-- Ways in which a game ends that the engine sees by itself. `reach`, `line`, `connects` and `cuts` are
-- looked at for the seat that has just acted, and that seat wins.

---@class End

---A piece of a kind of one's own stands on a cell of a set.
---@param spec { [1]: Kind, [2]: Set } The set is made of regions and cells, and does not depend on who stands where.
---@return End
function reach(spec) end

---Pieces of a kind of one's own stand in an unbroken straight line.
---@param spec { [1]: Kind, [2]: integer } The length, from 1 on: so many, or more.
---@return End
function line(spec) end

---Pieces of a kind of one's own join a cell of one set with a cell of another by an unbroken chain.
---@param spec { [1]: Kind, [2]: Set, [3]: Set } The sets are made of regions and cells.
---@return End
function connects(spec) end

---A group of pieces of a kind of one's own, all by itself, cuts the cells of a set apart: no part of
---the board outside of the group holds two of them. Those in the group are cut off as well; whatever
---else stands outside of it does not count.
---@param spec { [1]: Kind, [2]: Set } The set is made of regions and cells, two of them or more.
---@return End
function cuts(spec) end

---Draws the game when a position comes up for the `n`-th time: the same pieces, variables (but
---clocks), asks and seat to move.
---@param n integer From 2 to 1000000; 0: never.
---@return End
function repeats(n) end

---Draws the game after `n` actions in a row without a capture, a placement, or a pattern with
---`progress`; with `"score"` the scores decide instead.
---@param n integer Up to 1000000; 0: never.
---@param by? "score"
---@return End
function idle(n, by) end

---Draws the game after `n` actions in all, not counting what `setup` asks for; with `"score"` the
---scores decide instead.
---@param n integer Up to 1000000; 0: never.
---@param by? "score"
---@return End
function plies(n, by) end

-- # Events

---@class Event

---Marks the text of an event that may tell somebody something hidden from him. All else that is told
---must be known to whom it is told. In the same way it marks an end, or what befalls a seat that is
---stuck: `reveals(reach{ … })`, `stuck = reveals "loses"`.
---@param what string|End|fun(g: Game, me: Seat): any
---@return Event
function reveals(what) end

-- # Reading: v and g
--
-- `v` is the game as one seat sees it; `allow` and the functions of `slide` and `number` get it.
-- `g` is the whole truth; all other functions get it. Both can be read alike; only `g` can be written,
-- and not in `unless` and `score`. Either can be used only while the function that was given it runs.
--
-- Zones and variables are fields: `g.field:at(cell)`, `g.map[seat]:at(cell)`, `g.bonus = 3`,
-- `g.carrying[seat]`. What a seat does not see reads as `"hidden"` on its view.

---The game as one seat sees it.
---@class View
---@field seat Seat Whose view it is. On `g` this is `nil`.
---@field options Options The options in force.
---@field hooks table<string, function>? The ruleset's hooks.
---@field [string] any Zones and variables, by name.
local View = {}

---Finds a cell: `g:cell("B3")` by its name (letter case does not matter); `g:cell(x, y, z)` by its
---column, row and level, which count from 1 and are 1 if left out; `g:cell("home", seat)` the one
---cell of a region for a seat; `g:cell("home")` the one cell of a region that has no other. An error
---for an unknown name, and for a region with more or fewer cells.
---@param name string|integer
---@param y? integer|Seat
---@param z? integer
---@return Cell? cell `nil` for a place off the grid.
function View:cell(name, y, z) end

---The name of a cell, such as `B3` or `B3-II`.
---@param cell Cell
---@return string
function View:name(cell) end

---Where a cell of a grid is, counted from 1. Of a graph: the cell's number, 1, 1. On a cube's surface:
---x, y and z, as its regions have them.
---@param cell Cell
---@return integer column
---@return integer row
---@return integer level
function View:where(cell) end

---The cell that lies beside another.
---@param cell Cell
---@param dir string One of the board's own directions, such as `"n"`; `"forward"` is none.
---@return Cell? cell `nil` where the board ends.
function View:link(cell, dir) end

---The straight way from one cell to another: the board's direction and how many links. `nil` if no
---straight way leads there.
---@param from Cell
---@param to Cell
---@return string? dir
---@return integer? n
function View:heading(from, to) end

---How many links the shortest way between two cells has, whatever stands on it. `nil` if there is no
---way.
---@param from Cell
---@param to Cell
---@return integer?
function View:distance(from, to) end

---Goes straight on from a cell while the next one is in a set: the last cell reached (at least the
---first) and how many links that were.
---@param cell Cell
---@param dir string One of the board's own directions.
---@param n integer How many links at most.
---@param over Set
---@param seat? Seat For whom the set is meant, as in `cells`.
---@return Cell cell
---@return integer n
function View:towards(cell, dir, n, over, seat) end

---Goes through the cells of a set, in the order of their numbers: `for cell in g:cells(own, me) do`.
---They are those of the beginning: what is written meanwhile changes nothing.
---@param set Set
---@param seat? Seat For whom the set is meant: whose `own`, `enemy` and regions. On `v` the seat itself if left out; on `g` it may be left out of sets that are the same for all.
---@return fun(): Cell?
function View:cells(set, seat) end

---The names of the cells of a set, in the order of their numbers.
---@param set Set
---@param seat? Seat For whom the set is meant, as in `cells`.
---@return string[]
function View:names(set, seat) end

---How many cells a set has.
---@param set Set
---@param seat? Seat As in `cells`.
---@return integer
function View:size(set, seat) end

---Whether a cell is in a set.
---@param cell Cell
---@param set Set
---@param seat? Seat As in `cells`.
---@return boolean
function View:inside(cell, set, seat) end

---Goes through the cells of `over` that lie in straight runs between a cell and one of `to`, whatever
---the direction: what a new disc turns over.
---@param cell Cell
---@param over Set
---@param to Set
---@param seat? Seat As in `cells`.
---@return fun(): Cell?
function View:bracketed(cell, over, to, seat) end

---The first cell of a set that is left over when each is to get a neighbour of its own out of
---another; `nil` if there is one for each: `v:unmatched(own "grave", own "plot")`.
---@param cells Set
---@param partners Set
---@param seat? Seat As in `cells`.
---@return Cell?
function View:unmatched(cells, partners, seat) end

---Whether a set cuts cells apart: no part of the board outside of it holds two of them. Those in the
---set are cut off as well. `v:cuts(group(own, cell), region "gates")`
---@param set Set
---@param marks Set
---@param seat? Seat For whom `own` and the like are meant; may be left out as in `cells`.
---@return boolean
function View:cuts(set, marks, seat) end

---Goes through all seats, from 1 on: `for seat in g:seats() do`.
---@return fun(): Seat?
function View:seats() end

---Goes through all seats but one.
---@param me Seat
---@return fun(): Seat?
function View:others(me) end

---The seat after another; after the last one comes the first.
---@param me Seat
---@return Seat
function View:next(me) end

---Whether a seat could answer an ask for a verb, as that seat sees the game; the verb's first
---arguments, two at most, may be given. On a view only its own seat can be asked about. The verb's
---`allow` and `unless` are asked as for any action, and nothing comes of it: every function may ask,
---ends as well (`if in_check(g, foe) and not g:can(foe, "move")`). What it asks may ask in its turn;
---more than 16 such questions inside each other are an error, for such a question mostly leads to
---itself.
---@param seat Seat
---@param verb string
---@param ... Cell|integer|string
---@return boolean
function View:can(seat, verb, ...) end

-- # Writing: g alone

---The whole truth, open to writing.
---@class Game: View
local Game = {}

---Asks a seat for a verb, which it has to answer before the turn passes. What one effect asks is
---answered in that order, and before what waits already. If the seat has nothing to answer with, this
---is an error, which undoes the action. Inside of `g:all` a seat can ask only itself.
---@param seat Seat
---@param verb string
---@param ... Cell|integer|string The verb's first arguments, if they are given: two at most.
function Game:ask(seat, verb, ...) end

---Asks a seat for a verb, which it may answer or decline. In a game that hides nothing it is passed
---over if the seat has nothing to answer with.
---@param seat Seat
---@param verb string
---@param ... Cell|integer|string The verb's first arguments, if they are given: two at most.
function Game:offer(seat, verb, ...) end

---Asks every seat at once and in secret: for each verb so many times, in this order, and in the end
---whether it is ready. While this is open an action can write only what its seat alone sees, tell only
---that seat, and neither roll nor end the game; each seat takes back and rearranges its own until it
---is ready, and all of it counts as one action. Nothing else may be waiting. Where `setup` asks for
---more than a seat has a way to do, the options are refused.
---@param verb string
---@param n integer How often, from 0 to 1000, all verbs together.
---@param ... string|integer More verbs, each with its number.
function Game:all(verb, n, ...) end

---Tells somebody that something happened.
---@param to "all"|Seat
---@param event string One of `events`.
---@param ... Cell|Seat|integer|string As many arguments as the text has: a cell for `{1:cell}`, a seat for `{1:seat}`, else an integer or a text.
function Game:tell(to, event, ...) end

---Rolls a die: a number from 1 to `sides`, each as likely.
---@param sides integer From 1 to 1000000.
---@return integer
function Game:roll(sides) end

---The seats with the highest score, in order: one, several or all. The ruleset must have `score`.
---@return Seat ...
function Game:leaders() end

---Ends the game: these seats win. If it has been ended before, that stands.
---@param seat Seat
---@param ... Seat
function Game:win(seat, ...) end

---Ends the game: nobody wins.
function Game:draw() end

-- # Zones
--
-- `g.field`, or `g.map[seat]` for a zone with `per = "seat"`. A zone of `v` has the functions of
-- reading only.

---A zone as one seat sees it.
---@class ZoneView
local ZoneView = {}

---The kind of the piece on a cell; of a stack the one on top.
---@param cell Cell
---@return Kind|"hidden"|nil kind `nil` if nothing stands there.
function ZoneView:at(cell) end

---Whose the piece on a cell is; of a stack the one on top.
---@param cell Cell
---@return Seat? owner `nil` if nothing stands there, or nobody's, or it is hidden.
function ZoneView:owner(cell) end

---How many pieces there are on a cell, of one kind or of all. Hidden ones do not count.
---@param cell Cell
---@param kind? Kind
---@return integer
function ZoneView:count(cell, kind) end

---Whether a cell has a piece of a kind, of one seat or of any. Hidden ones do not count.
---@param cell Cell
---@param kind Kind
---@param owner? Seat
---@return boolean
function ZoneView:has(cell, kind, owner) end

---The first cell, by number, with a piece of a kind, of one seat or of any. Hidden ones do not count.
---@param kind Kind
---@param owner? Seat
---@return Cell?
function ZoneView:find(kind, owner) end

---How many links away the nearest piece of a kind is, and on which cell; of several the first by
---number. Hidden ones do not count. `nil` if there is none within reach.
---@param cell Cell
---@param kind Kind
---@return integer? distance
---@return Cell? cell
function ZoneView:nearest(cell, kind) end

---The zones of all seats together: `g.map` of a zone with `per = "seat"`.
---@class Zones
---@field [Seat] Zone The seat's own.
local Zones = {}

---For a loop: the seats other than `me` that have a piece on a cell of their own zone, in order, and
---its kind, of a stack the one on top: `for foe, kind in g.map:others(me, cell) do`. Hidden ones do
---not count, nor do those that come there while the loop is on, or are gone when it gets to them.
---@param me Seat
---@param cell Cell
---@return fun(): Seat?, Kind?
function Zones:others(me, cell) end

---The same over all seats: `for seat, kind in g.map:holders(cell) do`.
---@param cell Cell
---@return fun(): Seat?, Kind?
function Zones:holders(cell) end

---A zone, open to writing.
---@class Zone: ZoneView
local Zone = {}

---Puts a piece on a cell; on a stack it comes on top. An error if there is no room.
---@param cell Cell
---@param kind Kind
---@param owner? Seat Whose it is. May be left out in a zone with `per = "seat"`, which then is the owner, and for kinds that belong to nobody.
---@param n? integer How many, on a pile only; the default is 1.
function Zone:put(cell, kind, owner, n) end

---Takes a piece off a cell and returns its kind: any piece (of a stack the one on top), or one of a
---kind, or of a kind and a seat. An error if there is none.
---@param cell Cell
---@param kind? Kind
---@param owner? Seat
---@param n? integer How many, of a pile only; the default is 1.
---@return Kind
function Zone:take(cell, kind, owner, n) end

---Moves a piece from one cell to another within the zone: a `take` and a `put`. Captures nothing.
---@param from Cell
---@param to Cell
---@param kind? Kind
---@param owner? Seat
function Zone:move(from, to, kind, owner) end

---Moves a piece from wherever it stands straight on while the next cell is in a set, and returns the
---cell where it comes to stand and how many links that were, perhaps none. Captures nothing. Of
---several such pieces it is the first by the number of its cell; an error if there is none.
---@param kind Kind
---@param owner Seat? `nil` for a piece of any seat or of nobody.
---@param dir string One of the board's own directions.
---@param n integer How many links at most.
---@param over Set
---@param seat? Seat For whom the set is meant, as in `cells`. In a zone with `per = "seat"` it is its owner if left out.
---@return Cell cell
---@return integer n
function Zone:slide(kind, owner, dir, n, over, seat) end

---Gives the piece on a cell to another seat; of a stack the one on top.
---@param cell Cell
---@param owner Seat
function Zone:flip(cell, owner) end

---Takes everything off a cell and returns how many pieces that were.
---@param cell Cell
---@return integer
function Zone:clear(cell) end
