// SPDX-License-Identifier: MIT
#include "editor/desk/saved_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "core/base/words.h"
#include "scripting/check/check_places.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr std::array<const char*, 2> k_endings{".lua", ".board"};

bool is_variant_file(const std::string& name) { return name.starts_with("variants/"); }

// The name of the variant in this file.
std::string variant_of(const std::string& file) {
  return std::filesystem::path(file).stem().string();
}

// Some editors begin UTF-8 with a byte order mark, which is not part of the text.
std::string without_mark(std::string text) {
  if (text.starts_with("\xef\xbb\xbf")) text.erase(0, 3);
  return text;
}

}  // namespace

const SavedRules::SavedText& SavedRules::made() const {
  if (!made_ || made_for_ != game_.rules() || made_of_ != files_.times_read()) made_ = make();
  made_for_ = game_.rules();
  made_of_ = files_.times_read();
  return *made_;
}

const RulesetText& SavedRules::require() const {
  if (!made().text) throw Error(made().problem);
  return *made().text;
}

bool SavedRules::in_force() const { return game_.on() && made().text == *game_.text(); }

SavedRules::SavedText SavedRules::make() const {
  try {
    if (game_.on()) return {beside(*game_.text()), {}};
    return {scripting::read_ruleset_text(files_.folder(), first_.variants, first_.settings), {}};
  } catch (const std::exception& error) {
    return {{}, error.what()};
  }
}

// A variant in force that has no file keeps its text in force.
RulesetText SavedRules::beside(const RulesetText& now) const {
  std::vector<std::string> here;
  for (const RuleFileState& file : files_.all())
    if (is_variant_file(file.name) && std::ranges::count(now.variants, variant_of(file.name)) > 0)
      here.push_back(variant_of(file.name));
  RulesetText out;
  if (files_.folder().empty()) {  // the files are those in the record
    for (const RuleFileState& file : files_.all())
      if (!is_variant_file(file.name) || std::ranges::count(here, variant_of(file.name)) > 0)
        out.files.push_back({file.name, file.text});
  } else {
    out = scripting::read_ruleset_text(files_.folder(), here);
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

std::vector<std::string> SavedRules::not_in_force() const {
  std::vector<std::string> out;
  const std::optional<RulesetText>& saved = made().text;
  if (!saved) return out;
  const RulesetText& ruleset_text = *game_.text();
  for (const RuleFile& file : saved->files) {
    const std::string* const now = ruleset_text.find(file.name);
    if (now == nullptr || *now != file.text) out.push_back(file.name);
  }
  for (const RuleFile& file : ruleset_text.files)
    if (saved->find(file.name) == nullptr) out.push_back(file.name);
  return out;
}

RuleFile SavedRules::variant(const std::string& name) const {
  const RuleFileState* found = nullptr;
  for (const char* const ending : k_endings) {
    const RuleFileState* const file = files_.find("variants/" + name + ending);
    if (file == nullptr) continue;
    if (found != nullptr)
      throw Error(fill("There are two variants called {}: {} and {}. Rename one of them.",
                       hr::quote(name), found->name, file->name));
    found = file;
  }
  if (found == nullptr)
    throw Error(fill("These rules have no variant called {}.", hr::quote(name)));
  return {found->name, without_mark(found->text)};
}

void SavedRules::try_again() {
  ++load_count_;
  verdict_ = {};
}

const scripting::Finding& SavedRules::judge(const std::string& problem) {
  RulesetText tried;
  tried.ruleset = files_.ruleset();
  if (made().text) tried = *made().text;
  const scripting::LocatedMessage complaint = scripting::SourcePlaces(tried).take_apart(problem);
  verdict_ = {made().text,
              {scripting::finding(complaint.place, scripting::Finding::Severity::error,
                                  complaint.sentence)}};
  return verdict_.findings.front();
}

std::vector<scripting::Finding> SavedRules::findings() const {
  if (verdict_.findings.empty()) return {};
  const bool holds = !game_.on() || (!in_force() && made().text == verdict_.of);
  return holds ? verdict_.findings : std::vector<scripting::Finding>();
}

}  // namespace hr::editor
