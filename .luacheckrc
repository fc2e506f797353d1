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
-- The words of the API are those that scripting/api.lua describes, from whichever folder this is run.
stds.rules = { read_globals = {} }
local api
for up = 0, 5 do api = api or io.open(("../"):rep(up) .. "scripting/api.lua") end
for line in assert(api, "expected scripting/api.lua above this folder"):lines() do
  local word = line:match "^function ([%l_]+)%(" or line:match "^([%l_]+) = "
  if word then table.insert(stds.rules.read_globals, word) end
end
api:close()

std = "sandbox+rules"
max_line_length = 120
unused_args = false  -- a rule's signature is given by the engine
files["scripting/api.lua"] = { -- stubs: definitions only, and annotations of one line each
  std = "sandbox", ignore = { "111", "112", "113", "131", "211", "241" }, max_line_length = false,
}
files[".luacheckrc"] = { std = "luacheckrc" }
