// SPDX-License-Identifier: MIT
// What a command prints with --json: one value, or one a line.
#pragma once

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/process.h"

namespace hr::tests {

inline std::vector<nlohmann::json> json_lines(const std::string& text) {
  std::vector<nlohmann::json> list;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) list.push_back(nlohmann::json::parse(line));
  return list;
}

// Of a command that ends with this code.
inline nlohmann::json json_of(std::vector<std::string> words, int code = 0) {
  words.emplace_back("--json");
  const Finished run = houserules(words);
  INFO(run.err);
  REQUIRE(run.code == code);
  return nlohmann::json::parse(run.out);
}

}  // namespace hr::tests
