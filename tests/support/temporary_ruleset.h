// SPDX-License-Identifier: MIT
// A ruleset in a temporary folder, deleted with the object.
#pragma once

#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

namespace hr::tests {

class TemporaryRuleset {
 public:
  TemporaryRuleset(const std::string& name, const std::string& rules) {
    std::string place = (std::filesystem::temp_directory_path() / "houserules-XXXXXX").string();
    if (mkdtemp(place.data()) == nullptr) throw std::runtime_error("no room for " + place);
    root_ = place;
    std::filesystem::create_directory(root_ / name);
    folder_ = root_ / name;
    std::ofstream(folder_ / "rules.lua", std::ios::binary) << rules;
  }
  TemporaryRuleset(const TemporaryRuleset&) = delete;
  TemporaryRuleset& operator=(const TemporaryRuleset&) = delete;
  ~TemporaryRuleset() {
    std::error_code ignored;
    std::filesystem::remove_all(root_, ignored);
  }

  std::string folder() const { return folder_.string(); }

 private:
  std::filesystem::path root_, folder_;
};

}  // namespace hr::tests
