-- A larger field, for two to six players.
local COINS = { "penny", "nickel", "dime", "quarter", "florin", "crown" }

return {
  extends = "cube_digger", name = "Bigger Digger", by = "Jonathan A. Leistiko and Sharon J. Cichelli",
  about = "Two to six players dig on a larger field, with homes as far apart as possible.",
  options = { players = { 3, min = 2, max = 6, help = "Number of players" } },
  card = function(o) return {
    o.players == 2 and "Two people play: penny and nickel."
      or "Turns go round in the order " .. table.concat(COINS, ", ", 1, o.players) .. ".",
    o.players > 2 and "The treasure that you carry may be anybody's but your own." or nil,
  } end,
  set = {
    ["options.columns.default"] = 6, ["options.rows.default"] = 6, ["options.levels.default"] = 6,
    ["options.supplies.default"] = "by formula",
    seats = function(o) return { table.unpack(COINS, 1, o.players) } end,
    ["options.homes"] = { "far apart", help = "As far apart as possible" },
  },
}
