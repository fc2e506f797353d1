// SPDX-License-Identifier: MIT
#include "cli/lab/text_number.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <optional>

#include "cli/terminal/exit_code.h"
#include "core/base/read_number.h"
#include "core/base/words.h"
#include "scripting/source/tokens.h"

namespace hr::cli {

namespace {

using scripting::Token;
using scripting::TokenType;

// Whether a "-" after this token is a sign, not a subtraction.
bool sign_may_follow(const Token& token) {
  if (token.type == TokenType::keyword) return !token.is("end");
  return token.type == TokenType::symbol && !scripting::closes_bracket(token);
}

std::vector<TextNumber> numbers_on(const std::string& text, int line) {
  const std::vector<Token> tokens = scripting::tokenize(text);
  std::vector<TextNumber> out;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].type != TokenType::number || tokens[i].at.line != line) continue;
    const bool negative =
        i > 0 && tokens[i - 1].is("-") && (i == 1 || sign_may_follow(tokens[i - 2]));
    const char* const begin = negative ? tokens[i - 1].text.data() : tokens[i].text.data();
    const auto from = static_cast<std::size_t>(begin - text.data());
    const auto to =
        static_cast<std::size_t>(tokens[i].text.data() - text.data()) + tokens[i].text.size();
    out.push_back({.name = "", .file = "", .line = line, .from = from, .to = to});
  }
  return out;
}

std::optional<int> small_number(std::string_view text) {
  int out = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, out);
  if (error != std::errc{} || stop != end || out < 1) return std::nullopt;
  return out;
}

struct Typed {
  std::string file;
  int line = 0;
  std::optional<int> which;  // from 1
};

Typed read_place(const std::string& typed, const char* flag) {
  const std::size_t colon = typed.rfind(':');
  const std::string_view rest = std::string_view(typed).substr(colon + 1);
  const std::size_t mark = std::min(rest.find('#'), rest.size());
  const auto line = small_number(rest.substr(0, mark));
  const auto which =
      mark == rest.size() ? std::optional<int>(1) : small_number(rest.substr(mark + 1));
  if (colon == std::string::npos || !line || !which)
    throw Failure(
        Exit::usage,
        fmt::format("{}: expected a file, a line and values, such as rules.lua:12:2-5, or "
                    "rules.lua:12#2:2-5 for the second number of the line, got \"{}\"",
                    flag, typed));
  return {typed.substr(0, colon), *line, mark == rest.size() ? std::nullopt : which};
}

[[noreturn]] void refuse_file(const RulesetText& ruleset_text, const Typed& place,
                              const char* flag) {
  std::vector<std::string> names;
  for (const RuleFile& file : ruleset_text.files)
    if (file.name.ends_with(".lua")) names.push_back(file.name);
  throw Failure(Exit::usage, fmt::format("{}: there is no file {} in these rules; there is {}",
                                         flag, place.file, list_text(names)));
}

[[noreturn]] void refuse_number(const std::string& text, const std::vector<TextNumber>& numbers,
                                const Typed& place, const char* flag) {
  std::vector<std::string> each;
  for (std::size_t i = 0; i < numbers.size(); ++i)
    each.push_back(fmt::format("{}:{}#{} is {}", place.file, place.line, i + 1,
                               text.substr(numbers[i].from, numbers[i].to - numbers[i].from)));
  const std::ptrdiff_t lines = std::ranges::count(text, '\n') + (text.ends_with('\n') ? 0 : 1);
  if (place.line > lines)
    throw Failure(Exit::usage, fmt::format("{}: {} has no line {}, only {}", flag, place.file,
                                           place.line, lines));
  if (each.empty())
    throw Failure(Exit::usage,
                  fmt::format("{}: {}:{}: this line has no number", flag, place.file, place.line));
  throw Failure(Exit::usage,
                fmt::format("{}: {}:{} has {}; say which: {}", flag, place.file, place.line,
                            count_text(numbers.size(), "number", "numbers"), list_text(each)));
}

