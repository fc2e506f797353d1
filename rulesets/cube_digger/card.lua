-- The rules card for the options in force: everything that people need to play on paper.
local FLOORS = { "I", "II", "III", "IV", "V", "VI", "VII", "VIII" }

local function some(n, one) return n == 1 and "one " .. one or n .. " " .. one .. "s" end
local function square(x, y, z) return string.char(64 + x) .. y .. "-" .. FLOORS[z] end

local function field(o)
  local c, r, l = o.columns, o.rows, o.levels
  local penny, nickel = square(1, 1, 1), square(c, r, l)
  if o.homes == "middles" then
    penny, nickel = square((c + 1) // 2, (r + 1) // 2, 1), square(c // 2 + 1, r // 2 + 1, l)
  end
  return ("The field has %d levels of %d by %d squares, A1-I to %s; A1-II lies right above A1-I. "):format(l, c, r,
      square(c, r, l))
    .. (o.homes == "far apart" and "Homes are as far apart as possible; with two players " or "Homes: ")
    .. ("penny's is %s and nickel's %s. On a private map its owner's home is shaded."):format(penny, nickel)
end

local function supplies(o)
  if o.supplies == "by formula" then
    return "Divide the number of squares by the number of players: everybody has one treasure for every 25 squares of "
      .. "that share and one bomb for every 5, rounded up."
  end
  return ("Everybody has %s and %s."):format(some(o.treasures, "treasure"),
    o.bombs > 0 and some(o.bombs, "bomb") or "no bombs")
end

local ARM = " Then arm your bombs, every one of them: mark a square for each that is neither on nor beside a home, a "
  .. "treasure of yours or another of your bombs. What others have hidden does not matter."

-- What happens to a player on a bomb.
local function boom(o)
  return " A bomb explodes: all bombs on that square are gone, and your pawn goes back to your home, even if another "
    .. "pawn is there. Nobody mentions a treasure on the same square. If you were carrying a treasure, its owner "
    .. "hides it again in secret, by the same rules and not under a pawn" .. (o.rehide_apart
      and ", and not beside one of their own bombs if there is another square."
      or ", except that it may be beside one of their own bombs.")
    .. " If no such square is left, any empty square will do that is not a home and not cut off."
end

-- Variants replace the tenth sentence.
return function(o)
  local armed = o.supplies == "by formula" or o.bombs > 0
  return {
    field(o),
    "Two squares are beside each other if they share a whole side: left, right, front, back, above or below, never "
      .. "diagonally.",
    "Put the pawns on their homes on a map that all share. You also have a private map, which nobody else may see.",
    supplies(o),
    "First, in secret, hide each treasure of yours: mark an empty square on your private map. It must be on the level "
      .. "of your home, but neither a home nor beside yours, and not cut off from the others by closed squares."
      .. (armed and ARM or ""),
    (o.starts == "by lot" and "Draw lots for the first turn; then turns" or "Penny has the first turn; turns")
      .. " go round: after penny comes nickel, and after the last player the first.",
    "On your turn do one thing with a square beside your pawn: step onto it, scan it or defuse it. All others answer "
      .. "aloud, and must tell the truth.",
    "Step: move your pawn there. You may not step onto another pawn" .. (armed and ", or a bomb of your own" or "")
      .. (o.homes_off_limits and ", or another player's home" or "") .. ". Others say what they have there: "
      .. (armed and "a bomb, " or "") .. "a treasure or nothing." .. (armed and boom(o) or "")
      .. " A treasure" .. (armed and " without a bomb" or "") .. " is yours to carry: its owner rubs it out."
      .. ((o.supplies == "by formula" or o.treasures > 1) and " Carry only one; meanwhile leave others where they are."
        or ""),
    armed and "Scan: others say whether they have a bomb there; they never mention treasures. Defuse: all bombs on "
      .. "that square are removed, your own as well; others say whether they had one there."
      or "You may scan and defuse as well, but there are no bombs to find.",
    "If there was no bomb at all to defuse, the next player has " .. (o.cumulative
      and "one more turn in a row next time, for every such mistake." or "two turns in a row next time."),
    "You win as soon as you step onto your own home while you carry somebody else's treasure.",
    o.plies > 0 and ("The game is drawn after %s%s. %s"):format(some(o.plies, "action"),
      o.plies > 1 and " of all players together" or "", armed
        and "Hiding a treasure again counts as an action, too; setting up does not."
        or "Setting up does not count.") or nil,
  }
end
