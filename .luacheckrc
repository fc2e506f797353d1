-- What a ruleset may read: Lua less what the sandbox takes away, and the words of the API.
-- Nothing may be written: rules keep no state of their own.
local function fields(names)
  local set = {}
  for name in names:gmatch "%S+" do set[name] = {} end
  return { fields = set }
end

stds.sandbox = {
  read_globals = {
    "assert", "error", "ipairs", "pairs", "require", "select", "tonumber", "tostring", "type",
    math = fields [[abs acos asin atan ceil cos deg exp floor fmod huge log max maxinteger min
                    mininteger modf pi rad sin sqrt tan tointeger type ult]],
    string = fields "byte char format len lower rep reverse sub upper",
    table = fields "concat insert pack remove sort unpack",
    utf8 = fields "char codepoint codes len offset",
  },
}
stds.rules = {
  read_globals = {
    "grid", "graph", "cube_surface", "far_apart",                      -- boards
    "lasts", "among", "turn_to",                                       -- turns
    "bag", "row", "dice", "draw", "shuffle", "cut", "turn_over", "trade", "show", "zone", "best", -- cards
    "region", "own", "enemy", "any", "near", "around", "level", "group", "first_of", "bracket", "leap",
    "links_of", "ends_of",
    "everywhere", "nowhere", "empty", "filled", "hidden", "without", "between", "ray", "lines", -- sets
    "origin", "here", "passed", "crossed", "lost", "heading", "turned", -- places of an action, directions
    "var", "option", "the", "as", "me", "others", "everyone", "next_seat", "actor", "seats", "best", "partners", "opponents",
    "some", "no", "at_least", "is", "one_group", "repeated", "repetitions", "count", "total", "along",
    "holding", "lifted", "top", "bottom", "under",                      -- towers
    "take", "put", "flip", "become", "chosen", "send", "set", "add", "roll", "tell", "ask", "offer", "at_once", "go_on", -- writes
    "step", "hop", "slide", "jump", "place", "pick", "sow", "choice", "number", "pass", -- patterns
    "seat", "parts",
    "reach", "line", "connects", "cuts", "repeats", "idle", "plies",   -- ends
    "reveals",
  },
}

std = "sandbox+rules"
max_line_length = 120
unused_args = false  -- a rule's signature is given by the engine
files["scripting/api.lua"] = { -- stubs: definitions only, and annotations of one line each
  std = "sandbox", ignore = { "111", "112", "113", "131", "211", "241" }, max_line_length = false,
}
files[".luacheckrc"] = { std = "luacheckrc" }
