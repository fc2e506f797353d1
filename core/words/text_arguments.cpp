// SPDX-License-Identifier: MIT
#include "core/words/text_arguments.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "core/base/letter_case.h"

namespace hr {

namespace {

// One word that contains cells separated by "-", "x" or ","; cell names may contain these as well,
// so each cell ends at the last place from which the rest can still be read as cells.
bool split_cells(const Board& board, const std::string& word, std::vector<std::int64_t>& cells) {
  const std::size_t n = word.size();
  std::vector<std::size_t> ends(n + 1, 0);  // by start of a cell: its end; 0: cannot be read
  const auto readable = [&](std::size_t at) { return at >= n || ends[at] != 0; };
  for (std::size_t from = n; from-- > 0;)
    for (std::size_t to = n; to > from && ends[from] == 0; --to) {
      const bool apart = to == n || std::string_view("-xX,").find(word[to]) != std::string::npos;
      if (apart && readable(to + 1) && board.find(word.substr(from, to - from))) ends[from] = to;
    }
  if (n == 0 || ends[0] == 0) return false;
  for (std::size_t from = 0; from < n; from = ends[from] + 1)
    cells.push_back(index(*board.find(word.substr(from, ends[from] - from))));
  return true;
}

bool filler(const std::string& word) {
  constexpr std::array<std::string_view, 7> fillers{"to", "x", "-", ",", "over", "on", "lifting"};
  return std::find(fillers.begin(), fillers.end(), lower_case(word)) != fillers.end();
}

// How many words the name of one thing may have: tried from the most to one.
constexpr std::size_t k_max_name_words = 8;

}  // namespace

std::string plain(std::string_view name) {
  std::string out = fold_case(name);
  std::ranges::replace_if(
      out, [](char c) { return c == '-' || c == ' '; }, '_');
  return out;
}

std::optional<CellId> find_cell(const Board& board, std::string_view text) {
  if (const auto cell = board.find(text)) return cell;
  // Names in other letter case were found above, except those with other letters than ASCII.
  const auto matters = [](char c) {
    return c == '-' || c == ' ' || c == '_' || static_cast<unsigned char>(c) >= 0x80;
  };
  if (std::ranges::none_of(text, matters)) return std::nullopt;
  const std::string wanted = plain(text);
  std::optional<CellId> found;
  for (int c = 0; c < board.cells(); ++c) {
    const std::string& name = board.name(CellId(c));
    if (name.size() == 1 || std::ranges::none_of(name, matters) || plain(name) != wanted) continue;
    if (found) return std::nullopt;
    found = CellId(c);
  }
  return found;
}

ParsedArguments read_cells(const Board& board, Words words) {
  ParsedArguments out;
  for (std::size_t i = 0; i < words.size();) {
    std::size_t used = 0;
    for (std::size_t n = std::min(words.size() - i, k_max_name_words); n > 0 && used == 0; --n)
      if (const auto cell = find_cell(board, joined(words.subspan(i, n)))) {
        out.values.push_back(index(*cell));
        used = n;
      }
    if (used == 0 && !split_cells(board, words[i], out.values) && !filler(words[i]))
      return {out.values, words[i]};
    i += std::max<std::size_t>(used, 1);
  }
  return out;
}

ParsedArguments read_number(Words words) {
  const std::string text = joined(words);
  std::int64_t value = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (text.empty()) return {};
  if (error != std::errc() || stop != end) return {{}, text};
  return {{value}, ""};
}

namespace {

ParsedArguments read_choice(const std::vector<std::string>& known, Words words) {
  const std::string typed = joined(words), text = plain(typed);
  if (text.empty()) return {};
  if (const auto exact = std::ranges::find(known, typed); exact != known.end())
    return {{exact - known.begin()}, ""};
  std::vector<std::int64_t> same, begun;
  for (std::size_t i = 0; i < known.size(); ++i) {
    const std::string name = plain(known[i]);
    if (name == text) same.push_back(static_cast<std::int64_t>(i));
    if (name.starts_with(text)) begun.push_back(static_cast<std::int64_t>(i));
  }
  if (same.size() == 1) return {same, ""};
  if (begun.size() == 1) return {begun, ""};
  return {{}, typed};
}

ParsedArguments read_seat(const Game& game, Words words, const SeatNames& names) {
  std::vector<std::string> seats;
  for (const SeatDef& seat : game.definition().seats) seats.push_back(seat.name);
  ParsedArguments out = read_choice(seats, words);
  if (out.all() || names.empty()) return out;
  const ParsedArguments player = read_choice({names.begin(), names.end()}, words);
  return player.all() ? player : out;
}

ParsedArguments read_one(const Game& game, const Argument& argument, Words words,
                         const SeatNames& names) {
  switch (argument.type) {
    case ArgumentType::cell: {
      const auto cell = find_cell(game.board(), joined(words));
      if (cell) return {{index(*cell)}, ""};
      return {{}, joined(words)};
    }
    case ArgumentType::number:
      return read_number(words);
    case ArgumentType::word:
      return read_choice(argument.words, words);
    case ArgumentType::seat:
      break;
  }
  return read_seat(game, words, names);
}

}  // namespace

ParsedArguments read_arguments(const Game& game, VerbId verb, Words words, const SeatNames& names) {
  const std::vector<Argument>& arguments = game.arguments(verb);
  if (arguments.empty()) return {{}, words.empty() ? "" : words[0]};
  const auto is_cell = [](const Argument& a) { return a.type == ArgumentType::cell; };
  if (std::ranges::all_of(arguments, is_cell)) return read_cells(game.board(), words);
  if (arguments.size() == 1)
    return words.empty() ? ParsedArguments() : read_one(game, arguments[0], words, names);
  ParsedArguments out;
  for (std::size_t at = 0; at < words.size();) {
    if (out.values.size() == arguments.size()) return {out.values, words[at]};
    std::size_t used = 0;
    for (std::size_t n = std::min(words.size() - at, k_max_name_words); n > 0 && used == 0; --n) {
      const ParsedArguments one =
          read_one(game, arguments[out.values.size()], words.subspan(at, n), names);
      if (!one.all() || one.values.empty()) continue;
      out.values.push_back(one.values[0]);
      used = n;
    }
    if (used == 0 && !filler(words[at])) return {out.values, words[at]};
    at += std::max<std::size_t>(used, 1);
  }
  return out;
}

}  // namespace hr
