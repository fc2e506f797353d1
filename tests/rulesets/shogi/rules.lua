-- A probe: captured pieces change sides and are dropped again, promotion is part of a move, and a dropped pawn may not
-- checkmate.
local TO, ORTHOGONAL, DIAGONAL = empty.field + enemy.field, "orthogonal", "diagonal"
local GOLD = { "forward", "forward_left", "forward_right", "left", "right", "back" }
local SILVER = { "forward", "forward_left", "forward_right", "back_left", "back_right" }
local GOLDEN = { "gold", "tokin", "gold_lance", "gold_knight", "gold_silver" }
local TURNED = { forward = "back", back = "forward", forward_left = "back_left", forward_right = "back_right",
  back_left = "forward_left", back_right = "forward_right" }
local function rows(from, to)  -- counted from the far side
  return { function(_, y) return 10 - y >= from and 10 - y <= to end, function(_, y) return y >= from and y <= to end }
end
local function turned(dirs)  -- as somebody sees them who faces the other way
  local out = {}
  for i, dir in ipairs(dirs) do out[i] = TURNED[dir] or dir end
  return out
end

-- What each becomes, how it moves, and how many rows at the far side it could not leave again.
local PROMOTED = {
  { "pawn", "tokin", step, "forward", 1 }, { "lance", "gold_lance", slide, "forward", 1 },
  { "knight", "gold_knight", step, leap(1, 2, "forward"), 2 }, { "silver", "gold_silver", step, SILVER },
  { "bishop", "horse", slide, DIAGONAL }, { "rook", "dragon", slide, ORTHOGONAL },
}
local MOVES = {
  step{ "king", onto = TO }, step{ own.field(GOLDEN), dirs = GOLD, onto = TO },
  slide{ own.field "horse", dirs = DIAGONAL, onto = TO }, step{ own.field "horse", dirs = ORTHOGONAL, onto = TO },
  slide{ own.field "dragon", dirs = ORTHOGONAL, onto = TO }, step{ own.field "dragon", dirs = DIAGONAL, onto = TO },
}
local SIGNS = { pawn = "歩", lance = "香", knight = "桂", silver = "銀", gold = "金", bishop = "角", rook = "飛", king = "玉",
  tokin = "と", gold_lance = "杏", gold_knight = "圭", gold_silver = "全", horse = "馬", dragon = "龍" }
local KINDS, PROMOTIONS, DROPS, MATE = {}, {}, {}, { stuck(others * seats(the "check")), "a dropped pawn may not mate" }
local function add_kind(name, base)
  KINDS[name] = { zone = base == name and { "field", "hand" } or "field", look = { label = SIGNS[name] }, owned = true,
    letter = ({ lance = "L", silver = "S" })[name], captured = base and put(base, "hand") }
end
for _, row in ipairs(PROMOTED) do
  local name, better, moves, dirs, dead = table.unpack(row)
  add_kind(name, name)
  add_kind(better, name)
  local leaves = dead and region("last_" .. dead) or nowhere
  local function move(piece, onto, does) return moves{ piece, dirs = dirs, onto = onto, does = does } end
  MOVES[#MOVES + 1] = move(own.field(name), TO - leaves)
  PROMOTIONS[#PROMOTIONS + 1] = move(own.field(name) * region "last_3", TO, become(here, better))
  PROMOTIONS[#PROMOTIONS + 1] = move(own.field(name), TO * region "last_3", become(here, better))
  local columns = nowhere  -- a second pawn in a column is not allowed
  if name == "pawn" then columns = ray(own.field "pawn", everywhere, { "forward", "back" }) + own.field "pawn" end
  DROPS[#DROPS + 1] = dead and place{ { name }, onto = empty - leaves - columns, from = "hand",
    unless = name == "pawn" and MATE or nil }
end
add_kind("gold", "gold")
add_kind("king")
DROPS[#DROPS + 1] = place{ { "silver", "gold", "bishop", "rook" }, from = "hand" }

return {
  name = "Shogi", by = "traditional", api = 4,
  about = "Checkmate the king; what you capture you may drop as your own.",
  seats = { { "black", faces = "n" }, { "white", faces = "s" } },
  board = grid{ 9, 9 },
  look = { as = "plain", regions = { last_1 = "none", last_2 = "none", last_3 = "none" } },
  regions = { last_1 = rows(1, 1), last_2 = rows(1, 2), last_3 = rows(1, 3) },
  zones = { field = {}, hand = bag{ per = "seat" } },
  kinds = KINDS,
  setup = drawn{ [[
    Field:
    9 l n s g k g s n l
    8 . r . . . . . b .
    7 p p p p p p p p p
    6 . . . . . . . . .
    5 . . . . . . . . .
    4 . . . . . . . . .
    3 P P P P P P P P P
    2 . B . . . . . R .
    1 L N S G K G S N L ]] },
  terms = {
    check = own.field "king" * (near(enemy.field "pawn", "back") + ray(enemy.field "lance", empty.field, "back")
      + near(enemy.field "knight", leap(1, 2, "back")) + near(enemy.field "silver", turned(SILVER))
      + near(enemy.field(GOLDEN), turned(GOLD)) + near(enemy.field "king")
      + ray(enemy.field{ "bishop", "horse" }, empty.field, DIAGONAL) + near(enemy.field "horse", ORTHOGONAL)
      + ray(enemy.field{ "rook", "dragon" }, empty.field, ORTHOGONAL) + near(enemy.field "dragon", DIAGONAL)),
  },
  verbs = {
    move = { unless = { the "check", "your king would be in check" }, table.unpack(MOVES) },
    promote = { unless = { the "check", "your king would be in check" }, says = "promotes", table.unpack(PROMOTIONS) },
    drop = { unless = { the "check", "your king would be in check" }, table.unpack(DROPS) },
  },
  stuck = "loses",
  ends = { repeats(4), plies(500) },
}
