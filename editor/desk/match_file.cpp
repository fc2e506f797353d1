// SPDX-License-Identifier: MIT
#include "editor/desk/match_file.h"

#include <utility>

namespace hr::editor {

void MatchFile::use(std::string file, std::optional<scripting::HeldFile> held) {
  file_ = std::move(file);
  held_ = std::move(held);
  given_up_.clear();
  record_ = {};
  facts_due_ = true;
}

std::string MatchFile::keep(const Table& table, const SavedMatch& facts) {
  constexpr int k_tries = 20;  // other windows may choose the same name
  for (int tries = 1;; ++tries) {
    const bool fresh = !held_;
    if (fresh) {
      std::string file = storage_.new_file(facts.ruleset);
      held_ = storage_.hold(file);
      file_ = std::move(file);
    }
    try {
      if (!held_->as_left()) storage_.make_folder();  // it was removed, or is not there yet
      if (record_.keep(table, *held_)) facts_due_ = true;
      break;
    } catch (const scripting::Taken&) {
      if (tries == k_tries) throw;
      if (!fresh) given_up_ = file_;
      held_.reset();
      record_ = {};
    }
  }
  if (std::exchange(facts_due_, false)) try {
      storage_.save_facts(file_, facts);
    } catch (const std::exception&) {
      facts_due_ = true;
      throw;
    }
  return std::exchange(given_up_, {});
}

}  // namespace hr::editor
