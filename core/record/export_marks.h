// SPDX-License-Identifier: MIT
// The first characters of an export, as text and as JSON, by which a file is recognised as one.
#pragma once

#include <string_view>

namespace hr {

inline constexpr std::string_view k_text_export = "House Rules export of ";
inline constexpr std::string_view k_json_export = "{\n  \"houserules\": \"export\"";

}  // namespace hr
