#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests docs/make-api: a small description and the page that is made from it.
# shellcheck disable=SC2016  # backquotes here are Markdown's
set -eu
cd "$(dirname "$0")/../.."
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

cat >"$place/api.lua" <<'END'
---@meta

-- Words.

-- # Verbs

---What a seat can do.
---@class Verb
---```lua
---lifts = "at once"
-----> log: done
---```
---@field lifts? "at once"|"at (the end" When pieces are lifted.
---@field when? fun(v: View, x: integer): boolean? Whether it is there.
local Verb = {}

---All seats.
---```lua
---vars = {}
---```
---@since 4
---@type Set
everyone = nil

---Counts.
---@since 3
---@param set Set The cells.
---@param ... "a cell"|Cell More of them.
---@return Number ... One for each.
function count(set, ...) end

---Moves.
---@param spec { [1]: Kind, onto: Set? } `onto`: where.
---@return Pattern
function step(spec) end

---@class Zones
local Zones = {}

---Who is there.
---@return fun(): Seat?
function Zones:holders(cell) end
END
cat >"$place/expected.md" <<'END'
<!-- Made from scripting/api.lua by docs/make-api; change that file, not this one. -->
# The Lua API

Words.

## Verbs

### Verb

What a seat can do.

- `lifts` (`"at once"|"at (the end"`): optional. When pieces are lifted.
  ```lua
  lifts = "at once"
  --> log: done
  ```
- `when` (`fun(v: View, x: integer): boolean?`): optional. Whether it is there.

### `everyone`

All seats.

```lua
vars = {}
```

Needs `api = 4` or higher.

- type: `Set`

### `count(set, …)`

Counts.

Needs `api = 3` or higher.

- `set` (`Set`): The cells.
- `…` (`"a cell"|Cell`): More of them.
- returns `…` (`Number`): One for each.

### `step{ … }`

Moves.

- `spec` (`{ [1]: Kind, onto: Set? }`): `onto`: where.
- returns (`Pattern`)

### `zones:holders()`

Who is there.

- returns (`fun(): Seat?`)
END
docs/make-api --page "$place/api.lua" | diff "$place/expected.md" -
