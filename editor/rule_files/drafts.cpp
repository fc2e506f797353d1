// SPDX-License-Identifier: MIT
#include "editor/rule_files/drafts.h"

#include <algorithm>

namespace hr::editor {

namespace {

constexpr std::chrono::milliseconds k_flush{200};

}  // namespace

void Drafts::write(const Name& name, PendingDraft& pending) {
  folder_.write(name.first, name.second, pending.draft);
  pending.written = true;
}

void Drafts::keep(const std::string& ruleset, const std::string& file, std::optional<Draft> draft) {
  const Name name(ruleset, file);
  PendingDraft& pending = pending_[name] = {std::move(draft), false};
  if (!due_) due_ = now_() + k_flush;
  try {
    write(name, pending);
    if (std::ranges::all_of(pending_, [](const auto& entry) { return entry.second.written; }))
      save_problem_.clear();
  } catch (const std::exception& error) {
    save_problem_ = error.what();
    due_ = now_() + k_try_again;
  }
}

std::optional<Draft> Drafts::draft(const std::string& ruleset, const std::string& file) const {
  const auto found = pending_.find({ruleset, file});
  return found == pending_.end() ? folder_.draft(ruleset, file) : found->second.draft;
}

// Writes each draft that could not be written before, then flushes it.
void Drafts::finish() {
  save_problem_.clear();
  for (auto at = pending_.begin(); at != pending_.end();) {
    auto& [name, pending] = *at;
    try {
      if (!pending.written) write(name, pending);
      if (pending.draft) folder_.flush(name.first, name.second);
      at = pending_.erase(at);
    } catch (const std::exception& error) {
      save_problem_ = error.what();
      pending.written = false;
      ++at;
    }
  }
}

std::optional<std::chrono::milliseconds> Drafts::tick() {
  if (!due_) return {};
  const TimePoint now = now_();
  if (now >= *due_) {
    due_.reset();
    finish();
    if (pending_.empty()) return {};
    due_ = now + k_try_again;
  }
  return *due_ - now;
}

}  // namespace hr::editor
