// SPDX-License-Identifier: MIT
// The rules that a match was recorded with, compared with those that lie in a folder now.
#pragma once

#include <filesystem>
#include <string>

#include "core/game/edition.h"

namespace hr::scripting {

// "" when the folder holds the very rules that were recorded; else a sentence without a full stop.
// `folder` is "" when there is no ruleset of that name.
std::string compared_with_recorded(const std::filesystem::path& folder, const Edition& recorded);

}  // namespace hr::scripting
