// SPDX-License-Identifier: MIT
#include "drawing/paint.h"

#include <cairo.h>
#include <librsvg/rsvg.h>

#include <algorithm>
#include <cstring>
#include <memory>

#include "core/base/error.h"

namespace hr::drawing {

namespace {

constexpr double k_badge = 0.145, k_rim = 0.04;  // in sides

template <auto destroy>
struct Destroyer {
  template <class T>
  void operator()(T* what) const {
    destroy(what);
  }
};
using Surface = std::unique_ptr<cairo_surface_t, Destroyer<cairo_surface_destroy>>;
using Pen = std::unique_ptr<cairo_t, Destroyer<cairo_destroy>>;
using Handle = std::unique_ptr<RsvgHandle, Destroyer<g_object_unref>>;

void use(cairo_t* pen, Rgb colour) {
  const auto share = [&](int shift) { return static_cast<double>(colour >> shift & 255) / 255; };
  cairo_set_source_rgb(pen, share(16), share(8), share(0));
}

void add(cairo_t* pen, const Badge& badge, double side) {
  const double r = k_badge * side, middle = side - r * 1.1 - k_rim * side / 2;
  for (const auto& [x, y] : badge.corners) cairo_line_to(pen, middle + r * x, middle + r * y);
  cairo_close_path(pen);
  cairo_set_line_join(pen, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width(pen, std::max(1.0, k_rim * side));
  use(pen, badge.fill);
  cairo_fill_preserve(pen);
  use(pen, badge.rim);
  cairo_stroke(pen);
}

// Cairo has blue first, on this byte order, and colours multiplied by their opacity.
void take_row(const unsigned char* from, int side, std::vector<std::uint8_t>& to) {
  for (int x = 0; x < side; ++x, from += 4) {
    std::uint32_t pixel = 0;
    std::memcpy(&pixel, from, sizeof pixel);
    const std::uint32_t opacity = pixel >> 24;
    for (const int shift : {16, 8, 0}) {
      const std::uint32_t part = pixel >> shift & 255;
      to.push_back(static_cast<std::uint8_t>(
          opacity == 0 ? 0 : std::min(255U, (part * 255 + opacity / 2) / opacity)));
    }
    to.push_back(static_cast<std::uint8_t>(opacity));
  }
}

}  // namespace

void paint(cairo_t* pen, const Drawing& drawing, Inks inks, double x, double y, double side) {
  const std::string text = tinted(drawing, inks);
  // NOLINTNEXTLINE(*-reinterpret-cast): librsvg takes a text as bytes
  const Handle handle(rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(text.data()),
                                                text.size(), nullptr));
  const RsvgRectangle room{x, y, side, side};
  if (handle == nullptr || rsvg_handle_render_document(handle.get(), pen, &room, nullptr) == FALSE)
    throw Error("a drawing cannot be painted");
}

Image painted(const Drawing& drawing, Inks inks, int side, const Badge* badge) {
  const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side));
  const Pen pen(cairo_create(surface.get()));
  paint(pen.get(), drawing, inks, 0, 0, side);
  if (badge != nullptr) add(pen.get(), *badge, side);
  if (cairo_status(pen.get()) != CAIRO_STATUS_SUCCESS) throw Error("a drawing cannot be painted");
  return image_of(surface.get());
}

Image image_of(cairo_surface_t* surface) {
  cairo_surface_flush(surface);
  const int side = cairo_image_surface_get_width(surface);
  Image out{side, {}};
  out.rgba.reserve(4 * static_cast<std::size_t>(side) * static_cast<std::size_t>(side));
  const unsigned char* const bytes = cairo_image_surface_get_data(surface);
  const std::ptrdiff_t stride = cairo_image_surface_get_stride(surface);
  for (int row = 0; row < side; ++row) take_row(bytes + row * stride, side, out.rgba);
  return out;
}

}  // namespace hr::drawing
