// SPDX-License-Identifier: MIT
#include "scripting/check/lint_functions.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>

#include "core/game/arguments.h"
#include "core/language/write_table.h"
#include "scripting/source/tokens.h"

namespace hr::scripting {

namespace {

using Tokens = std::vector<Token>;
using Words = std::vector<std::string>;

bool is_name(const Token& token) { return token.type == TokenType::name; }
bool opens(const Token& token) {
  return token.is("{") || token.is("(") || token.is("[") || opens_block(token);
}
bool closes(const Token& token) {
  return token.is("}") || token.is(")") || token.is("]") || closes_block(token);
}

// The token after the expression or block that begins at `i`: a comma or a closing bracket.
std::size_t end_of(const Tokens& tokens, std::size_t i) {
  for (int depth = 0; i + 1 < tokens.size(); ++i) {
    if (depth == 0 && (tokens[i].is(",") || closes(tokens[i]))) break;
    depth += opens(tokens[i]) ? 1 : closes(tokens[i]) ? -1 : 0;
  }
  return i;
}

struct FunctionText {
  Words parameters;
  bool varied = false;  // it takes any number
  std::size_t body = 0, end = 0;
};

// `i` is the word `function`.
FunctionText function_at(const Tokens& tokens, std::size_t i) {
  FunctionText out;
  out.end = end_of(tokens, i);
  while (i < out.end && !tokens[i].is("(")) ++i;
  for (; i < out.end && !tokens[i].is(")"); ++i) {
    if (is_name(tokens[i])) out.parameters.emplace_back(tokens[i].text);
    out.varied = out.varied || tokens[i].is("...");
  }
  out.body = i;
  return out;
}

// The function that a value is: written there, or a local of the file.
std::optional<FunctionText> function_of(const Tokens& tokens, std::size_t i) {
  if (tokens[i].is("function")) return function_at(tokens, i);
  if (!is_name(tokens[i]) || end_of(tokens, i) != i + 1) return {};
  for (std::size_t k = 0; k + 2 < tokens.size(); ++k) {
    if (!tokens[k].is("local")) continue;
    const bool direct = tokens[k + 1].is("function") && tokens[k + 2].text == tokens[i].text;
    const bool assigned = tokens[k + 1].text == tokens[i].text && tokens[k + 2].is("=") &&
                          k + 3 < tokens.size() && tokens[k + 3].is("function");
    if (direct) return function_at(tokens, k + 1);
    if (assigned) return function_at(tokens, k + 3);
  }
  return {};
}

// What the functions of a verb receive for the arguments of an action.
Words names_of_arguments(const VerbDef& verb) {
  const PatternDef& pattern = verb.patterns.front();
  const PatternWord& word = word_of(pattern.type);
  if (word.jumps()) return {"from", "to", "over"};
  if (word.moves) return {"from", "to"};
  static constexpr std::array<const char*, 4> names{"cell", "word", "n", "seat"};
  Words out;
  for (const Argument& argument : arguments_of(pattern)) {
    const std::string name = names[static_cast<std::size_t>(argument.type)];
    const auto same = std::ranges::count(
        out, name, [&](const std::string& other) { return other.substr(0, name.size()); });
    out.push_back(same == 0 ? name : name + std::to_string(same + 1));
  }
  return out;
}

class FunctionLint {
 public:
  FunctionLint(const SourcePlaces& places, const GameDef& def) : places_(places), def_(def) {
    for (const RuleFile& file : places.files())
      files_.emplace_back(places.shown(file), tokenize(file.text));
  }

