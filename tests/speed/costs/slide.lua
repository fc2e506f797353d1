-- A pattern that slides.
return {
  extends = "breakthrough",
  name = "Cost of slide",
  about = "For tests/speed/costs/measure.",
  set = { ["verbs.move.1"] = slide{ "pawn", dirs = "forward", onto = empty, max = 2 } },
}
