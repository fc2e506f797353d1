// SPDX-License-Identifier: MIT
#include "cli/arguments/pack_file.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/arguments/lesson_file.h"
#include "cli/arguments/locate.h"
#include "core/base/words.h"
#include "scripting/pack/pack_link.h"
#include "scripting/sharing/pack_folder.h"
#include "scripting/sharing/pack_opening.h"
#include "scripting/source/files.h"

namespace hr::cli {

namespace {

namespace fs = std::filesystem;

scripting::Pack read_link(const std::string& link, std::string* notice) {
  scripting::Pack pack = scripting::read_pack_link(link);
  if (pack.base.empty()) return pack;
  const std::vector<RuleFile> files = shipped_files(pack.ruleset);
  if (files.empty())
    throw Failure(
        Exit::rules_missing,
        fmt::format("the link: it contains changes to the game {}, which is not installed "
                    "here",
                    hr::quote(pack.ruleset)));
  if (notice != nullptr && scripting::base_hash(files) != pack.base)
    *notice = fmt::format(
        "the link was made from a different version of {} than the one installed "
        "here, so the game may not be quite the same",
        pack.ruleset);
  return scripting::completed(std::move(pack), files);
}

// Typed options replace those of the pack.
scripting::Settings settings_over(scripting::Settings own, const scripting::Settings& typed) {
  for (const auto& setting : typed) {
    std::erase_if(own, [&](const auto& other) { return other.first == setting.first; });
    own.push_back(setting);
  }
  return own;
}

std::vector<std::string> variants_with(std::vector<std::string> own,
                                       const std::vector<std::string>& typed) {
  for (const std::string& variant : typed)
    if (std::ranges::find(own, variant) == own.end()) own.push_back(variant);
  return own;
}

}  // namespace

bool is_pack(const std::string& ruleset) {
  return ruleset.ends_with(scripting::k_pack_ending) || scripting::is_pack_link(ruleset);
}

std::string pack_name(const std::string& ruleset) {
  return ruleset.ends_with(scripting::k_pack_ending) ? ruleset : "the link";
}

scripting::Pack read_pack_given(const std::string& ruleset, std::string* notice) {
  scripting::Pack pack =
      ruleset.ends_with(scripting::k_pack_ending)
          ? scripting::read_pack(scripting::read_whole(ruleset, scripting::k_max_pack_bytes),
                                 ruleset)
          : read_link(ruleset, notice);
  return scripting::with_lesson(std::move(pack), pack_name(ruleset));
}

RulesetText pack_ruleset_text(const RulesetArguments& arguments) {
  const scripting::Settings typed = parse_settings(arguments.settings, arguments.flags.option);
  const scripting::Pack pack = read_pack_given(arguments.ruleset);
  return scripting::ruleset_text_of(pack, variants_with(pack.variants, arguments.variants),
                                    settings_over(pack.settings, typed));
}

std::unique_ptr<scripting::Ruleset> open_pack(const RulesetArguments& arguments) {
  const scripting::Settings typed = parse_settings(arguments.settings, arguments.flags.option);
  const scripting::Pack pack = read_pack_given(arguments.ruleset);
  const std::vector<std::string> variants = variants_with(pack.variants, arguments.variants);
  return open_ruleset_text(
      [&](const scripting::Settings& settings) {
        return scripting::load_ruleset(scripting::ruleset_text_of(pack, variants, settings));
      },
      settings_over(pack.settings, typed), arguments.flags);
}

GivenPack pack_given(const RulesetArguments& arguments) {
  GivenPack out;
  out.ruleset = open_ruleset(arguments);
  RulesetArguments contents = arguments;
  take_lesson(contents);
  if (is_pack(contents.ruleset)) {
    out.pack = read_pack_given(contents.ruleset);
    // Its lesson would have other options and variants than those that are typed.
    if (!contents.settings.empty() || !contents.variants.empty()) out.pack.lesson.clear();
  } else {
    scripting::PackedFolder packed =
        scripting::pack_folder(locate_ruleset(contents.ruleset, ruleset_roots()));
    out.pack = std::move(packed.pack);
    out.left_out = std::move(packed.left_out);
  }
  scripting::add_choices(out.pack, *out.ruleset);
  return out;
}

void add_by(Command& command, std::string& by) {
  command.add("--by", by, "Your name, which whoever opens it sees as what you say (default: none)")
      .type_name("NAME");
}

std::vector<RuleFile> shipped_files(const std::string& ruleset) {
  for (const fs::path& root : shipped_roots())
    for (const fs::path& folder : scripting::find_rulesets(root))
      if (folder.filename() == ruleset) return scripting::pack_folder(folder).pack.files;
  return {};
}

}  // namespace hr::cli
