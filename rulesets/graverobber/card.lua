-- The rules card, in plain words for the options in force.
local PLACEMENT = {
  apart = "The windmill and the graves may not touch, not even at a corner",
  reachable = "The other player's piece must be able to get to every plot",
  connected = "All free squares must hang together",
}

return function(o) return {
  "Each player has a board that only they see, with both pieces on it: red's on A1, white's on H8.",
  "First build your windmill (name its lower left square), raise three graves and lay three plots, all in secret.",
  "Each grave needs a plot of its own beside it; nothing may stand on anything else"
    .. (o.plots_on_starts and ", but for plots on A1 and H8." or "."),
  PLACEMENT[o.placement]
    .. (o.placement == "apart" and o.graves_may_touch and ", but graves may touch graves." or "."),
  "On your turn move your piece in a straight line on your own board, or dig beside it, or skip."
    .. (o.stay and " It may also stay where it is, which is no skip." or ""),
  "A move is repeated on the other board, and ends there before an obstacle"
    .. (o.pawns_block and ", the other piece" or "") .. " or the edge; you are not told.",
  "When you dig, you are told where on the other board your shovel lands. A plot there is yours.",
  "Whoever digs up the third plot wins"
    .. (o.skips > 0 and ("; when both skip %d times in a row, the one with more plots."):format(o.skips) or "."),
  o.plies > 0 and ("The game is drawn after %d actions."):format(o.plies) or nil,
} end
