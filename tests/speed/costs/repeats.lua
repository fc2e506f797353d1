-- An end by repetition.
return {
  extends = "breakthrough",
  name = "Cost of repeats",
  about = "For tests/speed/costs/measure.",
  set = { ["ends.2"] = repeats(3) },
}
