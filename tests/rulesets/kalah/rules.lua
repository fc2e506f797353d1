-- A probe: piles, sowing, extra turns and a last harvest.
local HOUSES, STORE, OPPOSITE = region "houses", region "store", near(here, "across")
local RING = { "a1", "a2", "a3", "a4", "a5", "a6", "A", "b1", "b2", "b3", "b4", "b5", "b6", "B" }
local on, across, at = {}, {}, {}
for i, name in ipairs(RING) do
  at[i] = i % 7 == 0 and { 7 * (2 - i // 7), 1.5 } or i < 7 and { i, 1 } or { 14 - i, 2 }
  on[i] = { name, RING[i % 14 + 1] }
  if i % 7 > 0 then across[#across + 1] = { name, RING[14 - i] } end
end

return {
  name = "Kalah", by = "William Julius Champion Jr.",
  seats = { "south", "north" },
  options = { seeds = { 6, min = 1, max = 12, help = "Seeds in each house" } },
  board = graph{ cells = RING, at = at, links = { on = on, across = across }, drawn = "on" },
  regions = { houses = { { table.unpack(RING, 1, 6) }, { table.unpack(RING, 8, 13) } }, store = { { "A" }, { "B" } } },
  zones = { pit = { holds = "pile" } },
  kinds = { seed = { owned = false, look = "stone" } },
  setup = put("seed", region("houses", "any"), option "seeds"),
  verbs = { sow = { sow{ HOUSES * filled, dirs = "on", skip = region("store", "enemy") }, does = {
    { when = here * STORE, go_on },
    { when = is(total(here * HOUSES), 1), { when = OPPOSITE * filled, send(here + OPPOSITE, STORE) } },
  } } },
  score = total(HOUSES + STORE),
  ends = { { no(HOUSES * filled) + no(region("houses", "enemy") * filled), "score" } },
}
