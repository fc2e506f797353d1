-- A probe: dice that must be used up by any checkers, checkers that are sent back, bearing off, a doubling cube.
local POINTS, HOMES, ALL, SIDES, START = 24, 6, 15, 6, { [1] = 2, [12] = 5, [17] = 3, [19] = 5 }
local MINE, HOME, BAR, OFF = own "checker", region "home", region "bar", region "off"
local HOMING, SHUT = no(MINE - HOME - OFF), enemy("checker", 2)
local REAR, HIT = MINE * HOME - ray(MINE, everywhere, "forward"), as(others, send(here * MINE, BAR, MINE))
local GONE, STAKE, ROLLED = total(MINE * OFF), var "stake", var "rolled"
local WON, NONE_OFF, DROPPED = is(GONE, ALL), as(others, is(GONE, 0)), as(others, var "dropped")
local FAR_BACK = as(others, MINE * (BAR + region("home", "enemy")))

local MOVES, NONE_LEFT = { must = "most", again = "any piece" }, {}
for _, die in ipairs{ "die_1", "die_2" } do
  local LEFT, N, USE = at_least(var(die .. "_left"), 1), var(die), add(die .. "_left", -1)
  NONE_LEFT[#NONE_LEFT + 1] = set(die .. "_left", 0)
  local function to(set, from, spec)
    spec[1], spec.onto, spec.over, spec.dirs, spec.worth = from, set, everywhere, "forward", N
    MOVES[#MOVES + 1] = slide(spec)
  end
  to(region "points" - SHUT, first_of(MINE * BAR, MINE), { exactly = N, when = LEFT, does = { USE, HIT } })
  to(OFF, MINE * HOME, { exactly = N, when = LEFT * HOMING, does = USE })
  to(OFF, REAR, { max = N - 1, when = LEFT * HOMING, does = USE })
end
local ROLL = { roll("die_1", SIDES), roll("die_2", SIDES), tell(everyone, "rolls", me, var "die_1", var "die_2"),
  { when = is(var "die_1", var "die_2"), set("die_1_left", 4),
    otherwise = { set("die_1_left", 1), set("die_2_left", 1) } } }

local cells, at, east, west, regions, setup = {}, {}, {}, {}, {}, {}
for n = 1, POINTS do
  cells[n], at[n] = "p" .. n, n <= POINTS / 2 and { POINTS / 2 + 1 - n, 1 } or { n - POINTS / 2, 2 }
  east[n], west[n] = { "p" .. n, "p" .. n + 1 }, { "p" .. n + 1, "p" .. n }
end
for i, name in ipairs{ "white_bar", "black_bar", "white_off", "black_off" } do
  cells[POINTS + i], at[POINTS + i] = name, { i < 3 and 0 or POINTS / 2 + 1, (i + 1) % 2 + 1 }
end
east[POINTS], west[POINTS] = { "p" .. POINTS, "white_off" }, { "p1", "black_off" }
east[POINTS + 1], west[POINTS + 1] = { "white_bar", "p1" }, { "black_bar", "p" .. POINTS }
for n, many in pairs(START) do
  regions["start_" .. n] = { { "p" .. n }, { "p" .. POINTS + 1 - n } }
  setup[#setup + 1] = put("checker", region("start_" .. n), many)
end
regions.bar, regions.off = { { "white_bar" }, { "black_bar" } }, { { "white_off" }, { "black_off" } }
regions.points = function(n) return n <= POINTS end
regions.home = { function(n) return n > POINTS - HOMES and n <= POINTS end, function(n) return n <= HOMES end }

return {
  name = "Backgammon", by = "traditional", about = "Bring your checkers home and bear them off before the other does.",
  card = { "Roll two dice and move a checker forward by each, or by each of the same number twice: as many as you can.",
    "If only one of two dice can be used, use the higher one if possible.",
    "No checker may land on two of the other's; a single one is hit, and must enter from the bar before others move.",
    "With all checkers in the last six points, bear off: by the exact number, or the rearmost by a higher one.",
    "Before rolling you may double the stake; who drops loses the old one, who takes may double next.",
    "It counts twice if the loser has borne off none, three times if one is on the bar or in the winner's home." },
  options = { doubling = { true, help = "The stake can be doubled" } },
  seats = { { "white", faces = "e" }, { "black", faces = "w" } },
  board = graph{ cells = cells, at = at, links = { e = east, w = west } },
  regions = regions, zones = { points = { holds = "pile" } }, kinds = { checker = { look = "disc" } },
  vars = { die_1 = { 1, min = 1, max = 6 }, die_2 = { 1, min = 1, max = 6 }, die_1_left = { 0, min = 0, max = 4 },
    die_2_left = { 0, min = 0, max = 1 }, rolled = { false }, stake = { 1, min = 1, max = 64 },
    holder = { type = "seat" }, dropped = { false, per = "seat" } },
  events = { rolls = "{1:seat} rolls {2} and {3}." },
  verbs = {
    move = MOVES,
    roll = { pass{}, when = no(ROLLED), does = { set("rolled", true), ROLL, go_on } },
    double = { pass{}, does = { as(others, ask "answer"), go_on }, when = option "doubling" * no(ROLLED)
      * no(at_least(STAKE, 64)) * (no(var "holder") + some(me * var "holder")) },
    answer = { choice{ { "take", "drop" }, does = { take = { add("stake", STAKE), set("holder", me) },
      drop = set("dropped", true) } }, asked = true },
  },
  setup = as(everyone, setup), turn_begins = { set("rolled", false), NONE_LEFT }, stuck = "skips",
  score = WON * STAKE * (1 + NONE_OFF * 1 + NONE_OFF * some(FAR_BACK) * 1) + DROPPED * STAKE,
  ends = { { as(everyone, WON + var "dropped"), "score" } },
}
