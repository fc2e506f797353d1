// SPDX-License-Identifier: MIT
#include "scripting/ruleset/drawn_setup.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/board/edited_board.h"
#include "core/words/drawing.h"
#include "core/words/text.h"
#include "scripting/source/messages.h"
#include "scripting/source/quoted_string.h"
#include "scripting/source/rule_error.h"
#include "scripting/source/tokens.h"

namespace hr::scripting {

namespace {

// Where the value of a text begins, and whether its lines are lines of the file, too: those between
// long brackets are.
struct Written {
  SourcePosition at;
  bool lines = false;
};

// Where something else than a string is written, such as the name of one, it is that place.
Written written_at(const RulesetText& ruleset_text, const SourcePlace& place) {
  Written out{place.at};
  for (const RuleFile& file : ruleset_text.files) {
    if (ruleset_text.shown(file.name) != place.file) continue;
    const std::vector<Token> tokens = tokenize(file.text);
    const auto token = std::ranges::find(tokens, place.at, &Token::at);
    if (token == tokens.end() || token->type != TokenType::string) return out;
    out.lines = token->text.starts_with('[');
    const std::size_t open = out.lines ? token->text.find('[', 1) + 1 : 1;
    out.at.column += static_cast<int>(open);
    if (out.lines && line_break(token->text, open) > 0) out.at = {out.at.line + 1, 1};
  }
  return out;
}

void add_lines(const RulesetText& ruleset_text, const DrawnText& drawn,
               std::vector<TextLine>& out) {
  auto [at, lines] = written_at(ruleset_text, drawn.place);
  for (std::string_view rest = drawn.text;;) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    out.push_back({at.line, at.column, std::string(rest.substr(0, end))});
    if (end == rest.size()) return;
    rest.remove_prefix(end + 1);
    if (lines) at = {at.line + 1, 1};
  }
}

DrawnStart start_of(const Game& game, const DrawnPosition& drawing) {
  DrawnStart out;
  for (const auto& [place, found] : drawing.cells) {
    if (found.hidden)
      throw Error(game.board().name(place.second) +
                  ": expected the contents, because a set-up hides nothing, got \"hidden\"");
    StartingCell& cell =
        out.cells.emplace_back(StartingCell{.zone = place.first, .cell = place.second});
    for (const Pieces& some : found.pieces)
      cell.pieces.push_back({some.piece.kind, some.piece.owner, some.count});
  }
  for (const auto& [place, value] : drawing.vars) {
    if (!value)
      throw Error(var_name(game, place.first, place.second) +
                  ": expected a value, because a set-up hides nothing, got \"hidden\"");
    out.values.push_back({place.first, place.second, *value});
  }
  return out;
}

}  // namespace

DrawnStart read_drawn_setup(const Game& game, const RulesetText& ruleset_text,
                            const std::vector<DrawnText>& texts) {
  std::vector<TextLine> lines;
  for (const DrawnText& text : texts) add_lines(ruleset_text, text, lines);
  const auto& edited = game.definition().edited;
  const std::string because =
      edited ? "; the game cannot be set up on board " + edited->name : std::string();
  const SourcePlace& place = texts.front().place;
  try {
    return start_of(game, read_drawing(game, lines));
  } catch (const LocatedError& error) {
    throw RuleError(clean_message(fmt::format("{}:{}:{}: setup: {}{}", place.file, error.line(),
                                              std::max(error.column(), 1), error.what(), because)));
  } catch (const Error& error) {
    throw RuleError(
        clean_message(fmt::format("{}: setup: {}{}", place.text(), error.what(), because)));
  }
}

}  // namespace hr::scripting
