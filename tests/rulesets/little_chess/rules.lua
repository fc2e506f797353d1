-- A probe: check and checkmate. A move is tried before it is legal, and the end asks for legal moves.
local straight = { "n", "e", "s", "w" }
local hit = near(enemy "king") + near(enemy "rook", straight) + bracket(empty, enemy "rook", straight)
local function in_check(g, me) return g:inside(g.field:find("king", me), hit, me) end
return {
  name = "Little chess",
  seats = { "white", "black" },
  board = grid{ 4, 5 },
  regions = { kings = { { "B1" }, { "C5" } }, rooks = { { "A1" }, { "D5" } } },
  zones = { field = {} },
  kinds = { king = { begins_on = region "kings" }, rook = { begins_on = region "rooks" } },
  verbs = { move = {
    step{ "king", onto = empty + enemy },
    slide{ "rook", dirs = straight, onto = empty + enemy },
    unless = in_check } },
  ends = { function(g, me)
    local foe = g:next(me)
    if in_check(g, foe) and not g:can(foe, "move") then return me end
  end, idle(40) },
  stuck = "draws",
}
