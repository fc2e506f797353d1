// SPDX-License-Identifier: MIT
// Reads writes, and what is declared under terms.
#include <fmt/format.h>

#include <array>

#include "core/base/words.h"
#include "core/language/term_table.h"
#include "core/language/write_table.h"
#include "scripting/lua/stack.h"
#include "scripting/lua/values.h"
#include "scripting/read/loaded_ruleset.h"
#include "scripting/read/names.h"
#include "scripting/read/write_mistakes.h"

namespace hr::scripting {

namespace {

std::string known_name(const FieldReader& name, const char* what, const auto& list) {
  std::vector<std::string> names;
  for (const auto& entry : list) names.push_back(entry.name);
  if (!name.is_text())
    name.expected(fmt::format("the name of {} {}", *what == 'e' ? "an" : "a", what));
  if (std::find(names.begin(), names.end(), name.text()) == names.end())
    name.unknown(what, name.text(), names);
  return name.text();
}

bool is_name(const std::string& name, const auto& list) {
  return std::ranges::any_of(list, [&](const auto& entry) { return entry.name == name; });
}

// How many there are, those inside others included.
std::size_t size_of(const std::vector<Write>& writes) {
  std::size_t out = writes.size();
  for (const Write& write : writes) out += size_of(write.body) + size_of(write.otherwise);
  return out;
}

void read_named_writes(const FieldReader& terms, NamedWrites& out, LoadedRuleset& ruleset);

class WriteReader {
 public:
  // `terms`: the table of terms while it is being read, else null.
  explicit WriteReader(LoadedRuleset& ruleset, const FieldReader* terms = nullptr)
      : ruleset_(ruleset), def_(ruleset.definition), terms_(terms) {}

  // A list of writes, or a single one. Errors count them from 1, lists inside the list included.
  std::vector<Write> list(const FieldReader& writes) { return list(writes, writes.shown()); }

  // The same for those of the set-up, which may begin with a drawing.
  std::vector<Write> setup(const FieldReader& writes) {
    std::vector<Write> out;
    setup_ = &out;
    add(writes, writes.shown(), out);
    return out;
  }

 private:
  // Whether it is a table without a word and without a condition.
  static bool is_list(const FieldReader& value) {
    return value.is_table() && description(value.state(), value.index()).empty() &&
           !value.has("when");
  }

  std::vector<Write> list(const FieldReader& writes, const std::string& shown) {
    std::vector<Write> out;
    add(writes, shown, out);
    return out;
  }

  // `shown`: the path of the list.
  void add(const FieldReader& value, const std::string& shown, std::vector<Write>& out) {
    if (is_list(value))
      return value.list([&](const FieldReader& inner) { add(inner, shown, out); });
    const FieldReader item = value.shown_as(fmt::format("{}.{}", shown, out.size() + 1));
    if (const SetValue* word = to_set(item.state(), item.index()))
      return add_word(item, *word->set, out);
    count(item, 1);
    const std::string_view word = description(item.state(), item.index());
    if (word.empty() && item.is_table()) return out.push_back(guarded(item));
    if (word == "drawn") return add_drawn(item, out);
    const WriteWord* const it = called_write(word);
    if (it == nullptr) not_a_write(item);
    check_length(item, it->of, def_);
    item.only({}, it->most_values());
    out.push_back(read(item, it->of));
  }

  // What is drawn is there before anything is done, so a write that does nothing is in its place:
  // errors number those that follow.
  void add_drawn(const FieldReader& item, std::vector<Write>& out) {
    if (&out != setup_ || !out.empty())
      item.complain("", "drawn{ … } is how setup begins, and has no place anywhere else");
    item.only({}, item.length());
    item.items([&](const FieldReader& text) {
      ruleset_.drawn.push_back({text.source().find(text.path()), text.lines()});
    });
    if (ruleset_.drawn.empty())
      item.complain("", "expected a board as text, as in drawn{ [[ … ]] }");
    out.push_back({.op = WriteOp::as, .a = make_set(TermOp::me)});
  }

