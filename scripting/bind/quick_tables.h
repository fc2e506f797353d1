// SPDX-License-Identifier: MIT
// g and v for play in series. A handle is asked for its fields through its metatable each time; a
// quick table stands for one and keeps what it has been asked for, so that Lua finds it at once.
// It reads and writes like the handle, but for one thing: what it keeps can be overwritten without
// being refused. So it is given out for a series only, and only to rules that nowhere assign to a
// field of such a name; and it is mended behind the series, where it turns out that rules
// overwrote something all the same (by a name that they put together), which is then said.
#pragma once

#include <string>

#include "core/game/edition.h"
#include "scripting/bind/host.h"

namespace hr::scripting {

// Whether a file of the ruleset, or an effect given from outside, assigns to a field that has the
// name of one that is kept: `anything.name = …` or `anything["name"] = …`.
bool writes_fields(const Edition& edition, const std::string& effect, const Game& game);

// The kept number of a quick table for the handle kept under `handle`.
int make_quick(Host& host, int handle);

// Puts back what rules have overwritten; a sentence about the first of it, "" when nothing was.
std::string repair_quick(Host& host);

}  // namespace hr::scripting
