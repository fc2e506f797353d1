// SPDX-License-Identifier: MIT
// Functions of a ruleset that variants wrap, or hang work on: C closures that call the parts with
// the same arguments. They protect nothing and hold nothing but the parts; a failure passes through
// as that of the part.
#pragma once

#include <lua.hpp>
#include <span>

namespace hr::scripting {

// Replaces outer and inner, on top of the stack, by a function that calls outer(inner, …).
void push_around(lua_State* L);

// Replaces a function (or nil) and, above it, those to run before it and those behind it, by one
// that calls them all and answers as the first does.
void push_hooked(lua_State* L, int befores, int afters);

// Replaces the function on top of the stack by that part of it which answers: itself, unless a
// variant has wrapped it.
void replace_by_answering(lua_State* L);

}  // namespace hr::scripting
