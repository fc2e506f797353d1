// SPDX-License-Identifier: MIT
#include "editor/ui/fonts.h"

#include <array>
#include <filesystem>
#include <span>
#include <system_error>

namespace hr::editor {

namespace {

// Latin with accents, and the dashes, quotes, arrows and symbols that sentences and games use.
constexpr std::array<ImWchar, 15> k_letters{0x20,   0x24f,  0x370,  0x3ff,  0x2010,
                                            0x203a, 0x2190, 0x21ff, 0x2200, 0x22ff,
                                            0x25a0, 0x266f, 0x2713, 0x2718, 0};

// The characters on pieces.
constexpr std::array<ImWchar, 7> k_few{0x20, 0x7e, 0xd7, 0xd7, 0x2026, 0x2026, 0};

ImFont* add(ImFontAtlas& atlas, std::span<const char* const> files, float size,
            const ImWchar* letters = k_letters.data()) {
  std::error_code ignored;
  for (const char* file : files)
    if (std::filesystem::is_regular_file(file, ignored))
      return atlas.AddFontFromFileTTF(file, size, nullptr, letters);
  ImFontConfig config;
  config.SizePixels = size;
  return atlas.AddFontDefault(&config);
}

constexpr std::array k_body{"/usr/share/fonts/opentype/inter/Inter-Regular.otf",
                            "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"};
constexpr std::array k_strong{"/usr/share/fonts/opentype/inter/Inter-SemiBold.otf",
                              "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"};
constexpr std::array k_mono{"/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-Regular.ttf",
                            "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"};

}  // namespace

Fonts add_fonts(ImFontAtlas& atlas, float scale) {
  Fonts out;
  out.body = add(atlas, k_body, k_body_size * scale);
  out.strong = add(atlas, k_strong, k_body_size * scale);
  out.title = add(atlas, k_strong, k_title_size * scale);
  out.mono = add(atlas, k_mono, k_mono_size * scale);
  out.large = add(atlas, k_strong, k_large_size * scale, k_few.data());
  return out;
}

}  // namespace hr::editor
