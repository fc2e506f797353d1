// SPDX-License-Identifier: MIT
// The rules as they are saved, beside those in force: what they make, the verdict on them, and how
// they come into force.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "core/base/words.h"
#include "editor/desk/open_match.h"
#include "scripting/check/check_places.h"

namespace hr::editor {

namespace {

constexpr std::array<const char*, 2> k_endings{".lua", ".board"};

bool is_variant_file(const std::string& name) { return name.starts_with("variants/"); }

// The name of the variant whose file this is.
std::string variant_of(const std::string& file) {
  return std::filesystem::path(file).stem().string();
}

// Some editors begin UTF-8 with a mark, which is no part of the text.
std::string without_mark(std::string text) {
  if (text.starts_with("\xef\xbb\xbf")) text.erase(0, 3);
  return text;
}

}  // namespace

const OpenMatch::Saved& OpenMatch::saved() const {
  const int now = table_ ? status().rules : k_no_rules;
  if (!saved_ || saved_for_ != now) saved_ = read_saved();
  saved_for_ = now;
  return *saved_;
}

const Edition& OpenMatch::require_saved() const {
  if (!saved().edition) throw Error(saved().problem);
  return *saved().edition;
}

OpenMatch::Saved OpenMatch::read_saved() const {
  try {
    if (table_) return {saved_beside(edition()), {}};
    return {scripting::read_edition(folder_, start_.variants, start_.settings), {}};
  } catch (const std::exception& error) {
    return {{}, error.what()};
  }
}

// A variant in force that is not among the files keeps the text that it has.
Edition OpenMatch::saved_beside(const Edition& now) const {
  std::vector<std::string> here;
  for (const SourceShown& file : files_)
    if (is_variant_file(file.name) && std::ranges::count(now.variants, variant_of(file.name)) > 0)
      here.push_back(variant_of(file.name));
  Edition out;
  if (folder_.empty()) {  // all there is was recorded
    for (const SourceShown& file : files_)
      if (!is_variant_file(file.name) || std::ranges::count(here, variant_of(file.name)) > 0)
        out.files.push_back({file.name, file.text});
  } else {
    out = scripting::read_edition(folder_, here);
  }
  for (const RuleFile& file : now.files)
    if (is_variant_file(file.name) && std::ranges::count(here, variant_of(file.name)) == 0)
      out.files.push_back(file);
  std::ranges::sort(out.files, {}, &RuleFile::name);
  out.ruleset = now.ruleset;
  out.variants = now.variants;
  out.settings = now.settings;
  return out;
}

void OpenMatch::take_up() {
  if (!table_) return restart_saved();
  read_files();
  try_again();
  try {
    if (saved_in_force()) return;
    swap(scripting::load_ruleset(require_saved()));
  } catch (const std::exception& error) {
    judge(error.what());
    throw RulesRefused(fmt::format("{}\nThe rules are unchanged.", error.what()));
  }
}

void OpenMatch::try_again() {
  ++readings_;
  verdict_ = {};
}

void OpenMatch::judge(const std::string& problem) {
  Edition tried;
  tried.ruleset = id_;
  if (saved().edition) tried = *saved().edition;
  const scripting::Complaint complaint = scripting::Places(tried).take_apart(problem);
  verdict_ = {saved().edition,
              {scripting::finding(complaint.place, scripting::Finding::Severity::error,
                                  complaint.sentence)}};
}

// A verdict is about what was tried, and about nothing that has come to be saved or chosen since.
std::vector<scripting::Finding> OpenMatch::findings() const {
  if (verdict_.findings.empty()) return {};
  const bool holds = !table_ || (!saved_in_force() && saved().edition == verdict_.of);
  return holds ? verdict_.findings : std::vector<scripting::Finding>();
}

std::vector<std::string> OpenMatch::not_in_force() const {
  std::vector<std::string> out;
  if (!saved().edition) return out;
  for (const RuleFile& file : saved().edition->files) {
    const std::string* const now = edition().find(file.name);
    if (now == nullptr || *now != file.text) out.push_back(file.name);
  }
  for (const RuleFile& file : edition().files)
    if (saved().edition->find(file.name) == nullptr) out.push_back(file.name);
  return out;
}

std::string OpenMatch::in_force_since() const {
  const SinceReport since = table_->report(SinceQuery());
  if (since.start) return "the start";
  return since.ply == 0 ? "before move 1" : fmt::format("move {}", since.ply);
}

RuleFile OpenMatch::variant_file(const std::string& name) const {
  const SourceShown* found = nullptr;
  for (const char* const ending : k_endings) {
    const auto file = std::ranges::find(files_, "variants/" + name + ending, &SourceShown::name);
    if (file == files_.end()) continue;
    if (found != nullptr)
      throw Error(fmt::format("There are two variants called {}: {} and {}. Rename one of them.",
                              hr::quote(name), found->name, file->name));
    found = &*file;
  }
  if (found == nullptr)
    throw Error(fmt::format("These rules have no variant called {}.", hr::quote(name)));
  return {found->name, without_mark(found->text)};
}

}  // namespace hr::editor