  [[noreturn]] static void not_a_write(const FieldReader& item) {
    if (item.is_function())
      item.complain("",
                    "expected something to do, such as send(here, \"heap\", 1), got a function; a "
                    "function is written effect = function(g, me, …) … end");
    std::string words;
    for (const WriteWord& word : k_write_words)
      if (word.of != WriteOp::when) words.append(word.word).append(", ");
    item.expected(fmt::format("something to do: {}the, or a table with when", words));
  }

  void count(const FieldReader& item, std::size_t more) {
    ruleset_.writes += static_cast<int>(more);
    if (ruleset_.writes > k_max_writes)
      item.complain("",
                    fmt::format("expected at most {} things to do in one ruleset", k_max_writes));
  }

  // go_on, the "name", or as(SEATS, the "name"), which look like terms.
  void add_word(const FieldReader& item, const TermExpr& word, std::vector<Write>& out) {
    if (word_of(word.op).name == NameOf::term) {
      const std::vector<Write>& named = named_writes(item, word.name);
      count(item,
            size_of(named));  // all are copied: doubled again and again, they would fill memory
      out.insert(out.end(), named.begin(), named.end());
    } else if (is_as(word)) {
      count(item, 1);
      out.push_back({.op = WriteOp::as, .a = word.a});
      add_word(item, *word.b, out.back().body);
    } else if (const WriteWord* const lone = lone_write(word_of(word.op).word)) {
      count(item, 1);
      out.push_back({.op = lone->of});
    } else {
      not_a_write(item);
    }
  }

  // What terms say there is to do under a name.
  const std::vector<Write>& named_writes(const FieldReader& item, const std::string& name) {
    const auto named = std::ranges::find(ruleset_.named_writes, name, &NamedWrites::name);
    if (named == ruleset_.named_writes.end()) {
      std::vector<std::string> names;
      for (const NamedWrites& known : ruleset_.named_writes) names.push_back(known.name);
      item.unknown("list of things to do under terms", name, names);
    }
    if (named->state == NamedWrites::State::unread && terms_ != nullptr)
      read_named_writes(*terms_, *named, ruleset_);
    if (named->state != NamedWrites::State::read)
      item.complain("", fmt::format("the \"{}\" is used in what it stands for itself", name));
    return named->writes;
  }

  // { when = CONDITION, write, write …, otherwise = writes }
  Write guarded(const FieldReader& item) {
    static constexpr std::array<std::string_view, 2> fields{"when", "otherwise"};
    item.only(fields, item.length());
    Write out{.op = WriteOp::when};
    item.with("when", [&](const FieldReader& when) { out.a = read_term(when, def_); });
    item.items([&](const FieldReader& inner) { add(inner, item.shown(), out.body); });
    item.with("otherwise", [&](const FieldReader& writes) {
      if (!writes.is_nil()) out.otherwise = list(writes);
    });
    if (out.body.empty() && out.otherwise.empty()) item.complain("", "expected something to do");
    return out;
  }

  Term term(const FieldReader& item, lua_Integer i) const {
    Term out;
    item.with(i, [&](const FieldReader& value) {
      if (!value.is_nil()) out = read_term(value, def_);
    });
    return out;
  }
  Term needed(const FieldReader& item, lua_Integer i) const {
    Term out = term(item, i);
    if (!out) item.complain("", fmt::format("expected a term as value {}, got none", i));
    return out;
  }

  Term seats(const FieldReader& item, lua_Integer i, std::string_view what) const {
    Term out;
    item.with(i, [&](const FieldReader& value) {
      if (value.is_nil())
        item.complain("", fmt::format("expected {} as value {}, got none", what, i));
      out = read_term(value, def_, what);
    });
    return out;
  }

  bool rolls_into_zone(const FieldReader& item) const {
    bool out = false;
    item.with(1, [&](const FieldReader& value) {
      out = !value.is_text() || is_name(value.text(), def_.zones);
    });
    return out;
  }
  // The name of a zone, or a term for one.
  Term zone_or_term(const FieldReader& item, lua_Integer i) const {
    Term out;
    item.with(i, [&](const FieldReader& value) {
      if (value.is_text())
        out = named_term(TermOp::zone, known_name(value, "zone", def_.zones));
      else if (!value.is_nil())
        out = read_term(value, def_);
    });
    if (!out)
      item.complain("", fmt::format("expected the name of a zone as value {}, got none", i));
    return out;
  }

