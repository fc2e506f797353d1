-- A pattern with a condition.
return {
  extends = "breakthrough",
  name = "Cost of when",
  about = "For tests/speed/costs/measure.",
  set = { ["verbs.move.1.when"] = some(own) },
}
