---@meta

-- The vocabulary of rulesets. scripting/api.lua is the only description of the API: docs/api.md is
-- generated from it, and a test compares it with the code. For completion in an editor with
-- lua-language-server, add its folder (installed: share/houserules/library) to `Lua.workspace.library`.
--
-- A ruleset is a folder with a `rules.lua` that returns one table, the *ruleset table*. Most of it
-- is data that the engine executes directly; functions are for what is special to the game.
-- Functions must not remember anything between calls: what the game has to remember must be a piece, a
-- variable or an ask. An error in any of them undoes the whole action.
--
-- Cells, seats and numbers are integers, counted from 1; kinds, directions and words are texts.
-- Nothing is converted silently: `"3"` is not a number and `3.0` not an integer.
--
-- A name (of the game, a seat, cell, kind, verb, option, word …) is one line of at most 64 printable
-- characters, without leading or trailing spaces. Other texts are one line each: line breaks in them
-- become spaces. A kind's name does not begin with `#` or with a number and a space, and has no comma, colon or
-- semicolon, because typed actions and scenarios list kinds as in `2 cod, eel`. Texts must not contain control characters, direction marks or zero-width characters.
--
-- From Lua itself rules have `assert`, `error`, `ipairs`, `pairs` (in a fixed order), `require` (files
-- of the ruleset's own folder), `select`, `tonumber`, `tostring`, `type`, and of its libraries
-- `math` without `random` and `randomseed`, `string` without patterns and binary data (`byte`,
-- `char`, `format`, `len`, `lower`, `rep`, `reverse`, `sub`, `upper`), `table` without `move`, and
-- `utf8` without `charpattern`. There is no `pcall`, no `setmetatable`, no `load`, no clock and no
-- file. Globals can be read, not assigned.
--
-- Loading a ruleset may take 0.7 seconds of processor time and 64 MB of memory, including what the
-- engine builds from it; a text has at most 16 KB, all texts 1 MB, a list 4096 entries, and all
-- verbs together 1000 patterns. In play, the limits are 0.7 seconds and 32 MB for one action or for
-- one list of legal moves; one call of a function may send at most 1000 events. A command that
-- answers at once, such as `show` or `legal`, has 0.85 seconds and 80 MB in total. Anything beyond
-- is stopped with an error that names the place. The text of an event, and a reason given by
-- `allow`, is cut off at 1000 bytes.

---A cell of the board, by number from 1: of a grid A1, B1, C1 … row after row, level after level;
---of a graph in the order of its list, of a cube's surface face by face. At most 16384. The place of a card is a cell as well: each
---kind has one place, which has the same number in every bag (`g:cell("ace")`), and each place of a row has one (`g:cell("#2")`).
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
-- What `rules.lua` returns. `name`, `seats` and `verbs` are required, the rest is optional; an
-- unknown field is an error. `seats`, `card`, `board`, `regions`, `marks`, `look`, `zones`, `kinds`,
-- `vars`, `terms`, `events`, `verbs`, `stuck`, `ends`, `pie`, `par`, `clock` and `sheets` may also be a
-- `function(o)` that returns the value for the chosen options, so that a board can have `o.columns`
-- columns.
-- Any field may be in a file of its own, as in `options = require "options"`: errors then name that
-- file and its lines.
--
-- The examples on this page are fields of a ruleset. Each is tested in this game, where its fields take the
-- place of those with the same names:
--
-- ```lua
-- return {
--   api = 4, name = "Men", seats = { "white", "black" },
--   board = grid{ 3, 3 },
--   regions = { home = { function(_, y) return y == 1 end, function(_, y) return y == 3 end },
--               centre = function(x, y) return x == 2 and y == 2 end },
--   zones = { field = {} },
--   kinds = { man = { begins_on = region "home" }, king = {} },
--   vars = { points = { 0, per = "seat" } },
--   verbs = { move = step{ "man" } },
--   stuck = "draws",
--   ends = { plies(8) },
-- }
-- ```
--
-- After `-->` an example shows what it leads to: legal moves, lines of the log, values or the outcome of a game
-- in which the first legal move is always played.
--
-- An action proceeds as follows: pieces are captured and moved, `captured` is called for each captured
-- piece; then what the verb and the pattern say under `does`; then `effect`; then the same piece goes on
-- (`again`), or `last` is done; then the `ends` are tested; then asks are answered; then the turn passes.

---@class Ruleset
---```lua
---name = "Women", by = "Ann"
-----> Women by Ann
---```
---@field name string The game's name.
---```lua
---by = "Ann"
-----> Men by Ann
---```
---@field by? string The author of the game.
---```lua
---by = "Ann", about = "Walk about."
-----> Men by Ann: Walk about.
---```
---@field about? string The game in one sentence.
---```lua
---card = { "A man steps onto an empty cell beside it." }
-----> card: A man steps onto an empty cell beside it.
---```
---@field card? string[]|string The rules card: a list of sentences.
---```lua
---options = { steps = { 2, min = 1, max = 9, help = "Cells that a man may walk" } }
-----> steps=2: an integer from 1 to 9; Cells that a man may walk
---```
---@field options? table<string, Option> Settings that can be chosen for a game.
---```lua
---seats = { "red", { "blue", faces = "s" } }
-----> log: Red moves A1 to A2.
---```
---@field seats (string|SeatSpec)[] The seats, in order: names, or tables with more about them. A name is written as it stands here, with a capital only where a sentence begins: write `"Ann"`, but `"red"`.
---```lua
---board = grid{ 5, 3 }
-----> legal: move E1: D2, E2
---```
---@field board? Board The board: `grid{…}`, `graph{…}` or `cube_surface(n)`. Without one there are no cells, and so no zones and no regions.
---```lua
---regions = { home = { { "A1" }, { "C3" } }, centre = function(x, y) return x == 2 and y == 2 end }
-----> legal: move A1: B1, A2, B2
---```
---@field regions? table<string, Region|Region[]> Named sets of cells, the same for all seats or a list with one for each seat: names of cells, or a function that selects them; or `far_apart()`.
---```lua
---marks = { centre = "S" }
-----> 2  M  MS m
---```
---@field marks? table<string, string> What is printed on the board itself: for the name of a region a capital letter, or `"⌂"` for a house, as in `marks = { start = "S" }`. The window, the terminal and printed sheets show it on each of the region's cells. Regions without a mark have a border and their first letter in the window, unless there are more than four of them.
---```lua
---look = { cells = { fill = "green" }, regions = { home = { fill = "owner", drawing = "house" } } }
-----> look of home: owner house
---```
---@field look? BoardLook How the board is drawn in the window and on paper (docs/drawings.md); by default in plain colours.
---```lua
---zones = { field = { holds = "pile" } }
-----> numbers count pieces
---```
---@field zones? table<string, ZoneSpec> Where pieces are: each zone covers the whole board. Read and written as `g.name`. At most 64.
---```lua
---kinds = { man = { begins_on = region "home" }, rock = { owned = false, begins_on = region "centre" } }
-----> legal: move A1 A2
---```
---@field kinds? table<string, KindSpec> The kinds of pieces. At most 512; none may be called `hidden`, `empty`, `nothing` or `back`.
---```lua
---vars = { round = { 1, min = 1 } }
-----> round: 1
---```
---@field vars? table<string, VarSpec> What the game remembers besides its pieces. Read and written as `g.name`, or `g.name[seat]` with `per = "seat"`. At most 100.
---```lua
---terms = { reward = { add("points", 2) } },
---verbs = { move = { step{ "man" }, does = the "reward" } }, ends = { plies(1) }
-----> points (white): 2
---```
---@field terms? table<string, Term|Write[]> Named sets, conditions and numbers, and named lists of writes. Use one anywhere as `the "name"`; a variant that changes it changes every use.
---```lua
---events = { hello = "{1:seat} says hello at {2:cell}." },
---verbs = { greet = { pick{ own }, effect = function(g, me, cell) g:tell("all", "hello", me, cell) end } }
-----> log: White says hello at A1.
---```
---@field events? table<string, string|Event> Messages that `tell` and `g:tell` can send: texts with `{1}`, `{2}` … `{9}` for the arguments; `{1:cell}` and `{1:seat}` declare that an argument is a cell or a seat, shown by its name.
---```lua
---verbs = { walk = step{ "man" }, wait = pass{} }
-----> legal: wait
---```
---@field verbs table<string, VerbSpec|Pattern> What a seat can do: for each verb a pattern, or a table of patterns and fields. `ready`, `decline` and `swap` are the engine's own. At most 100.
---```lua
---setup = put("king", region "centre")
-----> legal: move A1 A2
---```
---@field setup? (fun(g: Game): Seat?)|Write|Write[] Fills the board, rolls, asks; returns who moves first (nothing: seat 1). Or a list of writes, as seat 1 means them, which then moves first: `setup = put("seed", region("houses", "any"), 4)`. It may begin with a drawing of the board, `drawn{ … }`.
---```lua
---zones = { field = { per = "seat", see = "owner" } }, kinds = { man = {} },
---setup = function(g) g:all("hide", 1) end,
---verbs = { hide = { place{ "man" }, asked = true, secret = true }, wait = pass{} },
---ready = function(v) return v.field[v.seat]:at(1) == nil, "not in the corner" end
-----> log: Black hides A1.
---```
---@field ready? fun(v: View): boolean?, string? Checks a seat's secret answers (`g:all`) as a whole when it wants to be `ready`: `false` or nothing refuses, and a second result gives the reason.
---```lua
---turn = function(g, me) return me end
-----> log: White moves A1 to A2.
-----> log: White moves B1 to A1.
---```
---@field turn? Turn|fun(g: Game, me: Seat): Seat? Who has the next turn after `me`; nothing: nobody, and the scores decide. By default it is the next seat. It may write; if it asks, it is called again after the answers. Or `lasts "name"`: then the next seat's turn comes when this seat's is over.
---```lua
---turn_begins = add("points", 2), verbs = { wait = pass{} }, ends = { plies(2) }
-----> points (black): 2
---```
---@field turn_begins? Write|Write[] Done when a seat's turn begins, for that seat: `me` and `own` refer to it. The first turn begins after all seats have answered what `setup` asks. Not repeated when a turn goes on.
---```lua
---turn_ends = add("points", 2), verbs = { wait = pass{} }, ends = { plies(2) }
-----> points (white): 2
---```
---@field turn_ends? Write|Write[] Done when a seat's turn is over, for that seat, after `turn` has chosen who is next. What these writes ask must be answered before the next seat acts.
---```lua
---verbs = { move = hop{ "man", onto = enemy } }, stuck = "loses"
-----> White wins: black has nothing left to do.
---```
---@field stuck? "pass"|"skips"|"loses"|"draws"|Event|(string|StuckEntry)[] What happens to a seat without legal moves in its turn. It passes (if all have passed in a row, and no dice were rolled meanwhile, the scores decide); or it is skipped, however often, until somebody can act again (if nothing has changed in a whole round, and nothing was rolled, the scores decide); or it loses and all others win, or the game is drawn. Without this field it is an error. A list tells cases apart; the first that applies decides: `stuck = { { the "check", "loses", name = "checkmate" }, "draws" }`. `reveals "loses"` marks an outcome that may reveal hidden information.
---```lua
---ends = { { own * region "centre", "wins", name = "in the middle" } }
-----> Black wins: in the middle.
---```
---@field ends? (End|Term|EndEntry|Event|false|fun(g: Game, me: Seat): Seat|Seat[]|"draw"|"score"|nil)[] How the game ends; tested in order after each action of `me`, the first that applies decides. A function returns the winners, `"draw"`, `"score"` or nothing. A term ends the game when it holds: a condition or a set of cells for the seat that has acted; a set of seats for those seats. Braces around an entry say what it means or what it is called: `{ line{ "disc", 3 }, "loses" }`. `reveals(…)` around an entry marks an end that may reveal hidden information. `false` entries are skipped. At most 100.
---```lua
---verbs = { move = hop{ "man", onto = enemy } }, ends = { plies(1, "score") }, score = count(own)
-----> White wins
---```
---@field score? Term|fun(g: Game, seat: Seat): integer The score of a seat: a number, such as `count(own)`, or a function, which is read-only. The highest score wins; if all seats have it, the game is drawn. Without this field, a game that the scores decide is drawn.
---```lua
---together = true, verbs = { move = hop{ "man", onto = enemy } }, ends = { { no(enemy), "loses" } }
-----> Everybody loses
---```
---@field together? boolean All seats win or lose together, as one team, and a score is that of all.
---```lua
---pie = true
-----> legal: swap
---```
---@field pie? boolean With `true` the other player may swap seats (`swap`) instead of taking the second turn. For two seats only.
---```lua
---par = { collects = "pearls", over = empty }
-----> Par is 3 (pearls: 3)
---```
---@field par? Par What a run collects, for `houserules par`, which finds the best run.
---```lua
---clock = 90
-----> Planning time: 1:30, not started yet.
---```
---@field clock? integer Seconds of planning time, at most 86400, for a clock beside the board. It is for the people at the table: rules cannot read it, and the game goes on when the time is up.
---```lua
---ends = { plies(20) }, time_out = "loses"
-----> Black wins: white ran out of time.
---```
---@field time_out? "loses" What it means that a seat's time is up, where the people at the table play with clocks: it is out, as if it had resigned. Without this nothing follows from it, except that everybody is told. Rules cannot read the time.
---```lua
---seats = { "white", "black", "red" }, regions = { home = { { "A1" }, { "B1" }, { "C1" } } },
---verbs = { wait = pass{} }, ends = { plies(20) }, time_out = "loses",
---events = { leaves = "{1:seat} leaves the board." }, drops_out = { take(own), tell(everyone, "leaves", me) }
-----> log: White leaves the board.
---```
---@since 4
---@field drops_out? Write|Write[] Done for a seat that is out because it has resigned, or by `time_out`, if the game goes on without it; `me` and `own` refer to it. Without this its pieces stay where they are. The ends are tested after the next action. If it asks somebody for something (`ask`, `offer`, `anyone_may`) while others still choose in secret, their answers so far are withdrawn, because the question comes first.
---```lua
---vars = { wind = { "n", type = "direction", shown = false } },
---reminders = function(v) return { "The wind blows to the " .. v.wind .. "." } end
-----> The wind blows to the n.
---```
---@field reminders? fun(v: View): string[]? Sentences that everybody at the table is to have in sight all the time: what the dice have decided, what is trumps. They are shown beside the scores, as each viewer's own view gives them; `v.seat` is nothing for a spectator and for the owner.
---```lua
---hooks = { reward = function(g, me) g.points[me] = g.points[me] + 5 end }, ends = { plies(1) },
---verbs = { move = { step{ "man" }, effect = function(g, me) g.hooks.reward(g, me) end } }
-----> points (white): 5
---```
---@field hooks? table<string, function> The ruleset's own functions that variants may change, called as `g.hooks.name(g, …)`.
---```lua
---sheets = { { title = "The score", "Write down who won." } }
-----> sheet The score
---```
---@field sheets? (Sheet|false)[] What `houserules print` prints. `false` entries are skipped.
---```lua
---api = 2
---```
---@field api? integer The version of the API that the ruleset needs. This program has version 4 (1: as first published; 2: terms, writes and links; 3: cards, dice and towers; 4: variables with words, cards by attribute, `keep` and `grow`), and understands the earlier ones. Words since version 4 are known only to rulesets that name that version or a higher one; each says so here (needs `api = 4`), and an error does where a ruleset uses one without. A name that your ruleset gives goes before a word of a later version than it names here: a ruleset without `api` may have a kind called `back` or a variable called `names`. A ruleset that names a later one is refused with that reason.

---A declared setting. Its first entry is the default: an integer, `true`, `false`, a word, or a list
---of words; a word is followed by the other words to choose from. For a list, `of` declares its possible
---words: different ones, in any order, as in `{ { "3x", "4x" }, of = { "1x", "2x", "3x", "4x" } }`; it is
---typed with commas between them, and an empty list as `none`. Rules read the chosen value as `o.name`,
---`g.options.name` or `v.options.name`; they cannot change it.
---@class Option
---@field [integer] integer|boolean|string|string[] The default; then, of words, the others.
---```lua
---options = { steps = { 2, min = 1, max = 9 } }
-----> steps=2: an integer from 1 to 9
---```
---@field min? integer The lowest number; for a list, the least number of words (default 1).
---```lua
---options = { steps = { 2, min = 1, max = 9 } }
-----> steps=2: an integer from 1 to 9
---```
---@field max? integer The highest number; for a list, the greatest number of words (default all).
---```lua
---options = { size = { 8, min = 4, max = 12, even = true } }
-----> size=8: an even integer from 4 to 12
---```
---@field even? boolean Only even numbers may be chosen.
---```lua
---options = { limit = { 100, min = 10, max = 999, zero = true } }
-----> limit=100: 0, or an integer from 10 to 999
---```
---@field zero? boolean 0 may be chosen as well, below `min`, if it means none or never. `houserules check` does not warn about games that are endless with 0 and end with the default.
---```lua
---options = { tables = { { "2x", "5x" }, of = { "2x", "3x", "4x", "5x" } } }
-----> tables=2x,5x
---```
---@field of? string[] For a list: the words to choose from.
---```lua
---options = { board = { "small", "large", presets = { small = { width = 5 } } },
---  width = { 8, min = 4, max = 12 } }
-----> board is small, which sets it to 5
---```
---@field presets? table<string, Options> For words: the values that some of them give to other options, overriding any choice, as in `presets = { small = { columns = 4, rows = 4 } }`.
---```lua
---options = { start = { "fixed", "random", ignores = { fixed = { "stones" } } },
---  stones = { 3, min = 1, max = 9 } }
-----> start is fixed
---```
---@field ignores? table<string, string[]> For words: the other options that have no effect with some of them, as in `ignores = { ["at random"] = { "seed" } }`; setting one prints a notice.
---```lua
---options = { steps = { 2, min = 1, max = 9, title = "Longest walk" } }
-----> Longest walk
---```
---@field title? string What forms call the option; its name by default. Rules and typed commands use the name.
---```lua
---options = { steps = { 2, min = 1, max = 9, group = "Walking" } }
-----> Steps, under Walking
---```
---@field group? string The heading under which forms have the option, with all others of the same group. Headings are in the order of their first options.
---```lua
---options = { steps = { 2, min = 1, max = 9, help = "Cells that a man may walk" } }
-----> Cells that a man may walk
---```
---@field help? string A short description.

---The chosen options, by name. Reading a name that is not declared is an error.
---@alias Options table<string, integer|boolean|string|string[]>

---How the board is drawn in the window and on paper (docs/drawings.md). A look of cells is the name of a
---drawing, or a table `{ fill = "green", drawing = "house" }`; the colours are `"red"`, `"orange"`, `"yellow"`, `"green"`,
---`"blue"`, `"violet"`, `"brown"`, `"grey"` and, for a region with its own cells for each seat, `"owner"`. Paper is grey.
---@class BoardLook
---@field as? "chequered"|"plain"|"points"|"table" How a grid is drawn: with squares in two colours (the default), all in one, or as lines with pieces on their crossings; or as a table without an edge, of which only the cells are drawn that have something on them, those around these, and where an action leads.
---@field cells? CellLook All cells.
---@field regions? table<string, RegionLook> By the name of a region: its cells. If two regions share a cell, the first one with a fill or drawing gives it.
---@field closed? CellLook The places of a grid that are closed. By default nothing is drawn there.
---@field links? table<string, LinkLook> The lines between cells, by direction or a word such as `diagonal`; `all` for those that are drawn anyway: on a grid of points rows and columns. Only on boards with lines: graphs, and grids `as = "points"`.

---@alias CellLook string|{ fill?: string, drawing?: string }

---As for cells, and how the legend below the board explains the region, in a few words; `"none"`: the region is not
---marked; `links`: the lines between its cells, where they are not those of the board.
---@alias RegionLook string|"none"|{ fill?: string, drawing?: string, legend?: string, links?: table<string, LinkLook> }

---The kind of line, or a table `{ line = "dashed", colour = "blue" }`.
---@alias LinkLook "single"|"heavy"|"dashed"|"dotted"|"double"|"none"|{ line?: string, colour?: string }

---A seat.
---@class SeatSpec
---@field [1] string Its name.
---```lua
---seats = { { "white", faces = "n" }, { "black", faces = "s" } },
---verbs = { move = step{ "man", dirs = "forward" } }
-----> legal: move A1 A2
---```
---@field faces? string Its forward direction: a direction of the board, or on a grid any point of the compass.
---```lua
---seats = { { "white", team = "us" }, { "black", team = "us" } }, ends = { { own * region("home", "enemy"), "wins" } },
---verbs = { move = hop{ "man", onto = enemy } }
-----> White and black win
---```
---@field team? string The seats of a team win and lose together, and their scores are added up. A partner's pieces are still those of another seat, so `enemy` includes them: write `as(opponents, own)` where they are not meant.
---```lua
---seats = { { "attackers", plural = true }, "king" }
-----> log: Attackers move A1 to A2.
---```
---@field plural? boolean The name takes the plural in sentences: "Attackers move", "Attackers' turn". A verb's `says` is written of one, `"moves to"`, and agrees; so do the first verb of an event that begins with the seat's name, `"{1:seat} loses a card."`, and `'s` after it. A seat called `"You"` needs no `plural`.

---The cells of a region: a list of names (letter case does not matter), or a function that is called
---for every cell with column, row, level (from 1; for a graph the cell's number, 1, 1; for a cube's
---surface see there) and name.
---@alias Region string[]|fun(x: integer, y: integer, z: integer, name: string): boolean?

---Who may see a zone or a variable: everybody, its owner (with `per = "seat"`), nobody, the seats named
---in a list, or, for a zone, a set of cells: each seat sees those that the set gives when it is
---evaluated for that seat (fog of war: `around(own)`; a piece that comes into sight there is announced to
---that seat).
---@alias See "all"|"owner"|"others"|"none"|string[]|Set

---A zone.
---@class ZoneSpec
---```lua
---zones = { field = { per = "seat" } }
-----> Field of white:
---```
---@field per? "table"|"seat" One for the table (the default), or one for each seat: then `g.name[seat]` is the zone.
---```lua
---zones = { field = { holds = "stack" } }, setup = put("king", own)
-----> 1  K K K
---```
---@field holds? "one"|"stack"|"pile"|"tower" What a cell holds: one piece (the default); a stack of up to 8, in which `own "man"` is any cell with such a piece somewhere; a pile of up to 65535 of each kind; or a tower, which is its top piece: see Towers.
---```lua
---zones = { field = { holds = "tower", height = 70 } }, setup = put("king", own, 69),
---verbs = { wait = pass{} }
-----> K/70
---```
---@field height? integer Of towers: the most pieces on a cell, up to 255; the default is 64. This is how much memory a cell gets, not a rule: an action that piles up more is an error.
---```lua
---zones = { field = { see = "none" } }, verbs = { guess = pick{ hidden } }
-----> legal: guess: A1, B1, C1, A2, B2, C2, A3, B3, C3
---```
---@field see? See Who may see it; the default is `"all"`. `"owner"`: the seat whose it is; `"others"`: all but that one.
---```lua
---board = grid{ 3, 1 }, zones = { roads = { on = "links" } }, kinds = { road = {} },
---verbs = { build = place{ "road" } }
-----> legal: build: A1/B1, B1/C1
---```
---@field on? "cells"|"links" What its pieces are on: the cells (the default), or the links between them, as roads, walls and drawn lines are. Each pair of linked cells has one link, called after both: `A1/B1`, or `B1/A1`. A pattern that puts a piece of this zone has the link as its argument, and sets such as `own.lines` are sets of links. At most 16384 cells and links together.
---```lua
---board = grid{ 3, 1 }, zones = { walls = { on = "links", drawn = "across" } }, kinds = { wall = {} },
---verbs = { build = place{ "wall" } }
-----> +   +   +
---```
---@field drawn? "along"|"across" How pieces on links are drawn: along the link, as a road from cell to cell (the default), or across it, as a wall between the two.
---```lua
---zones = { field = { shown = false } }
-----> seen by 0:
-----> points (white): 0
---```
---@field shown? boolean With `false`, boards and reports leave it out: for zones that are only bookkeeping. Rules and saved positions are not affected.

---Cards without an order: a deck, a hand, a heap of discards, a purse. It needs no board; `per` and `see` are
---those of any zone. A seat that cannot see the cards still sees how many there are, unless the bag has `backs = "none"`. With
---`refills_from = "heap"` it takes over the cards of that bag when something is drawn from it and it is empty. A set such
---as `any.hand` has each kind once, however many of it there are, so two equal cards are one choice;
---`count(any.hand)` is the number of cards.
---```lua
---zones = { hand = bag{} }, kinds = { ace = { begins_in = { hand = 2 } }, king = { begins_in = { hand = 1 } } },
---verbs = { play = pick{ any.hand } }
-----> Hand: 2 ace, king
---```
---@param spec table
---@return ZoneSpec
function bag(spec) end

---A row of places for cards, called `#1`, `#2` and so on: a market, a hand whose order matters, a deck with a top.
---A card keeps its place until it is moved; a new one goes to the first free place. Drawing takes the
---first card. A seat that cannot see the cards still sees which places are taken, unless the row has `backs = "none"`.
---```lua
---zones = { market = row{ 3 }, hand = bag{} }, kinds = { ace = { begins_in = { market = 2 } } },
---verbs = { buy = { pick{ any.market }, does = send(here, "hand") } }
-----> legal: buy: #1, #2
---```
---@param spec table
---@return ZoneSpec
function row(spec) end

---A bag of dice with so many faces. Each face is a kind, `"1"`, `"2"` and so on, whose attribute `face` is its number.
---`roll` throws them.
---```lua
---zones = { cup = dice{ 6 } }, kinds = {}, verbs = { throw = { pass{}, does = roll("cup", 3) } }, ends = { plies(1) }
-----> Cup: 1, 1, 3
---```
---@param spec table
---@return ZoneSpec
function dice(spec) end

---A kind of piece or card. Any other field, be it a number, a text, `true` or `false`, is an *attribute* that rules can
---use: `any.hand{ suit = "red", cost = { 0, 4 } }` are the red cards that cost 0 to 4, `any.hand{ suit = { "red", "blue" } }` those
---of one of these suits, and `total(any.hand, "cost")` is the cost of the whole hand.
---```lua
---zones = { hand = bag{} }, verbs = { play = pick{ any.hand{ suit = "red", cost = { 3, 9 } } } },
---kinds = { ace = { suit = "red", cost = 2, begins_in = { hand = 1 } }, king = { suit = "red", cost = 5, begins_in = { hand = 1 } } }
-----> legal: play king
---```
---@class KindSpec
---```lua
---zones = { ground = {}, sky = {} },
---kinds = { man = { zone = "ground", begins_on = region "home" }, bird = { zone = "sky" } },
---verbs = { fly = place{ "bird" } }
-----> legal: fly: A1, B1, C1, A2
---```
---@field zone? string|string[] Its zone, or a list of the zones it can be in; optional if there is only one. Without this field a card can be in any bag or row.
---```lua
---zones = { deck = bag{} }, kinds = { ace = { begins_in = { deck = 4 } } }, verbs = { wait = pass{} }
-----> Deck: 4 ace
---```
---@field begins_in? table<string, integer> How many of this kind each bag or row holds when a game begins.
---```lua
---kinds = { man = { begins_on = region "home" }, rock = { owned = false, begins_on = region "centre" } },
---verbs = { move = step{ "man", onto = empty + enemy } }
-----> legal: move A1 A2
---```
---@field owned? boolean Each piece belongs to a seat (`true`, the default), or none does (`false`, the default of cards). In a bag it is the seat whose bag it is.
---```lua
---kinds = { man = { begins_on = region "home" } }
-----> legal: move A1: A2, B2
---```
---@field begins_on? Set Where its pieces are when a game begins, before `setup`: for each seat one piece on each cell of the set, evaluated for that seat; for kinds without owner one on each cell of the set for any seat. If each seat has a zone, they are in all of them.
---```lua
---kinds = { man = { begins_on = region "home", letter = "X" } }
-----> X white man
---```
---@field letter? string Its letter on boards drawn as text, and in the window: one from A to Z that no other kind has. By default a letter of its name.
---```lua
---kinds = { man = { begins_on = region "home", look = "knight" } }
-----> drawing: knight
---```
---@field look? string|{ label: string }|{ whole: string }|table<string, string|{ label: string }> What its pieces show in the window (docs/drawings.md): the name of a drawing of ours, or of an SVG file in the ruleset's folder, such as `"dragon.svg"`; a text of at most 6 letters that is written on them, as in `{ label = "2048" }`; or a table with one for each seat, as in `{ white = "cross", black = { label = "將" } }`. With `{ whole = "windmill" }` the pieces that one placement puts on several cells (`place`, and `put` of the same kind around `here`) are drawn as one thing, by this one drawing. By default the drawing of ours that is called like the kind, if any, or else a letter.
---```lua
---kinds = { man = { begins_on = region "home", captured = function(g, owner) g:win(owner) end } },
---verbs = { move = hop{ "man", onto = enemy } }
-----> Black wins
---```
---@field captured? Write|Write[]|fun(g: Game, owner: Seat?, cell: Cell, by: Seat) What follows when a step, slide or jump, or a `take` in what a verb does, has captured a piece of this kind: things to do, for the seat that has captured it. There, `here` is the cell on which it was, and `kept "owner"` the seat whose it was. What follows may capture again, at most 32 times in a row. Or a function; `by` is the seat that has captured it.
---```lua
---zones = { field = {}, hand = bag{ per = "seat" } },
---kinds = { man = { zone = "field", begins_on = region "home", captured = { put("pawn", "hand"), as(kept "owner", add("lost", 1)) } },
---  pawn = { zone = { "field", "hand" } } },
---vars = { lost = { 0, per = "seat" } },
---verbs = { move = hop{ "man", onto = enemy } }, ends = { { is(as(others, var "lost"), 1) * any.hand "pawn", "wins" } }
-----> White wins
---```

---A variable. Its first entry is the initial value: an integer (default 0, or the nearest value in the
---range), `true` or `false` (for a flag), the name of a cell, seat, kind or direction, a word, or nothing.
---@class VarSpec
---@field [1]? integer|boolean|string The initial value.
---```lua
---vars = { target = { "B2", type = "cell" } }
-----> target: B2
---```
---@field type? "number"|"flag"|"cell"|"seat"|"kind"|"direction"|"word" What it holds; the default is `"number"`, or `"word"` with `words` or `of`. All but a number and a flag may also be `nil`. A direction is given by its name on the board, such as `"n"`.
---```lua
---vars = { phase = { "day", words = { "day", "night" } } }, verbs = { sleep = { pass{}, does = set("phase", "night") } },
---ends = { { is(var "phase", "night"), "wins" } }
-----> White wins
---```
---@field words? string[] The variable holds one of these words, or none: at most 64, of which none is called `none` or `hidden`.
---```lua
---zones = { hand = bag{} }, vars = { led = { of = "suit" } },
---kinds = { ace = { suit = "red", begins_in = { hand = 1 } }, king = { suit = "blue", begins_in = { hand = 1 } } },
---verbs = { lead = { pick{ any.hand }, does = set("led", values(here, "suit")) } }, ends = { plies(1) }
-----> led: red
---```
---@field of? string The variable holds one of the values that kinds have for this attribute, or none: the suit that was led. It compares with what cards have: `any.hand{ suit = var "led" }`, `is(var "led", "red")`. At most 64 different values.
---```lua
---vars = { lives = { 3, per = "seat" } }
-----> lives (white): 3
---```
---@field per? "table"|"seat" One for the table (the default), or one for each seat: `g.name[seat]`.
---```lua
---vars = { secret = { 7, see = "none" } },
---verbs = { ask = { pass{}, when = function(v) return v.secret == "hidden" end } }
-----> legal: ask
---```
---@field see? "all"|"owner"|"others"|"none"|string[] Who may see it; the default is `"all"`.
---```lua
---vars = { length = { min = 4 } }
-----> length: 4
---```
---@field min? integer The lowest value; the default is -2147483648.
---```lua
---vars = { length = { 3, min = 0, max = 9 } }, verbs = { grow = { pass{}, does = add("length", 4) } }
-----> expected a number from 0 to 9
---```
---@field max? integer The highest value; the default is 2147483647.
---```lua
---vars = { turns = { 0, clock = true } }, verbs = { wait = { pass{}, does = add("turns", 1) } },
---ends = { repeats(2) }
-----> The game is drawn
---```
---@field clock? boolean It only counts, so `repeats` ignores it when it compares positions.
---```lua
---vars = { turns = { 0, shown = false }, points = { 0, per = "seat" } }
-----> points (black): 0
-----> log: White moves A1 to A2.
---```
---@field shown? boolean With `false` reports leave it out. Rules and positions in files are not affected.

---A verb. Its numbered entries are patterns. They are alternatives, of which an action uses one, and not steps that
---follow each other; so all have the same arguments, which the verb's functions receive as `…`: cells, seats and
---numbers as integers, the word of a `choice` as text.
---@class VerbSpec
---@field [integer] Pattern The actions to choose from. If several patterns offer the same action, the first of them counts, with what it `does`.
---```lua
---verbs = { move = { step{ "man" },
---  allow = function(v, from, to) return from + 3 == to, "straight ahead only" end } }
-----> legal: move A1 A2
---```
---@field allow? fun(v: View, ...): boolean?, string? Tests each action that the patterns offer, from the seat's point of view; `false` or nothing forbids it, and a second result gives the reason.
---```lua
---verbs = { move = { step{ "man" }, effect = function(g, me, from, to) g.points[me] = to end } },
---ends = { plies(1) }
-----> points (white): 4
---```
---@field effect? fun(g: Game, me: Seat, ...) What else happens, after the engine has moved the pieces.
---```lua
---verbs = { move = { step{ "man" }, unless = { own * region "centre", "nobody may enter the centre" } } }
-----> legal: move A1 A2
---```
---@field unless? When|fun(g: Game, me: Seat, ...): boolean? What an action may not leave behind: a condition on the position after it, such as `own "king" * the "attacked"`, or a read-only function that returns true to forbid the action. To find out, each action is tried on a copy of the game, with its captures, what it does and its effect, and nothing else: no ends are tested, no turn passes, no events are sent. In games with hidden information a function is not available, and a condition is judged as the seat sees the position; what the action does must then follow from what it sees. In fog, the condition uses only what the seat saw before the action, and the piece it moved; what the action itself brings into sight is ignored, and `does` may not change the zone with fog.
---```lua
---verbs = { move = step{ "man" },
---  drink = { pass{}, when = { own * region "centre", "the water is in the centre" } } }
-----> log: White moves A1 to A2.
-----> log: Black moves A3 to B2.
---```
---@field when? When Offers nothing unless this holds, in the position as the seat sees it. Asked once, not for each action.
---```lua
---verbs = { move = { step{ "man" }, does = { add("points", 1), become(here, "king") } } },
---ends = { plies(1) }
-----> points (white): 1
---```
---@field does? Write|Write[] What follows from each of its actions.
---```lua
---verbs = { move = { step{ "man", dirs = { "n", "e" } }, again = true } }
-----> log: White moves A2 to B2.
---```
---@field again? Term|true|"any piece" If this holds after an action, the player must go on with this verb and the same piece, as long as it can; `true`: always. `"any piece"`: with any of the player's pieces. Make each such action use something up that `when` tests, or the chain may not end.
---```lua
---verbs = { move = { step{ "man", dirs = { "n", "e" } }, again = true, last = become(here, "king") } },
---ends = { { own "king", "wins", name = "crowned" } }
-----> White wins: crowned
---```
---@field last? Write|Write[] What follows where such a chain of actions ends.
---```lua
---zones = { field = { per = "seat", see = "owner" } }, kinds = { man = {} },
---setup = function(g) g:all("hide", 1) end,
---verbs = { wait = pass{}, hide = { place{ "man" }, asked = true, secret = true,
---  done = function(g) g.points[1] = 6 end } }
-----> points (white): 6
---```
---@field done? (fun(g: Game))|Write|Write[] A function to call, or writes to carry out for seat 1, after the last answer to `at_once` or `g:all`, if this was the last verb they asked for. What it asks is answered before a turn is played, so rounds of secret answers can follow each other.
---```lua
---verbs = { move = { step{ "man" }, does = as(others, offer "drink") },
---  drink = { pick{ own * region "centre" }, asked = true, declined = add("points", 2) } }, ends = { plies(2) }
-----> points (black): 2
---```
---@field declined? (fun(g: Game, me: Seat))|Write|Write[] What follows when a seat declines an offer of this verb, or when the offer is passed over because there is no answer. Of several verbs in one offer, what the first says.
---```lua
---verbs = { move = { step{ "man" }, does = ask "rest" }, rest = { pass{}, asked = true } }
-----> log: White moves A1 to A2.
-----> log: White rests.
---```
---@field asked? boolean Legal only when it is asked for, never in an ordinary turn.
---```lua
---zones = { field = { per = "seat", see = "owner" } }, verbs = { move = { step{ "man" }, secret = true } }
-----> log: White moves something.
---```
---@field secret? boolean Others learn that it was done, but not its arguments; otherwise every action is shown to all, even if they cannot see what it moves.
---```lua
---verbs = { move = { step{ "man" }, silent = true } }
-----> points (black): 0
-----> log: Black moves A3 to B2.
---```
---@field silent? boolean The logs of the others do not even show that it was done. They still see whose turn it is, and what becomes visible.
---```lua
---verbs = { fate = { pass{}, does = roll("points", 6), final = true } }
-----> undo: Under these rules "fate" cannot be taken back, except by the table's owner.
---```
---@since 4
---@field final? boolean|"if rolled" With `true` no player can take back its actions, or go to a step before them, even if all others agree; only the table's owner can. This includes an answer to `at_once` or `g:all`, from the moment it is given. With `"if rolled"`: only actions in which dice were rolled or cards drawn. Use it where taking an action back would spoil the game, as after a roll. It changes no rule of the game.
---```lua
---verbs = { hit = { hop{ "man", onto = enemy }, must = true }, drink = pass{} }
-----> log: White hits A1 to A3.
---```
---@field must? boolean|"most" If a verb with `must` has a legal action, verbs without it are not legal. With `"most"`, also only the chains that are worth most may be played: each action counts as 1, or as the `worth` of its pattern. In games with hidden information, the effects of such an action may depend only on what the seat sees.
---```lua
---board = grid{ 5, 1 }, regions = { home = { { "A1" }, { "B1", "D1" } } },
---verbs = { jump = { jump{ "man" }, again = true, lifts = "at the end" } },
---ends = { { is(count(filled), 3), "draws", name = "all still there" } }
-----> all still there
---```
---@field lifts? "at once"|"at the end"|"never" When jumped pieces are lifted. With `"at the end"` they stay until the chain is over, and until then belong to nobody: they are in the way, and cannot be jumped again. With `"never"` they stay, and `does` says what becomes of those on `passed`.
---```lua
---verbs = { move = { step{ "man" }, task = "walk to the other side" } }
-----> White: walk to the other side
---```
---@field task? string What a player has to do with it, in a few words that follow the player's name in the heading: `task = "hide your treasure on level I"`. Where several verbs are legal, the heading has the task of each, with "or" before the last; a verb without one is there by its name.
---```lua
---verbs = { move = { step{ "man" }, warns = function(v, from, to)
---  if to == v:cell("B2") then return "The water is deep there." end end } }
-----> warning: The water is deep there.
---```
---@field warns? fun(v: View, ...): string? What the player should know before a legal action, as a sentence, such as what it would lose; nothing: no warning. The cells to which only such actions lead are marked differently, and pointing at them shows the sentence.
---```lua
---verbs = { move = { step{ "man" }, says = "walks from" } }
-----> log: White walks from A1 to A2.
---```
---@field says? string The verb after a seat's name in a sentence: with `says = "plays with"` the log reads "Ann plays with pipe." With `{1}`, `{2}` … the arguments are named there: `says = "accuses {1} with the {2}"`. Without it the engine adds an s to the verb's name.

---What a run collects and where it may go, so that the best run can be found: from cell to cell along the
---board's links, never twice to the same cell. Sets and functions are evaluated on the true position;
---`own`, `enemy` and `forward` refer to the seat whose turn it is.
---@class Par
---```lua
---par = { collects = "pearls", over = empty }
-----> pearls: 3
---```
---@field collects string What is collected, in the plural: `"jewels"`.
---```lua
---par = { collects = "pearls", over = empty }
-----> pearls: 3
---```
---@field over Set The cells with something to collect; a run may enter no others.
---```lua
---par = { collects = "pearls", over = empty, from = region "centre" }
-----> pearls: 2
---```
---@field from? Set Where a run may begin; the default is any cell of `over`.
---```lua
---par = { collects = "pearls", over = empty, dirs = "n" }
-----> pearls: 1
---```
---@field dirs? Directions The links that a run may follow; the default is `"all"`.
---```lua
---par = { collects = "pearls", over = empty, stops = true,
---  worth = function(g, cell) return cell == 4 and 1 or -1 end }
-----> Par is 1 (pearls: 1): A2.
---```
---@field stops? boolean|"after a move" With `true` a run may stop anywhere, with `"after a move"` anywhere but where it begins; otherwise it continues as long as possible.
---```lua
---par = { collects = "pearls", over = empty, stops = true, toll = 5,
---  worth = function(g, cell) return cell == 4 and 1 or -1 end }
-----> Par is 0 (pearls: 2): B2, A2.
---```
---@field toll? integer The cost of stopping where the run could continue, 0 or more.
---```lua
---par = { collects = "pearls", over = empty, worth = function(g, cell) return cell end }
-----> Par is 15 (pearls: 3): C2, B2, A2.
---```
---@field worth? fun(g: Game, cell: Cell): integer The value of collecting at a cell, read-only; a negative value is a penalty. By default each is worth 1.
---```lua
---par = { collects = "pearls", over = empty, usual = 2, worth = function() return 2 end }
-----> No cell is worth more than usual.
---```
---@field usual? integer|fun(g: Game, cell: Cell): integer What a cell is worth when no rule raises it, by default 1. The window marks cells that are worth more with a star and their worth.

-- # Variants
--
-- A file in the ruleset's folder `variants/`, or anywhere, that returns a table with these fields;
-- docs/variants.md explains them. A path is the names and numbers that lead to a part, joined by
-- dots: `"verbs.move.2.onto"`, `"hooks.penalty"`, `"ends.2"`, `"options.size.default"`. `card`, and all
-- additions except `options` and `hooks`, may also be a `function(o)`.

---@class Variant
---@field extends string The folder name of the ruleset that it changes.
---@field name string The variant's name.
---@field by? string Its author.
---@field about? string What it changes, in one sentence; appears on the rules card.
---@field card? string[]|string Sentences for the rules card.
---@field options? table<string, Option> Options that are added; all additions need new names.
---@field ignores? string[] Options that have no effect while the variant is on, because it replaces what they control; setting one prints a notice.
---@field regions? table<string, Region|Region[]> Regions that are added.
---@field zones? table<string, ZoneSpec> Zones that are added.
---@field kinds? table<string, KindSpec> Kinds that are added.
---@field vars? table<string, VarSpec> Variables that are added.
---@field terms? table<string, Term|Write[]> Terms that are added.
---@field events? table<string, string|Event> Events that are added.
---@field verbs? table<string, VerbSpec|Pattern> Verbs that are added.
---@field hooks? table<string, function> Hooks that are added.
---@field set? table<string, any> By path, new values. A path may also name an omitted field, or the next number of a list, but no new entry of a section.
---@field around? table<string, fun(inner: function, ...): any> By path, functions that are called instead, with the old function as their first argument.
---@field before? table<string, (fun(...))|Write|Write[]> By path, functions that run before the one there: `setup`, an `effect`, `done` or `captured` (even if the ruleset has none), or a hook; or writes that are done before those there: `setup`, `turn_begins`, `turn_ends`, `drops_out`, or a verb's `does`, `last` or `done`.
---@field after? table<string, (fun(...))|Write|Write[]> By path, functions that run after it, with the same arguments; or writes that are done after those there.

-- # Sheets
--
-- What `houserules print` prints; docs/printing.md explains it. A sheet begins on a new page, and its
-- blocks are printed one below the other. They are data and contain nothing of a game in progress. In
-- every list, `false` entries are skipped, so that a part can depend on an option.

---A printed sheet; it continues on further pages if its contents do not fit. Its numbered entries are its blocks.
---@class Sheet
---@field [integer] string|Block|false The blocks: a text is a paragraph.
---@field title string The heading of the page.
---@field variant? string The variant that it belongs to, by the name of its file without `.lua`: while that is off, the sheet is printed only if somebody asks for it.
---@field each? "seat" One for each seat, with the seat's name for `{seat}` in every text.
---@field landscape? boolean The page is wider than high.

---A block: its type depends on which field is present.
---@class Block
---@field heading? string A heading.
---@field text? string A paragraph; with `small = true` in small letters.
---@field list? (string|integer)[] A list; with `numbered = true` a numbered one.
---@field card? true The rules card for the options in force.
---@field board? Picture The board, filling the rest of the page.
---@field table? (TableEntry[]|false)[] A table, row by row. `head` is a list of column headings, with `side = true` the first column is a heading as well, with `small = true` letters are small, with `large = true` they are large, and rows are at least `height` millimetres high (4 to 100; default 7).
---@field ask? string Something to agree on. `choices` is a list of texts with a box to tick before each, of which `ticked`, a number from 1, is ticked already; `lines` is the number of lines to write on (0 to 40).
---@field blanks? string[] From 1 to 6 texts side by side, each followed by a line to write on.
---@field cutouts? CutOut[] Pieces to cut out and put on a board. Each of their squares is `side` millimetres wide (8 to 40; default 18): make it a little less than the `side` of the board's cells.
---@field best_runs? Picture The answer key: the best run, drawn on the board, or a table with one for each sum of the dice. A sheet with it is printed last, is marked as an answer key, and cannot have `each`. The ruleset must have `par`.

---A piece to cut out: a square for each of its texts, from 1 to 6, side by side. `false` entries of a
---list of pieces are skipped.
---@class CutOut
---@field [integer] string|integer What is written on its squares. The name of a kind is written below its drawing, if it has one.
---@field size? integer The width and height of each square in squares of the board (1 to 4; default 1).
---@field copies? integer The number of copies (1 to 100; default 1).
---@field dark? boolean White on black.

---An entry of a table: a text or an integer, circled or not; or, with `false` or `""`, a box to write in.
---@alias TableEntry string|integer|false|{ circled: string|integer }

---The board as it is drawn on a sheet. Positions are those of the cells in drawings: for a grid column
---and row, for a graph those of `at`, y upwards.
---@class Picture
---@field cells? Region The cells that are drawn; default all.
---@field labels? table<string, string|integer>|fun(x: integer, y: integer, z: integer, name: string): string|integer? The label of a cell, by its name, or from a function that is called like that of a region. By default each cell shows its name.
---@field marked? Region|string Cells with a heavy border and a shade; or the name of a declared region (on the sheet of a seat, that seat's own cells).
---@field route? string[] Cells that a heavy line passes through, in order.
---@field links? boolean Thin lines between neighbours.
---@field edges? boolean For a grid, or a graph whose cells are called after places on one: letters and numbers along all four sides.
---@field notes? { [1]: string|integer, [2]: number, [3]: number }[] Words, each with the x and y of its centre.
---@field lines? number[][][] Thin lines, each a list of positions `{ x, y }`.
---@field height? integer How much of a page it may fill, in per cent (10 to 100; default 100).
---@field side? integer The side of a cell in millimetres (4 to 100), if there is room; by default as large as possible, at most 24.

-- # Boards

---@class Board

---A board of columns and rows, and optionally levels. Cells are called `A1`, `B1` … (column, row), with
---levels `B3-II`. `links` declares which cells are neighbours: `"all"` around (the default),
---`"orthogonal"`, `"diagonal"` (within the level), or `"hex"`: a rhombus of hexagons with the
---directions n, s, e, w, nw and se. `wrap` joins opposite sides: the last column is next to the first,
---the last row next to the first, or both. `closed` removes cells: a list of their names, or a function that is
---called like that of a region.
---```lua
---board = grid{ 4, 3, links = "orthogonal" }
-----> legal: move A1 A2
---```
---```lua
---board = grid{ 3, 3, closed = { "B2" } }
-----> legal: move A1 A2
---```
---@param spec { [1]: integer, [2]: integer, [3]: integer?, links: ("all"|"orthogonal"|"diagonal"|"hex")?, wrap: ("none"|"columns"|"rows"|"both")?, closed: Region? } Columns, rows and perhaps levels, each from 1 on, 16384 cells in all.
---@return Board
function grid(spec) end

---A board defined by hand. A link leads one way: list it in two directions if it leads both ways. A
---cell has at most one link in each direction. `at` gives each cell its position in drawings (x to the
---right, y upwards, one unit per cell); without it the cells form a circle. Lines are drawn between linked cells;
---`drawn` names the directions whose links are drawn, if not all. Without `cells`, each cell is called after its
---place, which must then be a column and a row from 1: { 3, 4 } is `C4`.
---
---Where all cells are called after places on a grid, the board is drawn like one, with letters and numbers at
---its edges: as squares if lines lead to adjacent places only, and as points with lines otherwise.
---
---Instead of these, `rows` may list straight rows of cells whose names are places on a grid:
---`graph{ rows = { { "A1", "D1", "G1" }, { "A1", "A4", "A7" } } }`. Neighbours in a row are linked both ways,
---in directions of the compass, and each cell is drawn where its name says.
---```lua
---board = graph{ cells = { "pond", "wood", "hill" }, links = { path = { { "pond", "hill" } } } },
---regions = { home = { { "pond" }, { "wood" } } }
-----> legal: move pond hill
---```
---```lua
---board = graph{ at = { { 1, 1 }, { 2, 1 }, { 1, 2 } }, links = { up = { { "A1", "A2" } }, on = { { "A1", "B1" } } } },
---regions = { home = { { "A1" }, { "B1" } } }
-----> legal: move A1 A2
---```
---```lua
---board = graph{ rows = { { "A1", "C1", "E1" }, { "C1", "C3" } } },
---regions = { home = { { "C1" }, { "E1" } } }
-----> legal: move C1: A1, C3
---```
---@param spec { cells: string[]?, links: table<string, string[][]>?, at: number[][]?, rows: string[][]?, drawn: string|string[]? } The cells' names; for each direction a list of pairs { from, to }; for each cell a pair { x, y }; or rows.
---@return Board
function graph(spec) end

---The surface of a cube: `n` times `n` octagons on each face, and small squares in the gaps between them;
---those on the edges and corners of the cube are folded over them. Cells that touch are neighbours.
---The faces are `U`, `D`, `F`, `B`, `R` and `L`: up, down, front, back, right and left. Seen from
---outside, with `U` above and `D` below the row `L F R B` of the net, a face has columns A, B, C … and
---rows 1, 2, 3 … from below; octagons have odd ones (`F-C1`), squares even ones (`F-B2`). Cells on an
---edge have the names of both faces, in the order given above, and a number from the left, from the
---front or from below (`UF-2`); corners have three (`UFR`). A function of a region gets x (to the
---right), y (to the back) and z (up), from 0 to `2 * n`: an octagon has two odd ones. Directions are
---those of the compass in the net, on the first face of a cell's name.
---```lua
---board = cube_surface(2), verbs = { mark = pick{ everywhere } }
-----> legal: mark: U-A1, U-C1
---```
---@param n integer Octagons along an edge: 2, 4, 6, 8 or 10.
---@return Board
function cube_surface(n) end

---A region with one cell for each seat, as far apart as possible: the smallest number of links between
---two of them is as large as possible; of several such choices it is the first by the cells' numbers,
---given to the seats in order. On large boards with many seats the result may not be the very best: the
---search stops after a fixed amount of work.
---```lua
---regions = { home = far_apart() }
-----> legal: move A1: B1, A2, B2
---```
---@return Region[]
function far_apart() end

---The board as it is when the game begins, drawn as [scenarios](scenarios.md#drawings) draw positions and
---`houserules play` shows them: `setup = drawn{ … }`, or the first entry of the list. Each text has one line or more. A zone is
---drawn completely, below its name if there are several; cards and variables have lines of their own. What is drawn takes the
---place of what `begins_on`, `begins_in` and the initial values of variables say; what is not drawn stays.
---```lua
---kinds = { man = {}, king = {} },
---setup = drawn{ [[
---  3 . . m
---  2 . k .
---  1 M . . ]] }
-----> legal: move A1: B1, A2
---```
---@since 4
---@param spec { [integer]: string }
---@return Write
function drawn(spec) end

-- # Names that are taken
--
-- A ruleset chooses its own names, but for these:
--
-- - verbs: `ready`, `decline` and `swap`, which the engine has itself;
-- - zones and variables: `options`, `hooks`, `seat`, and all functions of `g` and `v`, since a zone or variable is a
--   field beside them; and no zone is called like a variable;
-- - kinds, from `api = 3` on: `hidden`, `empty`, `nothing` and `back`; a name that begins with `#`, or with a number and a
--   space; and one with a comma, colon or semicolon.

-- # Turns

---@class Turn

---A turn that may last several actions: `turn = lasts "turns"`. The variable is a number with `per =
---"seat"`, visible to all, that starts at 1 or more. It is decremented after each action of its seat's turn;
---at 1 the turn is over: the variable is reset to its initial value, and the next seat's turn comes. The `ends` are
---tested before that, so after the last action of a turn they find it at 1.
---```lua
---vars = { moves = { 2, per = "seat" } }, turn = lasts "moves"
-----> log: White moves A1 to A2.
-----> log: White moves B1 to A1.
-----> log: Black moves A3 to B2.
---```
---@param name string The variable.
---@return Turn
function lasts(name) end

---The turn passes to the next of these seats; the others are skipped. If there are none, the game is over, and the scores decide.
---```lua
---seats = { "ann", "bob", "cat" }, vars = { out = { false, per = "seat" } }, regions = {}, kinds = { man = {} },
---verbs = { leave = { pass{}, does = as(next_seat, set("out", true)) } }, turn = among(seats(no(var "out")))
-----> log: Ann leaves.
-----> log: Cat leaves.
---```
---@param seats Set
---@return Turn
function among(seats) end

-- # Terms
--
-- A term describes cells, seats, directions, a condition or a number. It is worked out each time it is used, for one
-- seat. In a pattern, in `when` and in `unless` it uses what the seat sees: a cell that the seat cannot see
-- is in `hidden` and in none of `empty`, `filled`, `own`, `enemy` and `any`. Elsewhere it uses the true
-- position. In a pattern `empty`, `own` … refer to the zone of the pattern's piece, elsewhere to the only
-- zone; with several zones name a kind, which belongs to one, or the zone, as in `own.field`. For a zone
-- with `per = "seat"` they refer to the seat's own.
--
-- A term has at most 1000 parts, those of the terms that it names included; what would be written again and again, `grow` and,
-- in what an action does, `keep` say once.
--
-- Where a condition is wanted, a set may stand: it holds if it is not empty. A condition times a set is the
-- set if the condition holds, and nothing otherwise; a condition times a number is the number or 0.
-- Beside `+` and `-` both sides are of one sort: `1 + some(own "king")` is refused, because a sum of conditions
-- is a condition ("or") and a sum of numbers a number. Make a number of the condition: `1 + 1 * some(own "king")`.

---A set of cells, of seats, of directions or of words. `a + b` is what is in either, `a * b` what is in both, `a - b` what is in
---`a` but not in `b`. `own "bomb"`, and likewise `enemy`, `any`, `filled` and `hidden`, refer to one
---kind and its zone, `own{ "rook", "queen" }` to several, `enemy("man", 2)` to cells with two or more, and
---`any("seed", 0, 1)` to those with at most one. `own.field` names the zone. `any.hand{ suit = "red" }` are cards with an
---attribute (see KindSpec), `any.hand{ suit = { "red", "blue" } }` those with one of several texts; it may also be said by words, as in `any.hand{ suit = var "led" }`; `any.hand(chosen(2))` those of the kind whose name was chosen as a word.
---@class Set
---@operator add(Set): Set
---@operator mul(Set): Set
---@operator sub(Set): Set
---@operator call(Kind): Set

---Something that is true or false. `a + b` holds if either does, `a * b` if both do, and `a - b` if `a` does but
---not `b`. A set in its place holds if it is not empty.
---@class Condition
---@operator add(Condition|Set): Condition
---@operator mul(Condition|Set|Number|integer): Term
---@operator sub(Condition|Set): Condition

---A number that depends on the position. Numbers are added, multiplied and subtracted, also with integers.
---@class Number
---@operator add(Number|integer): Number
---@operator mul(Number|integer): Number
---@operator sub(Number|integer): Number
---@operator unm: Number

---A set, a condition or a number.
---@alias Term Set|Condition|Number|integer

---A condition; or one with the reason that players are told where it rules something out, in braces; or a
---list of these, of which all count. In `when` a condition may also be a function of what the seat sees,
---called once for each of its turns: `when = function(v) return v.round % 2 == 0 end`.
---@alias When Term|fun(v: View): boolean|{ [1]: Term|fun(v: View): boolean, [2]: string }|(Term|{ [1]: Term, [2]: string })[]

---Every cell of the board.
---```lua
---verbs = { mark = pick{ everywhere - region "centre" } }
-----> legal: mark: A1, B1, C1, A2, C2, A3, B3, C3
---```
---@type Set
everywhere = nil

---No cell.
---```lua
---vars = { ko = { "B2", type = "cell" } }, verbs = { pass = { pass{}, does = set("ko", nowhere) } }
-----> ko: none
---```
---@type Set
nowhere = nil

---Cells without a piece. Where there are several zones, name one: `empty.field`. Cells without a piece of some
---kind, where others may be, are `without "bomb"`.
---```lua
---verbs = { move = step{ "man", onto = empty } }
-----> legal: move A1: A2, B2
---```
---@type Set
empty = nil

---Cells without a piece of this kind, or of these. Pieces of other kinds may be there.
---```lua
---setup = put("king", region "centre"), verbs = { mark = pick{ without "king" } }
-----> legal: mark: A1, B1, C1, A2, C2, A3, B3, C3
---```
---@param kind Kind|Kind[]
---@return Set
function without(kind) end

---Cells with a piece.
---```lua
---verbs = { mark = pick{ filled } }
-----> legal: mark: A1, B1, C1, A3, B3, C3
---```
---@type Set
filled = nil

---Cells that the seat cannot see.
---```lua
---zones = { field = { see = around(own) } }, verbs = { guess = pick{ hidden } }
-----> legal: guess: A3, B3, C3
---```
---@type Set
hidden = nil

---Cells with a piece of the seat's own.
---```lua
---verbs = { mark = pick{ own } }
-----> legal: mark: A1, B1, C1
---```
---@type Set
own = nil

---Cells with a piece of another seat.
---```lua
---verbs = { move = hop{ "man", onto = enemy } }
-----> legal: move A1: A3, B3, C3
---```
---@type Set
enemy = nil

---Cells with a piece of any or no owner: the same as `filled`, but reads better with a kind.
---```lua
---verbs = { mark = pick{ any "man" } }
-----> legal: mark: A1, B1, C1, A3, B3, C3
---```
---@type Set
any = nil

---The cells of a declared region.
---```lua
---verbs = { mark = pick{ region("home", "enemy") } }
-----> legal: mark: A3, B3, C3
---```
---@param name string The region.
---@param whose? "own"|"enemy"|"any" For a region with cells for each seat: the seat's own (the default), those of all other seats, or all of them.
---@return Set
function region(name, whose) end

---The neighbours of the cells of a set, in any direction or in some; or those to which links of a set
---lead: `near(own "man", filled.roads)`. With a number `n`, the cells exactly `n` links away in a straight line:
---`near(own "man", "e", var "die")`; 0 means the set itself.
---```lua
---verbs = { mark = pick{ near(own) * empty } }
-----> legal: mark: A2, B2, C2
---```
---@param set Set|Cell
---@param dirs? Directions|Set Where to look from each cell of the set; the default is `"all"`.
---@param n? Term How many links away in a straight line; only with directions by name.
---@return Set
function near(set, dirs, n) end

---A way to move like a chess knight: so many cells to one side and so many ahead, in all turns and mirror
---images, whatever lies between. It can be used like a direction, alone, in a list, or joined to others by `+`:
---`step{ "knight", dirs = leap(1, 2) }`, `near(enemy "knight", leap(1, 2) + leap(0, 2))`. With `"forward"` it leads only
---ahead, as the seat faces, to either side, with `"back"` only back. With `"exactly"` it leads to one cell alone: so many to the
---seat's right, or to its left if `aside` is negative, and so many ahead, or back. On a hexagonal grid, and where the seat faces
---none of its four sides, `aside` counts cells to the east and `ahead` cells to the north. Leaps need a grid, and wrap where it does. A leap that functions use must also be made
---while the ruleset loads, as in `local KNIGHT = leap(1, 2)` at the top.
---```lua
---verbs = { move = step{ "man", dirs = leap(1, 2) } }
-----> legal: move A1 C2
---```
---```lua
---seats = { { "white", faces = "n" }, { "black", faces = "s" } },
---verbs = { move = step{ "man", dirs = leap(-1, 2, "exactly"), onto = empty + enemy } }
-----> legal: move B1 A3
---```
---@param aside integer From 0 to 100; with `"exactly"` from -100.
---@param ahead integer The same.
---@param ways? "all"|"forward"|"back"|"exactly" The default is `"all"`.
---@return Directions
function leap(aside, ahead, ways) end

---The cells of a set and their neighbours.
---```lua
---verbs = { mark = pick{ around(region "centre", "n") } }
-----> legal: mark: B2, B3
---```
---@param set Set|Cell
---@param dirs? Directions|Set Where to look from each cell of the set; the default is `"all"`.
---@return Set
function around(set, dirs) end

---Whole levels of a grid: all cells on the levels of the cells of a set, whether or not they are
---connected. A board without levels has one level. `level(region "home")`
---```lua
---board = grid{ 2, 2, 2 }, regions = { home = { { "A1-I" }, { "B2-II" } } },
---verbs = { mark = pick{ level(own) } }
-----> legal: mark: A1-I, B1-I, A2-I, B2-I
---```
---@param set Set|Cell
---@return Set
function level(set) end

---The cells of `set` that are connected with `from`: those reached from it along links without leaving
---the set. Cells of `from` outside the set reach nothing. If directions are given, only links
---in those directions are followed, and only one way; if a set of links, only these, either way. Two links
---are connected if they share a cell: `group(own.roads, links_of(region "home"))`.
---```lua
---verbs = { mark = pick{ group(filled, own) } }
-----> legal: mark: A1, B1, C1
---```
---@param set Set|Cell
---@param from Set|Cell
---@param dirs? Directions|Set Which links count; by default every link, either way.
---@return Set
function group(set, from, dirs) end

---The links at the cells of a set; with a second set, those from a cell of the one to a cell of the other.
---Needs a zone with `on = "links"`.
---```lua
---board = grid{ 3, 3, links = "orthogonal" }, zones = { roads = { on = "links" } }, kinds = { road = {} },
---verbs = { build = place{ "road", onto = links_of(region "home", region "centre") } }
-----> legal: build B1/B2
---```
---@param set Set|Cell
---@param to? Set|Cell
---@return Set
function links_of(set, to) end

---The cells that the links of a set join: `region "boxes" - ends_of(empty.lines)` are the boxes with a line
---on each side.
---```lua
---board = grid{ 3, 3, links = "orthogonal" }, zones = { roads = { on = "links" } },
---kinds = { road = { begins_on = links_of(region "home", region "centre") } },
---verbs = { visit = pick{ ends_of(own.roads) } }
-----> legal: visit: B1, B2
---```
---@param links Set|Cell
---@return Set
function ends_of(links) end

---The cells of `a`; if it has none, those of `b`.
---```lua
---verbs = { mark = pick{ first_of(own * region "centre", own) } }
-----> legal: mark: A1, B1, C1
---```
---@param a Set|Cell
---@param b Set|Cell
---@return Set
function first_of(a, b) end

---A set that grows by a rule: the cells of a set, and again and again what the rule adds to them. In the rule,
---`so_far` is what there is so far. It ends when nothing is added, or after `n` times.
---```lua
---board = grid{ 4, 4 }, regions = { edge = function(x, y) return x == 1 or y == 1 end, home = { { "A1" }, { "D4" } } },
---verbs = { walk = pick{ grow(own, near(so_far, "orthogonal") * region "edge", 2) - own } }
-----> legal: walk: B1, C1, A2, A3
---```
---A chain of leaps over pieces as one move, when its piece is chosen first:
---```lua
---board = grid{ 5, 1 }, regions = { home = { { "A1" }, { "B1", "D1" } } },
---verbs = { leap = { parts{ pick{ own }, pick{
---  grow(here, near(near(so_far, "e") * filled, "e") * empty + near(near(so_far, "w") * filled, "w") * empty) - here } },
---  does = send(chosen(1), here) } }
-----> legal: leap A1: C1, E1
---```
---@since 4
---@param set Set|Cell
---@param rule Set Cells that are added; it may use `so_far`, and at most 3 others may be around it.
---@param n? Term How many times at most.
---@return Set
function grow(set, rule, n) end

---In the rule of `grow`: the cells that there are so far.
---```lua
---verbs = { walk = pick{ grow(own, near(so_far, "n"), 1) - own } }
-----> legal: walk: A2, B2, C2
---```
---@since 4
---@type Set
so_far = nil

---Cells from which a straight run of one or more cells of `over` ends at a cell of `to`.
---```lua
---regions = { home = { { "A1" }, { "B1" } } },
---verbs = { put = place{ "man", onto = empty * bracket(enemy, own) } }
-----> legal: put C1
---```
---@param over Set|Cell
---@param to Set|Cell
---@param dirs? Directions|Set Possible directions of the run; the default is `"all"`.
---@return Set
function bracket(over, to, dirs) end

---The cells of straight runs of one or more cells of `over` that begin beside a cell of `from` and end at a
---cell of `to`, in the order of `bracket`: `between(here, enemy, own)` is what a disc of Reversi encloses.
---```lua
---regions = { home = { { "A1" }, { "B1" } } },
---verbs = { put = { place{ "man" }, does = flip(between(here, enemy, own)) } },
---ends = { { no(enemy), "wins" } }
-----> White wins
---```
---@param from Set|Cell
---@param over Set|Cell
---@param to Set|Cell
---@param dirs? Directions|Set Possible directions of the run; the default is `"all"`.
---@return Set
function between(from, over, to, dirs) end

---What is seen from the cells of a set along straight lines: cells of `over`, and the first cell that is not
---one of them. `ray(enemy "rook", empty, "orthogonal")` is what the enemy's rooks attack.
---```lua
---verbs = { shoot = pick{ ray(own, empty, "n") * enemy } }
-----> legal: shoot: A3, B3, C3
---```
---@param from Set|Cell
---@param over Set|Cell
---@param dirs? Directions|Set Where to look; the default is `"all"`.
---@return Set
function ray(from, over, dirs) end

---The cells of a set that stand in a straight line of `n` or more of them.
---```lua
---verbs = { mark = pick{ lines(own, 3) } }
-----> legal: mark: A1, B1, C1
---```
---@param set Set|Cell
---@param n integer From 1.
---@return Set
function lines(set, n) end

---Where the piece of an action was; empty for a placement. The places of an action have a meaning in what
---follows from it: in `does`, `again`, `last`, `unless` and `ends`, and in every part of `parts{}` but the first.
---Elsewhere they are refused.
---```lua
---verbs = { move = { step{ "man" }, does = put("king", origin) }, crown = pick{ own "king" } }
-----> legal: crown A1
---```
---@type Set
origin = nil

---Where the piece of an action is now, or was put; or the cell that was picked. Under `stays = true`, where nothing
---moves, the cell where it would have arrived; the piece is still at `origin`.
---```lua
---verbs = { move = { step{ "man" }, does = become(here, "king") }, crown = pick{ own "king" } }
-----> legal: crown A2
---```
---@type Set
here = nil

---What the piece of an action passed over, without the cells where it began and ended.
---```lua
---verbs = { move = { slide{ "man", dirs = { "n", "s" }, onto = enemy }, does = put("king", passed) },
---  crown = pick{ own "king" } }
-----> legal: crown A2
---```
---@type Set
passed = nil

---The links that the piece of an action went along: `put("line", crossed)`. Leaps go along none.
---```lua
---zones = { field = {}, roads = { on = "links" } },
---kinds = { man = { zone = "field", begins_on = region "home" }, road = { zone = "roads" } },
---verbs = { move = { step{ "man" }, does = put("road", crossed) }, repair = pick{ own.roads } }
-----> legal: repair A1/A2
---```
---@type Set
crossed = nil

---The direction in which an action moved a piece: in a chain, that of the latest action; with several parts, that
---of the last part that moved one. Hops and leaps have none.
---```lua
---vars = { wind = { type = "direction" } }, ends = { plies(1) },
---verbs = { move = { step{ "man", dirs = "ne" }, does = set("wind", heading) } }
-----> wind: ne
---```
---@type Set
heading = nil

---The directions in which links lead from cells of one set to cells of another: `near(LINE, bearing(chosen(1), chosen(2)))`
---is where a line of pieces comes to be if all go as the one on `chosen(1)` goes to `chosen(2)`.
---```lua
---verbs = { mark = pick{ near(region "centre", bearing(own, region "centre")) } }
-----> legal: mark: A3, B3, C3
---```
---@since 4
---@param from Set|Cell
---@param to Set|Cell
---@return Set
function bearing(from, to) end

---The direction, or directions, that words such as `"left"` mean to somebody facing `direction`: for `"n"`, left is
---`"w"`. Empty if `direction` is.
---```lua
---vars = { wind = { "n", type = "direction" } },
---verbs = { mark = pick{ near(own, turned(var "wind", "right")) } }
-----> legal: mark: B1, C1
---```
---@param direction Set
---@param words Directions As seen by somebody facing that direction.
---@return Set
function turned(direction, words) end

---From where an action has taken pieces of other seats.
---```lua
---verbs = { move = hop{ "man", onto = enemy } }, ends = { { lost, "wins", name = "first blood" } }
-----> White wins: first blood
---```
---@type Set
lost = nil

---The value of a variable: a number, a condition (of a flag), the cell or none, the seat or none, the
---direction or none. Of a variable with `per = "seat"`: that of the seat. Such a direction can be used
---wherever directions are expected: `slide{ "ship", dirs = var "wind" }`, `ray(own, empty, var "facing")`.
---```lua
---vars = { shots = { 2 } },
---verbs = { shoot = { pass{}, when = at_least(var "shots", 1), does = add("shots", -1) } }
-----> log: Black shoots.
---```
---@param name string
---@return Term
function var(name) end

---The value of an option that is a number or a yes or no.
---```lua
---options = { steps = { 2, min = 1, max = 9 } },
---verbs = { move = slide{ "man", dirs = "n", onto = empty + enemy, max = option "steps" } }
-----> legal: move A1: A2, A3
---```
---@param name string
---@return Condition|Number
function option(name) end

---The term, or the list of writes, that is declared under `terms` with this name.
---```lua
---terms = { free = empty - region "centre" }, verbs = { move = step{ "man", onto = the "free" } }
-----> legal: move A1 A2
---```
---@param name string
---@return Term|Write[]
function the(name) end

---A term as other seats mean it: `as(others, count(own))`. Of several seats sets are united, conditions hold
---if they hold for one, and numbers are added up. Around writes: each as these seats mean it; which seats they are is
---worked out once, before the first of them.
---```lua
---verbs = { mark = pick{ as(others, region "home") } }
-----> legal: mark: A3, B3, C3
---```
---@param seats Set A set of seats.
---@param what Term|Write|Write[]
---@return Term|Write
function as(seats, what) end

---The seat for which a term is worked out.
---```lua
---vars = { leader = { type = "seat" } }, verbs = { lead = { pass{}, does = set("leader", me) } },
---ends = { plies(1) }
-----> leader: white
---```
---@type Set
me = nil

---All other seats.
---```lua
---verbs = { give = { pass{}, does = as(others, add("points", 3)) } }, ends = { plies(1) }
-----> points (black): 3
---```
---@type Set
others = nil

---The other seats of the same `team`.
---```lua
---seats = { { "white", team = "us" }, { "black", team = "us" } },
---verbs = { give = { pass{}, does = as(partners, add("points", 3)) } }, ends = { plies(1) }
-----> points (black): 3
---```
---@type Set
partners = nil

---The seats that are not of the same team: without teams, all other seats.
---```lua
---verbs = { give = { pass{}, does = as(opponents, add("points", 3)) } }, ends = { plies(1) }
-----> points (black): 3
---```
---@type Set
opponents = nil

---All seats.
---```lua
---verbs = { share = { pass{}, does = as(everyone, add("points", 1)) } }, ends = { plies(1) }
-----> points (white): 1
-----> points (black): 1
---```
---@type Set
everyone = nil

---The seat that follows in the order of `seats`.
---```lua
---verbs = { give = { pass{}, does = as(next_seat, add("points", 2)) } }, ends = { plies(1) }
-----> points (black): 2
---```
---@type Set
next_seat = nil

---The seat whose action it is, inside `as` too.
---```lua
---vars = { robber = { type = "seat", per = "seat" } },
---verbs = { rob = { pass{}, does = as(others, set("robber", actor)) } }, ends = { plies(1) }
-----> robber (black): white
---```
---@type Set
actor = nil

---The seat of this name; or, of a condition, the seats for which it holds.
---```lua
---ends = { { seats(no(own)), "loses" } }, verbs = { move = hop{ "man", onto = enemy } }
-----> White wins
---```
---@param which string|Condition|Set
---@return Set
function seats(which) end

---Of some seats, those with the largest number; if there is a tie, all that are tied.
---```lua
---vars = { points = { 0, per = "seat" } }, verbs = { move = { pass{}, does = add("points", 2) } },
---ends = { { best(everyone, var "points") * is(var "points", 2), "wins" } }
-----> White wins
---```
---@param seats Set
---@param number Number
---@return Set
function best(seats, number) end

---Of some seats, those that would have no legal action if it were their turn now and nobody was asked anything. It has a
---meaning where a position is judged: in `unless`, in what follows from an action, in `ends` and in `stuck`. A dropped pawn
---that may not checkmate is `unless = stuck(others * seats(the "check"))`.
---
---It is found out by trying what these seats can do until one action is legal, so ask it of few seats: the example above tries
---nothing where nobody is in check. Meanwhile `stuck(…)` means nobody wherever the rules ask it, and nothing is done that the
---beginning of a turn would do. An end that speaks of it waits until all that was asked is answered, as a piece that is
---promoted may leave somebody a move. A seat that has resigned is never among them. A game with hidden information cannot
---use it, because it would tell what seats do not know.
---```lua
---verbs = { move = { step{ "man" }, unless = { stuck(others), "the other player must be able to move" } } }
-----> legal: move A1: A2, B2
---```
---@since 4
---@param seats Set
---@return Set
function stuck(seats) end

---A zone as the place to send cards to: `send(here, as(others, zone "hand"))`. Without `as`, the name alone is enough.
---```lua
---zones = { hand = bag{ per = "seat" } }, kinds = { ace = { begins_in = { hand = 2 } } },
---verbs = { give = { pick{ any.hand }, does = send(here, as(others, zone "hand"), 1) } }, ends = { plies(1) }
-----> Hand of black: 3 ace
---```
---@param name string
---@return Term
function zone(name) end

---Holds if a set is not empty.
---```lua
---verbs = { shoot = pick{ some(own) * enemy } }
-----> legal: shoot: A3, B3, C3
---```
---@param what Set|Condition
---@return Condition
function some(what) end

---Holds if a set is empty, or if a condition does not hold.
---```lua
---verbs = { wait = { pass{}, when = no(filled * region "centre") } }
-----> legal: wait
---```
---@param what Set|Condition
---@return Condition
function no(what) end

---Holds if the first number is as large as the second or larger.
---```lua
---verbs = { boast = { pass{}, when = at_least(count(own), 3) } }
-----> legal: boast
---```
---@param a Number|integer
---@param b Number|integer
---@return Condition
function at_least(a, b) end

---Holds if two numbers are equal, or if two sets have the same members. A text means the direction with that name:
---`is(var "wind", "n")`; beside words it is one of them: `is(var "led", "hearts")`.
---```lua
---verbs = { wait = { pass{}, when = is(count(own), count(enemy)) } }
-----> legal: wait
---```
---@param a Number|Set|integer|string
---@param b Number|Set|integer|string
---@return Condition
function is(a, b) end

---Holds if the cells of a set are connected by links, and there are some.
---```lua
---regions = { home = { { "A1", "C1" }, { "A3" } } },
---verbs = { wait = { pass{}, when = no(one_group(own)) } }
-----> legal: wait
---```
---@param set Set|Cell
---@return Condition
function one_group(set) end

---Holds if the pieces stand as they did after an earlier action, whoever is to move (in `unless`: if they
---would). Positions before the last action with `progress` are forgotten.
---```lua
---verbs = { wait = pass{} }, ends = { { repeated, "draws", name = "seen before" } }
-----> The game is drawn: seen before
---```
---@type Condition
repeated = nil

---How many times the pieces have stood as they do now before: 0 the first time.
---```lua
---verbs = { wait = pass{} }, ends = { { at_least(repetitions, 2), "draws", name = "seen too often" } }
-----> The game is drawn: seen too often
---```
---@type Number
repetitions = nil

---The number of cells or seats in a set.
---```lua
---verbs = { move = hop{ "man", onto = enemy } }, ends = { plies(1, "score") }, score = count(own)
-----> White wins
---```
---@param set Set
---@return Number
function count(set) end

---The number of pieces on the cells of a set; of the kinds and owners that it speaks of, in their zone. Of
---towers all pieces count, unless the set is `holding(…)`.
---```lua
---zones = { field = { holds = "pile" } }, setup = put("man", region "home", 2),
---ends = { plies(1, "score") }, score = total(own)
-----> White wins
---```
---With the name of an attribute: its sum over these pieces or cards. Of cards that are on their way (`total(here, "cost")`)
---each kind counts once, wherever they are by then.
---```lua
---zones = { hand = bag{} }, kinds = { ace = { worth = 11, begins_in = { hand = 2 } } }, verbs = { wait = pass{} },
---ends = { { is(total(any.hand, "worth"), 22), "wins" } }
-----> White wins
---```
---@param set Set|Cell
---@param attribute? string
---@return Number
function total(set, attribute) end

---The values that the pieces or cards of a set have for an attribute, each once, as words. A variable that holds a word
---takes one of them: `set("led", values(here, "suit"))`. `count(values(any.hand, "suit"))` is the number of suits in a hand,
---and `any.hand{ suit = values(here, "suit") }` are cards of the same suit. What has no such attribute adds none.
---```lua
---zones = { hand = bag{} }, kinds = { ace = { suit = "red", begins_in = { hand = 2 } }, king = { suit = "blue", begins_in = { hand = 1 } } },
---verbs = { wait = pass{} }, ends = { { is(count(values(any.hand, "suit")), 2), "wins" } }
-----> White wins
---```
---@since 4
---@param set Set|Cell
---@param attribute string With at most 64 different values.
---@return Set
function values(set, attribute) end

---Of a set of pieces or cards, those with the largest number for an attribute; all of them, if several have it. What has
---no such attribute is left out. The set may be of the bags of several seats:
---`seats(any.played * highest(as(everyone, any.played{ suit = var "led" }), "rank"))` has played the highest card of the suit led.
---```lua
---zones = { hand = bag{} }, kinds = { ace = { rank = 14, begins_in = { hand = 1 } }, king = { rank = 13, begins_in = { hand = 1 } } },
---verbs = { play = pick{ highest(any.hand, "rank") } }
-----> legal: play ace
---```
---@since 4
---@param set Set|Cell
---@param attribute string Of numbers, not texts.
---@return Set
function highest(set, attribute) end

---Those with the smallest number, likewise.
---```lua
---zones = { hand = bag{} }, kinds = { ace = { rank = 14, begins_in = { hand = 1 } }, king = { rank = 13, begins_in = { hand = 1 } } },
---verbs = { play = pick{ lowest(any.hand, "rank") } }
-----> legal: play king
---```
---@since 4
---@param set Set|Cell
---@param attribute string Of numbers, not texts.
---@return Set
function lowest(set, attribute) end

---Of a set of pieces or cards, those with the value of an attribute that most of them have: the cards of the longest
---suit. Each card counts; if several values are had by as many, those of all these.
---```lua
---zones = { hand = bag{} }, verbs = { play = pick{ most(any.hand, "suit") } },
---kinds = { ace = { suit = "red", begins_in = { hand = 1 } }, king = { suit = "blue", begins_in = { hand = 2 } } }
-----> legal: play king
---```
---@since 4
---@param set Set|Cell
---@param attribute string With at most 64 different values.
---@return Set
function most(set, attribute) end

---In `exactly` of a slide: the number of cells of a set on the whole line through the piece, both ways, its
---own included.
---```lua
---verbs = { move = slide{ "man", over = everywhere, onto = enemy, exactly = along(filled) } }
-----> legal: move A1: A3, C3
---```
---@param set Set
---@return Number
function along(set) end

-- # Patterns
--
-- A pattern declares which actions a seat may choose from, and what the engine then does. The first
-- entry is a kind, of which the seat moves its own pieces, or a set of cells whose pieces it moves. `dirs`
-- is `"all"` by default. Some patterns also accept these fields:
--
-- - `progress = true`: an action of this pattern resets the counter of `idle`, and `repeats` starts
--   counting again, so use it only for what play cannot undo, such as a pawn's step forward. Captures and
--   placements always reset the counter of `idle`.
-- - `stays = true`: the arguments are as usual, but nothing moves; `does` and `effect` decide what
--   happens. `origin` is where the piece is, and `here` where it would have arrived.
-- - `when`, `unless` and `does`: as in a verb, for this pattern alone. What the verb does comes first. (In a part of `parts`,
--   `unless` is no function.)
--- - `worth`: how much an action of this pattern adds to its chain where `must = "most"` compares chains: 0 or
---   more, a number or a term; by default 1. It is worked out before the action, from what the seat sees.

---@class Pattern

---Moves a piece along one link; a piece on the destination is captured, if the zone holds one piece per
---cell. Arguments: from, to.
---```lua
---verbs = { move = step{ "man", dirs = "n" } }
-----> legal: move A1 A2
---```
---@param spec { [1]: Kind|Set, dirs: Directions|Set?, onto: Set?, lift: integer|Pattern?, captures: boolean?, progress: boolean?, stays: boolean? } `onto`: where it may arrive; the default is `empty`.
---@return Pattern
function step(spec) end

---Moves a piece to any cell, near or far; captures like `step`. Arguments: from, to.
---```lua
---verbs = { move = hop{ "man" } }
-----> legal: move A1: A2, B2, C2
---```
---@param spec { [1]: Kind|Set, onto: Set?, lift: integer|Pattern?, captures: boolean?, progress: boolean?, stays: boolean? } `onto`: where it may arrive; the default is `empty`.
---@return Pattern
function hop(spec) end

---Moves a piece along a straight line of links; captures like `step`. Arguments: from, to.
---```lua
---verbs = { move = slide{ "man", dirs = "n", onto = empty + enemy } }
-----> legal: move A1: A2, A3
---```
---@param spec { [1]: Kind|Set, dirs: Directions|Set?, over: Set?, onto: Set?, max: Term|(fun(v: View): integer)?, exactly: Term|(fun(v: View): integer)?, lift: integer|Pattern?, captures: boolean?, progress: boolean?, stays: boolean? } `over`: what it may pass, `empty` by default; `onto`: where it may arrive, the same as `over` by default; `max`: how many links at most; `exactly`: how many links, no more and no fewer; `along(filled)`: as many as there are pieces on that line.
---@return Pattern
function slide(spec) end

---Moves a piece two links straight on, over a cell next to it, and captures what was jumped; captures
---where it arrives like `step`. Arguments: from, to, over.
---```lua
---regions = { home = { { "A1" }, { "A2" } } }, verbs = { jump = jump{ "man" } }
-----> legal: jump A1 A3
---```
---@param spec { [1]: Kind|Set, dirs: Directions|Set?, over: Set?, onto: Set?, far: boolean?, progress: boolean?, stays: boolean? } `over`: what is jumped, `enemy` by default; `onto`: where it may arrive, `empty` by default; `far`: the piece may come from any distance over cells of `onto`, and go on over them as far as it likes.
---@return Pattern
function jump(spec) end

---Puts a new piece of the seat's own (or, with `owned = false`, nobody's) on a cell. Argument: the
---cell.
---```lua
---verbs = { put = place{ "king" } }
-----> legal: put: A2, B2, C2
---```
---With `from`, the name of a bag in which the kind can be as well, it is taken from there, and offered while there is one:
---```lua
---zones = { field = {}, hand = bag{ per = "seat" } },
---kinds = { man = { zone = { "field", "hand" }, begins_in = { hand = 1 } } },
---verbs = { drop = place{ "man", from = "hand" } }
-----> The game is drawn: white has nothing left to do
---```
---With several kinds and `from`, the seat chooses one that is there, then the cell. Arguments: the kind's card, the cell.
---```lua
---zones = { field = {}, hand = bag{ per = "seat" } },
---kinds = { man = { zone = { "field", "hand" }, begins_in = { hand = 1 } },
---  king = { zone = { "field", "hand" }, begins_in = { hand = 1 } } },
---verbs = { drop = place{ { "man", "king" }, onto = region "home" - filled, from = "hand" } },
---regions = { home = { "A1", "B1" } }
-----> legal: drop king: A1, B1
---```
---@param spec { [1]: Kind|Kind[], onto: Set?, from: string?, stays: boolean? } `onto`: where it may be put; the default is `empty`. `from`: the bag, as the seat has it.
---@return Pattern
function place(spec) end

---Chooses a cell. The engine does nothing with it. In its set `own`, `empty` … refer to the only zone, or
---need a kind. Argument: the cell.
---```lua
---verbs = { hit = { pick{ enemy }, does = take(here) } }
-----> legal: hit: A3, B3, C3
---```
---@param spec { [1]: Set, progress: boolean? }
---@return Pattern
function pick(spec) end

---Takes all pieces from a cell and drops them one by one, each a link further on in the direction `dirs`.
---Then `here` is where the last one fell. The pieces are in a zone of piles, stacks or towers: a pile is sown kind
---by kind, others from the bottom. It is an error if the path ends before all pieces are sown. Argument: the cell that is
---emptied.
---```lua
---board = grid{ 4, 1, wrap = "columns" }, zones = { field = { holds = "pile" } },
---kinds = { seed = { owned = false } }, setup = put("seed", everywhere, 2),
---verbs = { sow = sow{ filled, dirs = "e" } }
-----> legal: sow: B1, C1, D1
---```
---@param spec { [1]: Kind|Set, dirs: Directions|Set, skip: Set?, progress: boolean? } `skip`: cells that get nothing, such as `origin` or the other seat's store.
---@return Pattern
function sow(spec) end

---Chooses one of several words. A verb has at most one `choice`. Argument: the word. `when` and `does` may be tables
---that say, for each word, when it is offered and what it does.
---```lua
---verbs = { call = choice{ { "heads", "tails", "edge" }, when = { edge = no(own) },
---  does = { heads = add("points", 2), tails = add("points", 1) } } }
-----> legal: call: heads, tails
---```
---@param spec { [1]: string[], when: (When|table<string, Term>)?, does: (Write|Write[]|table<string, Write|Write[]>)?, progress: boolean? }
---@return Pattern
function choice(spec) end

---Chooses a number between two bounds, inclusive; each may be a function. If the first is above the
---second there is nothing to choose. Numbers are from -2147483648 to 2147483647. Argument: the number.
---```lua
---verbs = { bid = number{ 3, 5 } }
-----> legal: bid: 3, 4, 5
---```
---@param spec { [1]: Term|(fun(v: View): integer), [2]: Term|(fun(v: View): integer), progress: boolean? }
---@return Pattern
function number(spec) end

---Chooses a seat; then `as(chosen, …)` in what it does is as that seat means it. Argument: the seat.
---```lua
---verbs = { accuse = seat{ others } }
-----> legal: accuse black
---```
---@param spec { [1]: Set?, progress: boolean? } The seats to choose from; the default is `others`.
---@return Pattern
function seat(spec) end

---Several choices in one action, made one after the other; any pattern except `parts` and `pass` can be used. Each part applies to the position after the parts before it,
---so a step can be followed by a choice among the cells that are empty after the step. A choice is offered only
---if the remaining parts can be completed. A later part may speak of the places of the
---parts before it (`here`, `origin` …) and of what was `chosen` in them. What the
---parts do (their `does`, and that of the verb) happens after the last choice; there, `here` and the like refer to
---the last part that has a cell. Arguments: those of all parts together, at most four. In games with hidden information only the last part may move a piece.
---```lua
---verbs = { move = { parts{ step{ "man" }, pick{ near(here) - filled } }, does = put("man", here) } }
-----> legal: move B1 A2: B1, B2
---```
---@param spec { [integer]: Pattern, progress: boolean? }
---@return Pattern
function parts(spec) end

---Chooses nothing: the verb alone is the action. No arguments.
---```lua
---verbs = { wait = pass{} }
-----> legal: wait
---```
---@param spec? { progress: boolean? }
---@return Pattern
function pass(spec) end

-- # What follows from an action
--
-- Writes: what a verb or a pattern does beyond moving its piece, carried out by the engine in the order in
-- which they are listed, each on the position that the one before it left. Their terms are worked out on the
-- true position. An empty set is no error: nothing is done. A write affects the pieces that its set
-- names: `take(here * any "marker")` removes only markers. They can also be named in the argument `pieces`:
-- `take(here, any "marker")`. If neither names any, as in `take(here)`, it affects all pieces on those cells in the
-- zone of the pattern's piece or, if the pattern has no piece, in the only zone.
-- A number of pieces or cards may be 0, which does nothing; a negative one is an error.
-- `{ when = CONDITION, WRITE, …, otherwise = WRITES }` does something under a condition. A ruleset has at most 200 writes.

---@class Write

---Removes the pieces on the cells of a set, or the given number from each cell. A piece of another seat counts as
---captured; what `as(others, take(own))` removes does not, because it is the seats' own.
---```lua
---verbs = { hit = { pick{ enemy }, does = take(here) } }, ends = { { no(enemy), "wins" } }
-----> White wins
---```
---@param set Set|Cell
---@param pieces? Set Which pieces, if not all: `own`, `enemy` or `any`, with or without a kind.
---@param n? Term How many from each cell, from the top of a stack; the default is all.
---@return Write
function take(set, pieces, n) end

---Puts new pieces of the seat's own (or, with `owned = false`, nobody's) on each cell of a set.
---```lua
---verbs = { build = { pick{ empty }, does = put("king", here) } }
-----> legal: build: B2, C2
---```
---Or puts so many cards into a bag or row: `put("coin", "purse", 3)`. It is an error if there is no room for them, which `check`
---looks for; `send` and `draw` leave behind what does not fit.
---@param kind Kind
---@param set Set|Cell|string
---@param n? Term How many on each; the default is 1.
---@return Write
function put(kind, set, n) end

---Makes what is on the cells of a set the seat's own.
---```lua
---verbs = { convert = { pick{ enemy }, does = flip(here) } }
-----> legal: convert: A1, B1, C1, A3
---```
---@param set Set|Cell
---@param pieces? Set Which pieces, if not all.
---@return Write
function flip(set, pieces) end

---Changes the kind of what is on the cells of a set: to one kind, by a table such as `{ pawn = "queen" }`, or
---to the word that was `chosen`.
---```lua
---verbs = { crown = { pick{ own "man" }, does = become(here, "king") } }
-----> legal: crown: B1, C1
---```
---@param set Set|Cell
---@param kind Kind|table<Kind, Kind>|Set
---@param pieces? Set Which pieces, if not all.
---@return Write
function become(set, kind, pieces) end

---What was chosen by an action: a number, a cell (of a piece that moved, where it went), a seat, a word, or, in
---`become`, the kind that the chosen word names. `chosen "word"` is a condition: whether that word was chosen.
---Of several `parts` say which one: `chosen(2)`, `chosen(2, "word")`.
---```lua
---verbs = { all_be = { choice{ { "king", "man" } }, does = become(own, chosen) },
---  crown = pick{ own "king" } }
-----> legal: crown: A1, B1, C1
---```
---@type Set
chosen = nil

---Moves all pieces from the cells of one set to the one cell of another; or only some of them, as in
---`send(here, region "home", own "pawn")`.
---```lua
---regions = { home = { { "A1" }, { "C3" } } }, verbs = { go = { pick{ empty }, does = send(own, here) } }
-----> legal: go: A1, C1, A2, B2, C2, A3, B3
---```
---Or moves cards to a bag or row: `send(any.hand, "heap")`; with a number, at most that many of each kind. `here` follows
---the cards that it names. To the zones of several seats it is done for one seat after another, in their order, with what
---the earlier ones have left: `send(any.heap, as(everyone, zone "hand"), 1)`; without a number the first seat takes all.
---@param from Set|Cell
---@param to Set|Cell|string
---@param pieces? Set|Number Which pieces, if not all: `own`, `enemy` or `any`, with or without a kind. Of a tower always the top one. Or how many cards of each kind; a number below 0 is an error of the rules.
---@return Write
function send(from, to, pieces) end

---Two pieces change places: what is on the one cell of a set, and what is on that of another, in a zone of the board with
---one piece on each cell. If one of the cells is empty, the piece of the other goes there. Nothing is captured.
---```lua
---regions = { home = { { "A1", "B1", "C1" }, { "A3", "B3", "C3" } }, gate = { "B1" } },
---verbs = { switch = { pick{ enemy }, does = exchange(here, region "gate") } }
-----> legal: switch: A1, C1, A3
---```
---@since 4
---@param one Set|Cell No cell at all: nothing is done. More than one is an error of the rules.
---@param other Set|Cell
---@return Write
function exchange(one, other) end

---Draws cards: from a bag at random, from a row the first ones; no more than there are, and no more than fit.
---Only seats that see one of the two zones see which cards. Each card is recorded as a roll.
---```lua
---zones = { deck = bag{ see = "none" }, hand = bag{ per = "seat", see = "owner" } }, kinds = { ace = { begins_in = { deck = 9 } } },
---verbs = { wait = pass{} }, setup = as(everyone, draw("deck", "hand", 4))
-----> Deck: 1 card, hidden
-----> Hand of white: 4 ace
---```
---@param from string|Term
---@param to string|Term
---@param n? Term How many; the default is 1. A number below 0 is an error of the rules.
---@return Write
function draw(from, to, n) end

---Puts the cards of a row in random order, without gaps.
---```lua
---zones = { deck = row{ 4 } }, kinds = { ace = { begins_in = { deck = 3 } } },
---verbs = { burn = { pick{ any.deck }, does = { take(here), shuffle "deck" } } }, ends = { plies(1) }
-----> Deck: #1 ace, #2 ace
---```
---@param row string
---@return Write
function shuffle(row) end

---Cuts a row: moves its first `n` cards to the end and closes any gaps. Without `n` the place is random.
---```lua
---zones = { deck = row{ 4 } }, kinds = { ace = { begins_in = { deck = 1 } }, king = { begins_in = { deck = 2 } } },
---verbs = { cut_deck = { pass{}, does = cut("deck", 1) } }, ends = { plies(1) }
-----> Deck: #1 king, #2 king, #3 ace
---```
---@param row string
---@param n? Term How many. If there are no more than that, the order does not change. A number below 0 is an error of the rules.
---@return Write
function cut(row, n) end

---Moves cards, or pieces, to the same places of another zone: from a row that nobody sees to one that all see, or
---between two zones of the board with one piece on each cell. A card whose place there is taken, or does not exist,
---stays where it is. Seats that can now see a card for the first time are told what it is.
---```lua
---zones = { down = row{ 4, see = "none" }, up = row{ 4 } }, kinds = { ace = { begins_in = { down = 3 } } },
---verbs = { open = { pick{ any.down }, does = turn_over(here, "up") } }, ends = { plies(1) }
-----> Down: #2 ace, #3 ace
-----> Up: #1 ace
---```
---@param from Set|Cell
---@param to string|Term
---@return Write
function turn_over(from, to) end

---Exchanges all cards of a zone with those of another seat.
---```lua
---zones = { hand = bag{ per = "seat" } }, kinds = { ace = {}, king = {} }, setup = { put("ace", "hand"), as(others, put("king", "hand")) },
---verbs = { swap_hands = { pass{}, does = trade("hand", others) } }, ends = { plies(1) }
-----> Hand of white: king
---```
---@param zone string
---@param seat Set
---@return Write
function trade(zone, seat) end

---Passes the cards of a zone round: at once, each seat gives all of its own to the seat after it, or so many places on.
---```lua
---zones = { hand = bag{ per = "seat" } }, kinds = { ace = {}, king = {} }, setup = { put("ace", "hand"), as(others, put("king", "hand")) },
---verbs = { give = { pass{}, does = pass_round "hand" } }, ends = { plies(1) }
-----> Hand of white: king
---```
---@since 4
---@param zone string One with `per = "seat"`.
---@param places? integer How many places on; the default is 1. Below 0 it goes back: `pass_round("hand", -1)`.
---@return Write
function pass_round(zone, places) end

---Tells the given seats which cards or pieces are in a set; with `n` only the first so many, such as the next cards of
---a row. `secrecy` treats it like an event marked `reveals`: what it shows is not a leak.
---```lua
---zones = { hand = bag{ per = "seat", see = "owner" } }, kinds = { ace = { begins_in = { hand = 2 } } },
---verbs = { boast = { pass{}, does = show(any.hand, everyone) } }, ends = { plies(1) }
-----> log: White shows 2 ace.
---```
---@param cards Set|Cell
---@param seats Set
---@param n? Term How many: `show(any.deck, me, 3)` looks at the next three cards of a row.
---@return Write
function show(cards, seats, n) end

---Gives the next turn to the first of these seats after the acting one, whatever `turn` says; with `among`, to the next seat
---that is also one of its seats. In `setup`, or in what is `done` after the secret answers of a setup: the first turn.
---```lua
---seats = { "ann", "bob", "cat" }, regions = {}, kinds = { man = {} },
---verbs = { skip = { pass{}, does = turn_to(seats "cat") } }
-----> log: Ann skips.
-----> log: Cat skips.
---```
---@param seats Set
---@return Write
function turn_to(seats) end

---Keeps what a term means now under a name, for what comes after it in its list of things to do and inside of that: it
---is worked out once. What is kept so is gone when the list is done. At most 16 at a time.
---```lua
---verbs = { turn_all = { pass{}, does = { keep("mine", own), flip(enemy), as(others, flip(kept "mine")) } } },
---ends = { { no(own * region "home"), "wins" } }
-----> White wins
---```
---@since 4
---@param name string
---@param what Term
---@return Write
function keep(name, what) end

---What was kept under this name: a term of the sort that it was then.
---```lua
---verbs = { go = { pass{}, does = { keep("men", count(own)), take(own), set("points", kept "men") } } }, ends = { plies(1) }
-----> points (white): 3
---```
---@since 4
---@param name string
---@return Term
function kept(name) end

---Gives a variable a value: a number, a condition (or true or false), a set of one cell or none, a set of one
---seat or none, a word in quotes, a set of one word or none, or a direction: a name such as `"n"`, a word such as `"left"` (as the seat faces), a term, or
---`nowhere` for none. A third value says whose variables to set: `set("hit", 1, others)`.
---```lua
---verbs = { start = { pass{}, does = set("points", 5) } }, ends = { plies(1) }
-----> points (white): 5
---```
---@param name string
---@param value Term|boolean|string
---@param seats? Set Whose, if not the seat's own.
---@return Write
function set(name, value, seats) end

---Adds a number to a variable.
---```lua
---verbs = { move = { step{ "man" }, does = add("points", 2) } }, ends = { plies(1) }
-----> points (white): 2
---```
---@param name string
---@param n Term
---@return Write
function add(name, n) end

---Rolls a die: a variable becomes a number from 1 to `sides`, all equally likely. Only those who see the variable
---see the roll.
---```lua
---verbs = { move = { step{ "man" }, does = roll("points", 6) } }, ends = { plies(1) }
-----> points (white): 1
---```
---Or throws so many dice into a zone of dice, and removes those that were in it: `roll("cup", 5)`.
---@param name string
---@param sides Term From 1 to 1000000; the variable's range must include every result.
---@return Write
function roll(name, sides) end

---Reports one of the `events` to some seats. Sets are reported by listing their members: give a set of cells for
---`{1:cell}`, a set of seats for `{1:seat}`, and any set, a number, a text or a word that was `chosen` for `{1}`.
---```lua
---events = { greets = "{1:seat} greets from {2:cell} with {3}." },
---verbs = { greet = { pick{ own }, does = tell(everyone, "greets", me, here, 3) } }
-----> log: White greets from A1 with 3.
---```
---@param seats Set
---@param event string
---@param ... Term|string
---@return Write
function tell(seats, event, ...) end

---The seat has to answer with this verb, which must be `asked`, before the turn passes, with the one cell of the
---set as its first argument, if there is one. Of several verbs, `ask{ "pay", "refuse" }`, it has to answer with
---one. If it has no answer, the ask is skipped. In a game with hidden information that could give something
---away, so an ask that may have no answer must be under a condition there.
---```lua
---verbs = { move = { step{ "man" }, does = ask "rest" }, rest = { pass{}, asked = true } }
-----> log: White rests.
---```
---@param verb string|string[]
---@param cell? Set
---@return Write
function ask(verb, cell) end

---Like `ask`, but the seat may decline; see `declined` of a verb. In a game without hidden information the offer is
---skipped if the seat has no answer.
---```lua
---verbs = { move = { step{ "man" }, does = as(others, offer "rest") }, rest = { pass{}, asked = true } }
-----> log: Black rests.
---```
---@param verb string|string[]
---@param cell? Set
---@return Write
function offer(verb, cell) end

---The others may answer with this verb, in the order of turns from the seat after this one: the first that does has
---answered for all, and the rest are not asked any more. Each may decline. When the last of them has, what the verb says
---under `declined` follows, once, as that seat. Of several verbs, `anyone_may{ "challenge", "block" }`, each seat chooses.
---```lua
---seats = { "ann", "bob", "cat" }, regions = {}, kinds = { man = {} },
---verbs = { buy = { pass{}, does = anyone_may "stop" }, stop = { pass{}, asked = true } }
-----> log: Ann buys.
-----> log: Bob stops.
-----> log: Bob buys.
---```
---@since 4
---@param verb string|string[]
---@param seats? Set Who may, if not all others: `anyone_may("challenge", others * seats(any.hand))`. If it is nobody, nothing follows.
---@return Write
function anyone_may(verb, seats) end

---Asks all seats at once and in secret for `n` answers with this verb, and then whether they are ready, as `g:all`
---does. In `as(SEATS, …)` only these seats. Several `at_once` in one list are one round: each seat answers them in this order.
---```lua
---vars = { bid = { 0, per = "seat", see = "owner" } },
---verbs = { wait = { pass{}, does = at_once("bid", 1) },
---  bid = { number{ 3, 5 }, asked = true, secret = true, does = set("bid", chosen) } }
-----> log: White bids 3.
---```
---@param verb string
---@param n? Term The default is 1.
---@return Write
function at_once(verb, n) end

---The seat acts again: its turn goes on.
---```lua
---verbs = { move = { step{ "man" }, does = go_on } }
-----> log: White moves A1 to A2.
-----> log: White moves B1 to A1.
---```
---@type Write
go_on = nil

-- # Towers
--
-- In a zone with `holds = "tower"` a cell holds a tower of pieces. A tower is its top piece, and carries the
-- others. It belongs to the owner of its top piece: `own`, `enemy "man"`, `empty` and all patterns, writes and
-- ends look at the top, and `total` counts all that a tower carries.
--
-- - `step`, `hop`, `slide` and `jump` move the whole tower, and stand it on what is there. With
--   `lift = 1` only the top piece moves, with `lift = 2` the two on top, from towers of two and more. With
--   `lift = number{ 1, 5 }` the player chooses how many, as far as there are so many: the third argument.
-- - With `captures = true` a step, hop or slide captures the whole tower where it arrives, instead of
--   standing on it. A jump captures the whole tower that it jumps; see `lifts` of a verb.
-- - `take` and `send` concern the whole tower, `flip` and `become` its top piece, `place` and `put` add a
--   piece on top. `top`, `bottom` and `under` override this.
--
-- A tower that is mine with at least three pieces is `own * holding(any, 3)`; my towers without a piece of
-- another seat are `own - holding(enemy)`; the height of the tower that has moved is `total(here)`, and
-- `total(holding(own) * here)` is the number of my pieces in it.

---The cells with at least `least` and at most `most` of the given pieces, wherever in a tower, stack or pile:
---`holding(own "man")` are the towers with a man of mine in them, `holding(any, 5)` those of five pieces
---and more, `holding(enemy, 0, 0)` the cells without a piece of another seat.
---```lua
---zones = { field = { holds = "tower" } }, setup = put("king", region "home"),
---verbs = { see = pick{ own * holding(own "man") } }
-----> legal: see: A1, B1, C1
---```
---@param pieces Set `own`, `enemy` or `any`, with or without a kind.
---@param least? integer The default is 1.
---@param most? integer The default is any number.
---@return Set
function holding(pieces, least, most) end

---The number of pieces of a tower that an action moves. It has a meaning in what follows from it, and in
---`exactly` and `max`: `slide{ own, over = everywhere, onto = filled, exactly = lifted }` moves a tower as
---far as it is high.
---```lua
---zones = { field = { holds = "tower" } }, setup = put("king", region "home"),
---verbs = { move = slide{ own, over = everywhere, onto = everywhere, exactly = lifted } }
-----> legal: move A1: C1, A3, C3
---```
---@type Number
lifted = nil

---The highest pieces of the towers on the cells of a set, as the first value of `take`, `send`, `flip` or
---`become`: `take(top(here, 2))`. If a tower has fewer, all of them.
---```lua
---zones = { field = { holds = "tower" } }, setup = put("king", region "home"),
---verbs = { hit = { pick{ own }, does = take(top(own)) } }, ends = { { own "man", "wins" } }
-----> White wins
---```
---@param set Set|Cell
---@param n? Term How many; the default is 1.
---@return Set
function top(set, n) end

---The lowest pieces likewise: `take(bottom(here, total(here) - 5))` leaves five at most.
---```lua
---zones = { field = { holds = "tower" } }, setup = put("king", region "home"),
---verbs = { hit = { pick{ own }, does = take(bottom(own)) } },
---ends = { { own "king" - holding(own "man"), "wins" } }
-----> White wins
---```
---@param set Set|Cell
---@param n? Term How many; the default is 1.
---@return Set
function bottom(set, n) end

---As the second value of `send`: below the tower on a cell. In Lasca, `send(top(passed), under(here))`.
---```lua
---zones = { field = { holds = "tower" } }, verbs = { hit = { pick{ own }, does = send(enemy, under(here)) } },
---ends = { { own * holding(enemy), "wins" }, plies(1) }
-----> White wins
---```
---@param set Set|Cell
---@return Set
function under(set) end

-- # Ends
--
-- Ends of a game that the engine detects. Those that pieces bring about, such as `line`, are tested for
-- the seat that has just acted, and that seat wins, unless the end is in braces with another result.

---@class End

---An end in braces, with what it means for the seat that has just acted, and with a name: `{ line{ "disc",
---3 }, "loses", name = "three in a row" }`. With `"loses"` all others win.
---@class EndEntry
---@field [1]? End|Term|Event|function The end; a function says itself who wins. An end that has only a name is one that functions bring about, with `g:win(seat, "name")`.
---@field [2]? "wins"|"loses"|"draws"|"score" What it means; `repeats` accepts only `"draws"` and `"score"`.
---@field name? string What people call it; outcomes and statistics use this name.

---A case of `stuck`, with what it means for the seat that is stuck: `{ the "check", "loses", name =
---"checkmate" }`. Without a condition, the case that is left.
---@class StuckEntry
---@field [1] Term|"pass"|"skips"|"loses"|"draws" The condition, for the seat that is stuck.
---@field [2]? "pass"|"skips"|"loses"|"draws" What happens then.
---@field name? string What people call it.

---A piece of the seat's own, of this kind, is on a cell of a set.
---```lua
---verbs = { move = hop{ "man", onto = enemy } }, ends = { reach{ "man", region("home", "enemy") } }
-----> White wins: a man reached its goal.
---```
---@param spec { [1]: Kind, [2]: Set } The set consists of regions and cells and does not depend on pieces.
---@return End
function reach(spec) end

---The seat's own pieces of this kind form an unbroken straight line.
---```lua
---kinds = { man = {} }, verbs = { put = place{ "man" } }, ends = { line{ "man", 3 } }
-----> White wins
---```
---@param spec { [1]: Kind, [2]: integer } The minimum length, from 1.
---@return End
function line(spec) end

---The seat's own pieces of this kind connect a cell of one set with a cell of another by an unbroken
---chain.
---```lua
---kinds = { man = {} }, verbs = { put = place{ "man" } },
---ends = { connects{ "man", region "home", region("home", "enemy") } }
-----> White wins
---```
---@param spec { [1]: Kind, [2]: Set, [3]: Set } The sets consist of regions and cells.
---@return End
function connects(spec) end

---A single group of the seat's own pieces of this kind separates the cells of a set from each other: no
---part of the board outside the group contains two of them. Cells in the group are separated as well; other
---pieces outside the group have no effect.
---```lua
---board = grid{ 3, 1 }, regions = { banks = { "A1", "C1" } },
---kinds = { man = {} }, verbs = { put = place{ "man" } }, ends = { cuts{ "man", region "banks" } }
-----> White wins
---```
---@param spec { [1]: Kind, [2]: Set } The set must be made of regions and cells, with at least two cells in all.
---@return End
function cuts(spec) end

---Draws the game when a position occurs for the `n`-th time: the same pieces, variables (except clocks),
---asks and seat to move.
---```lua
---verbs = { wait = pass{} }, ends = { repeats(2) }
-----> The game is drawn: the position occurred 2 times.
---```
---@param n integer From 2 to 1000000; 0: never.
---@return End
function repeats(n) end

---Draws the game after `n` actions in a row without a capture, a placement, or a pattern with
---`progress`; with `"score"` the scores decide instead.
---```lua
---verbs = { wait = pass{} }, ends = { idle(4) }
-----> The game is drawn
---```
---@param n integer Up to 1000000; 0: never.
---@param by? "score"
---@return End
function idle(n, by) end

---Draws the game after `n` actions in total, not counting answers during setup; with `"score"` the scores
---decide instead.
---```lua
---ends = { plies(2) }
-----> The game is drawn
---```
---@param n integer Up to 1000000; 0: never.
---@param by? "score"
---@return End
function plies(n, by) end

-- # Events

---@class Event

---Marks the text of an event that may reveal hidden information to somebody. All other events must tell
---their audience only what it knows. It can also mark an end, or the outcome for a stuck seat:
---`reveals(reach{ … })`, `stuck = reveals "loses"`.
---```lua
---events = { found = reveals "There is something at {1:cell}." },
---verbs = { dig = { pick{ empty }, effect = function(g, me, cell) g:tell("all", "found", cell) end } }
-----> log: There is something at A2.
---```
---@param what string|End|fun(g: Game, me: Seat): any
---@return Event
function reveals(what) end

-- # Reading: v and g
--
-- `v` is the game as one seat sees it; `allow` and the functions of `slide` and `number` receive it.
-- `g` is the true game; all other functions receive it. Both are read in the same way; only `g` can be
-- written, except in `unless` and `score`. Either is valid only inside the function it was passed to.
--
-- Zones and variables are fields: `g.field:at(cell)`, `g.map[seat]:at(cell)`, `g.bonus = 3`,
-- `g.carrying[seat]`. What a seat cannot see reads as `"hidden"` on its view.

---The game as one seat sees it.
---@class View
---@field seat Seat Whose view it is. On `g` this is `nil`.
---@field options Options The chosen options.
---@field hooks table<string, function>? The ruleset's hooks.
---@field [string] any Zones and variables, by name.
local View = {}

---Finds a cell: `g:cell("B3")` by its name (letter case does not matter); `g:cell(x, y, z)` by its
---column, row and level, which count from 1 and are 1 if left out; `g:cell("home", seat)` the one
---cell of a region for a seat; `g:cell("home")` the one cell of a region that has no other. `g:cell("ace")` is the
---place of a kind in bags, `g:cell("#2")` a place of rows. An error for an unknown name, and for a region with more or fewer cells.
---@param name string|integer
---@param y? integer|Seat
---@param z? integer
---@return Cell? cell `nil` for a place off the grid.
function View:cell(name, y, z) end

---The name of a cell, such as `B3` or `B3-II`; of a card's place in a bag its kind, of a row's place `#2`.
---@param cell Cell
---@return string
function View:name(cell) end

---Column, row and level of a cell of a grid, counted from 1. For a graph: the cell's number, 1, 1. On a
---cube's surface: x, y and z, as in its regions.
---@param cell Cell
---@return integer column
---@return integer row
---@return integer level
function View:where(cell) end

---The neighbour of a cell in a direction.
---@param cell Cell
---@param dir string One of the board's own directions, such as `"n"`; not `"forward"`.
---@return Cell? cell `nil` where the board ends.
function View:link(cell, dir) end

---The straight line from one cell to another: the board's direction and the number of links. `nil` if there
---is none.
---@param from Cell
---@param to Cell
---@return string? dir
---@return integer? n
function View:heading(from, to) end

---The number of links on the shortest path between two cells, ignoring pieces. `nil` if there is no
---path.
---@param from Cell
---@param to Cell
---@return integer?
function View:distance(from, to) end

---Goes straight on from a cell while the next one is in a set: returns the last cell reached (at least
---the first) and the number of links.
---@param cell Cell
---@param dir string One of the board's own directions.
---@param n integer How many links at most.
---@param over Set
---@param seat? Seat For whom the set is evaluated, as in `cells`.
---@return Cell cell
---@return integer n
function View:towards(cell, dir, n, over, seat) end

---Iterates over the cells of a set, in the order of their numbers: `for cell in g:cells(own, me) do`.
---The cells are determined at the beginning: changes during the loop have no effect on it.
---@param set Set
---@param seat? Seat For whom the set is evaluated: whose `own`, `enemy` and regions. On `v` the default is the seat itself; on `g` it can be omitted if the set is the same for all.
---@return fun(): Cell?
function View:cells(set, seat) end

---The names of the cells of a set, in the order of their numbers.
---@param set Set
---@param seat? Seat For whom the set is evaluated, as in `cells`.
---@return string[]
function View:names(set, seat) end

---The number of cells in a set: of a bag, how many kinds of cards are in it. To count the cards, add up `count` of each.
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

---Iterates over the cells of `over` in straight runs between a cell and one of `to`, in any direction: the
---discs that a new disc flips.
---@param cell Cell
---@param over Set
---@param to Set
---@param seat? Seat As in `cells`.
---@return fun(): Cell?
function View:bracketed(cell, over, to, seat) end

---The first cell of a set that is left over when each is matched with a neighbour of its own from another
---set; `nil` if all can be matched: `v:unmatched(own "grave", own "plot")`.
---@param cells Set
---@param partners Set
---@param seat? Seat As in `cells`.
---@return Cell?
function View:unmatched(cells, partners, seat) end

---Whether a set separates cells from each other: no part of the board outside it contains two of them. Cells
---in the set are separated as well. `v:cuts(group(own, cell), region "gates")`
---@param set Set
---@param marks Set
---@param seat? Seat For whom `own` and the like are evaluated; optional as in `cells`.
---@return boolean
function View:cuts(set, marks, seat) end

---Iterates over all seats, from 1: `for seat in g:seats() do`.
---@return fun(): Seat?
function View:seats() end

---Iterates over all seats but one.
---@param me Seat
---@return fun(): Seat?
function View:others(me) end

---The seat after another; after the last one comes the first.
---@param me Seat
---@return Seat
function View:next(me) end

---Whether a seat could answer an ask for a verb, as that seat sees the game; the verb's first
---arguments, at most two, may be given. A view answers only for its own seat. The verb's `allow` and
---`unless` are called as for any action, without side effects: every function may use it, also ends
---(`if in_check(g, foe) and not g:can(foe, "move")`). Functions called by it may use it as well; more than
---16 nested calls are an error, because they usually mean endless recursion.
---@param seat Seat
---@param verb string
---@param ... Cell|integer|string
---@return boolean
function View:can(seat, verb, ...) end

-- # Writing: g alone

---The true game, readable and writable.
---@class Game: View
local Game = {}

---Asks a seat for a verb, which it has to answer before the turn passes. The asks of one effect are
---answered in order, and before older asks. If the seat has no answer, this is an error, which undoes the
---action. During `g:all` a seat can ask only itself. Of several verbs, `g:ask(seat, { "pay", "refuse" })`, it has
---to answer with one.
---@param seat Seat
---@param verb string|string[]
---@param ... Cell|integer|string Given first arguments of the verb: at most two.
function Game:ask(seat, verb, ...) end

---Asks a seat for a verb, which it may answer or decline. In a game without hidden information it is
---skipped if the seat has no answer.
---@param seat Seat
---@param verb string|string[]
---@param ... Cell|integer|string Given first arguments of the verb: at most two.
function Game:offer(seat, verb, ...) end

---The others, or the seats of a list in front (`g:anyone_may({ 1, 3 }, "challenge")`), may answer with a verb, in the
---order of turns from the seat after the acting one, until one of them does; when all have declined, what the verb says
---under `declined` follows. Of several verbs, `g:anyone_may{ "challenge", "block" }`, each seat chooses.
---@param verb string|string[]
function Game:anyone_may(verb) end

---Asks every seat, or those of a list in front (`g:all({ 1, 3 }, "bid", 1)`), at once and in secret: for each
---verb the given number of times, in this order, and finally whether it is ready. Meanwhile an action can write only
---what its seat alone sees, or what is the seat's in fog, which nobody else sees until all are ready; it can tell only
---that seat, and neither roll nor end the game; each seat may take back and change its own answers until it is
---ready, and all of it counts as one action. No other ask may be open. If `setup` asks for more than is
---possible, the options are refused.
---@param verb string
---@param n integer How many times, from 0 to 1000 for all verbs together.
---@param ... string|integer More verbs, each with its number.
function Game:all(verb, n, ...) end

---Sends an event to all seats, to one or to those of a list.
---@param to "all"|Seat|Seat[]
---@param event string One of `events`.
---@param ... Cell|Seat|integer|string The arguments of its text: a cell for `{1:cell}`, a seat for `{1:seat}`, otherwise an integer or a text.
function Game:tell(to, event, ...) end

---Rolls a die: a number from 1 to `sides`, all equally likely. If the game hides something, say who sees the roll:
---`g:roll(6, "all")`, `g:roll(6, seat)`, or a list of seats, `{}` for nobody; `houserules secrecy` holds you to it. A secret that
---such a roll deals is then told to its owner by an event marked `reveals`.
---@param sides integer From 1 to 1000000.
---@param seen? "all"|Seat|Seat[] Who sees it. Nothing: not declared.
---@return integer
function Game:roll(sides, seen) end

---The seats with the highest score, in order: one, several or all. The ruleset must have `score`.
---@return Seat ...
function Game:leaders() end

---Ends the game: these seats win. If the game is already over, this has no effect. A text after the seats names an end
---that `ends` declares with a name and nothing else: `ends = { reveals{ name = "treasure found" } }` and
---`g:win(me, "treasure found")`. Outcomes and statistics use that name, and `reveals` marks what it may tell.
---@param seat Seat
---@param ... Seat|string
function Game:win(seat, ...) end

---Ends the game: nobody wins.
---@param name? string As in `win`.
function Game:draw(name) end

-- # Zones
--
-- `g.field`, or `g.map[seat]` for a zone with `per = "seat"`. A zone of `v` has only the reading
-- functions.

---A zone as one seat sees it.
---@class ZoneView
local ZoneView = {}

---The kind of the piece or card on a cell; the top one of a stack or tower.
---@param cell Cell
---@return Kind|"hidden"|nil kind `nil` if the cell is empty.
function ZoneView:at(cell) end

---The owner of the piece on a cell; of the top one of a stack or tower.
---@param cell Cell
---@return Seat? owner `nil` if the cell is empty or hidden, or if the piece has no owner.
function ZoneView:owner(cell) end

---The number of pieces or cards on a cell, of one kind or of all, wherever in a tower. Hidden ones do not count.
---@param cell Cell
---@param kind? Kind
---@return integer
function ZoneView:count(cell, kind) end

---Whether a cell has a piece of a kind, of one seat or of any; for a tower only the top piece counts. Hidden ones
---do not count.
---@param cell Cell
---@param kind Kind
---@param owner? Seat
---@return boolean
function ZoneView:has(cell, kind, owner) end

---The lowest-numbered cell with a piece of this kind, belonging to `owner` if given. Hidden ones do not
---count.
---@param kind Kind
---@param owner? Seat
---@return Cell?
function ZoneView:find(kind, owner) end

---The distance in links to the nearest piece of a kind, and its cell; of several the first by number.
---Hidden ones do not count. `nil` if none can be reached.
---@param cell Cell
---@param kind Kind
---@return integer? distance
---@return Cell? cell
function ZoneView:nearest(cell, kind) end

---The zones of all seats together: `g.map` of a zone with `per = "seat"`.
---@class Zones
---@field [Seat] Zone The seat's own.
local Zones = {}

---Iterates over the seats other than `me` that have a piece on a cell of their own zone, in order, and
---its kind (the top one of a stack): `for foe, kind in g.map:others(me, cell) do`. Hidden ones do not
---count, nor do those that arrive during the loop or are gone when it gets to them.
---@param me Seat
---@param cell Cell
---@return fun(): Seat?, Kind?
function Zones:others(me, cell) end

---The same over all seats: `for seat, kind in g.map:holders(cell) do`.
---@param cell Cell
---@return fun(): Seat?, Kind?
function Zones:holders(cell) end

---A zone, readable and writable.
---@class Zone: ZoneView
local Zone = {}

---Puts a piece on a cell; on top of a stack or tower. An error if there is no room. In a bag the cell is the kind's own:
---`g.heap:put(g:cell("ace"), "ace")`; in a row it is a free place.
---@param cell Cell
---@param kind Kind
---@param owner? Seat Its owner. Optional in a zone with `per = "seat"`, whose seat is the default, and for kinds without owner.
---@param n? integer How many, on a pile or tower or in a bag only; the default is 1.
function Zone:put(cell, kind, owner, n) end

---Removes a piece from a cell and returns its kind: any piece (the top one of a stack), or one of a kind,
---or of a kind and a seat. Of a tower always the top one, which must be such a piece. An error if there is
---none.
---@param cell Cell
---@param kind? Kind
---@param owner? Seat
---@param n? integer How many, of a pile or in a bag only; the default is 1.
---@return Kind
function Zone:take(cell, kind, owner, n) end

---Moves a piece from one cell to another within the zone: a `take` and a `put`. Captures nothing. A bag has no places to
---move to; from one zone to another, use `take` and `put`.
---@param from Cell
---@param to Cell
---@param kind? Kind
---@param owner? Seat
function Zone:move(from, to, kind, owner) end

---Moves a piece straight on from its cell while the next cell is in a set, and returns the cell where it
---stops and the number of links, which may be 0. Captures nothing. Of several such pieces it moves the
---first by the number of its cell; an error if there is none.
---@param kind Kind
---@param owner Seat? `nil` for a piece of any seat or of nobody.
---@param dir string One of the board's own directions.
---@param n integer How many links at most.
---@param over Set
---@param seat? Seat For whom the set is evaluated, as in `cells`. In a zone with `per = "seat"` the default is its owner.
---@return Cell cell
---@return integer n
function Zone:slide(kind, owner, dir, n, over, seat) end

---Gives the piece on a cell to another seat; the top one of a stack or tower.
---@param cell Cell
---@param owner Seat
function Zone:flip(cell, owner) end

---Removes everything from a cell and returns the number of pieces.
---@param cell Cell
---@return integer
function Zone:clear(cell) end
