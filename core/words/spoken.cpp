// SPDX-License-Identifier: MIT
#include "core/words/spoken.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include "core/base/error.h"
#include "core/base/suggest.h"
#include "core/words/piece_codes.h"
#include "core/words/text.h"

namespace hr {

namespace {

std::optional<std::int64_t> number_in(std::string_view text) {
  std::int64_t value = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (text.empty() || error != std::errc() || stop != end) return std::nullopt;
  return value;
}

// Reads the contents of a cell from the front; names may contain any word, so the longest one that
// matches is taken, not the text between two connecting words.
class ContentsReader {
 public:
  ContentsReader(const Game& game, const ZoneLayout& zone, std::string_view text)
      : game_(game), zone_(zone), rest_(text) {}

  Contents read() {
    const bool pile = zone_.holds == Holds::pile;
    for (;;) {
      const int count = pile ? read_count() : 1;
      out_.pieces.insert(pile ? out_.pieces.end() : out_.pieces.begin(),
                         {read_piece(count), count});
      if (rest_.empty()) break;
      if (pile ? take(", ") || take(" and ") : take(" on ")) continue;
      throw Error(std::string("expected ") + (pile ? "\" and \"" : "\" on \"") +
                  " or nothing more, got " + quote(rest_));
    }
    const auto max = static_cast<std::size_t>(zone_.room);
    if (!pile && out_.pieces.size() > max)
      throw Error("expected at most " + count_text(max, "piece", "pieces") + ", got " +
                  std::to_string(out_.pieces.size()));
    if (pile) settle_pile(game_, out_);
    return std::move(out_);
  }

 private:
  bool take(std::string_view front) {
    if (!lower_case(rest_.substr(0, front.size())).starts_with(lower_case(front))) return false;
    rest_.remove_prefix(front.size());
    return true;
  }

  int read_count() {
    const std::size_t end = std::min(rest_.find(' '), rest_.size());
    const auto count = number_in(rest_.substr(0, end));
    if (!count || *count < 1 || *count > k_max_pile)
      throw Error("expected how many pieces, from 1 to " + std::to_string(k_max_pile) + ", got " +
                  quote(rest_));
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    return static_cast<int>(*count);
  }

  Piece read_piece(int count) {
    Piece best;
    std::string found;
    std::vector<std::string> known;
    for (const Piece piece : zone_.pieces) {
      const std::string one = piece_name(game_, piece), name = count == 1 ? one : plural(one);
      known.push_back(name);
      if (name.size() <= found.size() || !lower_case(rest_).starts_with(lower_case(name))) continue;
      best = piece;
      found = name;
    }
    if (found.empty())
      throw Error("there is no piece " + quote(rest_) + " here" + did_you_mean(rest_, known) +
                  (known.empty() ? "" : "; expected " + list_text(known, "or")));
    rest_.remove_prefix(found.size());
    return best;
  }

  const Game& game_;
  const ZoneLayout& zone_;
  std::string_view rest_;
  Contents out_;
};

std::int64_t chosen(std::string_view text, const std::vector<std::string>& names, int first = 0) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (lower_case(names[i]) == lower_case(text)) return static_cast<std::int64_t>(i) + first;
  throw Error("expected " + list_text(names, "or") + ", got " + quote(text));
}

}  // namespace

int whole_number(std::string_view text, int max) {
  const auto value = number_in(text);
  if (!value || *value < 0 || *value > max)
    throw Error("expected a whole number from 0 to " + std::to_string(max) + ", got " +
                quote(text));
  return static_cast<int>(*value);
}

Contents read_contents(const Game& game, const ZoneLayout& zone, std::string_view text) {
  if (text.ends_with('.')) text.remove_suffix(1);
  const auto named = [&](Piece piece) { return piece_name(game, piece) == text; };
  if (std::ranges::any_of(zone.pieces, named)) return ContentsReader(game, zone, text).read();
  if (text == "nothing" || text == "empty") return {};
  if (text == "hidden") return {.hidden = true, .pieces = {}};
  std::string words(text);  // names may be written as in the ruleset
  std::ranges::replace(words, '_', ' ');
  return ContentsReader(game, zone, words).read();
}

std::optional<std::int64_t> read_value(const Game& game, const VarDef& var, std::string_view text) {
  if (text == "hidden") return std::nullopt;
  if (var.type == VarType::flag) return chosen(text, {"no", "yes"});
  if (var.type == VarType::number) {
    const auto value = number_in(text);
    if (!value || *value < var.min || *value > var.max)
      throw Error("expected a number from " + std::to_string(var.min) + " to " +
                  std::to_string(var.max) + ", got " + quote(text));
    return value;
  }
  if (text == "none") return k_nil;
  if (var.type == VarType::cell) {
    if (const auto cell = game.board().find(text)) return index(*cell);
    throw Error("expected the name of a cell or none, got " + quote(text));
  }
  std::vector<std::string> names{"none"};
  if (var.type == VarType::direction)
    std::ranges::copy(game.board().direction_names(), std::back_inserter(names));
  else if (var.type == VarType::word)
    std::ranges::copy(var.words, std::back_inserter(names));
  else if (var.type == VarType::seat)
    for (const SeatDef& seat : game.definition().seats) names.push_back(seat.name);
  else
    for (const KindDef& kind : game.definition().kinds) names.push_back(spoken(kind.name));
  return chosen(text, names, -1);
}

}  // namespace hr
