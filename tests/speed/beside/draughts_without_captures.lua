-- Draughts are drawn after 40 actions in a row without a capture, as in OpenSpiel.
return {
  extends = "english_draughts", name = "Without Captures",
  set = { ["verbs.move.1.progress"] = false, ["ends.1"] = idle(40) },
}
