// SPDX-License-Identifier: MIT
// The part of the Lab tab about the game that is open, replayed under changed rules: which rules,
// what came out, and each difference; a click on one shows that step on both boards.
#pragma once

#include <memory>
#include <vector>

#include "editor/lab_tab/what_if_text.h"
#include "editor/panels/options_form.h"
#include "editor/panels/panel.h"

namespace hr::editor {

class WhatIfView {
 public:
  void draw(const DeskState& state, Requests& requests);

 private:
  void draw_rules(const GameState& game, Requests& requests);
  void draw_variants(const GameState& game);
  void draw_found(const WhatIfState& what_if, Requests& requests);
  void draw_row(std::size_t number, const WhatIfState& what_if, Requests& requests) const;

  std::uint64_t match_ = 0;
  WhatIfRules rules_;
  OptionsForm form_;
  std::shared_ptr<const WhatIfLine> line_;  // of which these are the words
  std::vector<WhatIfRow> rows_;
  std::vector<std::string> summary_;
};

}  // namespace hr::editor
