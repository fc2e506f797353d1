// SPDX-License-Identifier: MIT
// All files of a ruleset's folder, to copy or show them: also those that no rule reads. The folder
// may be a stranger's, so what is read of it is limited.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/game/ruleset_text.h"

namespace hr::scripting {

inline constexpr std::uintmax_t k_max_ruleset_file = std::uintmax_t{4} << 20;  // bytes of one file
inline constexpr std::uintmax_t k_max_ruleset_bytes = std::uintmax_t{16} << 20;  // bytes of all
inline constexpr std::size_t k_max_ruleset_files = 1000;
inline constexpr std::size_t k_max_ruleset_entries = 20'000;  // including those that are left out

// The files whose names, relative to the folder, are accepted, ordered by name. Hidden files and
// folders, links to folders, and what is not a file are left out. Throws Error if there is too
// much, or a link leads out of the folder.
std::vector<RuleFile> ruleset_files(
    const std::filesystem::path& folder,
    const std::function<bool(const std::string& name)>& accepts = [](const std::string&) {
      return true;
    });

}  // namespace hr::scripting
