-- Nine Men's Morris ends after 200 actions, but not for repeated positions, about as in OpenSpiel.
return { extends = "nine_mens_morris", name = "For 200", set = { ["ends.2"] = false, ["ends.3"] = plies(200) } }