  std::vector<Finding> run() {
    for (const char* field :
         {"card", "board", "seats", "regions", "marks", "zones", "kinds", "vars", "terms", "events",
          "verbs", "ends", "stuck", "pie", "par", "clock", "look"})
      at(field, [&](const Tokens& tokens, std::size_t i) {
        check_parameters(field, function_of(tokens, i), {"o"});
      });
    at("reminders", [&](const Tokens& tokens, std::size_t i) {
      check_parameters("reminders", function_of(tokens, i), {"v"});
    });
    for (const VerbDef& verb : def_.verbs) check_verb(verb);
    for (const KindDef& kind : def_.kinds)
      at("kinds." + kind.name + ".captured", [&](const Tokens& tokens, std::size_t i) {
        check_parameters("kinds." + kind.name + ".captured", function_of(tokens, i),
                         {"g", "owner", "cell", "by"});
      });
    for (const char* field : {"setup", "turn", "ready", "score", "reminders"}) check_writes(field);
    constexpr int k_max_ends = 100;
    for (int n = 1; n <= k_max_ends; ++n) {
      const std::string path = "ends." + std::to_string(n);
      if (!places_.contains(path)) break;
      at(path, [&](const Tokens& tokens, std::size_t i) { check_end(path, tokens, i); });
    }
    return std::move(out_);
  }

 private:
  // Calls `use` with the tokens of the file that declares the part, and the first of its value.
  template <class Use>
  void at(const std::string& path, const Use& use) {
    if (!places_.contains(path)) return;
    const SourcePlace place = places_.of(path);
    for (const auto& [name, tokens] : files_) {
      if (name != place.file) continue;
      const auto first = std::ranges::find(tokens, place.at, &Token::at);
      if (first == tokens.end()) return;
      auto i = static_cast<std::size_t>(first - tokens.begin());
      if (i + 2 < tokens.size() && is_name(tokens[i]) && tokens[i + 1].is("=")) i += 2;
      return use(tokens, i);
    }
  }

  void warn(const std::string& path, const std::string& sentence, const std::string& advice) {
    out_.push_back(finding(places_.of(path), Finding::Severity::warning,
                           fmt::format("{}: {}", path, sentence), advice));
  }

  // draw("deck", "hand") in a function only describes that something is drawn.
  void check_writes(const std::string& path) {
    at(path, [&](const Tokens& tokens, std::size_t i) {
      const auto function = function_of(tokens, i);
      if (!function) return;
      if (const std::string word = described_write(tokens, *function); !word.empty())
        warn(path, fmt::format("{}(…) does nothing in a function", word),
             fmt::format("list it where the engine carries it out, as in {} = {}(…); a function "
                         "changes the game by what it does with g, such as g.hand[me]:take",
                         path.starts_with("verbs.") ? "does" : "setup", word));
    });
  }

  static std::string described_write(const Tokens& tokens, const FunctionText& function) {
    const auto describes = [](std::string_view word) {  // `as` may also be a term
      const WriteWord* const write = called_write(word);
      return write != nullptr && !write->has(Given::body);
    };
    for (std::size_t i = function.body + 1; i + 1 < function.end; ++i) {
      const Token& next = tokens[i + 1];
      const bool called = next.is("(") || next.is("{") || next.type == TokenType::string;
      const bool of_another = tokens[i - 1].is(".") || tokens[i - 1].is(":");
      if (called && !of_another && is_name(tokens[i]) && describes(tokens[i].text) &&
          !declared_in(tokens, tokens[i].text))
        return std::string(tokens[i].text);
    }
    return {};
  }

  // Whether a file may have a function or a value of its own with this name.
  static bool declared_in(const Tokens& tokens, std::string_view name) {
    for (std::size_t i = 1; i + 1 < tokens.size(); ++i) {
      if (tokens[i].text != name || !is_name(tokens[i])) continue;
      const Token &before = tokens[i - 1], &after = tokens[i + 1];
      if (before.is("local") || before.is("function") || after.is(",") || after.is(")"))
        return true;
    }
    return false;
  }

  void check_verb(const VerbDef& verb) {
    for (const char* field : {"allow", "effect", "unless", "done", "declined", "warns"})
      check_writes(fmt::format("verbs.{}.{}", verb.name, field));
    const Words arguments = names_of_arguments(verb);
    for (const char* field : {"allow", "effect", "unless", "warns"}) {
      const std::string path = fmt::format("verbs.{}.{}", verb.name, field);
      const bool looks = std::string_view(field) == "allow" || std::string_view(field) == "warns";
      Words received = looks ? Words{"v"} : Words{"g", "me"};
      received.insert(received.end(), arguments.begin(), arguments.end());
      at(path, [&](const Tokens& tokens, std::size_t i) {
        check_parameters(path, function_of(tokens, i), received);
      });
    }
  }

