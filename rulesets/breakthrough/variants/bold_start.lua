-- A pawn that has not left its home yet may go two squares straight ahead.
return {
  extends = "breakthrough",
  name = "Bold Start",
  about = "A pawn in its two home rows may move two squares straight ahead if both are empty.",
  set = {
    ["verbs.move.3"] = slide{ own "pawn" * region "home", dirs = "forward", over = empty, exactly = 2 },
  },
}
