// SPDX-License-Identifier: MIT
#include "web/engine/json.h"

#include <algorithm>

#include "core/base/words.h"
#include "core/protocol/values.h"
#include "core/thinking/thought_text.h"
#include "scripting/source/option.h"
#include "scripting/source/option_words.h"
#include "scripting/source/variant_words.h"

namespace hr::web {

namespace {

std::vector<std::string> words_of(const scripting::Option& option) {
  switch (option.type()) {
    case scripting::OptionType::flag:
      return {scripting::value_words(true), scripting::value_words(false)};
    case scripting::OptionType::number:
    case scripting::OptionType::word:
    case scripting::OptionType::list:
      break;
  }
  return option.words;
}

// What a step of a number leads to, as typed.
Json step_json(const std::optional<std::int64_t>& value) {
  return value ? Json(std::to_string(*value)) : Json();
}

Json part_json(const scripting::Option& option) {
  const auto* const chosen = std::get_if<std::vector<std::string>>(&option.value);
  const bool steps = scripting::facts_of(option.type()).steps;
  return {{"name", option.name},
          {"title", scripting::option_title(option)},
          {"group", scripting::option_group(option)},
          {"note", option.idle.empty() ? scripting::option_note(option)
                                       : scripting::idle_note(option.idle)},
          {"type", scripting::type_name(option.type())},
          {"value", scripting::option_text(option.value)},
          {"value_words", scripting::value_words(option.value)},
          {"standard", scripting::option_text(option.standard)},
          {"standard_words", scripting::value_words(option.standard)},
          {"less", steps ? step_json(scripting::one_step_less(option)) : Json()},
          {"more", steps ? step_json(scripting::one_step_more(option)) : Json()},
          {"min", option.min},
          {"max", option.max},
          {"words", words_of(option)},
          {"chosen", chosen == nullptr ? Json::array() : Json(*chosen)}};
}

Json part_json(const scripting::LabShare& share) {
  return {{"name", share.name}, {"value", share.value}, {"low", share.low}, {"high", share.high}};
}

Json part_json(const scripting::LabOpening& opening) {
  return {{"action", opening.action},
          {"games", opening.games},
          {"points", opening.points},
          {"low", opening.low},
          {"high", opening.high}};
}

Json part_json(const scripting::LabCurvePoint& point) {
  return {{"games", point.games}, {"value", point.value}, {"low", point.low}, {"high", point.high}};
}

Json part_json(const scripting::LabChange& change) {
  const scripting::LabChangeText text = scripting::text_of(change);
  return {{"name", text.name},
          {"before", text.before},
          {"after", text.after},
          {"more", change.more},
          {"how", text.how}};
}

Json part_json(const scripting::LabCaption& caption) {
  return {{"title", caption.title}, {"words", caption.words}};
}

Json part_json(const scripting::LabPointsPlot::Mark& mark) {
  return {{"label", mark.label}, {"value", mark.value}, {"low", mark.low}, {"high", mark.high}};
}

Json part_json(const scripting::LengthBar& bar) {
  return {{"from", bar.from}, {"to", bar.to}, {"games", bar.games}};
}

Json part_json(const scripting::LabMap::Cell& cell) {
  return {{"part", cell.part}, {"known", cell.known}, {"label", cell.label}, {"words", cell.words}};
}

Json part_json(const scripting::LabOpeningText& opening) {
  return {{"action", opening.action},
          {"games", opening.games},
          {"in_hundred", opening.in_hundred},
          {"points", opening.points},
          {"interval", opening.interval}};
}

Json part_json(const scripting::LabAnswer& answer) {
  return {{"question", answer.question}, {"answer", answer.answer}};
}

Json part_json(const ActionThought& thought) {
  return {{"text", thought.action.text},
          {"points", thought.points},
          {"proven", thought.proven},
          {"tries", thought.tries},
          {"prospect", prospect_text(thought)}};
}

Json part_json(const scripting::LabMap& map);

template <class T>
Json list_of(const std::vector<T>& items) {
  Json out = Json::array();
  for (const T& item : items) out.push_back(part_json(item));
  return out;
}

Json part_json(const scripting::LabMap& map) {
  Json out = part_json(map.caption);
  out["cells"] = list_of(map.cells);
  return out;
}

template <class T>
Json or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json();
}

}  // namespace

Json json_of(const std::vector<RuleFile>& files) { return protocol::to_json(files); }

Json notices_of(const scripting::Ruleset& ruleset) {
  Json out = Json::array();
  for (const std::string& notice : ruleset.notices()) out.push_back(full_sentence(notice));
  return out;
}

Json json_of(const Settings& settings) {
  Json out = Json::object();
  for (const auto& [name, value] : settings) out[name] = value;
  return out;
}

