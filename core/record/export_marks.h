// SPDX-License-Identifier: MIT
// How an export begins, as text and as JSON: by that a file is known as one.
#pragma once

#include <string_view>

namespace hr {

inline constexpr std::string_view k_text_export = "House Rules export of ";
inline constexpr std::string_view k_json_export = "{\n  \"houserules\": \"export\"";

}  // namespace hr
