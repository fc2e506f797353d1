// SPDX-License-Identifier: MIT
#include "editor/ui/fonts.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/utf8.h"
#include "editor/ui/font_files.h"
#include "editor/ui/letters.h"

namespace hr::editor {

struct FontMaker::Style {
  std::array<const char*, 3> files{};  // in order of preference; the rest has what they lack
  bool bold = false;
};

namespace {

// Latin with accents, and the dashes, quotes, arrows and symbols that sentences and games use.
constexpr std::array<ImWchar, 14> k_letters{0x20,   0x24f,  0x370,  0x3ff,  0x2010, 0x203a, 0x2190,
                                            0x21ff, 0x2200, 0x22ff, 0x25a0, 0x266f, 0x2713, 0x2718};

// Those of a clock: a font has some letters also before any text has been met.
constexpr std::array<ImWchar, 2> k_digits{0x20, 0x3a};

// The characters on pieces.
constexpr std::array<ImWchar, 6> k_few{0x20, 0x7e, 0xd7, 0xd7, 0x2026, 0x2026};

constexpr const char* k_dejavu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf";
constexpr std::array k_body{"/usr/share/fonts/opentype/inter/Inter-Regular.otf", k_dejavu,
                            k_dejavu};
constexpr std::array k_strong{"/usr/share/fonts/opentype/inter/Inter-SemiBold.otf",
                              "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf", k_dejavu};
constexpr std::array k_mono{"/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-Regular.ttf",
                            "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf", k_dejavu};

// In a font in which all letters are equally wide, those of other fonts are as wide as one or two.
void keep_columns(ImFont& font) {
  const float column = font.GetCharAdvance('0');
  for (ImFontGlyph& glyph : font.Glyphs) {
    const auto letter = static_cast<ImWchar>(glyph.Codepoint);
    const float wide = column * static_cast<float>(columns_of(letter));
    if (letter < 0x80 || glyph.AdvanceX == wide) continue;
    const float aside = std::round((wide - glyph.AdvanceX) / 2);
    glyph.X0 += aside;
    glyph.X1 += aside;
    glyph.AdvanceX = wide;
    font.IndexAdvanceX[letter] = wide;
  }
}

}  // namespace

FontMaker::FontMaker() : files_(std::make_unique<FontFiles>()) {}
FontMaker::~FontMaker() = default;

// As ImGui wants them: pairs of the first and the last letter, and a zero.
const ImWchar* FontMaker::ranges(std::span<const ImWchar> always, std::vector<ImWchar> letters) {
  std::vector<ImWchar>& out = ranges_.emplace_back(always.begin(), always.end());
  std::ranges::sort(letters);
  for (const ImWchar letter : letters) {
    if (out.size() > always.size() && out.back() + 1 == letter)
      out.back() = letter;
    else
      out.insert(out.end(), {letter, letter});
  }
  out.push_back(0);
  return out.data();
}

// ImGui copies the memory of fonts that it does not own, so it only learns afterwards that this is
// not its own.
void FontMaker::add_file(ImFontAtlas& atlas, const FontFile& file, float size,
                         const ImWchar* ranges, bool merges) {
  ImFontConfig config;
  config.MergeMode = merges;
  config.FontNo = file.face();
  config.FontDataOwnedByAtlas = true;
  const std::span<unsigned char> bytes = file.bytes();
  atlas.AddFontFromMemoryTTF(bytes.data(), static_cast<int>(bytes.size()), size, &config, ranges);
  atlas.ConfigData.back().FontDataOwnedByAtlas = false;
}

ImFont* FontMaker::add(ImFontAtlas& atlas, const Style& style, float size,
                       std::span<const ImWchar> always, const std::vector<ImWchar>& letters) {
  std::vector<ImWchar> missing = letters;
  missing.push_back(k_unknown_letter);
  const FontFile* first = nullptr;
  const auto take = [&](const FontFile& file, const std::vector<ImWchar>& some) {
    // Letters have the same size in all of them.
    const float high = first == nullptr ? size : size / first->height() * file.height();
    add_file(atlas, file, high,
             ranges(first == nullptr ? always : std::span<const ImWchar>(), some),
             first != nullptr);
    if (first == nullptr) first = &file;
  };
  for (const char* name : style.files) {
    const FontFile* const file = files_->open(name);
    if (file == nullptr) continue;
    std::vector<ImWchar> taken, left;
    for (const ImWchar letter : missing) (file->has(letter) ? taken : left).push_back(letter);
    if (first == nullptr || !taken.empty()) take(*file, taken);
    missing = std::move(left);
  }
  if (first == nullptr) {
    ImFontConfig config;
    config.SizePixels = size;
    return atlas.AddFontDefault(&config);
  }
  std::erase(missing, k_unknown_letter);
  for (const auto& [file, some] : files_->search(missing, style.bold)) take(*file, some);
  return atlas.Fonts.back();
}

Fonts FontMaker::make(ImFontAtlas& atlas, float scale, const Letters& letters) {
  atlas.Clear();
  ranges_.clear();
  const Style body{k_body}, strong{k_strong, true}, mono{k_mono};
  Fonts out;
  out.body = add(atlas, body, k_body_size * scale, k_letters, letters.of(0));
  out.strong = add(atlas, strong, k_body_size * scale, k_letters, letters.of(1));
  out.title = add(atlas, strong, k_title_size * scale, k_letters, letters.of(2));
  out.mono = add(atlas, mono, k_mono_size * scale, k_letters, letters.of(3));
  out.large = add(atlas, strong, k_large_size * scale, k_few, letters.of(4));
  out.wall = add(atlas, strong, k_wall_size * scale, k_digits, letters.of(5));
  out.wall->Scale = k_title_size / k_wall_size;
  atlas.Build();
  keep_columns(*out.mono);
  return out;
}

}  // namespace hr::editor
