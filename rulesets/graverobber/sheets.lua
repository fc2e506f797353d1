-- Game boards and tracking boards for both players, pieces to cut out for the game boards, and the rules.
local SQUARE = 20  -- millimetres

local function sheet(title, text, side, lines)
  return { title = title, each = "seat", text, { board = { labels = {}, edges = true, side = side } },
    lines and { ask = "Notes", lines = lines } }
end

return {
  sheet("Game board of {seat}", "Keep it hidden from the other player. Red's piece starts on A1, white's on H8.",
    SQUARE),
  sheet("Tracking board of {seat}", "For whatever you find out about the other player's board. Take a new one for each "
    .. "game.", 14, 8),
  { title = "Pieces to cut out",
    "For each player: a red and a white piece, a windmill, three graves with a plot each, and three gift boxes. Put "
      .. " a gift box on each plot, and hand it over when that plot is dug up.",
    { cutouts = {
      { "grave", "plot", copies = 6 }, { "windmill", size = 2, copies = 2 },
      { "red", copies = 2, dark = true }, { "white", copies = 2 }, { "gift box", copies = 6 },
    }, side = SQUARE - 2 } },
  { title = "The rules", { card = true } },
}