  // How many, if it is said. What is worked out in play is checked then.
  Term how_many(const FieldReader& item, lua_Integer i) const {
    item.with(i, [&](const FieldReader& value) {
      if (value.is_text() && value.text() == "all")
        value.complain("", "expected how many, got \"all\"; without a number all are meant");
      if (value.is_text()) value.expected("how many, a number or a term for one");
    });
    Term out = term(item, i);
    if (out && is_number(*out) && out->low < 0)
      item.complain("", fmt::format("expected a number from 0 as value {}, got {}", i, out->low));
    return out;
  }

  // Which pieces are meant, or how many.
  void read_limit(const FieldReader& item, lua_Integer i, Write& out) const {
    const Term limit = how_many(item, i);
    if (!limit) return;
    (word_of(limit->op).occupied() ? out.pieces : out.number) = limit;
  }

  // One of the values that the write is given.
  void read_given(const FieldReader& item, lua_Integer i, const GivenValue& given, Write& out) {
    const auto name = [&](const char* what, const auto& list) {
      item.with(i, [&](const FieldReader& value) { out.name = known_name(value, what, list); });
    };
    switch (given.what) {
      case Given::nothing:
        return;
      case Given::term:
        out.*given.into = needed(item, i);
        return;
      case Given::optional_term:
        out.*given.into = term(item, i);
        return;
      case Given::seats:
        out.*given.into = seats(item, i, given.expected);
        return;
      case Given::zone:
      case Given::place:
        out.*given.into = zone_or_term(item, i);
        return;
      case Given::zone_or_variable:
        if (!rolls_into_zone(item)) return name("variable", def_.vars);
        out.*given.into = zone_or_term(item, i);
        return;
      case Given::number:
        if (!out.number) out.number = how_many(item, i);
        return;
      case Given::places:
        out.number = term(item, i);
        if (!out.number) out.number = number_term(1);
        return;
      case Given::number_or_sides:
        if (item.length() < i)
          item.complain("", out.a ? "expected how many dice as value 2, as in roll(\"cup\", 5)"
                                  : "expected how many sides the die has as value 2, got none");
        out.number = out.a ? how_many(item, i) : needed(item, i);
        return;
      case Given::limit:
        return read_limit(item, i, out);
      case Given::kind:
        return name("kind", def_.kinds);
      case Given::kinds:
        return item.with(i, [&](const FieldReader& kinds) { read_kinds(kinds, out); });
      case Given::new_name:
        return item.with(i, [&](const FieldReader& value) {
          if (!value.is_text())
            value.expected("a name for it, as in " + std::string(word_of(out.op).example));
          out.name = name_of(value);
        });
      case Given::variable:
        return name("variable", def_.vars);
      case Given::value:
        return item.with(
            i, [&](const FieldReader& value) { out.*given.into = read_value(value, out.name); });
      case Given::verbs:
        return read_asked(item, out);
      case Given::verb:
        read_asked(item, out);
        if (out.verbs.size() > 1) item.complain("", "expected one verb, as in at_once(\"bid\", 1)");
        return;
      case Given::event:
        return name("event", def_.events);
      case Given::body:
        return item.with(i, [&](const FieldReader& body) { out.body = list(body, item.shown()); });
    }
  }

  Write read(const FieldReader& item, WriteOp op) {
    check_values(item, op, def_);
    Write out{.op = op};
    lua_Integer i = 0;
    for (const GivenValue& given : word_of(op).values) read_given(item, ++i, given, out);
    if (!out.number && word_of(op).values[0].what == Given::verb) out.number = number_term(1);
    for (i = 3; word_of(op).more > 0 && i <= item.length(); ++i)
      item.with(i, [&](const FieldReader& value) {
        out.arguments.push_back(value.is_text() ? ToldArgument{.text = value.text()}
                                                : ToldArgument{.term = read_term(value, def_)});
      });
    return out;
  }

