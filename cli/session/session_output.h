// SPDX-License-Identifier: MIT
// How a session speaks: plain sentences, or JSON lines; what is refused goes to stderr in the first
// case.
#pragma once

#include <string_view>

namespace hr::cli {

struct SessionStyle {
  bool json = false;
  bool spoken = false;  // what stands where as sentences, and only when asked for
  // Say what fails in the rules even where it may give something away, and take steps back where
  // something is hidden: those who play are the owner of the table as well.
  bool owner = false;
  bool names_owner = false;  // say that play --owner allows what is refused
};

class SessionOutput {
 public:
  explicit SessionOutput(SessionStyle style) : style_(style) {}

  const SessionStyle& style() const { return style_; }
  bool json() const { return style_.json; }
  // Whether somebody at a terminal is prompted for what they type.
  bool prompts() const;

  void text(const char* type, std::string_view what) const;
  void refuse(std::string_view what) const;

 private:
  SessionStyle style_;
};

}  // namespace hr::cli
