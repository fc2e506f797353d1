// SPDX-License-Identifier: MIT
// Combines functions of a ruleset with those of variants: C closures that call their parts with the
// same arguments. They hold nothing but the parts and catch nothing, so an error of a part passes
// through.
#pragma once

#include <lua.hpp>
#include <span>

namespace hr::scripting {

// Replaces outer and inner, on top of the stack, by a function that calls outer(inner, …).
void push_around(lua_State* L);

// Replaces a function (or nil) and, above it, those to run before and after it, by one that calls
// them all and returns the results of the first.
void push_hooked(lua_State* L, int befores, int afters);

// Replaces the function on top of the stack by the one that computes its results: itself, unless a
// variant has added functions before or after it or wrapped it.
void replace_by_answering(lua_State* L);

}  // namespace hr::scripting
