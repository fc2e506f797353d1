// SPDX-License-Identifier: MIT
// What plots are made of.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "cli/lab/html_page.h"

namespace hr::cli {

inline constexpr double k_width = 720;  // of every plot

inline std::string begin_plot(const std::string& title, double height) {
  return fmt::format("<svg viewBox=\"0 0 {} {:g}\" role=\"img\" aria-label=\"{}\">\n", k_width,
                     height, html_text(title));
}
inline std::string line(double x1, double y1, double x2, double y2, const char* type) {
  return fmt::format(
      "<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" class=\"{}\"/>\n", x1, y1, x2,
      y2, type);
}
inline std::string label(double x, double y, const std::string& text, const char* type) {
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" class=\"{}\">{}</text>\n", x, y, type,
                     html_text(text));
}
inline std::string rectangle(double x, double y, double width, double height, const char* type) {
  return fmt::format(
      "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" class=\"{}\"/>\n", x, y,
      std::max(width, 0.0), height, type);
}

}  // namespace hr::cli
