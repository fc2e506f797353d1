// SPDX-License-Identifier: MIT
// A temporary folder for a test, with files written into it; deleted with the object. The ruleset
// folder in it is always called "t", so error messages begin with "t/rules.lua:".
#pragma once

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace hr::tests {

class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "houserules-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    root_ = name;
    std::filesystem::create_directory(path());
  }
  explicit Folder(const std::string& rules) : Folder() { write("rules.lua", rules); }
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(root_, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  const std::filesystem::path& root() const { return root_; }
  std::filesystem::path path() const { return root_ / "t"; }

  Folder& write(const std::string& name, const std::string& text) {
    std::filesystem::create_directories((path() / name).parent_path());
    std::ofstream(path() / name, std::ios::binary) << text;
    return *this;
  }

 private:
  std::filesystem::path root_;
};

}  // namespace hr::tests
