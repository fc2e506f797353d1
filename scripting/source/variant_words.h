// SPDX-License-Identifier: MIT
// A variant in words.
#pragma once

#include <string>

#include "scripting/source/variant_info.h"

namespace hr::scripting {

std::string variant_title(const VariantInfo& variant);  // "Long game"
// Whose it is and what it changes: "By Ann. Adds option questions."; or "".
std::string variant_details(const VariantInfo& variant);

}  // namespace hr::scripting
