-- Liar's Dice ends when the first die is lost, as in OpenSpiel.
local FEWER = no(at_least(var "dice", option "dice"))
return { extends = "liars_dice", name = "For One Round", set = { ["ends.1"] = { seats(FEWER), "loses" } } }
