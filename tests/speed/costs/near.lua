-- A set with a word more.
return {
  extends = "breakthrough",
  name = "Cost of near",
  about = "For tests/speed/costs/measure.",
  set = { ["verbs.move.1.onto"] = empty * near(filled) },
}
