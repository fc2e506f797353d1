// SPDX-License-Identifier: MIT
// Font files, and the search for one that has a letter. Files are mapped into memory, not read: a
// font with all Chinese letters has 20 MB, of which a few pages are needed.
#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <imgui.h>

struct _GMappedFile;  // GLib's

namespace hr::editor {

class FontFile {
 public:
  // `face`: of a file with several. Test is_font() afterwards.
  FontFile(const std::filesystem::path& file, int face);
  ~FontFile();
  FontFile(const FontFile&) = delete;
  FontFile& operator=(const FontFile&) = delete;

  bool is_font() const { return info_ != nullptr; }
  bool has(ImWchar letter) const;
  // Its height from the lowest to the highest letter, where that of the em square is 1.
  float height() const { return height_; }
  std::span<unsigned char> bytes() const;  // read-only
  int face() const { return face_; }

 private:
  struct Info;
  _GMappedFile* mapped_;  // null if it cannot be read
  int face_ = 0;
  float height_ = 1;
  std::unique_ptr<Info> info_;
};

// A font, and which of the wanted letters are taken from it.
using LettersOfFont = std::pair<const FontFile*, std::vector<ImWchar>>;

class FontFiles {
 public:
  FontFiles();
  ~FontFiles();
  FontFiles(const FontFiles&) = delete;
  FontFiles& operator=(const FontFiles&) = delete;

  // Null if it is not installed.
  const FontFile* open(const std::filesystem::path& file, int face = 0);
  // The installed fonts that have these letters, as fontconfig prefers them; letters that no font
  // has are left out.
  std::vector<LettersOfFont> search(std::vector<ImWchar> letters, bool bold);

 private:
  struct Sorted;
  std::map<std::pair<std::string, int>, std::unique_ptr<FontFile>> files_;
  std::unique_ptr<Sorted> regular_, bold_;  // made when first needed
};

}  // namespace hr::editor
