-- A probe: no board but the pieces, which are one group at all times; most of them crawl along its edge. The table has
-- 21 by 21 hexagons. A spider's three steps, of which none leads back, are a function.
local WAYS = { "n", "nw", "w", "s", "se", "e" }  -- in a circle
local function turn(i, n) return WAYS[(i - 1 + n) % 6 + 1] end
local HIVE, REST, GROUND = filled.hive, filled.hive - here, own.hive - holding(any.hive, 2)
local TERMS = {}
-- Those cells of `set` that have something beside the way ahead of them: on the left, and on the right.
local function sides(i, set) return near(set, turn(i, 4)), near(set, turn(i, 2)) end
for i, ahead in ipairs(WAYS) do
  local left, right = sides(i, REST)
  TERMS["edge_" .. ahead] = left + right - left * right
end
local function crawl(from)  -- one step on the ground, with the rest of the hive on one side
  local to = nowhere
  for _, ahead in ipairs(WAYS) do to = to + near(from * the("edge_" .. ahead), ahead) end
  return to - REST
end
local function higher(k) return holding(any.hive, k + 1) end
local BEETLE = { crawl(here - higher(1)) }  -- from the ground to the ground
for k = 1, 4 do  -- from k high up, counted without it, or up to k, unless both sides are higher
  local up = nowhere
  TERMS["over_" .. k], TERMS["at_" .. k] = higher(k), here * (higher(k) - higher(k + 1))
  for i, ahead in ipairs(WAYS) do
    local left, right = sides(i, the("over_" .. k))
    local free = here - left * right
    up = up + (near(free * the("at_" .. k), ahead) - the("over_" .. k))
      + near(free - the("over_" .. k), ahead) * (holding(any.hive, k) - the("over_" .. k))
  end
  BEETLE[k + 1] = up
end
local function spins(v, from, to)
  local function full(cell) return cell and cell ~= from and v.hive:at(cell) ~= nil end
  local function go(cell, n, before)
    if n == 0 then return cell == to end
    for i, ahead in ipairs(WAYS) do
      local next_one = v:link(cell, ahead)
      if next_one and not full(next_one) and next_one ~= from and next_one ~= before
        and full(v:link(cell, turn(i, 1))) ~= full(v:link(cell, turn(i, 5))) and go(next_one, n - 1, cell) then
        return true
      end
    end
    return false
  end
  return go(from, 3, nil), "a spider goes exactly three steps"
end
local function goes(kind, to, high)
  return parts{ pick{ (high and own.hive or GROUND) * own.hive(kind) },
    pick{ (one_group(REST) + (high or no(everywhere))) * to }, does = send(top(chosen(1)), chosen(2), any.hive) }
end
local PLACED = { no(any.hand "queen"), "the queen has to be placed first" }
local MOVE = { when = PLACED, goes("queen", crawl(here)), goes("ant", grow(here, crawl(so_far)) - here),
  goes("grasshopper", ray(here, HIVE) * empty.hive - near(here)) }
for _, to in ipairs(BEETLE) do MOVE[#MOVE + 1] = goes("beetle", to, some(here * higher(1))) end
local ONTO = first_of((near(own.hive) - near(enemy.hive)) * empty.hive,
  near(HIVE) * is(count(HIVE), 1) + region "centre" * no(HIVE))
local KINDS, QUEEN, OTHERS = {}, { at_least(var "turn", 2), "the queen is not placed first" },
  { no(any.hand "queen") + no(at_least(var "turn", 4)), "the queen has to be placed by the fourth turn" }
for kind, n in pairs{ queen = 1, ant = 3, grasshopper = 3, beetle = 2, spider = 2 } do
  KINDS[kind] = { zone = { "hive", "hand" }, begins_in = { hand = n } }
end
local VERBS = { move = MOVE, place = { says = "places the {1} on {2}",
    place{ { "queen" }, onto = ONTO, from = "hand", when = QUEEN },
    place{ { "ant", "grasshopper", "beetle", "spider" }, onto = ONTO, from = "hand", when = OTHERS } },
  spin = { goes("spider", grow(here, crawl(so_far), 3) - here), when = PLACED, allow = spins } }
local function shut(pieces) return is(count(near(holding(pieces)) * HIVE), 6) end
return {
  name = "Hive", by = "John Yianni", api = 4, about = "Surround the other queen.",
  seats = { "white", "black" },
  board = grid{ 21, 21, links = "hex" }, regions = { centre = { "K11" } },
  look = { as = "table", regions = { centre = "none" } },
  zones = { hive = { holds = "tower", height = 7 }, hand = bag{ per = "seat" } },
  kinds = KINDS, terms = TERMS, verbs = VERBS,
  vars = { turn = { 1, per = "seat", clock = true, shown = false } },
  turn_ends = add("turn", 1), stuck = "pass",
  ends = { { shut(own.hive "queen") * shut(enemy.hive "queen"), "draws" }, { shut(enemy.hive "queen"), "wins" },
    { shut(own.hive "queen"), "loses" }, repeats(3), plies(300) },
}
