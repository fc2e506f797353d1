-- What players can choose.
local function block(columns, rows, levels) return { columns = columns, rows = rows, levels = levels } end

return {
  size      = { "as set", "4x4x4", "4x4x5", "5x5x5", help = "Size of the field; as set: use columns, rows and levels",
    presets = { ["4x4x4"] = block(4, 4, 4), ["4x4x5"] = block(4, 4, 5), ["5x5x5"] = block(5, 5, 5) } },
  columns   = { 5, min = 3, max = 12, help = "Squares from left to right" },
  rows      = { 5, min = 3, max = 12, help = "Squares from front to back" },
  levels    = { 3, min = 2, max = 8, help = "Floors, one above the other" },
  homes     = { "far apart", "middles", help = "Opposite corners, or the middles of the lowest and the highest level" },
  treasures = { 1, min = 1, max = 9, help = "Treasures that each player hides" },
  bombs     = { 8, min = 0, max = 99, help = "Bombs that each player places" },
  supplies  = { "as set", "by formula",
    help = "Treasures and bombs: as set, or one per 25 and one per 5 squares of a player's share of the field",
    ignores = { ["by formula"] = { "treasures", "bombs" } } },
  starts    = { "first seat", "by lot", help = "Who moves first" },
  homes_off_limits = { false, help = "Nobody may step on another player's home" },
  rehide_apart     = { false, help = "A treasure hidden again may not be beside its owner's bombs either" },
  cumulative       = { false, help = "Mistaken defusals add up to more than two turns in a row" },
  plies     = { 1000, min = 1, max = 10000, zero = true,
    help = "Draw after this many actions, not counting the setup; 0: no limit" },
}
