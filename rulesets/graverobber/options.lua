-- What players can choose.
return {
  placement = { "apart", "reachable", "connected",
    help = "Windmill and graves apart (A), or all plots in reach (B), or all free squares in reach",
    ignores = { reachable = { "graves_may_touch" }, connected = { "graves_may_touch" } } },
  graves_may_touch = { false, help = "Apart: graves may touch each other, but not the windmill" },
  plots_on_starts  = { false, help = "Plots may lie on A1 and H8, below the pieces" },
  pawns_block      = { false, help = "Pieces stop each other and cannot share a square" },
  stay             = { false, help = "A move of no squares is allowed, and is no skip" },
  skips = { 3, min = 1, max = 9, zero = true,
    help = "The game ends when both have skipped this often in a row; 0: skips never end it" },
  plies = { 400, min = 1, max = 99999, zero = true,
    help = "Draw after so many actions, set-up not counted; 0: no limit" },
}
