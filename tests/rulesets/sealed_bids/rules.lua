-- A probe: all bid at once and in secret, with large numbers.
return {
  name = "Sealed Bids",
  seats = { "ann", "ben", "cy" },
  options = { money = { 1000000, min = 10, max = 1000000000, help = "What each player has" },
              lots  = { 5, min = 1, max = 20, help = "How many lots come under the hammer" } },
  vars = { money = { 1000000000, per = "seat", min = 0 }, lots = { per = "seat" },
           bid = { 0, per = "seat", see = "owner", min = 0 }, left = {} },
  events = { sold = reveals "{1:seat} buys a lot for {2}.", tie = reveals "{1} is bid twice: nobody buys." },
  verbs = {
    bid = { number{ 0, function(v) return v.money[v.seat] end }, asked = true, secret = true,
      effect = function(g, me, n) g.bid[me] = n end,
      done = function(g)
        local best, most, twice = nil, -1, false
        for seat in g:seats() do
          local n = g.bid[seat]
          if n > most then best, most, twice = seat, n, false elseif n == most then twice = true end
        end
        if twice then return g:tell("all", "tie", most) end
        g.money[best], g.lots[best] = g.money[best] - most, g.lots[best] + 1
        g:tell("all", "sold", best, most)
      end },
    go_on = { pass{} },
  },
  setup = function(g)
    for seat in g:seats() do g.money[seat] = g.options.money end
    g.left = g.options.lots
    g:all("bid", 1)
  end,
  turn = function(g, me)
    g.left = g.left - 1
    if g.left > 0 then g:all("bid", 1) end
    return g.left > 0 and me or nil
  end,
  score = function(g, seat) return g.lots[seat] end,
}
