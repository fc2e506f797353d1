// SPDX-License-Identifier: MIT
// The fonts of the window: Inter for text, JetBrains Mono for rules and for boards as text. Where
// they are not installed, DejaVu; failing that, the font built into ImGui. Letters that they lack
// come from other fonts of the system.
#pragma once

#include <imgui.h>

#include <array>
#include <deque>
#include <memory>
#include <span>
#include <vector>

namespace hr::editor {

class FontFile;
class FontFiles;
class Letters;

struct Fonts {
  ImFont* body = nullptr;
  ImFont* strong = nullptr;  // same size as body
  ImFont* title = nullptr;
  ImFont* mono = nullptr;
  ImFont* large = nullptr;  // letters and digits on pieces
  // As large as a title, but sharp when several times larger, as on a wall.
  ImFont* wall = nullptr;

  std::array<ImFont*, 6> all() const { return {body, strong, title, mono, large, wall}; }
};

inline constexpr float k_body_size = 16, k_title_size = 24, k_mono_size = 15, k_large_size = 44,
                       k_wall_size = 110;

// Shown for a letter that no font has.
inline constexpr ImWchar k_unknown_letter = 0xfffd;

class FontMaker {
 public:
  FontMaker();
  ~FontMaker();
  FontMaker(const FontMaker&) = delete;
  FontMaker& operator=(const FontMaker&) = delete;

  // Clears the atlas and builds it with the letters that are always there and these. Sizes are
  // multiplied by `scale`. Until the atlas is cleared or made again, the maker must exist.
  Fonts make(ImFontAtlas& atlas, float scale, const Letters& letters);

 private:
  struct Style;
  ImFont* add(ImFontAtlas& atlas, const Style& style, float size, std::span<const ImWchar> always,
              const std::vector<ImWchar>& letters);
  void add_file(ImFontAtlas& atlas, const FontFile& file, float size, const ImWchar* ranges,
                bool merges);
  const ImWchar* ranges(std::span<const ImWchar> always, std::vector<ImWchar> letters);

  std::unique_ptr<FontFiles> files_;
  std::deque<std::vector<ImWchar>> ranges_;  // of the atlas
};

}  // namespace hr::editor
