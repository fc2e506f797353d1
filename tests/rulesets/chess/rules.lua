-- A probe: what an action may not leave behind, castling, en passant, promotion.
local ORTHOGONAL, DIAGONAL, ARRIVE = "orthogonal", "diagonal", empty + enemy
local AHEAD, LAST = { "forward_left", "forward_right" }, own "pawn" * region "last"
local function rank(white, black)
  return { function(_, y) return y == white end, function(_, y) return y == black end }
end
local function castle(side, way, dir)
  local free = no(way * filled) * no((own "king" + near(own "king", dir)) * the "attacked")
  return slide{ own "king" * region "king", dirs = dir, exactly = 2, does = send(region(side), passed),
    when = { var(side) * free, "the king or that rook has moved, the way is not free, or it is attacked" } }
end

return {
  name = "Chess", by = "traditional",
  seats = { { "white", faces = "n" }, { "black", faces = "s" } },
  board = grid{ 8, 8 },
  regions = {
    second = rank(2, 7), last = rank(8, 1), king = { { "E1" }, { "E8" } }, queen = { { "D1" }, { "D8" } },
    bishops = { { "C1", "F1" }, { "C8", "F8" } }, knights = { { "B1", "G1" }, { "B8", "G8" } },
    rooks = { { "A1", "H1" }, { "A8", "H8" } }, short = { { "H1" }, { "H8" } }, long = { { "A1" }, { "A8" } },
    short_way = { { "F1", "G1" }, { "F8", "G8" } }, long_way = { { "B1", "C1", "D1" }, { "B8", "C8", "D8" } },
  },
  zones = { field = {} },
  kinds = {
    pawn = { begins_on = region "second" }, knight = { begins_on = region "knights" },
    bishop = { begins_on = region "bishops" }, rook = { begins_on = region "rooks" },
    queen = { begins_on = region "queen" }, king = { begins_on = region "king" },
  },
  vars = { short = { true, per = "seat" }, long = { true, per = "seat" }, skipped = { type = "cell" } },
  terms = {
    attacked = near(enemy "pawn", { "back_left", "back_right" }) + near(enemy "knight", leap(1, 2))
      + near(enemy "king") + ray(enemy{ "rook", "queen" }, empty, ORTHOGONAL)
      + ray(enemy{ "bishop", "queen" }, empty, DIAGONAL),
    check = own "king" * the "attacked",
  },
  verbs = {
    move = {
      step{ "pawn", dirs = "forward", progress = true },
      step{ "pawn", dirs = AHEAD, onto = enemy, progress = true },
      step{ "pawn", dirs = AHEAD, onto = empty * var "skipped", does = take(near(here, "back")) },
      slide{ own "pawn" * region "second", dirs = "forward", exactly = 2, progress = true,
        does = set("skipped", passed) },
      step{ "knight", dirs = leap(1, 2), onto = ARRIVE }, step{ "king", onto = ARRIVE },
      slide{ own{ "bishop", "queen" }, dirs = DIAGONAL, onto = ARRIVE },
      slide{ own{ "rook", "queen" }, dirs = ORTHOGONAL, onto = ARRIVE },
      castle("short", region "short_way", "e"), castle("long", region "long_way", "w"),
      unless = { the "check", "your king would be in check" },
      does = {
        set("skipped", nowhere),
        as(everyone, { { when = (origin + here) * (region "king" + region "short"), set("short", false) },
                       { when = (origin + here) * (region "king" + region "long"), set("long", false) } }),
        { when = LAST, ask "promote" },
      },
    },
    promote = { choice{ { "queen", "rook", "bishop", "knight" }, progress = true }, asked = true,
      does = become(LAST, chosen) },
  },
  stuck = { { the "check", "loses", name = "checkmate" }, { "draws", name = "stalemate" } },
  ends = { repeats(3), idle(100) },
}
