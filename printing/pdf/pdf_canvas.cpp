// SPDX-License-Identifier: MIT
#include "printing/pdf/pdf_canvas.h"

#include <cairo-pdf.h>
#include <cairo.h>

#include <algorithm>
#include <array>
#include <numbers>
#include <optional>
#include <unordered_map>

#include "core/base/allowance.h"
#include "core/base/error.h"
#include "drawing/paint.h"
#include "printing/pdf/shaped_text.h"
#include "printing/shown_characters.h"

namespace hr::printing {

namespace {

constexpr const char* k_family = "DejaVu Sans";
// The PDF records what it was made from, but not when.
constexpr const char* k_date = "2000-01-01T00:00:00Z";

// Cairo is C: no exception may pass through it.
cairo_status_t append(void* to, const unsigned char* bytes, unsigned int length) {
  try {
    static_cast<std::string*>(to)->append(bytes, bytes + length);
    return CAIRO_STATUS_SUCCESS;
  } catch (const std::bad_alloc&) {
    return CAIRO_STATUS_NO_MEMORY;
  }
}

// The approximate time in nanoseconds for drawing a character, a shape, and a text in addition to
// its characters.
constexpr std::int64_t k_character = 500, k_shape = 5000;
// … and for measuring or drawing a text that Pango sets.
constexpr std::int64_t k_shaped_text = 40'000, k_shaped_byte = 2000;

std::int64_t shaping_work(std::string_view text) {
  return k_shaped_text + k_shaped_byte * static_cast<std::int64_t>(text.size());
}

}  // namespace

struct PdfCanvas::Surface {
  static constexpr double k_measured = 100;  // the size at which characters are measured

  std::string bytes;
  bool draws;
  const int side = 0;            // of the image; 0: it is a PDF
  const std::size_t wanted = 0;  // the page that is drawn into the image
  std::size_t page = 0;
  cairo_surface_t* pages;
  cairo_t* pen;
  std::optional<bool> bold;  // the current font; none at first
  double size = 0;
  bool in_colour = false;
  // Widths of characters at k_measured, plain and bold; ASCII first; negative: not measured yet.
  std::array<std::array<double, 128>, 2> ascii{};
  std::array<std::unordered_map<char32_t, double>, 2> others;
  std::optional<ShapedText> shaped;

  explicit Surface(Use use)
      : draws(use == Use::draw),
        pages(cairo_pdf_surface_create_for_stream(append, &bytes, mm(210), mm(297))),
        pen(cairo_create(pages)) {
    begin();
  }
  Surface(std::size_t the_page, int the_side)
      : draws(false),
        side(the_side),
        wanted(the_page),
        pages(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side)),
        pen(cairo_create(pages)) {
    begin();
  }
  Surface(const Surface&) = delete;
  Surface& operator=(const Surface&) = delete;
  ~Surface() {
    shaped.reset();
    cairo_destroy(pen);
    cairo_surface_destroy(pages);
  }

