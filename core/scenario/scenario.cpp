// SPDX-License-Identifier: MIT
#include "core/scenario/scenario.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "core/base/allowance.h"
#include "core/base/suggest.h"
#include "core/base/words.h"
#include "core/words/spoken.h"

namespace hr {

namespace {

enum class BodyType : std::uint8_t { nothing, drawing, actions, telling, reason };

// The words that a line may begin with; `subject`: more words may follow before the colon.
struct StatementForm {
  std::string_view head;
  StatementType type;
  bool subject, text;
  BodyType below;
};
constexpr std::array k_forms{
    StatementForm{"start", StatementType::start, false, false, BodyType::telling},
    StatementForm{"position", StatementType::position, false, true, BodyType::drawing},
    StatementForm{"play", StatementType::play, true, true, BodyType::telling},
    StatementForm{"refused", StatementType::refused, true, true, BodyType::reason},
    StatementForm{"legal", StatementType::legal, true, true, BodyType::actions},
    StatementForm{"board", StatementType::board, true, false, BodyType::drawing},
    StatementForm{"to act", StatementType::to_act, false, true, BodyType::nothing},
    StatementForm{"score", StatementType::score, true, true, BodyType::nothing},
    StatementForm{"winner", StatementType::winner, false, true, BodyType::nothing},
    StatementForm{"draw", StatementType::draw, false, false, BodyType::nothing},
    StatementForm{"unfinished", StatementType::unfinished, false, false, BodyType::nothing},
    StatementForm{"outcome", StatementType::outcome, false, true, BodyType::nothing},
};
constexpr std::array<std::string_view, 4> k_settings{"scenario", "option", "variant", "seed"};

bool begins(std::string_view head, std::string_view word) {
  return head == word ||
         (head.starts_with(word) && head.size() > word.size() && head[word.size()] == ' ');
}

const StatementForm* form_of(std::string_view head) {
  for (const StatementForm& form : k_forms)
    if (form.subject ? begins(head, form.head) : head == form.head) return &form;
  return nullptr;
}

class FileReader {
 public:
  FileReader(std::string file, std::string_view text) : file_(std::move(file)), text_(text) {}

  std::vector<Scenario> read() {
    common_.file = file_;
    while (next_line())
      if (here_.column > 1)
        read_below();
      else
        read_line();
    if (out_.empty()) {
      here_.number = 1;
      fail("expected a line such as \"scenario: a short name\", got none");
    }
    return std::move(out_);
  }

 private:
  [[noreturn]] void fail(const std::string& sentence) const {
    throw LocatedError(here_.number, 0, sentence);
  }

  // The next line that is neither empty nor a comment.
  bool next_line() {
    while (!text_.empty()) {
      const std::size_t end = std::min(text_.find('\n'), text_.size());
      const std::string_view line = text_.substr(0, end);
      text_.remove_prefix(std::min(end + 1, text_.size()));
      ++number_;
      const std::string trim = trimmed(line);
      if (trim.empty() || trim[0] == '#') continue;
      here_ = {number_, static_cast<int>(line.find_first_not_of(" \t")) + 1, trim};
      return true;
    }
    return false;
  }

  Scenario& current() { return out_.empty() ? common_ : out_.back(); }

  void read_below() {
    if (below_ == nullptr || *below_ == BodyType::nothing)
      fail("a line that begins with a space belongs to the one above, " +
           std::string(number_ == 1 || above_.empty() ? "and there is none"
                                                      : quote(above_) + ", which takes none"));
    if (*below_ == BodyType::telling || *below_ == BodyType::reason) check_events();
    current().statements.back().body.push_back(here_);
  }

  void check_events() const {
    const SplitLine line = split_at_colon(here_.text);
    std::vector<std::string> known{"dice"};
    if (*below_ == BodyType::reason)
      known.emplace_back("says");
    else
      known.insert(known.end(), {"event", "told", "not told"});
    for (const std::string& word : known) {
      const bool about = word.ends_with("told");
      if (line.colon &&
          (about ? begins(line.head, word) && line.head != word : line.head == word)) {
        if (line.text.empty())
          fail("expected something after " + quote(here_.text) + ", got nothing");
        return;
      }
    }
    for (std::string& word : known) word += word.ends_with("told") ? " SEAT: …" : ": …";
    for (std::string& word : known) word = quote(word);
    fail("expected " + list_text(known, "or") + " below " + quote(above_) + ", got " +
         quote(here_.text));
  }

  void read_line() {
    const SplitLine line = split_at_colon(here_.text);
    below_ = nullptr;
    above_ = here_.text;
    if (line.colon && read_setting(line)) return;
    const StatementForm* form = form_of(line.head);
    if (form == nullptr && !line.colon) fail_unknown(line.head);
    static constexpr StatementForm k_play{"", StatementType::play, true, true, BodyType::telling};
    add(form == nullptr ? k_play : *form, line);
  }

