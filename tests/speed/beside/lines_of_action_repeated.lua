-- Lines of Action is drawn when a position occurs for the second time, as in OpenSpiel.
return { extends = "lines_of_action", name = "Repeated", set = { ["ends.3"] = repeats(2) } }
