// SPDX-License-Identifier: MIT
#include "core/words/text_arguments.h"

#include <algorithm>
#include <array>
#include <charconv>

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
  constexpr std::array<std::string_view, 6> fillers{"to", "x", "-", ",", "over", "on"};
  return std::find(fillers.begin(), fillers.end(), lower_case(word)) != fillers.end();
}

}  // namespace

std::string plain(std::string_view name) {
  std::string out = lower_case(name);
  std::replace(out.begin(), out.end(), '-', '_');
  return out;
}

ParsedArguments read_cells(const Board& board, Words words) {
  ParsedArguments out;
  for (std::size_t i = 0; i < words.size();) {
    std::size_t used = 0;
    for (std::size_t n = std::min<std::size_t>(words.size() - i, 4); n > 0 && used == 0; --n)
      if (const auto cell = board.find(joined(words.subspan(i, n)))) {
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
  const std::string text = plain(joined(words));
  if (text.empty()) return {};
  std::vector<std::int64_t> begun;
  for (std::size_t i = 0; i < known.size(); ++i) {
    const std::string name = plain(known[i]);
    if (name == text) return {{static_cast<std::int64_t>(i)}, ""};
    if (name.starts_with(text)) begun.push_back(static_cast<std::int64_t>(i));
  }
  if (begun.size() == 1) return {begun, ""};
  return {{}, joined(words)};
}

ParsedArguments read_one(const Game& game, const Argument& argument, Words words) {
  switch (argument.type) {
    case ArgumentType::cell: {
      const auto cell = game.board().find(joined(words));
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
  std::vector<std::string> seats;
  for (const SeatDef& seat : game.definition().seats) seats.push_back(seat.name);
  return read_choice(seats, words);
}

}  // namespace

ParsedArguments read_arguments(const Game& game, VerbId verb, Words words) {
  const std::vector<Argument>& arguments = game.arguments(verb);
  if (arguments.empty()) return {{}, words.empty() ? "" : words[0]};
  const auto is_cell = [](const Argument& a) { return a.type == ArgumentType::cell; };
  if (std::ranges::all_of(arguments, is_cell)) return read_cells(game.board(), words);
  if (arguments.size() == 1)
    return words.empty() ? ParsedArguments() : read_one(game, arguments[0], words);
  ParsedArguments out;
  for (std::size_t at = 0; at < words.size();) {
    if (out.values.size() == arguments.size()) return {out.values, words[at]};
    std::size_t used = 0;
    for (std::size_t n = std::min<std::size_t>(words.size() - at, 4); n > 0 && used == 0; --n) {
      const ParsedArguments one =
          read_one(game, arguments[out.values.size()], words.subspan(at, n));
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
