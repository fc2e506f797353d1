// SPDX-License-Identifier: MIT
#include "editor/ui/font_files.h"

#include <fontconfig/fontconfig.h>
#include <gio/gio.h>

#define STB_TRUETYPE_IMPLEMENTATION
#define STBTT_STATIC
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpragmas"
#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wold-style-cast"
#include <stb/stb_truetype.h>
#pragma GCC diagnostic pop

#include <algorithm>

namespace hr::editor {

struct FontFile::Info : stbtt_fontinfo {};

FontFile::FontFile(const std::filesystem::path& file, int face)
    : mapped_(g_mapped_file_new(file.c_str(), FALSE, nullptr)), face_(face) {
  if (mapped_ == nullptr || g_mapped_file_get_length(mapped_) == 0) return;
  unsigned char* const begin = bytes().data();
  const int offset = stbtt_GetFontOffsetForIndex(begin, face);
  auto info = std::make_unique<Info>();
  if (offset < 0 || stbtt_InitFont(info.get(), begin, offset) == 0) return;
  const float tall = stbtt_ScaleForPixelHeight(info.get(), 1);
  if (tall <= 0) return;
  height_ = stbtt_ScaleForMappingEmToPixels(info.get(), 1) / tall;
  info_ = std::move(info);
}

FontFile::~FontFile() {
  if (mapped_ != nullptr) g_mapped_file_unref(mapped_);
}

std::span<unsigned char> FontFile::bytes() const {
  // NOLINTNEXTLINE(*-reinterpret-cast): a font's bytes are unsigned
  return {reinterpret_cast<unsigned char*>(g_mapped_file_get_contents(mapped_)),
          g_mapped_file_get_length(mapped_)};
}

bool FontFile::has(ImWchar letter) const {
  return is_font() && stbtt_FindGlyphIndex(info_.get(), letter) != 0;
}

// All fonts of the system that have outlines, in fontconfig's order.
struct FontFiles::Sorted {
  FcFontSet* fonts = nullptr;

  explicit Sorted(bool bold) {
    FcPattern* const wanted = FcPatternCreate();
    // NOLINTNEXTLINE(*-reinterpret-cast): fontconfig's text is of unsigned bytes
    FcPatternAddString(wanted, FC_FAMILY, reinterpret_cast<const FcChar8*>("sans-serif"));
    FcPatternAddInteger(wanted, FC_WEIGHT, bold ? FC_WEIGHT_DEMIBOLD : FC_WEIGHT_REGULAR);
    FcPatternAddBool(wanted, FC_OUTLINE, FcTrue);
    FcConfigSubstitute(nullptr, wanted, FcMatchPattern);
    FcDefaultSubstitute(wanted);
    FcResult result = FcResultMatch;
    fonts = FcFontSort(nullptr, wanted, FcTrue, nullptr, &result);
    FcPatternDestroy(wanted);
  }
  Sorted(const Sorted&) = delete;
  Sorted& operator=(const Sorted&) = delete;
  ~Sorted() {
    if (fonts != nullptr) FcFontSetDestroy(fonts);
  }
};

namespace {

bool is_coloured(FcPattern* font) {
  FcBool coloured = FcFalse, outline = FcFalse;
  FcPatternGetBool(font, FC_COLOR, 0, &coloured);
  FcPatternGetBool(font, FC_OUTLINE, 0, &outline);
  return coloured == FcTrue || outline == FcFalse;
}

bool lists(FcPattern* font, ImWchar letter) {
  FcCharSet* letters = nullptr;
  return FcPatternGetCharSet(font, FC_CHARSET, 0, &letters) == FcResultMatch &&
         FcCharSetHasChar(letters, letter) == FcTrue;
}

}  // namespace

FontFiles::FontFiles() = default;
FontFiles::~FontFiles() = default;

const FontFile* FontFiles::open(const std::filesystem::path& file, int face) {
  std::unique_ptr<FontFile>& out = files_[{file.string(), face}];
  if (out == nullptr) out = std::make_unique<FontFile>(file, face);
  return out->is_font() ? out.get() : nullptr;
}

std::vector<LettersOfFont> FontFiles::search(std::vector<ImWchar> letters, bool bold) {
  if (letters.empty()) return {};
  std::unique_ptr<Sorted>& sorted = bold ? bold_ : regular_;
  if (sorted == nullptr) sorted = std::make_unique<Sorted>(bold);
  if (sorted->fonts == nullptr) return {};
  constexpr int k_face = 0xffff;  // the rest of the number is an instance of a variable font
  std::vector<LettersOfFont> out;
  for (int i = 0; i < sorted->fonts->nfont && !letters.empty(); ++i) {
    FcPattern* const font = sorted->fonts->fonts[i];
    FcChar8* name = nullptr;
    int face = 0;
    if (is_coloured(font) ||
        std::ranges::none_of(letters, [font](ImWchar letter) { return lists(font, letter); }) ||
        FcPatternGetString(font, FC_FILE, 0, &name) != FcResultMatch)
      continue;
    FcPatternGetInteger(font, FC_INDEX, 0, &face);
    // NOLINTNEXTLINE(*-reinterpret-cast): as above
    const FontFile* const file = open(reinterpret_cast<const char*>(name), face & k_face);
    if (file == nullptr) continue;
    std::vector<ImWchar> taken, left;
    for (const ImWchar letter : letters) (file->has(letter) ? taken : left).push_back(letter);
    if (!taken.empty()) out.emplace_back(file, std::move(taken));
    letters = std::move(left);
  }
  return out;
}

}  // namespace hr::editor