// In brackets, so that no two minus signs come together.
std::string as_code(const std::string& value) {
  return value.starts_with('-') ? "(" + value + ")" : value;
}

std::string& text_of(RulesetText& ruleset_text, const std::string& name) {
  return std::ranges::find(ruleset_text.files, name, &RuleFile::name)->text;
}

std::string on_one_line(std::string_view text) {
  std::string out;
  for (const std::string& word : split_words(text)) out += (out.empty() ? "" : " ") + word;
  return out;
}

}  // namespace

bool names_text(std::string_view typed) {
  const std::size_t at = typed.find(".lua");
  return at != std::string_view::npos && (at + 4 == typed.size() || typed[at + 4] == ':');
}

TextNumber find_text_number(const RulesetText& ruleset_text, const std::string& typed,
                            const char* flag) {
  const Typed place = read_place(typed, flag);
  const std::string* const text = ruleset_text.find(place.file);
  if (text == nullptr) refuse_file(ruleset_text, place, flag);
  const std::vector<TextNumber> numbers = numbers_on(*text, place.line);
  const auto which = static_cast<std::size_t>(place.which.value_or(1));
  if (which > numbers.size() || (!place.which && numbers.size() > 1))
    refuse_number(*text, numbers, place, flag);
  TextNumber out = numbers[which - 1];
  out.name = typed;
  out.file = place.file;
  return out;
}

void check_number(const std::string& value, const char* flag) {
  double number = 0;
  const char* const end = value.data() + value.size();
  const auto [stop, error] = read_number(value.data(), end, number, std::chars_format::fixed);
  const bool digits = std::ranges::any_of(value, [](char c) { return '0' <= c && c <= '9'; });
  if (error != std::errc{} || stop != end || !digits)
    throw Failure(
        Exit::usage,
        fmt::format("{}: only a number can take the place of a number, got \"{}\"", flag, value));
}

RulesetText with_numbers(RulesetText ruleset_text, const std::vector<TextNumber>& numbers,
                         const std::vector<std::string>& values) {
  std::vector<std::size_t> order(numbers.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  // From the end, so that places before stay where they are.
  std::ranges::sort(order, std::ranges::greater{}, [&](std::size_t i) { return numbers[i].from; });
  for (const std::size_t i : order)
    text_of(ruleset_text, numbers[i].file)
        .replace(numbers[i].from, numbers[i].to - numbers[i].from, as_code(values[i]));
  return ruleset_text;
}

std::string text_around(const RulesetText& ruleset_text, const TextNumber& number,
                        const std::string& value) {
  constexpr std::size_t k_most = 20;  // bytes on either side
  const std::string& text = *ruleset_text.find(number.file);
  const std::size_t last = text.find_last_of("\r\n", number.from);
  const std::size_t begin = last == std::string::npos ? 0 : last + 1;
  const std::size_t end = std::min(text.find_first_of("\r\n", number.to), text.size());
  std::string before = on_one_line(std::string_view(text).substr(begin, number.from - begin));
  std::string after = on_one_line(std::string_view(text).substr(number.to, end - number.to));
  if (before.size() > k_most) {
    const std::size_t space = before.find(' ', before.size() - k_most);
    before = "… " + (space == std::string::npos ? "" : before.substr(space + 1));
  }
  if (after.size() > k_most) {
    const std::size_t space = after.rfind(' ', k_most);
    after = space == std::string::npos ? "" : after.substr(0, space);
    while (after.ends_with(',')) after.pop_back();
    after += " …";
  }
  while (after.ends_with(',')) after.pop_back();
  const auto blank = [&](std::size_t at) { return at < text.size() && text[at] == ' '; };
  return before + (number.from > begin && blank(number.from - 1) ? " " : "") + value +
         (blank(number.to) && !after.empty() ? " " : "") + after;
}

}  // namespace hr::cli
