-- An end that is a condition.
return {
  extends = "breakthrough",
  name = "Cost of condition",
  about = "For tests/speed/costs/measure.",
  set = { ["ends.2"] = { no(enemy), "wins" } },
}
