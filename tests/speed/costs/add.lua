-- Each move adds a constant to a variable.
return {
  extends = "breakthrough",
  name = "Cost of add",
  about = "For tests/speed/costs/measure.",
  vars = { count = { 0 } },
  set = { ["verbs.move.does"] = add("count", 1) },
}