Json json_of(const std::vector<scripting::Option>& options) {
  Json out = Json::array();
  for (const scripting::Option& option : options) out.push_back(part_json(option));
  return out;
}

Json json_of(std::span<const scripting::VariantInfo> variants, const std::vector<std::string>& on) {
  Json out = Json::array();
  for (const scripting::VariantInfo& each : variants)
    out.push_back({{"id", each.id},
                   {"title", scripting::variant_title(each)},
                   {"about", each.about},
                   {"details", scripting::variant_details(each)},
                   {"board", each.board},
                   {"complaint", each.complaint},
                   {"on", std::ranges::count(on, each.id) > 0}});
  return out;
}

Json json_of(const scripting::Finding& finding) {
  return {{"file", finding.file},
          {"line", finding.line},
          {"column", finding.column},
          {"severity", scripting::severity_word(finding.severity)},
          {"message", full_sentence(finding.message)},
          {"advice", full_sentence(finding.advice)}};
}

Json json_of(const scripting::TestResult& result) {
  using scripting::TestVerdict;
  const char* const verdict = result.verdict == TestVerdict::passes  ? "passes"
                              : result.verdict == TestVerdict::fails ? "fails"
                                                                     : "error";
  return {{"verdict", verdict},           {"file", result.file},
          {"name", result.name},          {"begins", result.begins},
          {"line", result.line},          {"column", result.column},
          {"step", result.step},          {"message", full_sentence(result.message)},
          {"expected", result.expected},  {"found", result.found},
          {"differing", result.differing}};
}

Json json_of(const scripting::LabFacts& facts) {
  Json lengths = Json::array(), figures = Json::object(), points = Json::array();
  for (const auto& [length, games] : facts.lengths) lengths.push_back({length, games});
  for (const auto& [name, value] : facts.figures) figures[name] = value;
  for (const std::optional<double>& each : facts.target_points) points.push_back(or_null(each));
  return {{"games", facts.games},
          {"together", facts.together},
          {"alone", facts.alone},
          {"alike", facts.alike},
          {"points", list_of(facts.points)},
          {"unwon", facts.unwon ? part_json(*facts.unwon) : Json()},
          {"figures", figures},
          {"stopped", facts.stopped},
          {"usual", facts.usual},
          {"long_game", facts.long_game},
          {"lengths", lengths},
          {"curve", list_of(facts.curve)},
          {"decided", or_null(facts.decided)},
          {"decided_games", facts.decided_games},
          {"first_turn", facts.first_turn ? part_json(*facts.first_turn) : Json()},
          {"even", facts.even},
          {"unused", facts.unused},
          {"targets", facts.targets},
          {"target_points", points},
          {"openings", list_of(facts.openings)}};
}

Json json_of(const scripting::LabSheet& sheet) {
  const auto plot = [](const auto& it, auto&& fields) {
    if (!it) return Json();
    Json out = part_json(it->caption);
    out.update(fields(*it));
    return out;
  };
  const auto points = [](const scripting::LabPointsPlot& it) -> Json {
    return {
        {"marks", list_of(it.marks)}, {"even", or_null(it.even)}, {"even_label", it.even_label}};
  };
  const auto curve = [](const scripting::LabCurvePlot& it) -> Json {
    return {{"curve", list_of(it.curve)},
            {"low", it.low},
            {"high", it.high},
            {"low_label", it.low_label},
            {"high_label", it.high_label},
            {"end_label", it.end_label}};
  };
  const auto lengths = [](const scripting::LabLengthPlot& it) -> Json {
    return {{"bars", list_of(it.bars)}, {"usual", it.usual}, {"half_label", it.half_label}};
  };
  return {{"figures", sheet.figures},
          {"points", plot(sheet.points, points)},
          {"curve", plot(sheet.curve, curve)},
          {"lengths", plot(sheet.lengths, lengths)},
          {"openings", list_of(sheet.openings)},
          {"maps", list_of(sheet.maps)}};
}

Json json_of(const scripting::LabDifference& difference) {
  return {{"pairs", difference.pairs},
          {"share", difference.share},
          {"low", difference.low},
          {"high", difference.high},
          {"changes", list_of(difference.changes)}};
}

Json json_of(const std::vector<scripting::LabAnswer>& answers) {
  Json out = Json::array();
  for (const scripting::LabAnswer& answer : answers) out.push_back(part_json(answer));
  return out;
}

Json json_of(const ThoughtReport& thought) {
  constexpr std::size_t k_lines = 4;
  return {{"action", thought.actions.empty() ? Json() : Json(thought.actions.front().action.text)},
          {"accepts_draw", thought.accepts_draw},
          {"lines", thought_lines(thought, k_lines)},
          {"actions", list_of(thought.actions)}};
}

}  // namespace hr::web
