-- Eights with four colours, ranks from 1 to 6, and cards that act: skip, reverse and draw two.
local COLOURS, KINDS = { "red", "green", "blue", "yellow" }, { wild = { begins_in = { deck = 4 } } }
for _, colour in ipairs(COLOURS) do
  for _, rank in ipairs{ "1", "2", "3", "4", "5", "6", "skip", "reverse", "two" } do
    KINDS[colour .. "_" .. rank] = { colour = colour, rank = rank, begins_in = { deck = 1 } }
  end
end
local LAID = { send(any.top, "heap"), send(here, "top", 1), set("drawn", false) }
local ON = { when = var "back", turn_to(seats(is(next_seat, actor))) }  -- the other way round
local OVER = turn_to(as(next_seat, next_seat))
return {
  name = "Wild Eights", by = "traditional", api = 4, about = "Match colour or rank; be rid of your hand.",
  seats = { "Ann", "Bob", "Cat", "Dan" },
  zones = { deck = bag{ see = "none", refills_from = "heap" }, heap = bag{}, top = bag{},
    hand = bag{ per = "seat", see = "owner" } },
  kinds = KINDS,
  vars = { colour = { of = "colour" }, back = { false }, drawn = { false } },
  verbs = {
    play = { pick{ any.hand{ colour = var "colour" } + any.hand{ rank = values(any.top, "rank") } }, does = {
      set("colour", values(here, "colour")), LAID,
      { when = any.top{ rank = "reverse" }, { when = var "back", set("back", false), otherwise = set("back", true) } },
      ON, { when = any.top{ rank = { "skip", "two" } }, OVER } } },
    wild = { parts{ pick{ any.hand "wild" }, choice{ COLOURS } }, does = { LAID, set("colour", chosen(2)), ON } },
    draw = { pass{}, when = { no(var "drawn"), "one card a turn" },
      does = { draw("deck", "hand"), set("drawn", true), go_on } },
    skip = { pass{}, when = { var "drawn", "draw first" }, does = { set("drawn", false), ON } },
  },
  turn_begins = { when = no(any.top), { draw("deck", "top"), set("colour", values(any.top, "colour")) } },
  setup = as(everyone, draw("deck", "hand", 5)),
  score = 0 - count(any.hand),
  ends = { no(any.hand), plies(400, "score") },
}
