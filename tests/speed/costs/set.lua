-- Each move sets a variable to a constant.
return {
  extends = "breakthrough",
  name = "Cost of set",
  about = "For tests/speed/costs/measure.",
  vars = { count = { 0 } },
  set = { ["verbs.move.does"] = set("count", 1) },
}
