// SPDX-License-Identifier: MIT
#include "printing/svg/svg_canvas.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/base/allowance.h"
#include "core/base/utf8.h"

namespace hr::printing {

namespace {

// As in the other canvas: about the nanoseconds for a character and for a shape.
constexpr std::int64_t k_character = 500, k_shape = 5000;

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '&')
      out += "&amp;";
    else if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else if (c == '"')
      out += "&quot;";
    else
      out += c;
  }
  return out;
}

std::string grey(double value) {
  const long level = std::lround(value * 255);
  return fmt::format("#{0:02x}{0:02x}{0:02x}", level);
}

std::string colour_of(const Ink& ink, bool in_colour) {
  return in_colour && ink.colour ? fmt::format("#{:06x}", *ink.colour) : grey(ink.grey);
}

std::string stroke(const LineStyle& style, bool in_colour) {
  std::string out = fmt::format(" stroke=\"{}\" stroke-width=\"{:.3g}\"",
                                colour_of(style.ink, in_colour), style.width);
  if (style.dash > 0)
    out += fmt::format(" stroke-dasharray=\"{:.3g} {:.3g}\"", style.dash,
                       std::max(2.0, 0.7 * style.dash));
  return out;
}

std::string corners_of(std::span<const PagePoint> corners) {
  std::string out;
  for (const PagePoint& corner : corners)
    out += fmt::format("{}{:.2f},{:.2f}", out.empty() ? "" : " ", corner.x, corner.y);
  return out;
}

}  // namespace

// Whether anything is drawn; if so, charges this much work.
bool SvgCanvas::begin(std::int64_t work) const {
  if (draws_) Allowance::spend(work);
  return draws_;
}

void SvgCanvas::begin_page(double width, double height, const std::string& title) {
  if (!begin(k_shape)) return;
  page_ = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.2f} {1:.2f}\" "
      "width=\"{0:.2f}pt\" "
      "height=\"{1:.2f}pt\" role=\"img\" stroke-linejoin=\"round\" stroke-linecap=\"round\" "
      "font-family=\"DejaVu Sans, Verdana, sans-serif\"><title>{2}</title>",
      width, height, escaped(shown(title)));
}

void SvgCanvas::end_page() {
  if (!draws_) return;
  pages_.push_back(std::move(page_) + "</svg>");
  page_.clear();
}

double SvgCanvas::width(std::string_view text, Font font) const {
  Allowance::spend(10 * static_cast<std::int64_t>(text.size()));
  return measure_(shown(text), font.bold) * font.size;
}

void SvgCanvas::text(PagePoint baseline, std::string_view text, Font font, Ink ink) {
  if (text.empty() || !begin(k_shape + k_character * static_cast<std::int64_t>(text.size())))
    return;
  page_ += fmt::format(
      "<text x=\"{:.2f}\" y=\"{:.2f}\" font-size=\"{:.3f}\"{} fill=\"{}\" textLength=\"{:.2f}\" "
      "lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\">{}</text>",
      baseline.x, baseline.y, font.size, font.bold ? " font-weight=\"bold\"" : "",
      colour_of(ink, in_colour()), width(text, font), escaped(shown(text)));
}

void SvgCanvas::line(std::span<const PagePoint> spots, LineStyle line_style) {
  if (!begin(k_shape + k_character * static_cast<std::int64_t>(spots.size()))) return;
  page_ += fmt::format("<polyline points=\"{}\" fill=\"none\"{}/>", corners_of(spots),
                       stroke(line_style, in_colour()));
}

void SvgCanvas::polygon(std::span<const PagePoint> corners, Ink fill, LineStyle line_style) {
  if (!begin(k_shape + k_character * static_cast<std::int64_t>(corners.size()))) return;
  page_ += fmt::format("<polygon points=\"{}\" fill=\"{}\"{}/>", corners_of(corners),
                       colour_of(fill, in_colour()), stroke(line_style, in_colour()));
}