  [[noreturn]] void fail_unknown(const std::string& head) const {
    std::vector<std::string> known{"play", "refused", "legal", "board"};
    for (const StatementForm& form : k_forms) known.emplace_back(form.head);
    for (const std::string_view word : k_settings) known.emplace_back(word);
    const std::string first = head.substr(0, head.find(' '));
    const auto meant = nearest_word(first, known);
    fail(R"(expected a line such as "SEAT: ACTION" or "board:", got )" + quote(head) +
         (meant ? " (did you mean \"" + *meant + ":\"?)" : ""));
  }

  bool read_setting(const SplitLine& line) {
    const auto setting = std::find_if(k_settings.begin(), k_settings.end(),
                                      [&](auto word) { return begins(line.head, word); });
    if (setting == k_settings.end()) return false;
    const std::string subject = trimmed(line.head.substr(setting->size()));
    if (*setting == "option" ? subject.empty() : !subject.empty())
      fail(*setting == "option"
               ? "expected \"option NAME: VALUE\", got " + quote(here_.text)
               : "expected \"" + std::string(*setting) + ": …\", got " + quote(here_.text));
    if (line.text.empty()) fail("expected something after " + quote(line.head + ":"));
    if (*setting == "scenario") return begin_scenario(line.text);
    if (played())
      fail(quote(std::string(*setting)) +
           " belongs above the first action and the first expectation");
    if (*setting == "option") {
      current().settings.emplace_back(subject, line.text);
      current().setting_lines.push_back(here_.number);
    }
    if (*setting == "variant") {
      current().variants.push_back(line.text);
      current().variant_lines.push_back(here_.number);
    }
    if (*setting == "seed") read_seed(line.text);
    return true;
  }

  bool begin_scenario(const std::string& name) {
    out_.push_back(common_);
    out_.back().name = name;
    out_.back().line = here_.number;
    return true;
  }

  void read_seed(const std::string& text) {
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, current().seed);
    if (error != std::errc() || stop != end)
      fail("seed: expected a whole number from 0 to 18446744073709551615, got " + quote(text));
  }

  bool played() {
    const auto& statements = current().statements;
    return std::any_of(statements.begin(), statements.end(), [](const Statement& s) {
      return s.type != StatementType::start && s.type != StatementType::position;
    });
  }

  void add(const StatementForm& form, const SplitLine& line) {
    const std::string head(form.head);
    if (!form.text && !line.text.empty())
      fail("expected nothing after " + quote(line.head + ":") + ", got " + quote(line.text));
    const bool begins_game =
        form.type == StatementType::start || form.type == StatementType::position;
    if (begins_game && played()) fail(quote(head) + " belongs above the first action");
    for (const Statement& other : current().statements)
      if (begins_game && other.type == form.type) fail(quote(head) + " is already given here");
    if (out_.empty() && !begins_game)
      fail("expected \"scenario: a short name\" above this line, got none");
    const bool text_needed =
        form.text && form.type != StatementType::position && form.type != StatementType::legal;
    if (text_needed && line.text.empty())
      fail("expected something after " + quote(line.head + ":") + ", got nothing");
    current().statements.push_back(
        {form.type, here_, trimmed(line.head.substr(head.size())), line.text, {}});
    below_ = &form.below;
  }

  std::string file_;
  std::string_view text_;
  int number_ = 0;
  TextLine here_;
  std::string above_;                // the last line that begins at the margin
  const BodyType* below_ = nullptr;  // what may follow below it
  Scenario common_;                  // what precedes the first scenario and applies to all
  std::vector<Scenario> out_;
};

}  // namespace

std::vector<Scenario> read_scenarios(const std::string& file, std::string_view text) {
  // a byte order mark, which some editors write
  constexpr std::string_view k_mark = "\xef\xbb\xbf";
  if (text.starts_with(k_mark)) text.remove_prefix(k_mark.size());
  constexpr Allowance::Limits k_reading{std::chrono::milliseconds(700), std::size_t{32} << 20};
  try {
    const Allowance allowance(k_reading);
    return FileReader(file, text).read();
  } catch (const Exhausted& exhausted) {
    throw Error(file + ":1: " + exhausted.what());
  }
}

SplitLine split_at_colon(std::string_view line) {
  for (std::size_t i = line.find(':'); i != std::string_view::npos; i = line.find(':', i + 1))
    if (i + 1 == line.size() || line[i + 1] == ' ')
      return {trimmed(line.substr(0, i)), trimmed(line.substr(i + 1)), true};
  return {trimmed(line), "", false};
}

bool reads_as_statement(std::string_view head) {
  return form_of(head) != nullptr || std::any_of(k_settings.begin(), k_settings.end(),
                                                 [&](auto word) { return begins(head, word); });
}

}  // namespace hr
