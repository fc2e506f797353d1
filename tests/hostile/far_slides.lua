-- legal: t/rules.lua:3: used more than 64 MB of memory
--
return { name = "T", seats = { "a" }, board = grid{45,45}, zones = { field = {} }, kinds = { man={ begins_on=everywhere } }, verbs = { v=slide{"man", over=everywhere, onto=everywhere} }, ends = { plies(2) }, stuck = "pass" }
