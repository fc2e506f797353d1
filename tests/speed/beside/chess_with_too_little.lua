-- Chess is drawn when a bishop or a knight is all that is left beside the kings, about as in OpenSpiel.
local ENOUGH = some(any{ "pawn", "rook", "queen" }) + at_least(count(any{ "knight", "bishop" }), 2)
return { extends = "chess", name = "With Too Little", set = { ["ends.3"] = { no(ENOUGH), "draws" } } }
