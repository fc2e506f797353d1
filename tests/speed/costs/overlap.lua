-- A pattern that offers some moves of another, too.
return {
  extends = "breakthrough",
  name = "Cost of overlap",
  about = "For tests/speed/costs/measure.",
  set = { ["verbs.move.3"] = slide{ "pawn", dirs = "forward", onto = empty, max = 2 } },
}
