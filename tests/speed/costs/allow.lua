-- A function that is asked about each move.
return {
  extends = "breakthrough",
  name = "Cost of allow",
  about = "For tests/speed/costs/measure.",
  set = { ["verbs.move.allow"] = function() return true end },
}
