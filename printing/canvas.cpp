// SPDX-License-Identifier: MIT
#include "printing/canvas.h"

#include <cairo-pdf.h>
#include <cairo.h>

#include <algorithm>
#include <numbers>
#include <optional>

#include "core/error.h"
#include "core/utf8.h"

namespace hr::printing {

namespace {

constexpr const char* k_family = "DejaVu Sans";
// A print tells what it was made from, not when.
constexpr const char* k_date = "2000-01-01T00:00:00Z";

cairo_status_t append(void* to, const unsigned char* bytes, unsigned int length) {
  static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(bytes), length);
  return CAIRO_STATUS_SUCCESS;
}

std::string shown(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::optional<Decoded> next = decode_utf8(text);
    const std::size_t length = next ? next->length : 1;
    if (next && harmless(next->character))
      out += text.substr(0, length);
    else
      out += text[0] == '\n' || text[0] == '\t' ? " " : "\xef\xbf\xbd";
    text.remove_prefix(length);
  }
  return out;
}

}  // namespace

struct Canvas::Surface {
  std::string bytes;
  cairo_surface_t* pdf = cairo_pdf_surface_create_for_stream(append, &bytes, mm(210), mm(297));
  cairo_t* pen = cairo_create(pdf);

  Surface() = default;
  Surface(const Surface&) = delete;
  Surface& operator=(const Surface&) = delete;
  ~Surface() {
    cairo_destroy(pen);
    cairo_surface_destroy(pdf);
  }

  void say(cairo_pdf_metadata_t what, const std::string& text) const {
    cairo_pdf_surface_set_metadata(pdf, what, shown(text).c_str());
  }
  // Widths must not depend on the dots of any device.
  void use_exact_metrics() const {
    cairo_font_options_t* const options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_set_font_options(pen, options);
    cairo_font_options_destroy(options);
  }
  void use(Font font) const {
    cairo_select_font_face(pen, k_family, CAIRO_FONT_SLANT_NORMAL,
                           font.bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(pen, font.size);
  }
  void use(double grey) const { cairo_set_source_rgb(pen, grey, grey, grey); }
  void trace(std::span<const Spot> spots) const {
    for (const Spot& spot : spots) cairo_line_to(pen, spot.x, spot.y);
  }
  void fill_and_stroke(double fill, Ink ink) const {
    use(fill);
    cairo_fill_preserve(pen);
    stroke(ink);
  }
  void stroke(Ink ink) const {
    use(ink.grey);
    cairo_set_line_width(pen, ink.width);
    cairo_stroke(pen);
  }
};

Canvas::Canvas(const std::string& title, const std::string& author)
    : surface_(std::make_unique<Surface>()) {
  surface_->say(CAIRO_PDF_METADATA_TITLE, title);
  if (!author.empty()) surface_->say(CAIRO_PDF_METADATA_AUTHOR, author);
  surface_->say(CAIRO_PDF_METADATA_CREATOR, "House Rules");
  surface_->say(CAIRO_PDF_METADATA_CREATE_DATE, k_date);
  surface_->use_exact_metrics();
  cairo_set_line_join(surface_->pen, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap(surface_->pen, CAIRO_LINE_CAP_ROUND);
}

Canvas::~Canvas() = default;

void Canvas::begin_page(double width, double height, const std::string& title) {
  cairo_pdf_surface_set_size(surface_->pdf, width, height);
  cairo_pdf_surface_set_page_label(surface_->pdf, shown(title).c_str());
}

void Canvas::end_page() { cairo_show_page(surface_->pen); }

double Canvas::width(std::string_view text, Font font) const {
  surface_->use(font);
  cairo_text_extents_t extents;
  cairo_text_extents(surface_->pen, shown(text).c_str(), &extents);
  return extents.x_advance;
}

void Canvas::text(Spot baseline, std::string_view text, Font font, double grey) {
  surface_->use(font);
  surface_->use(grey);
  cairo_move_to(surface_->pen, baseline.x, baseline.y);
  cairo_show_text(surface_->pen, shown(text).c_str());
  cairo_new_path(surface_->pen);
}

void Canvas::text_in(Spot middle, std::string_view text, Font font, double most, double grey) {
  const double wide = width(text, font);
  if (wide > most) font.size *= most / wide;
  const double half = std::min(wide, most) / 2;
  // Capitals and digits of this face are some 0.73 of its size high.
  this->text({middle.x - half, middle.y + 0.365 * font.size}, text, font, grey);
}

void Canvas::line(std::span<const Spot> spots, Ink ink) {
  surface_->trace(spots);
  surface_->stroke(ink);
}

void Canvas::polygon(std::span<const Spot> corners, double fill, Ink ink) {
  surface_->trace(corners);
  cairo_close_path(surface_->pen);
  surface_->fill_and_stroke(fill, ink);
}

void Canvas::box(Spot corner, double width, double height, double fill, Ink ink) {
  cairo_rectangle(surface_->pen, corner.x, corner.y, width, height);
  surface_->fill_and_stroke(fill, ink);
}

void Canvas::circle(Spot middle, double radius, double fill, Ink ink) {
  cairo_new_sub_path(surface_->pen);
  cairo_arc(surface_->pen, middle.x, middle.y, radius, 0, 2 * std::numbers::pi);
  surface_->fill_and_stroke(fill, ink);
}

void Canvas::oval(Spot middle, double width, double height, Ink ink) {
  cairo_save(surface_->pen);
  cairo_translate(surface_->pen, middle.x, middle.y);
  cairo_scale(surface_->pen, width / 2, height / 2);
  cairo_new_sub_path(surface_->pen);
  cairo_arc(surface_->pen, 0, 0, 1, 0, 2 * std::numbers::pi);
  cairo_restore(surface_->pen);
  surface_->stroke(ink);
}

std::string Canvas::finish() {
  cairo_status_t status = cairo_status(surface_->pen);
  cairo_surface_finish(surface_->pdf);
  if (status == CAIRO_STATUS_SUCCESS) status = cairo_surface_status(surface_->pdf);
  if (status != CAIRO_STATUS_SUCCESS)
    throw Error(std::string("the pages cannot be drawn: ") + cairo_status_to_string(status));
  return std::move(surface_->bytes);
}

}  // namespace hr::printing
