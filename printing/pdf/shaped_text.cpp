// SPDX-License-Identifier: MIT
#include "printing/pdf/shaped_text.h"

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

#include <utility>

#include "core/base/error.h"

namespace hr::printing {

namespace {

// Fontconfig sorts what it finds by the names of folders and files. Its caches save reading them.
// What is rejected are files: folders have no dot.
constexpr const char* k_fonts = R"(<?xml version="1.0"?>
<fontconfig>
<dir>/usr/share/fonts</dir>
<cachedir>/var/cache/fontconfig</cachedir>
<selectfont>
<rejectfont><glob>*.*</glob></rejectfont>
<acceptfont>
<glob>*/DejaVuSans.ttf</glob><glob>*/DejaVuSans-Bold.ttf</glob>
<glob>*/NotoSans*-Regular.ttf</glob><glob>*/NotoSans*-Bold.ttf</glob>
<glob>*/NotoSansCJK-Regular.ttc</glob><glob>*/NotoSansCJK-Bold.ttc</glob>
</acceptfont>
</selectfont>
</fontconfig>)";

constexpr double k_measured = 100;  // the size at which text is measured

FcConfig* our_fonts() {
  static FcConfig* const config = [] {
    FcConfig* const out = FcConfigCreate();
    // NOLINTNEXTLINE(*-reinterpret-cast): fontconfig takes a text as bytes
    FcConfigParseAndLoadFromMemory(out, reinterpret_cast<const FcChar8*>(k_fonts), FcTrue);
    FcConfigBuildFonts(out);
    return out;
  }();
  return config;
}

}  // namespace

struct ShapedText::Layouts {
  PangoFontMap* fonts;
  PangoContext* context;
  PangoLayout* layout;
  PangoFontDescription* face = pango_font_description_new();

  explicit Layouts(cairo_t* pen)
      : fonts(pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)) {
    if (fonts == nullptr) throw Error("text cannot be drawn: Cairo has no FreeType fonts");
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(fonts), our_fonts());
    context = pango_font_map_create_context(fonts);
    cairo_font_options_t* const options = cairo_font_options_create();
    cairo_get_font_options(pen, options);
    pango_cairo_context_set_font_options(context, options);
    cairo_font_options_destroy(options);
    pango_context_set_round_glyph_positions(context, FALSE);
    pango_context_set_language(context, pango_language_from_string("en"));
    layout = pango_layout_new(context);
    pango_layout_set_single_paragraph_mode(layout, TRUE);
    pango_font_description_set_family_static(face, "DejaVu Sans");
  }
  Layouts(const Layouts&) = delete;
  Layouts& operator=(const Layouts&) = delete;
  ~Layouts() {
    pango_font_description_free(face);
    g_object_unref(layout);
    g_object_unref(context);
    g_object_unref(fonts);
  }

  // NOLINTNEXTLINE(readability-make-member-function-const): what it points to changes
  void set(std::string_view text, Font font) {
    pango_font_description_set_absolute_size(face, font.size * PANGO_SCALE);
    pango_font_description_set_weight(face, font.bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
    pango_layout_set_font_description(layout, face);
    pango_layout_set_text(layout, text.data(), static_cast<int>(text.size()));
  }
};

ShapedText::ShapedText(_cairo* pen) : pen_(pen) {}
ShapedText::~ShapedText() = default;

double ShapedText::width(std::string_view text, Font font) {
  if (!layouts_) layouts_ = std::make_unique<Layouts>(pen_);
  layouts_->set(text, {k_measured, font.bold});
  int wide = 0;
  pango_layout_get_size(layouts_->layout, &wide, nullptr);
  return static_cast<double>(wide) / PANGO_SCALE * font.size / k_measured;
}

void ShapedText::draw(PagePoint baseline, std::string_view text, Font font) {
  if (!layouts_) layouts_ = std::make_unique<Layouts>(pen_);
  layouts_->set(text, font);
  cairo_move_to(pen_, baseline.x, baseline.y);
  pango_cairo_show_layout_line(pen_, pango_layout_get_line_readonly(layouts_->layout, 0));
}

std::vector<TextUnit> ShapedText::units(std::string_view text) {
  const auto characters =
      static_cast<std::size_t>(g_utf8_strlen(text.data(), static_cast<gssize>(text.size())));
  std::vector<PangoLogAttr> places(characters + 1);
  pango_get_log_attrs(text.data(), static_cast<int>(text.size()), -1,
                      pango_language_from_string("en"), places.data(),
                      static_cast<int>(places.size()));
  std::vector<TextUnit> out;
  std::size_t begin = 0, at = 0;
  for (std::size_t i = 1; i <= characters; ++i) {
    at += static_cast<std::size_t>(g_utf8_next_char(text.data() + at) - (text.data() + at));
    if (i < characters && places[i].is_cursor_position == 0) continue;
    out.push_back({text.substr(begin, at - begin), i < characters && places[i].is_line_break != 0});
    begin = at;
  }
  return out;
}

}  // namespace hr::printing
