// SPDX-License-Identifier: MIT
// What a command prints with --json, one value a line.
#pragma once

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

namespace hr::tests {

inline std::vector<nlohmann::json> json_lines(const std::string& text) {
  std::vector<nlohmann::json> list;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) list.push_back(nlohmann::json::parse(line));
  return list;
}

}  // namespace hr::tests
