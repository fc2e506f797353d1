// SPDX-License-Identifier: MIT
// g and v for calls in a series. A handle finds its fields through its metatable each time; a quick
// table stands in for a handle and keeps fields that were read, so that Lua finds them directly. It
// reads and writes like the handle, with one exception: rules can overwrite a kept field without an
// error. So quick tables are used only in a series, and only for rules that never assign to a field
// of such a name. After the series they are inspected: if rules overwrote a field nevertheless (by
// a name computed at run time), it is restored and the error is reported.
#pragma once

#include <string>

#include "core/game/ruleset_text.h"
#include "scripting/bind/host.h"

namespace hr::scripting {

// Whether a file of the ruleset, or an effect given from outside, assigns to a field that a quick
// table could keep: `anything.name = …` or `anything["name"] = …`.
bool writes_fields(const RulesetText& ruleset_text, const std::string& effect, const Game& game);

// Makes a quick table for the handle kept under `handle`; returns the reference to it.
int make_quick(Host& host, int handle);

// Restores what rules have overwritten. Returns a sentence about the first such field, "" if there
// was none.
std::string repair_quick(Host& host);

}  // namespace hr::scripting
