-- The rules card for the options in force: everything that people need to play on paper.
local PLACEMENT = {
  apart = "No grave may touch the windmill or another grave, not even at a corner; plots may touch anything.",
  reachable = "Things may touch, but the other player's piece must be able to walk from its start to each of your "
    .. "plots, square by square, past the windmill and the graves.",
  connected = "Things may touch, but the windmill and the graves may not cut any other square off from the rest.",
}
local TOUCHING = "No grave may touch the windmill, not even at a corner; graves and plots may touch anything else."

local function set_up(o)
  return {
    "Each player has a game board of 8 by 8 squares that the other never sees, and a tracking board for notes. A1 is "
      .. "at the bottom left for both players; up leads towards row 8, right towards column H.",
    "Both boards have a piece for each player: red's starts on A1, white's on H8.",
    "In secret set up your own board. Build a windmill, which covers two by two squares; "
      .. "raise three graves and lay three plots, each on one square. They cannot be moved later.",
    "Each grave needs a plot of its own directly above, below, left or right of it. Nothing may share a square with "
      .. "anything else" .. (o.plots_on_starts and ", except that plots may lie under the pieces on A1 and H8."
        or ", nor with the pieces on A1 and H8."),
    o.placement == "apart" and o.graves_may_touch and TOUCHING or PLACEMENT[o.placement],
    "Red has the first turn; then players take turns.",
  }
end

local function turns(o)
  local piece = o.pawns_block and ", a grave or the other piece" or " or a grave"
  return {
    "On your turn do one thing: move, dig" .. (o.stay and ", stay" or "") .. " or skip.",
    "Move: move your own piece on your own board as many squares as you like, one or more, straight up, down, left or "
      .. "right. It may not leave the board, nor go onto or across the windmill" .. piece .. ". "
      .. (o.pawns_block and "Plots do" or "Plots and the other piece do") .. " not stop it.",
    "Say truthfully which way and how far you moved, as in \"up, four\". The other player moves your piece on their "
      .. "board the same way, stopping before the edge, the windmill" .. piece .. " there, and never says whether it "
      .. "was stopped.",
    o.stay and "Stay: say that your piece stays where it is. This is not a skip.",
    "Dig: name one of the four directions. You dig on the other player's board only, one square that way from your "
      .. "piece there.",
    "If there is a plot, the other player names the square and hands the plot to you; from then on the square is "
      .. "empty. If not, they just name the square, whether it is empty or has a grave, the windmill or a piece on it.",
    "If you dig off the board, they say so and name the square that your piece is on.",
    "Skip: do nothing.",
    "You win as soon as you have three plots.",
    o.skips > 0 and (o.skips == 1 and "When both players skip, one right after the other"
      or ("When both players have skipped %d times in a row, with nothing else in between"):format(o.skips))
      .. ", the game ends: the player with more plots wins; equal numbers are a draw.",
    o.plies > 0 and ("The game is drawn after %s. Setting up does not count."):format(
      o.plies == 1 and "one action" or o.plies .. " actions of both players together"),
  }
end

return function(o)
  local out = {}
  for _, part in ipairs{ set_up(o), turns(o) } do
    for _, sentence in ipairs(part) do if sentence then out[#out + 1] = sentence end end
  end
  return out
end
