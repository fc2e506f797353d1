-- A field of your own making, for two to six players.
local COINS = { "penny", "nickel", "dime", "quarter", "florin", "crown" }

-- One for so many squares of a player's share of the field, rounded up.
local function one_in(g, squares) return math.ceil(g:size(everywhere) / (g.options.players * squares)) end

return {
  extends = "cube_digger",
  name = "Bigger Digger",
  by = "Jonathan A. Leistiko and Sharon J. Cichelli",
  about = "Two to six players dig on a larger field, with homes as far apart as can be.",
  options = {
    players  = { 3, min = 2, max = 6, help = "How many play" },
    supplies = { "by formula", "as set", help = "A treasure for 25 and a bomb for 5 squares a player, or as set" },
  },
  card = function(o) return o.supplies == "by formula" and
    "Each player has a treasure for 25 and a bomb for 5 squares of their share of the field, rounded up." or
    "Treasures of each player: " .. o.treasures .. "; bombs: " .. o.bombs .. "."
  end,
  set = {
    ["card.1"] = "Each player hides treasures and bombs, in secret.",
    ["options.columns.default"] = 6, ["options.rows.default"] = 6, ["options.levels.default"] = 6,
    seats = function(o) return { table.unpack(COINS, 1, o.players) } end,
    ["regions.home"] = far_apart(),
    ["hooks.supplies"] = function(g)
      if g.options.supplies == "as set" then return g.options.treasures, g.options.bombs end
      return one_in(g, 25), one_in(g, 5)
    end,
  },
}
