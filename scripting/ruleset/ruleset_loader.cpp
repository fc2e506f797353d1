// SPDX-License-Identifier: MIT
#include "scripting/ruleset/ruleset_loader.h"

#include <functional>
#include <system_error>
#include <utility>

#include "core/game/game.h"
#include "scripting/lua/shared_time.h"

namespace hr::scripting {

namespace {

std::unique_ptr<RulesetLoader>& in_place() {
  static std::unique_ptr<RulesetLoader> ruleset_loader = make_ruleset_loader();
  return ruleset_loader;
}

}  // namespace

RulesetLoader& ruleset_loader() { return *in_place(); }

std::unique_ptr<RulesetLoader> set_ruleset_loader(std::unique_ptr<RulesetLoader> ruleset_loader) {
  return std::exchange(in_place(), std::move(ruleset_loader));
}

Sheets load_sheets(const RulesetText& ruleset_text) {
  return ruleset_loader().sheets(ruleset_text);
}

std::unique_ptr<Ruleset> load_ruleset(const RulesetText& ruleset_text, const std::string& effect) {
  return ruleset_loader().load(ruleset_text, {}, {.effect = effect});
}

std::unique_ptr<Ruleset> load_watched(const RulesetText& ruleset_text, const TextSpan& expression) {
  auto out = ruleset_loader().load(ruleset_text, {}, {.watched = expression});
  const std::vector<NamedTerm>& terms = out->game()->definition().terms;
  if (!terms.empty() && terms.back().name == k_watched_term) return out;
  return ruleset_loader().load(ruleset_text, {},
                               {.watched = expression, .watched_at = WatchAt::file_end});
}

std::unique_ptr<Ruleset> load_ruleset(const std::filesystem::path& folder, const Settings& settings,
                                      const std::string& effect,
                                      const std::vector<std::string>& variants) {
  std::error_code error;
  auto path = std::filesystem::weakly_canonical(folder, error);
  if (error) path = folder;
  return ruleset_loader().load(read_ruleset_text(path, variants, settings), path,
                               {.effect = effect});
}

namespace {

std::vector<VariantInfo> described(const std::vector<std::string>& ids,
                                   const std::function<RulesetText(const std::string& id)>& read) {
  std::vector<VariantInfo> out;
  SharedTime time;
  for (const std::string& id : ids) {
    VariantInfo info;
    info.complaint = time.complaint_of(id, [&] { info = ruleset_loader().describe(read(id), id); });
    info.id = id;
    out.push_back(std::move(info));
  }
  return out;
}

}  // namespace

std::vector<VariantInfo> describe_variants(const std::filesystem::path& folder) {
  return described(find_variants(folder),
                   [&](const std::string& id) { return read_ruleset_text(folder, {id}); });
}

std::vector<VariantInfo> describe_variants(const std::string& ruleset,
                                           std::span<const RuleFile> files) {
  return described(find_variants(files),
                   [&](const std::string& id) { return text_of_files(ruleset, files, {id}); });
}

}  // namespace hr::scripting
