-- A probe: a hand that only the others see, hints, one score for all.
local COLOURS, COPIES = { "red", "yellow", "green", "blue", "white" }, { 3, 2, 2, 2, 1 }
local KINDS, HINTS, FITTING, TOLD = {}, {}, {}, {}
local function hint(word, cards)
  HINTS[#HINTS + 1], FITTING[word] = word, as(chosen(1), cards)
  TOLD[#TOLD + 1] = { when = chosen(2, word), as(chosen(1), tell(everyone, "hint", me, cards, word)) }
end
for _, colour in ipairs(COLOURS) do
  hint(colour, any.hand{ colour = colour })
  for n = 1, 5 do KINDS[colour .. "_" .. n] = { colour = colour, rank = n, begins_in = { deck = COPIES[n] } } end
end
for n = 1, 5 do hint("rank_" .. n, any.hand{ rank = n }) end
local FITS = is(total(here, "rank"), count(any.table{ colour = total(here, "colour") }) + 1)
local AGAIN, FULL = draw("deck", "hand"), is(var "hints", option "hints")
return {
  name = "Hands of the Others", by = "Antoine Bauza", together = true,
  about = "Build five fireworks together; everybody sees your cards but you.",
  seats = function(o) return { table.unpack({ "ann", "bob", "cat", "dan", "eve" }, 1, o.players) } end,
  options = { players = { 3, min = 2, max = 5 }, hand = { 5, min = 4, max = 5 }, hints = { 8, min = 1, max = 20 },
    fuses = { 3, min = 1, max = 9 } },
  zones = function(o) return { deck = bag{ see = "none" }, hand = row{ o.hand, per = "seat", see = "others" },
    table = bag{}, heap = bag{} } end,
  kinds = KINDS,
  vars = function(o) return { hints = { o.hints, min = 0, max = o.hints }, fuses = { o.fuses, min = 0, max = o.fuses },
    turns = { o.players + 1, min = 0, max = 9 } } end,
  events = { hint = reveals "{1:seat} is told: {2} {3}." },
  verbs = {
    play = { pick{ any.hand }, does = { { when = FITS, send(here, "table"),
      { when = is(total(here, "rank"), 5) * no(FULL), add("hints", 1) },
      otherwise = { send(here, "heap"), add("fuses", -1) } }, AGAIN } },
    discard = { pick{ any.hand }, when = { no(FULL), "no hint token is used" },
      does = { send(here, "heap"), add("hints", 1), AGAIN } },
    hint = { parts{ seat{ others }, choice{ HINTS, when = FITTING } },
      when = { at_least(var "hints", 1), "there is no hint token" }, does = { add("hints", -1), TOLD } },
  },
  setup = as(everyone, draw("deck", "hand", option "hand")),
  turn_ends = { when = no(any.deck), add("turns", -1) },
  score = count(any.table),
  ends = { { is(var "fuses", 0) + is(var "turns", 0) + is(count(any.table), 25), "score" } },
}