void SvgCanvas::box(PagePoint corner, double width, double height, Ink fill, LineStyle line_style) {
  if (!begin(k_shape)) return;
  page_ += fmt::format(
      "<rect x=\"{:.2f}\" y=\"{:.2f}\" width=\"{:.2f}\" height=\"{:.2f}\" fill=\"{}\"{}/>",
      corner.x, corner.y, width, height, colour_of(fill, in_colour()),
      stroke(line_style, in_colour()));
}

void SvgCanvas::circle(PagePoint middle, double radius, Ink fill, LineStyle line_style) {
  if (!begin(k_shape)) return;
  page_ +=
      fmt::format("<circle cx=\"{:.2f}\" cy=\"{:.2f}\" r=\"{:.2f}\" fill=\"{}\"{}/>", middle.x,
                  middle.y, radius, colour_of(fill, in_colour()), stroke(line_style, in_colour()));
}

void SvgCanvas::oval(PagePoint middle, double width, double height, LineStyle line_style) {
  if (!begin(k_shape)) return;
  page_ += fmt::format(
      "<ellipse cx=\"{:.2f}\" cy=\"{:.2f}\" rx=\"{:.2f}\" ry=\"{:.2f}\" fill=\"none\"{}/>",
      middle.x, middle.y, width / 2, height / 2, stroke(line_style, in_colour()));
}

void SvgCanvas::begin_turned(PagePoint middle) {
  if (begin(k_shape))
    page_ += fmt::format("<g transform=\"rotate(180 {:.2f} {:.2f})\">", middle.x, middle.y);
}

void SvgCanvas::end_turned() {
  if (draws_) page_ += "</g>";
}

// A drawing is a document of our own writing (drawing/drawing.h); it becomes a part of this one.
void SvgCanvas::drawing(PagePoint corner, double side, const drawing::Drawing& what,
                        drawing::Inks inks) {
  if (!begin(k_shape + k_character * static_cast<std::int64_t>(what.svg.size()))) return;
  std::string svg = drawing::tinted(what, inks);
  constexpr std::string_view k_begins = "<svg ";
  const std::size_t at = svg.find(k_begins);
  if (at == std::string::npos) return;
  svg.insert(at + k_begins.size(), fmt::format("x=\"{0:.2f}\" y=\"{1:.2f}\" width=\"{2:.2f}\" "
                                               "height=\"{2:.2f}\" ",
                                               corner.x, corner.y, side));
  page_ += svg.substr(at);
}

// Text of any script is set by the browser; a line may end after spaces and between ideographs.
std::vector<TextUnit> SvgCanvas::units(std::string_view text) const {
  const auto joins = [](char32_t c) {  // accents of their own, and what joins emoji
    return (c >= 0x300 && c <= 0x36f) || (c >= 0x591 && c <= 0x5c7) || (c >= 0x64b && c <= 0x65f) ||
           (c >= 0x900 && c <= 0xdff) || (c >= 0xfe00 && c <= 0xfe0f) || c == 0x200d;
  };
  const auto ideograph = [](char32_t c) { return c >= 0x2e80 && c <= 0xd7ff; };
  std::vector<TextUnit> out;
  std::size_t at = 0;
  while (at < text.size()) {
    const std::optional<Decoded> next = decode_utf8(text.substr(at));
    const std::size_t length = next ? next->length : 1;
    const char32_t c = next ? next->character : 0xfffd;
    if (joins(c) && !out.empty()) {
      out.back().text = {out.back().text.data(), out.back().text.size() + length};
    } else {
      if (!out.empty() && ideograph(c)) out.back().line_may_end = true;
      out.push_back({text.substr(at, length), c == U' ' || ideograph(c)});
    }
    at += length;
  }
  if (!out.empty()) out.back().line_may_end = false;
  return out;
}

}  // namespace hr::printing