  void check_parameters(const std::string& path, const std::optional<FunctionText>& function,
                        const Words& received) {
    if (!function) return;
    static const std::set<std::string, std::less<>> cells{"cell", "from", "to",     "over",
                                                          "at",   "here", "square", "target"};
    static const std::set<std::string, std::less<>> seats{"me",    "seat", "player",
                                                          "owner", "by",   "who"};
    const Words& given = function->parameters;
    const std::string whole = fmt::format("function({})", fmt::join(received, ", "));
    if (received == Words{"o"} && !given.empty() && (given[0] == "g" || given[0] == "v"))
      return warn(path,
                  fmt::format("its parameter \"{}\" receives the options, not the game", given[0]),
                  "it is called as " + whole);
    for (std::size_t i = 0; i < given.size() && i < received.size(); ++i) {
      const bool seat = seats.contains(received[i]);
      if ((seat && cells.contains(given[i])) ||
          (cells.contains(received[i]) && seats.contains(given[i])))
        return warn(
            path,
            fmt::format("its parameter \"{}\" receives a {}", given[i], seat ? "seat" : "cell"),
            "it is called as " + whole);
    }
    if (given.size() > received.size() && !function->varied)
      warn(path, fmt::format("nothing is passed to its parameter \"{}\"", given[received.size()]),
           "it is called as " + whole +
               (path.starts_with("verbs.")
                    ? "; patterns are alternatives: to choose several things in one action, write "
                      "parts{ … }"
                    : ""));
  }

  void check_end(const std::string& path, const Tokens& tokens, std::size_t i) {
    const std::size_t end = end_of(tokens, i);
    std::string write;
    for (; i < end && write.empty(); ++i)
      if (const auto function = function_of(tokens, i)) write = write_in(tokens, *function);
    if (write.empty()) return;
    const bool ends = write.ends_with(":win") || write.ends_with(":draw");
    warn(
        path, fmt::format("this end writes ({}), but it is not asked after every action", write),
        ends ? "return the winners, or \"draw\"" : "write in an effect, and let the end only look");
  }

  // The first thing that a function(g, …) writes, such as "g.count = …"; or "".
  static std::string write_in(const Tokens& tokens, const FunctionText& function) {
    static const std::set<std::string_view> writers{"put",  "take",  "move", "slide",
                                                    "flip", "clear", "ask",  "offer",
                                                    "all",  "roll",  "win",  "draw"};
    if (function.parameters.empty()) return {};
    const std::string& g = function.parameters.front();
    for (std::size_t i = function.body; i + 3 < function.end; ++i) {
      if (tokens[i].text != g || !is_name(tokens[i]) || tokens[i - 1].is(".")) continue;
      std::string text = g;
      std::size_t k = i + 1;
      for (; k + 1 < function.end && (tokens[k].is(".") || tokens[k].is("[")); ++k) {
        if (tokens[k].is("[")) {
          k = end_of(tokens, k + 1);
          continue;
        }
        text += "." + std::string(tokens[++k].text);
      }
      if (tokens[k].is("=") && k > i + 1) return text + " = …";
      const bool call = k + 2 < function.end && tokens[k].is(":") && tokens[k + 2].is("(");
      if (call && writers.contains(tokens[k + 1].text))
        return text + ":" + std::string(tokens[k + 1].text);
    }
    return {};
  }

  const SourcePlaces& places_;
  const GameDef& def_;
  std::vector<std::pair<std::string, Tokens>> files_;
  std::vector<Finding> out_;
};

}  // namespace

std::vector<Finding> lint_functions(const SourcePlaces& places, const GameDef& def) {
  return FunctionLint(places, def).run();
}

}  // namespace hr::scripting
