// SPDX-License-Identifier: MIT
// Checks the values of attributes and writes them anew: numbers, paths, colours. Each function
// returns the value as we write it and throws Error with a sentence, without a place, for one that
// a drawing may not have. Positions are absolute and stay near the drawing, so that none takes long
// to paint.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace hr::drawing {

class SvgChecks {
 public:
  // Must be called before positions are checked. "0 0 64 64"
  std::string view_box(std::string_view text);

  std::string position(std::string_view text);
  std::string size(std::string_view text);         // a position that is not negative
  std::string share(std::string_view text) const;  // 0 to 1
  std::string points(std::string_view text);
  std::string path(std::string_view text);
  std::string transform(std::string_view text);  // translations and rotations
  // "{owner}" and "{outline}" for the two colours that are only named.
  static std::string paint(std::string_view text);
  static std::string word(std::string_view text, std::span<const std::string_view> allowed);

 private:
  friend class PathWriter;
  double checked(double position);  // counts it, too

  double reach_ = 0;  // how far from 0 a position may be
  int numbers_ = 0;   // so far
};

// A text in quotes, cut if it is long.
std::string quoted(std::string_view text);

}  // namespace hr::drawing
