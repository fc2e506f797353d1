-- Each move takes what a set of cells holds.
return {
  extends = "breakthrough",
  name = "Cost of take",
  about = "For tests/speed/costs/measure.",
  set = { ["verbs.move.does"] = take(near(here) * enemy) },
}
