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
  // In memory, if there is room, saving waits for no disk: for tests that save thousands of times.
  enum class On { disk, memory };

  explicit Folder(On where = On::disk) {
    std::string name = (parent(where) / "houserules-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    root_ = name;
    std::filesystem::create_directory(path());
  }
  explicit Folder(const std::string& rules, On where = On::disk) : Folder(where) {
    write("rules.lua", rules);
  }
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
  static std::filesystem::path parent(On where) {
    constexpr std::uintmax_t k_room = 1 << 30;  // bytes
    const char* const memory = "/dev/shm";
    std::error_code none;
    const bool room = access(memory, W_OK) == 0 &&
                      std::filesystem::space(memory, none).available >= k_room && !none;
    return where == On::memory && room ? memory : std::filesystem::temp_directory_path();
  }

  std::filesystem::path root_;
};

}  // namespace hr::tests
