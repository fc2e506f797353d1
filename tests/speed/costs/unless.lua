-- Each move is tried for what must not come of it.
return {
  extends = "breakthrough",
  name = "Cost of unless",
  about = "For tests/speed/costs/measure.",
  set = { ["verbs.move.unless"] = no(own) },
}
