// SPDX-License-Identifier: MIT
#include "scripting/sharing/pack_opening.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/error.h"
#include "core/base/words.h"
#include "scripting/pack/pack_text.h"

namespace hr::scripting {

namespace {

void check_ruleset(const std::string& ruleset, const Pack& pack, const std::string& where) {
  if (ruleset != pack.ruleset)
    throw Error(fmt::format("{}: expected the ruleset of the pack, {}, got {}", where, pack.ruleset,
                            hr::quote(ruleset)));
}

void check_rules(const Record& record, const Pack& pack, const std::string& where) {
  for (const RulesetText& ruleset_text : record.ruleset_texts) {
    check_ruleset(ruleset_text.ruleset, pack, where);
    for (const RuleFile& file : ruleset_text.files) {
      const std::string* const text = pack.find(file.name);
      if (text == nullptr || *text != file.text)
        throw Error(
            fmt::format("{}: expected a game under the rules of the pack, got one under a "
                        "different {}",
                        where, file.name));
    }
  }
}

Record checked_record(const std::string& text, const Pack& pack, const std::string& where) {
  Record record = read_record(text, where);
  check_rules(record, pack, where);
  return record;
}

Lesson checked_lesson(const std::string& text, const Pack& pack, const std::string& where) {
  Lesson lesson = read_lesson(text, where);
  check_ruleset(lesson.ruleset, pack, where);
  return lesson;
}

}  // namespace

Lesson lesson_in(const Pack& pack, const std::string& name) {
  if (pack.lesson.empty()) return {};
  return checked_lesson(pack.lesson, pack, name + ": lesson");
}

Pack with_lesson(Pack pack, const std::string& name) {
  if (pack.lesson.empty()) return pack;
  const Lesson lesson = lesson_in(pack, name);
  pack.settings = lesson.settings;
  pack.variants = lesson.variants;
  std::ranges::sort(pack.settings);
  std::ranges::sort(pack.variants);
  const auto again = std::ranges::unique(pack.variants);
  pack.variants.erase(again.begin(), again.end());
  try {
    check_pack(pack);
  } catch (const Error& error) {
    throw Error(fmt::format("{}: lesson: {}", name, error.what()));
  }
  return pack;
}

Record record_in(const Pack& pack, const std::string& name) {
  return checked_record(pack.record, pack, name + ": record");
}

void enclose_lesson(Pack& pack, const std::string& text, const std::string& name) {
  static_cast<void>(checked_lesson(text, pack, name));
  pack.lesson = text;
}

void enclose_record(Pack& pack, const std::string& text, const std::string& name) {
  static_cast<void>(checked_record(text, pack, name));
  pack.record = text;
}

}  // namespace hr::scripting
