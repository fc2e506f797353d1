-- A probe: ships placed in secret, and shots at them.
local SHIPS = { carrier = 5, battleship = 4, cruiser = 3, submarine = 3, destroyer = 2 }
local KINDS = { hit = { zone = "shots", look = "cross" }, miss = { zone = "shots", look = "ring" } }
local VERBS, ASKS, SUNK = {}, {}, {}
for ship, n in pairs(SHIPS) do
  local theirs, cells, fits, does = as(others, own(ship)), {}, {}, {}
  for _, dir in ipairs{ "n", "e" } do
    cells[dir] = chosen(1)
    for i = 1, n - 1 do cells[dir] = cells[dir] + near(chosen(1), dir, i) end
    fits[dir], does[dir] = is(count(cells[dir] * empty.sea), n), put(ship, cells[dir])
  end
  KINDS[ship], ASKS[#ASKS + 1] = { zone = "sea" }, at_once(ship)
  VERBS[ship] = { parts{ pick{ empty.sea }, choice{ { "n", "e" }, when = fits, does = does } },
    asked = true, secret = true }
  SUNK[#SUNK + 1] = { when = here * theirs * no(theirs - own "hit"), tell(everyone, "sunk", me, ship) }
end
VERBS.fire = { pick{ everywhere - own.shots }, says = "fires at", does = { when = here * as(others, own.sea),
  put("hit", here), tell(everyone, "hit"), SUNK, go_on, otherwise = put("miss", here) } }
return {
  name = "Hidden Fleets", by = "folk", about = "Sink the fleet that you cannot see.",
  seats = { "north", "south" },
  board = grid{ 10, 10, links = "orthogonal" },
  zones = { sea = { per = "seat", see = "owner" }, shots = { per = "seat" } },
  kinds = KINDS,
  events = { hit = reveals "It is a hit.", sunk = reveals "{1:seat} has sunk the {2}." },
  verbs = VERBS,
  setup = ASKS,
  ends = { reveals{ no(as(others, own.sea) - own "hit"), "wins", name = "the fleet is sunk" } },
}
