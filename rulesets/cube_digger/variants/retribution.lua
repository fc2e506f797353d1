-- After a failed defusal the next player may ask about squares of your map.
return {
  extends = "cube_digger", name = "Retribution", by = "Jonathan A. Leistiko and Sharon J. Cichelli",
  about = "A player who defuses where there is no bomb must say what is on some squares of their map.",
  ignores = { "cumulative" },
  options = { questions = { 2, min = 1, max = 9, help = "Number of squares that may be asked about" } },
  zones = { asked = {} }, kinds = { question = { zone = "asked", owned = false } },  -- where it was asked
  vars = { victim = { type = "seat" } },
  events = { answer = reveals "{1:seat}'s map at {2:cell}: {3}." },
  verbs = { question = { place{ "question" }, asked = true, effect = function(g, _, cell)
    g:tell("all", "answer", g.victim, cell, g.map[g.victim]:at(cell) or "nothing")
  end } },
  card = function(o) return {
    o.questions == 1 and "The question is about one square."
      or ("The questions are about %d different squares, one after the other."):format(o.questions),
  } end,
  set = {
    ["card.10"] = "If there was no bomb at all to defuse, the next player at once questions you about your private "
      .. "map, which does not cost them their turn. Say whether there is a bomb, a treasure or nothing on the square.",
    terms = function(o)
      local questions = {}
      for i = 1, o.questions do questions[i] = ask "question" end
      return { penalty = { take(any "question"), set("victim", me), as(next_seat, questions) } }
    end,
  },
}
