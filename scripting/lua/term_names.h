// SPDX-License-Identifier: MIT
// Names that terms contain, read from the arguments of a function. What is not one is an error.
#pragma once

#include <lua.hpp>
#include <string>
#include <vector>

namespace hr::scripting {

// One name, which must not be too long.
std::string check_name(lua_State* L, int arg);
// A list of texts, which `what` names; `expected`: what an error says instead of "list of …".
std::vector<std::string> check_texts(lua_State* L, int arg, const char* what,
                                     std::string expected = "");
// Direction words: a text or a list of texts; nothing gives an empty list.
std::vector<std::string> opt_directions(lua_State* L, int arg);

}  // namespace hr::scripting
