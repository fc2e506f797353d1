// SPDX-License-Identifier: MIT
// The seeds of a target: the files in its folder, in the order of their names.
#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/files.h"

namespace hr::fuzz {

inline std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> out;
  if (std::filesystem::is_directory(folder))
    for (const auto& each : std::filesystem::directory_iterator(folder))
      if (each.is_regular_file()) out.push_back(each.path());
  std::ranges::sort(out);
  return out;
}

inline std::vector<std::string> inputs_in(const std::filesystem::path& folder) {
  std::vector<std::string> out;
  for (const auto& file : files_in(folder)) out.push_back(tests::text_of(file));
  return out;
}

}  // namespace hr::fuzz