  void begin() {
    for (auto& widths : ascii) widths.fill(-1);
    use_exact_metrics();
    cairo_set_line_join(pen, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_cap(pen, CAIRO_LINE_CAP_ROUND);
    shaped.emplace(pen);
  }
  void say(cairo_pdf_metadata_t what, const std::string& text) const {
    cairo_pdf_surface_set_metadata(pages, what, shown(text).c_str());
  }
  void begin_image(double width, double height) {
    draws = ++page == wanted;
    if (!draws) return;
    const double scale = side / std::max(width, height);
    cairo_scale(pen, scale, scale);
    cairo_set_source_rgb(pen, 1, 1, 1);
    cairo_rectangle(pen, 0, 0, width, height);
    cairo_fill(pen);
  }
  // Widths must not depend on the resolution of a device.
  void use_exact_metrics() const {
    cairo_font_options_t* const options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_set_font_options(pen, options);
    cairo_font_options_destroy(options);
  }
  double measured(std::string_view character, bool is_bold) {
    use(Font{k_measured, is_bold});
    cairo_text_extents_t extents;
    cairo_text_extents(pen, std::string(character).c_str(), &extents);
    return extents.x_advance;
  }
  double width(char32_t character, std::string_view written, bool is_bold) {
    if (character < ascii[0].size()) {
      double& known = ascii[is_bold ? 1 : 0][character];
      if (known < 0) known = measured(written, is_bold);
      return known;
    }
    const auto [known, fresh] = others[is_bold ? 1 : 0].try_emplace(character);
    if (fresh) known->second = measured(written, is_bold);
    return known->second;
  }
  // Whether anything is drawn; if so, charges this much work.
  bool begin(std::int64_t work) const {
    if (draws) Allowance::spend(work);
    return draws;
  }
  // Selecting a font is slow, and most texts have the same font as the one before.
  void use(Font font) {
    if (font.bold != bold)
      cairo_select_font_face(pen, k_family, CAIRO_FONT_SLANT_NORMAL,
                             font.bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    if (font.bold != bold || font.size != size) cairo_set_font_size(pen, font.size);
    bold = font.bold;
    size = font.size;
  }
  void use(Ink ink) const {
    if (!in_colour || !ink.colour) return cairo_set_source_rgb(pen, ink.grey, ink.grey, ink.grey);
    const drawing::Rgb c = *ink.colour;
    cairo_set_source_rgb(pen, (c >> 16 & 255) / 255.0, (c >> 8 & 255) / 255.0, (c & 255) / 255.0);
  }
  void trace(std::span<const PagePoint> spots) const {
    for (const PagePoint& spot : spots) cairo_line_to(pen, spot.x, spot.y);
  }
  void fill_and_stroke(Ink fill, LineStyle line_style) const {
    use(fill);
    cairo_fill_preserve(pen);
    stroke(line_style);
  }
  void stroke(LineStyle line_style) const {
    use(line_style.ink);
    cairo_set_line_width(pen, line_style.width);
    const std::array<double, 2> dashes{line_style.dash, std::max(2.0, 0.7 * line_style.dash)};
    if (line_style.dash > 0) cairo_set_dash(pen, dashes.data(), 2, 0);
    cairo_stroke(pen);
    if (line_style.dash > 0) cairo_set_dash(pen, nullptr, 0, 0);
  }
};

PdfCanvas::PdfCanvas(const std::string& title, const std::string& author, bool in_colour, Use use)
    : Canvas(in_colour), surface_(std::make_unique<Surface>(use)) {
  surface_->in_colour = in_colour;
  surface_->say(CAIRO_PDF_METADATA_TITLE, title);
  if (!author.empty()) surface_->say(CAIRO_PDF_METADATA_AUTHOR, author);
  surface_->say(CAIRO_PDF_METADATA_CREATOR, "House Rules");
  surface_->say(CAIRO_PDF_METADATA_CREATE_DATE, k_date);
}

PdfCanvas::PdfCanvas(std::size_t page, int side, bool in_colour)
    : Canvas(in_colour), surface_(std::make_unique<Surface>(page, side)) {
  surface_->in_colour = in_colour;
}

PdfCanvas::~PdfCanvas() = default;

bool PdfCanvas::draws() const { return surface_->draws; }

void PdfCanvas::begin_page(double width, double height, const std::string& title) {
  if (surface_->side > 0) return surface_->begin_image(width, height);
  if (!surface_->begin(k_shape)) return;
  cairo_pdf_surface_set_size(surface_->pages, width, height);
  cairo_pdf_surface_set_page_label(surface_->pages, shown(title).c_str());
}

void PdfCanvas::end_page() {
  if (surface_->draws && surface_->side == 0) cairo_show_page(surface_->pen);
  if (surface_->side > 0) surface_->draws = false;
}

double PdfCanvas::width(std::string_view text, Font font) const {
  Allowance::spend(10 * static_cast<std::int64_t>(text.size()));
  if (needs_shaping(text)) {
    Allowance::spend(shaping_work(text));
    return surface_->shaped->width(shown(text), font);
  }
  double out = 0;
  each_shown(text, [&](char32_t character, std::string_view bytes) {
    out += surface_->width(character, bytes, font.bold);
  });
  return out * font.size / Surface::k_measured;
}

void PdfCanvas::text(PagePoint baseline, std::string_view text, Font font, Ink ink) {
  if (!surface_->begin(k_shape + k_character * static_cast<std::int64_t>(text.size()))) return;
  surface_->use(ink);
  if (needs_shaping(text)) {
    Allowance::spend(shaping_work(text));
    surface_->shaped->draw(baseline, shown(text), font);
    return cairo_new_path(surface_->pen);
  }
  surface_->use(font);
  cairo_move_to(surface_->pen, baseline.x, baseline.y);
  cairo_show_text(surface_->pen, shown(text).c_str());
  cairo_new_path(surface_->pen);
}

std::vector<TextUnit> PdfCanvas::units(std::string_view text) const {
  return ShapedText::units(text);
}

void PdfCanvas::line(std::span<const PagePoint> spots, LineStyle line_style) {
  if (!surface_->begin(k_shape + k_character * static_cast<std::int64_t>(spots.size()))) return;
  surface_->trace(spots);
  surface_->stroke(line_style);
}

void PdfCanvas::polygon(std::span<const PagePoint> corners, Ink fill, LineStyle line_style) {
  if (!surface_->begin(k_shape + k_character * static_cast<std::int64_t>(corners.size()))) return;
  surface_->trace(corners);
  cairo_close_path(surface_->pen);
  surface_->fill_and_stroke(fill, line_style);
}

void PdfCanvas::box(PagePoint corner, double width, double height, Ink fill, LineStyle line_style) {
  if (!surface_->begin(k_shape)) return;
  cairo_rectangle(surface_->pen, corner.x, corner.y, width, height);
  surface_->fill_and_stroke(fill, line_style);
}

void PdfCanvas::circle(PagePoint middle, double radius, Ink fill, LineStyle line_style) {
  if (!surface_->begin(k_shape)) return;
  cairo_new_sub_path(surface_->pen);
  cairo_arc(surface_->pen, middle.x, middle.y, radius, 0, 2 * std::numbers::pi);
  surface_->fill_and_stroke(fill, line_style);
}

void PdfCanvas::oval(PagePoint middle, double width, double height, LineStyle line_style) {
  if (!surface_->begin(k_shape)) return;
  cairo_save(surface_->pen);
  cairo_translate(surface_->pen, middle.x, middle.y);
  cairo_scale(surface_->pen, width / 2, height / 2);
  cairo_new_sub_path(surface_->pen);
  cairo_arc(surface_->pen, 0, 0, 1, 0, 2 * std::numbers::pi);
  cairo_restore(surface_->pen);
  surface_->stroke(line_style);
}

void PdfCanvas::begin_turned(PagePoint middle) {
  if (!surface_->begin(k_shape)) return;
  cairo_save(surface_->pen);
  cairo_translate(surface_->pen, middle.x, middle.y);
  cairo_rotate(surface_->pen, std::numbers::pi);
  cairo_translate(surface_->pen, -middle.x, -middle.y);
}

void PdfCanvas::end_turned() {
  if (!surface_->draws) return;
  cairo_restore(surface_->pen);
  surface_->bold.reset();  // the font is the one before, too
}

void PdfCanvas::drawing(PagePoint corner, double side, const drawing::Drawing& what,
                        drawing::Inks inks) {
  if (!surface_->begin(k_shape + k_character * static_cast<std::int64_t>(what.svg.size()))) return;
  drawing::paint(surface_->pen, what, inks, corner.x, corner.y, side);
}

std::string PdfCanvas::finish() {
  if (!surface_->draws) return {};
  finish_drawing();
  return std::move(surface_->bytes);
}

drawing::Image PdfCanvas::finish_image() {
  if (surface_->page < surface_->wanted) return {};
  finish_drawing();
  return drawing::image_of(surface_->pages);
}

void PdfCanvas::finish_drawing() {
  cairo_status_t status = cairo_status(surface_->pen);
  if (surface_->side == 0) cairo_surface_finish(surface_->pages);
  if (status == CAIRO_STATUS_SUCCESS) status = cairo_surface_status(surface_->pages);
  if (status != CAIRO_STATUS_SUCCESS)
    throw Error(std::string("the pages cannot be drawn: ") + cairo_status_to_string(status));
}

}  // namespace hr::printing
