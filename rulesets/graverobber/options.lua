-- What players can choose.
return {
  placement = { "apart", "reachable", "connected",
    help = "Windmill and graves apart (A), all plots reachable (B), or all free squares reachable",
    ignores = { reachable = { "graves_may_touch" }, connected = { "graves_may_touch" } } },
  graves_may_touch = { false, help = "With placement apart: graves may touch each other, but not the windmill" },
  plots_on_starts  = { false, help = "Plots may be on A1 and H8, under the pieces" },
  pawns_block      = { false, help = "Pieces block each other and cannot share a square" },
  stay             = { false, help = "A player may stay in place, which does not count as a skip" },
  skips = { 3, min = 1, max = 9, zero = true,
    help = "The game ends when both players have skipped this many times in a row; 0: never" },
  plies = { 400, min = 1, max = 99999, zero = true,
    help = "Draw after this many actions, not counting the setup; 0: no limit" },
}
