-- Chains with the same piece.
return {
  extends = "breakthrough",
  name = "Cost of again",
  about = "For tests/speed/costs/measure.",
  set = { ["verbs.move.again"] = no(own) },
}
