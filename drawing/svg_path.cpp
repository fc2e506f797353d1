// SPDX-License-Identifier: MIT
// Writes a path anew with absolute positions only, each of which is checked.
#include <fmt/format.h>

#include <cctype>

#include "core/base/error.h"
#include "drawing/svg_checks.h"
#include "drawing/svg_numbers.h"

namespace hr::drawing {

class PathWriter {
 public:
  PathWriter(SvgChecks& checks, std::string_view text) : checks_(checks), numbers_(text) {}

  std::string whole() {
    while (!numbers_.done()) {
      command();
      do step();
      while (type_ != 'Z' && !numbers_.done() && !is_letter(numbers_.next()));
    }
    return out_;
  }

 private:
  struct Spot {
    double x = 0, y = 0;
  };

  static bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }

  void command() {
    const char letter = numbers_.next();
    type_ = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    const bool known = std::string_view("MLHVCSQTAZ").find(type_) != std::string_view::npos;
    if (!known || (out_.empty() && type_ != 'M'))
      throw Error(fmt::format(
          "expected {}, got {}",
          out_.empty() ? "a path that begins with M" : "one of the letters M L H V C S Q T A Z",
          quoted({&letter, 1})));
    relative_ = letter != type_;
    numbers_.take();
  }

  // The numbers of a command once; they may be repeated without its letter.
  void step() {
    out_ += type_;
    switch (type_) {
      case 'Z':
        at_ = start_;
        break;
      case 'H':
        at_.x = number(at_.x);
        break;
      case 'V':
        at_.y = number(at_.y);
        break;
      case 'A':
        arc();
        break;
      default:
        for (int left = type_ == 'C' ? 2 : type_ == 'S' || type_ == 'Q' ? 1 : 0; left > 0; --left)
          spot();
        at_ = spot();
    }
    if (type_ == 'M') start_ = at_, type_ = 'L';
  }

  void arc() {
    for (int i = 0; i < 2; ++i) out_ += checks_.size(written(numbers_.number())) + " ";
    out_ += written(numbers_.number()) + " ";  // an angle
    for (int i = 0; i < 2; ++i) out_ += numbers_.flag() ? "1 " : "0 ";
    at_ = spot();
  }

  double number(double from) {
    const double out = checks_.checked(numbers_.number() + (relative_ ? from : 0));
    out_ += written(out) + " ";
    return out;
  }
  Spot spot() {
    const double x = number(at_.x);
    return {x, number(at_.y)};
  }

  SvgChecks& checks_;
  SvgNumbers numbers_;
  std::string out_;
  char type_ = 'M';
  bool relative_ = false;
  Spot at_, start_;
};

std::string SvgChecks::path(std::string_view text) { return PathWriter(*this, text).whole(); }

}  // namespace hr::drawing
