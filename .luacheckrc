-- What a ruleset may read: Lua less what the sandbox takes away, and the words of the API.
-- Nothing may be written: rules keep no state of their own.
local function fields(names)
  local set = {}
  for name in names:gmatch "%S+" do set[name] = {} end
  return { fields = set }
end

stds.sandbox = {
  read_globals = {
    "assert", "error", "ipairs", "next", "pairs", "pcall", "select", "setmetatable", "getmetatable",
    "tonumber", "tostring", "type", "rawequal", "rawget", "rawlen", "rawset", "_VERSION",
    math = fields "abs ceil fmod floor huge max maxinteger min mininteger tointeger type ult modf",
    string = fields [[byte char find format gmatch gsub len lower match rep reverse sub upper]],
    table = fields "concat insert move pack remove sort unpack",
    utf8 = fields "char charpattern codepoint codes len offset",
  },
}
stds.rules = {
  read_globals = {
    "grid", "graph", "cube_surface", "file",                           -- boards
    "region", "own", "enemy", "any", "near", "around", "group", "bracket",
    "everywhere", "nowhere", "empty", "filled", "hidden",              -- sets
    "step", "slide", "jump", "place", "pick", "choice", "number", "pass", -- patterns
    "reach", "line", "connects", "repeats", "idle", "plies",           -- ends
    "reveals",
  },
}

std = "sandbox+rules"
max_line_length = 120
unused_args = false  -- a rule's signature is given by the engine
files["scripting/api.lua"] = { std = "sandbox", ignore = { "111", "112", "113", "131", "211" } } -- stubs: definitions only
files[".luacheckrc"] = { std = "luacheckrc" }
