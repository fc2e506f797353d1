// SPDX-License-Identifier: MIT
#include "editor/rule_files/rules_watch.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace hr::editor {

namespace {

constexpr std::chrono::milliseconds k_look_at_files{200};

std::unique_ptr<scripting::FolderWatch> watch(const std::filesystem::path& folder) {
  if (folder.empty()) return nullptr;
  try {
    return std::make_unique<scripting::FolderWatch>(folder);
  } catch (const std::exception&) {
    return nullptr;
  }
}

}  // namespace

void RulesWatch::listen(const std::filesystem::path& folder) {
  folder_ = folder;
  watch_ = watch(folder_);
  look_again_ = !folder_.empty();
}

bool RulesWatch::files_differ(const std::function<bool()>& differ) {
  if (folder_.empty() || now_() < looked_at_ + k_look_at_files) return false;
  looked_at_ = now_();
  watch_ = watch(folder_);
  try {
    return differ();
  } catch (const std::exception&) {
    return false;  // one of the files cannot be read just now
  }
}

bool RulesWatch::changed(std::optional<std::chrono::milliseconds>& next,
                         const std::function<bool()>& differ) {
  const auto max_wait = watch_ == nullptr ? std::nullopt : watch_->max_wait();
  if (!folder_.empty())
    next = std::min(next.value_or(k_look_at_files), max_wait.value_or(k_look_at_files));
  if (std::exchange(look_again_, false)) return true;
  return watch_ == nullptr ? files_differ(differ) : watch_->saved();
}

}  // namespace hr::editor
