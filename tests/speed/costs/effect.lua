-- A function after each move that does nothing.
return {
  extends = "breakthrough",
  name = "Cost of effect",
  about = "For tests/speed/costs/measure.",
  set = { ["verbs.move.effect"] = function() end },
}
