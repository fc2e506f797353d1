// SPDX-License-Identifier: MIT
// Games in one file, in a link, and games made from others.
#include <fmt/format.h>

#include <chrono>
#include <filesystem>

#include "core/base/words.h"
#include "core/protocol/values.h"
#include "editor/rule_files/file_names.h"
#include "editor/rule_files/first_change.h"
#include "editor/rule_files/renamed_variant.h"
#include "scripting/pack/base64url.h"
#include "scripting/pack/pack.h"
#include "scripting/pack/pack_link.h"
#include "scripting/sharing/fact_words.h"
#include "scripting/sharing/pack_facts.h"
#include "scripting/sharing/pack_folder.h"
#include "scripting/sharing/pack_opening.h"
#include "scripting/sharing/qr_code.h"
#include "scripting/sharing/remix.h"
#include "scripting/source/read_ruleset_text.h"
#include "scripting/templates/templates.h"
#include "web/engine/json.h"
#include "web/engine/shipped.h"
#include "web/engine/work.h"

namespace hr::web {

namespace {

using scripting::Pack;

Pack pack_of(const GameChoice& choice) {
  const std::shared_ptr<scripting::Ruleset> ruleset = load(ruleset_text_of(choice));
  Pack out{.ruleset = choice.ruleset, .files = files_of(choice)};
  std::ranges::sort(out.files, {}, &RuleFile::name);
  scripting::add_choices(out, *ruleset);
  return out;
}

// base64 as links have it (RFC 4648, section 5, without padding).
std::string bytes_of(const std::string& text) {
  std::optional<std::string> out = scripting::bytes_of_base64url(text);
  if (!out) throw Error("unpack.bytes: expected base64url without padding");
  return std::move(*out);
}

std::vector<scripting::KnownGame> known_games() {
  std::vector<scripting::KnownGame> out;
  for (const std::string& ruleset : shipped_rulesets()) {
    std::vector<RuleFile> files = shipped_files(ruleset);
    const auto loaded = scripting::load_ruleset(scripting::text_of_files(ruleset, files));
    out.push_back({ruleset, scripting::game_report(*loaded).name, std::move(files)});
  }
  return out;
}

Pack pack_in_link(const std::string& link, bool& differs) {
  Pack pack = scripting::read_pack_link(link);
  if (pack.base.empty()) return pack;
  const std::vector<RuleFile> files = shipped_files(pack.ruleset);
  if (files.empty())
    throw Error(
        fmt::format("The link contains changes to the game {}, which is not part of this page.",
                    quote(pack.ruleset)));
  differs = scripting::base_hash(files) != pack.base;
  return scripting::completed(std::move(pack), files);
}

// Somebody waits for it, on a phone perhaps.
scripting::FactsPlan quick_plan() {
  constexpr std::chrono::milliseconds k_sample{250};
  const auto end = std::chrono::steady_clock::now() + 4 * k_sample;
  return {.games = 30,
          .limit = 5000,
          .time_is_up = [end] { return std::chrono::steady_clock::now() >= end; },
          .sample = k_sample};
}

Json qr_rows(const scripting::QrCode& code) {
  Json rows = Json::array();
  for (int y = 0; y < code.side; ++y) {
    std::string row;
    for (int x = 0; x < code.side; ++x) row += code.is_dark(x, y) ? '1' : '0';
    rows.push_back(row);
  }
  return rows;
}

}  // namespace

Json run(Asked&, const MakePack& ask) {
  Pack pack = pack_of(ask.game);
  pack.by = ask.by;
  if (!ask.record.empty()) scripting::enclose_record(pack, ask.record, "the record");
  if (!ask.lesson.empty()) scripting::enclose_lesson(pack, ask.lesson, "the lesson");
  return {{"name", pack.ruleset + scripting::k_pack_ending},
          {"bytes", scripting::base64url(scripting::pack_bytes(pack))}};
}

Json run(Asked&, const MakeLink& ask) {
  Pack pack = pack_of(ask.game);
  pack.by = ask.by;
  std::string link = scripting::pack_link(scripting::for_link(pack));
  bool changes = false;
  if (const std::vector<RuleFile> files = shipped_files(pack.ruleset); !files.empty()) {
    std::string shorter = scripting::pack_link(scripting::changes_of(pack, files));
    changes = shorter.size() < link.size();
    if (changes) link = std::move(shorter);
  }
  if (!ask.page.empty()) link = ask.page + "#" + link;
  const std::optional<scripting::QrCode> code = scripting::qr_code(link);
  Json qr;
  if (code) qr = {{"side", code->side}, {"rows", qr_rows(*code)}};
  return {{"link", link},
          {"changes_of", changes ? Json(pack.ruleset) : Json()},
          {"sentence", scripting::link_sentence(link.size(), changes ? pack.ruleset : "")},
          {"qr", qr},
          {"qr_sentence", code ? "" : scripting::no_qr_sentence(link.size())}};
}

Json run(Asked&, const Unpack& ask) {
  if (ask.bytes.empty() == ask.link.empty()) throw Error("unpack: expected either bytes or a link");
  const std::string name = ask.link.empty() ? ask.name : "the link";
  bool differs = false;
  Pack pack = ask.link.empty() ? scripting::read_pack(bytes_of(ask.bytes), name)
                               : pack_in_link(ask.link, differs);
  const Lesson lesson = scripting::lesson_in(pack, name);
  pack = scripting::with_lesson(std::move(pack), name);
  // Before anything is said that the record might belie.
  if (!pack.record.empty()) static_cast<void>(scripting::record_in(pack, name));
  scripting::PackFacts facts = scripting::pack_facts(pack, known_games(), quick_plan());
  facts.other_version = differs;
  return {{"title", scripting::pack_title(facts)},
          {"sentences", scripting::pack_sentences(pack, facts)},
          {"playable", facts.problem.empty()},
          {"name", facts.name},
          {"ruleset", pack.ruleset},
          {"sender", pack.by},
          {"files", json_of(pack.files)},
          {"variants", pack.variants},
          {"settings", json_of(pack.settings)},
          {"players", protocol::to_json(lesson.players)},
          {"record", pack.record},
          {"lesson", pack.lesson},
          {"same_as", facts.same_as},
          {"like", facts.like},
          {"original", facts.original},
          {"claims", facts.claims}};
}

Json run(Asked&, const Remix& ask) {
  Pack pack = pack_of(ask.game);
  pack.by = ask.sender;
  return {{"files", json_of(scripting::remixed_files(pack, scripting::folder_name(ask.id)))}};
}

Json run(Asked&, const NewGameFiles& ask) {
  const std::string id = scripting::folder_name(ask.title);
  return {{"ruleset", id},
          {"files", json_of(scripting::game_files(ask.game_template, ask.title, id))}};
}

Json run(Asked&, const NewVariant& ask) {
  const std::string file = editor::new_file_name(editor::RuleFileKind::variant, ask.title);
  const std::string id = std::filesystem::path(file).stem().string();
  return {{"files", json_of(scripting::variant_files(trimmed(ask.title), id, ask.ruleset))}};
}

Json run(Asked&, const NewFile& ask) {
  using editor::RuleFileKind;
  if (ask.kind != "module" && ask.kind != "scenario" && ask.kind != "drawing")
    throw Error("new_file.kind: expected module, scenario or drawing, got " + quote(ask.kind));
  const RuleFileKind kind = ask.kind == "module"     ? RuleFileKind::module
                            : ask.kind == "scenario" ? RuleFileKind::scenario
                                                     : RuleFileKind::drawing;
  return protocol::to_json(editor::new_rule_file(kind, ask.typed));
}

Json run(Asked&, const RenamedFile& ask) {
  const std::string name = editor::renamed_file(ask.file, ask.typed);
  return {{"name", name},
          {"changed", json_of(editor::renamed_in_scenarios(ask.file, name, ask.files))}};
}

Json run(Asked&, const GetFirstChange& ask) {
  const std::vector<RuleFile> files = files_of(ask.game);
  const auto find = [&](const std::string& name) -> const std::string* {
    const auto found = std::ranges::find(files, name, &RuleFile::name);
    return found == files.end() ? nullptr : &found->text;
  };
  const std::optional<editor::FirstChange> change = editor::first_change_in(find);
  if (!change) return nullptr;
  return {{"about", change->about},
          {"file", change->file},
          {"line", change->line},
          {"word", change->word},
          {"to", change->to},
          {"changed", change->changed()},
          {"line_number", change->line_number(*find(change->file))}};
}

}  // namespace hr::web
