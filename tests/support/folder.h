// SPDX-License-Identifier: MIT
// A temporary folder for a test, with files written into it; deleted with the object. The ruleset
// folder in it is called "t", so error messages begin with "t/rules.lua:", or has another name.
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

  explicit Folder(On where = On::disk, const std::string& name = "t") {
    std::string root = (parent(where) / "houserules-XXXXXX").string();
    if (mkdtemp(root.data()) == nullptr) throw std::runtime_error("no temporary folder");
    root_ = root;
    path_ = root_ / name;
    std::filesystem::create_directory(path_);
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
  const std::filesystem::path& path() const { return path_; }
  // Beside the ruleset.
  std::string file(const std::string& name) const { return (root_ / name).string(); }

  Folder& write(const std::string& name, const std::string& text) {
    std::filesystem::create_directories((path_ / name).parent_path());
    std::ofstream(path_ / name, std::ios::binary) << text;
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

  std::filesystem::path root_, path_;
};

}  // namespace hr::tests