  // One verb, or a list of verbs that will all do. They are not all read yet.
  void read_asked(const FieldReader& item, Write& out) {
    item.with(1, [&](const FieldReader& verbs) {
      out.verbs = verbs.texts();
      if (out.verbs.empty() || out.verbs.size() > k_max_alternatives)
        verbs.complain("", fmt::format("expected from 1 to {} verbs, got {}", k_max_alternatives,
                                       out.verbs.size()));
    });
    for (const std::string& verb : out.verbs) ruleset_.asked_verbs.push_back({verb, item.where()});
  }

  // A term; or true or false, for a flag; or words for a direction; or the word of a variable.
  Term read_value(const FieldReader& value, const std::string& name) const {
    const auto var = std::ranges::find(def_.vars, name, &VarDef::name);
    if (value.is_text() && var->type == VarType::direction)
      return direction_term(read_directions(value, def_.board));
    if (value.is_text() && var->type == VarType::word)
      return direction_term({word_of_var(value, *var)});
    if (lua_isboolean(value.state(), value.index()))
      return make_set(TermOp::some, make_set(value.flag() ? TermOp::everyone : TermOp::nowhere));
    return read_term(value, def_);
  }

  static std::string word_of_var(const FieldReader& value, const VarDef& var) {
    const std::string word = value.text();
    if (std::ranges::find(var.words, word) == var.words.end())
      value.complain("", fmt::format("expected {}, got \"{}\"", list_text(var.words, "or"), word));
    return word;
  }

  // A kind, a table of kinds, or `chosen`.
  void read_kinds(const FieldReader& kinds, Write& out) const {
    if (const SetValue* chosen = to_set(kinds.state(), kinds.index());
        chosen != nullptr && is_chosen(*chosen->set) && chosen->set->name.empty()) {
      out.chosen = chosen->set->low;
      return;
    }
    if (kinds.is_text()) {
      out.kinds.emplace_back("", read_kind(kinds, def_));
      return;
    }
    if (!kinds.is_table()) kinds.expected("a kind, a table of kinds, or chosen");
    kinds.each([&](const std::string& from, const FieldReader& to) {
      std::vector<std::string> names;
      for (const KindDef& kind : def_.kinds) names.push_back(kind.name);
      if (std::find(names.begin(), names.end(), from) == names.end())
        to.unknown("kind", from, names);
      out.kinds.emplace_back(from, read_kind(to, def_));
    });
  }

  LoadedRuleset& ruleset_;
  const GameDef& def_;
  const FieldReader* terms_;
  const std::vector<Write>* setup_ = nullptr;  // the list of the set-up, while it is being read
};

void read_named_writes(const FieldReader& terms, NamedWrites& out, LoadedRuleset& ruleset) {
  out.state = NamedWrites::State::being_read;
  terms.with(out.name, [&](const FieldReader& writes) {
    out.writes = WriteReader(ruleset, &terms).list(writes);
  });
  out.state = NamedWrites::State::read;
}

}  // namespace

std::vector<Write> read_writes(const FieldReader& writes, LoadedRuleset& out) {
  if (writes.is_nil()) return {};
  return WriteReader(out).list(writes);
}

std::vector<Write> read_setup_writes(const FieldReader& writes, LoadedRuleset& out) {
  return WriteReader(out).setup(writes);
}

bool is_writes(lua_State* L, int index) {
  const SetValue* const term = to_set(L, index);
  return lua_istable(L, index) ||
         (term != nullptr && lone_write(word_of(term->set->op).word) != nullptr);
}

void read_terms(const FieldReader& terms, LoadedRuleset& out) {
  if (terms.is_nil()) return;
  GameDef& def = out.definition;
  const auto is_writes = [](const FieldReader& value) {
    return scripting::is_writes(value.state(), value.index());
  };
  // They may name each other, so all names are known before the first is read.
  terms.each([&](const std::string& name, const FieldReader& value) {
    is_writes(value) ? out.named_writes.push_back({name}) : def.terms.push_back({name, {}});
  });
  std::size_t i = 0;
  terms.each([&](const std::string&, const FieldReader& term) {
    if (!is_writes(term)) def.terms[i++].term = read_term(term, def);
  });
  for (NamedWrites& named : out.named_writes)
    if (named.state == NamedWrites::State::unread) read_named_writes(terms, named, out);
}

}  // namespace hr::scripting
