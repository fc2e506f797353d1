// SPDX-License-Identifier: MIT
// The themes and their names.
#pragma once

#include <array>
#include <string_view>

namespace hr::editor {

enum class Theme { light, dark, contrast };
inline constexpr std::array<std::string_view, 3> k_theme_names{"light", "dark", "high contrast"};

}  // namespace hr::editor
