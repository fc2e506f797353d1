-- A probe: lines of two or three marbles move as one, ahead or aside, and push shorter lines off the board.
local function off(x, y) return math.max(math.abs(x - 6), math.abs(y - 6), math.abs(x + y - 12)) end  -- the centre
local RIM = region "rim"
-- A line is chosen by its ends; what it pushes is straight on from the second.
local LINE = chosen(1) + chosen(2) + between(chosen(1), own, chosen(2))
local ALONG, WAY = bearing(chosen(1), LINE), bearing(chosen(2), chosen(3))
local RUN = ray(chosen(2), enemy, ALONG)  -- with what comes after the pushed marbles
local MAY_PUSH = no(at_least(count(RUN * enemy), count(LINE))) * some((RUN - enemy) * (empty - RIM * no(RUN * enemy)))
local ASIDE = near(chosen(2)) - near(chosen(2), bearing(LINE, filled + RIM))
return {
  name = "Abalone", by = "Michel Lalet and Laurent Lévi", api = 4, about = "Push six marbles off the board.",
  seats = { "black", "white" },
  board = grid{ 11, 11, links = "hex", closed = function(x, y) return off(x, y) > 5 end },
  regions = {
    rim = function(x, y) return off(x, y) == 5 end,
    home = {
      function(x, y) return off(x, y) < 5 and (y < 4 or y == 4 and x >= 6 and x <= 8) end,
      function(x, y) return off(x, y) < 5 and (y > 8 or y == 8 and x >= 4 and x <= 6) end,
    },
  },
  zones = { field = {} },
  kinds = { marble = { begins_on = region "home" } },
  vars = { out = { 0, per = "seat" } },
  verbs = {
    step = step{ "marble", onto = empty - RIM },
    move = { parts{ pick{ own }, pick{ own * ray(here, own) * (near(here) + near(here, "all", 2)) },
        pick{ MAY_PUSH * near(chosen(2), ALONG) + (is(ALONG, "n") + is(ALONG, "e") + is(ALONG, "se")) * ASIDE } },
      does = { keep("line", LINE), keep("pushed", ray(chosen(2), enemy, WAY) * enemy), keep("way", WAY),
        as(others, { take(kept "pushed"), put("marble", near(kept "pushed", kept "way")) }),
        take(kept "line"), put("marble", near(kept "line", kept "way")),
        { when = RIM * filled, add("out", 1), take(RIM * filled) } } },
  },
  stuck = "loses",
  ends = { { at_least(var "out", 6), "wins" }, plies(1000) },
}
