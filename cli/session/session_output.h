// SPDX-License-Identifier: MIT
// The output of a session: plain sentences with refusals on stderr, or JSON lines on stdout.
#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/language.h"
#include "core/base/message.h"

namespace hr::cli {

struct SessionStyle {
  bool json = false;
  bool spoken = false;  // describe positions in sentences, and only on request
  // The players also own the table: show failures of the rules even if they reveal something, and
  // allow undo in games with hidden information.
  bool owner = false;
  bool names_owner = false;  // mention in refusals that play --owner allows it
  Language language = {};    // of what the table and the terminal say
};

class SessionOutput {
 public:
  explicit SessionOutput(SessionStyle style) : style_(style) {}

  const SessionStyle& style() const { return style_; }
  bool json() const { return style_.json; }
  // Whether input comes from a person at a terminal, who needs a prompt.
  bool prompts() const;

  void text(const char* type, std::string_view what) const;
  void refuse(std::string_view what) const;

  // In the language of whoever plays.
  std::string words(const Message& said) const { return said.in(style_.language); }
  void text(const char* type, const Message& said) const { text(type, words(said)); }
  void line(const Message& said) const;
  void refuse(const Message& said) const { refuse(words(said)); }
  void refuse(Reason why) const {
    why.put_into(style_.language);
    refuse(why.text);
  }

 private:
  SessionStyle style_;
};

}  // namespace hr::cli
