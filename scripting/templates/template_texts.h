// SPDX-License-Identifier: MIT
// The files of this folder as text, embedded when the program is built.
#pragma once

#include <string_view>

namespace hr::scripting {

extern const std::string_view k_lines_lua, k_lines_scenario, k_steps_lua, k_steps_scenario,
    k_cards_lua, k_cards_scenario, k_empty_lua, k_empty_scenario, k_variant_lua, k_variant_scenario;

}  // namespace hr::scripting
