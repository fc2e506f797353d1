// SPDX-License-Identifier: MIT
// A file's whole text, as tests read and write it.
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace hr::tests {

// Empty where there is no such file.
inline std::string text_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline void write_text(const std::filesystem::path& file, const std::string& text) {
  std::filesystem::create_directories(file.parent_path());
  std::ofstream(file, std::ios::binary) << text;
}

}  // namespace hr::tests
