// SPDX-License-Identifier: MIT
// Looks up the names in terms, and finds out the type of each.
#include <algorithm>

#include "core/base/error.h"
#include "core/base/words.h"
#include "core/game/attribute_advice.h"
#include "core/game/bind.h"
#include "core/game/cards.h"
#include "core/game/place_type.h"
#include "core/language/pattern_table.h"
#include "core/language/term_table.h"

namespace hr {

namespace {

bool speaks_of_pieces(TermOp op) { return word_of(op).name == NameOf::kind; }

// Whether the operation has directions by name; a group without any follows every link, in either
// direction.
bool leads_on(const TermExpr& term) {
  if (is_direction(term)) return true;
  const Follows follows = word_of(term.op).follows;
  return (follows == Follows::dirs && term.ways == nullptr) ||
         (follows == Follows::dirs_or_links && !term.dirs.empty());
}

}  // namespace

class Binder {
 public:
  Binder(const Game& game, ZoneId zone, std::string where, Choosing choosing)
      : game_(game),
        def_(game.definition()),
        zone_(zone),
        where_(std::move(where)),
        choosing_(choosing) {}

  Bound bind(const Term& term) {
    if (++parts_ > k_max_parts)
      complain("this term consists of more than " + std::to_string(k_max_parts) + " parts");
    if (++level_ > k_max_level && game_.layout().stride() > k_max_fixed)
      complain("on a board of so many cells a term may be nested " + std::to_string(k_max_level) +
               " deep at most; a region has room for any number of cells");
    Bound out = bind_parts(term);
    --level_;
    return out;
  }

 private:
  // On wide boards each level takes much of the stack when a term is evaluated.
  static constexpr int k_max_level = 250;
  static constexpr int k_max_grow = 3;

  Bound bind_parts(const Term& term) {
    const TermWord& word = word_of(term->op);
    auto out = std::make_shared<BoundTerm>();
    out->op = term->op;
    // A word whose type depends on what it names, or on its parts, gets it below.
    out->type = word.type.value_or(TermType::cells);
    out->whose = term->whose;
    out->low = term->low;
    out->high = term->high;
    bind_first(*term, *out);
    if (term->c) out->c = bind(term->c);
    if (term->ways) out->ways = bind(term->ways);
    if (word.of_action != OfAction::nothing) check_place(word);
    if (word.of_outcome) check_outcome(term->op);
    if (word.steps.step && row_of(*word.steps.step).reads == StepReads::so_far && growing_ == 0)
      complain(std::string(word.word) +
               " has a meaning only in the rule of grow, as in grow(own, near(so_far) * empty)");
    look_up(*term, *out);
    match_words(*out);
    find_type(*term, *out, where_);
    if (out->type == TermType::words && out->words.empty())
      out->words = (out->a && out->a->type == TermType::words ? out->a : out->b)->words;
    if (const std::string wrong = tower_complaint(def_, *out); !wrong.empty()) complain(wrong);
    if (const std::string wrong = place_complaint(game_, *out); !wrong.empty()) complain(wrong);
    if (out->type == TermType::directions) check_directions(*term, *out);
    if (leads_on(*term))
      for (int seat = 0; seat < game_.seats(); ++seat)
        out->dirs.push_back(game_.directions(term->dirs, SeatId(seat), where_));
    return out;
  }

  // The first two parts. A text or a number beside words is one of them, as in
  // is(var "led", "hearts").
  void bind_first(const TermExpr& term, BoundTerm& out) {
    if (word_of(term.op).steps.how == Planned::grow) return bind_grow(term, out);
    const Typed typed = word_of(term.op).typed;
    const bool sides = typed != Typed::by_word && typed != Typed::as_b;
    if (sides && may_name_word(*term.a)) {
      out.b = bind(term.b);
      out.a = beside_words(term.a, *out.b);
    } else {
      if (term.a) out.a = bind(term.a);
      if (term.b)
        out.b = sides && may_name_word(*term.b) ? beside_words(term.b, *out.a) : bind(term.b);
    }
  }
  void bind_grow(const TermExpr& term, BoundTerm& out) {
    out.a = bind(term.a);
    if (++growing_ > k_max_grow)
      complain("grow: one inside another can be nested " + std::to_string(k_max_grow) + " deep");
    out.b = bind(term.b);
    --growing_;
  }
  Bound beside_words(const Term& term, const BoundTerm& other) {
    return other.type == TermType::words ? word_named(*term, other.words, where_) : bind(term);
  }

  // Two sets of words that stand beside each other become sets of the same words.
  void match_words(BoundTerm& out) const {
    const Typed typed = word_of(out.op).typed;
    if (typed == Typed::by_word || typed == Typed::as_b || !out.a || !out.b) return;
    if (out.a->type != TermType::words || out.b->type != TermType::words) return;
    if (Bound b = among_words(out.b, out.a->words))
      out.b = std::move(b);
    else if (Bound a = among_words(out.a, out.b->words))
      out.a = std::move(a);
    else
      complain(std::string(word_of(out.op).word) + ": expected the same words on both sides, got " +
               list_text(out.a->words, "or") + " and " + list_text(out.b->words, "or"));
  }

  void check_place(const TermWord& word) const {
    const bool lifts = choosing_.lifts && word.of_action == OfAction::lifts;
    if (!choosing_.before || lifts) return;
    complain(std::string(word.word) +
             " means nothing where no action is under way; it can be used in does, again, last, "
             "unless and ends, and in a part after the first");
  }

  // What could be done next is found by listing actions, which must not ask for itself. And it
  // depends on all that is there, of which no seat may learn what it does not see.
  void check_outcome(TermOp op) const {
    const std::string word(word_of(op).word);
    if (!choosing_.judged)
      complain(word + " is known only where a position is judged: it can be used in unless, in " +
               "what follows from an action, in ends and in stuck");
    if (game_.hides())
      complain(word + " cannot be used in a game with hidden information: what it says of a seat " +
               "would tell what others cannot know");
  }

  // Terms keep directions as the bits of one word.
  void check_directions(const TermExpr& term, BoundTerm& out) const {
    constexpr int k_max = 64;
    const Board& board = game_.board();
    if (board.directions() > k_max)
      complain("terms can describe directions only on boards that have at most " +
               std::to_string(k_max) + " of them, and this one has " +
               std::to_string(board.directions()));
    const auto leap = std::ranges::find_if(
        term.dirs, [](const std::string& word) { return leap_named(word).has_value(); });
    if (is_direction(term) && leap != term.dirs.end())
      complain(*leap +
               " cannot be joined to a direction that is worked out, such as var or heading; "
               "write two sets, as in near(own, " +
               *leap + ") + near(own, heading)");
    const TermWord& word = word_of(term.op);
    if (word.name != NameOf::directions || !out.a) return;  // words, to who faces those of `a`
    for (int d = 0; d < board.directions(); ++d) {
      std::uint64_t& meant = out.turned.emplace_back(0);
      for (const std::string& turn : term.dirs)
        for (const DirectionId way : board.resolve(turn, board.name(DirectionId(d))))
          meant |= std::uint64_t{1} << index(way);
    }
    if (std::ranges::count(out.turned, std::uint64_t{0}) == board.directions())
      complain(std::string(word.word) + ": \"" + term.dirs.front() +
               "\" means nothing on this board");
  }

  [[noreturn]] void complain(const std::string& what) const { throw Error(where_ + ": " + what); }

  void look_up(const TermExpr& term, BoundTerm& out) {
    if (is_one_cell(term)) return look_up_cell(term, out);
    if (word_of(term.op).steps.how == Planned::chosen_kind) return look_up_chosen_kind(term, out);
    switch (word_of(term.op).name) {
      case NameOf::kind:
        return look_up_pieces(term, out);
      case NameOf::region:
        out.region = game_.region(term.name);
        if (out.region == RegionId::none)
          complain("there is no region called \"" + term.name + "\"");
        return;
      case NameOf::seat:
        if (game_.seat(term.name) == SeatId::none)
          complain("there is no seat called \"" + term.name + "\"");
        out.low = seat_bit(game_.seat(term.name));
        return;
      case NameOf::variable:
        return look_up_var(term, out);
      case NameOf::option:
        return look_up_option(term, out);
      case NameOf::kept:
        return look_up_kept(term, out);
      case NameOf::word:
        return look_up_chosen(term, out);
      case NameOf::attribute:
        if (!term.name.empty()) look_up_attribute(term, out);
        return;
      case NameOf::term:  // else it has been resolved
        complain("there is no term called \"" + term.name + "\"");
      case NameOf::nothing:
      case NameOf::zone:        // only writes understand it
      case NameOf::directions:  // looked up with those of all that leads on
        return;
    }
  }

  void look_up_cell(const TermExpr& term, BoundTerm& out) const {
    out.cell = term.cell;
    if (index(term.cell) < 0 || index(term.cell) >= game_.cells())
      complain("expected a cell of the board, got number " + std::to_string(index(term.cell) + 1));
  }

  KindId kind(const std::string& name) const {
    const KindId kind = game_.kind(name);
    if (kind == KindId::none) complain("there is no kind called \"" + name + "\"");
    return kind;
  }

  void look_up_pieces(const TermExpr& term, BoundTerm& out) const {
    out.zone = zone_ != ZoneId::none || def_.zones.size() != 1 ? zone_ : ZoneId(0);
    if (!term.zone.empty()) {
      out.zone = game_.zone(term.zone);
      if (out.zone == ZoneId::none) complain("there is no zone called \"" + term.zone + "\"");
    }
    std::vector<std::string> names = term.kinds;
    if (!term.name.empty()) names.push_back(term.name);
    if (!names.empty()) out.kinds.reset();
    for (const std::string& name : names) {
      const KindId found = kind(name);
      if (term.zone.empty()) settle_zone(out, def_.kinds[found], names);
      if (!term.zone.empty() && !def_.kinds[found].lives_in(out.zone))
        complain("\"" + name + "\" is never in the zone \"" + term.zone + "\"");
      out.kinds.set(nth(found));
    }
    if (out.zone == ZoneId::none)
      complain("name a kind, because the ruleset has " + std::to_string(def_.zones.size()) +
               " zones");
    if (owner_decides(word_of(term.op).pieces)) check_owned(term, out.zone);
  }

  // Cards usually belong to nobody: a hand is a seat's, and what is in it has no owner of its own.
  void check_owned(const TermExpr& term, ZoneId zone) const {
    if (!def_.zones[zone].of_cards()) return;
    for (const KindDef& kind : def_.kinds)
      if (kind.owned && kind.lives_in(zone)) return;
    const std::string word(word_of(term.op).word);
    complain("the cards in \"" + def_.zones[zone].name + "\" belong to nobody, so " + word +
             " means none of them; say any." + def_.zones[zone].name);
  }

  // The zone of pieces that are given by their kind alone. A kind that can be in several is meant
  // where the others are, or where the pattern's pieces are.
  void settle_zone(BoundTerm& out, const KindDef& kind,
                   const std::vector<std::string>& names) const {
    const bool first = out.kinds.none();
    const bool here = out.zone != ZoneId::none && kind.lives_in(out.zone);
    if (!first && !here)
      complain("\"" + names.front() + "\" and \"" + kind.name + "\" belong to different zones");
    if (!kind.also_in.empty() && !here)
      complain("\"" + kind.name + "\" can be in several zones; say which, as in any." +
               def_.zones[kind.zone].name + " \"" + kind.name + "\"");
    if (kind.also_in.empty()) out.zone = kind.zone;
  }

  // An attribute of pieces. A text is the number that stands for it.
  void look_up_attribute(const TermExpr& term, BoundTerm& out) {
    if (!has_attribute(def_, term.name))
      complain("no kind has the attribute \"" + term.name + "\"; " + known_attributes(def_));
    switch (word_of(out.op).attribute) {
      case OfAttribute::in_range:
        return look_up_range(term, out);
      case OfAttribute::largest:
      case OfAttribute::smallest:
        out.zone = choosing_.cards;
        return look_up_numbers(term, out);
      case OfAttribute::words:
      case OfAttribute::commonest:
        out.zone = choosing_.cards;
        return look_up_words(term, out);
      case OfAttribute::sum:
        out.zone = choosing_.cards;
        return add_number_values(term.name, out);
      case OfAttribute::nothing:
        return;
    }
  }

  // Of each kind, its number for an attribute.
  void add_number_values(const std::string& attribute, BoundTerm& out) const {
    for (int k = 0; k < static_cast<int>(def_.kinds.size()); ++k)
      out.values.push_back(attribute_of(def_, KindId(k), attribute));
  }

  // The bounds of what a number has to be, or the words of which it is one.
  void look_up_range(const TermExpr& term, BoundTerm& out) {
    if (out.b && !out.c && out.b->type == TermType::words)
      return add_word_values(term.name, out.b->words, out);
    if (!out.b) return look_up_texts(term, out);
    add_number_values(term.name, out);
    if (!out.c) out.c = out.b;
    expect_type(*out.b, TermType::number, where_, term.name);
    expect_type(*out.c, TermType::number, where_, term.name);
    narrow(out);
  }

  // Those with any of some texts, which count as 1; the others as 0.
  void look_up_texts(const TermExpr& term, BoundTerm& out) {
    for (const std::string& text : term.kinds)
      if (!text_number(def_, term.name, text))
        complain("no kind has " + term.name + " = \"" + text + "\"" +
                 other_value(def_, term.name, text));
    for (int k = 0; k < static_cast<int>(def_.kinds.size()); ++k) {
      const std::string text = attribute_word(def_, KindId(k), term.name);
      out.values.push_back(std::ranges::find(term.kinds, text) == term.kinds.end() ? 0 : 1);
    }
    out.b = bind(number_term(1));
    out.c = bind(number_term(k_any_count));
    narrow(out);
  }

  // Those that can be the highest or, with their signs turned, the lowest.
  void look_up_numbers(const TermExpr& term, BoundTerm& out) const {
    check_places(*out.a, false);
    const bool lowest = word_of(out.op).attribute == OfAttribute::smallest;
    for (const KindDef& kind : def_.kinds) {
      const auto it = std::ranges::find(kind.attributes, term.name, &Attribute::name);
      const bool has = it != kind.attributes.end();
      if (has && !it->text.empty())
        complain(std::string(word_of(out.op).word) + ": \"" + kind.name + "\" has " + term.name +
                 " = \"" + it->text + "\", and a text is neither high nor low");
      out.values.push_back(!has ? k_unvalued : lowest ? -it->number : it->number);
    }
  }

  void look_up_words(const TermExpr& term, BoundTerm& out) const {
    check_places(*out.a, word_of(out.op).attribute == OfAttribute::commonest);
    const std::vector<std::string> words = attribute_words(def_, term.name);
    check_words(words, term.name);
    add_word_values(term.name, words, out);
    if (out.type == TermType::words) out.words = words;
  }

  // Of each kind, the bit of the word that it has for an attribute; 0: it has none of them.
  void add_word_values(const std::string& attribute, const std::vector<std::string>& words,
                       BoundTerm& out) const {
    for (int k = 0; k < static_cast<int>(def_.kinds.size()); ++k) {
      const auto it = std::ranges::find(words, attribute_word(def_, KindId(k), attribute));
      out.values.push_back(it == words.end() ? 0 : std::int64_t{1} << (it - words.begin()));
    }
  }

  void check_words(const std::vector<std::string>& words, const std::string& of) const {
    if (words.size() > k_max_words)
      complain("\"" + of + "\" has " + std::to_string(words.size()) +
               " different values; as words there can be " + std::to_string(k_max_words) +
               " at most");
  }

  // Cells are asked what is there. In the rows of several seats that is not one thing, nor is it in
  // their bags how much.
  void check_places(const BoundTerm& set, bool how_many, bool others = false) const {
    if (set.type != TermType::cells) return;
    if (others && set.zone != ZoneId::none) {
      const ZoneDef& zone = def_.zones[set.zone];
      if (zone.per_seat && (zone.holds != Holds::bag || how_many))
        complain("each seat has other pieces in the same places of \"" + zone.name +
                 "\"; write as(…) around the whole term");
    }
    for (const Bound& part : {set.a, set.b})
      if (part) check_places(*part, how_many, others || is_as(set));
  }

  // If the numbers are known, the kinds are.
  static void narrow(BoundTerm& out) {
    const bool fixed = is_number(*out.b) && is_number(*out.c);
    if (!fixed || !speaks_of_pieces(out.a->op)) return;
    const BoundTerm having = std::move(out);
    out = *having.a;
    for (std::size_t k = 0; k < having.values.size(); ++k)
      if (having.values[k] < having.b->low || having.values[k] > having.c->low) out.kinds.reset(k);
  }

  // The kinds that the words of a choice name, by word.
  void look_up_chosen_kind(const TermExpr& term, BoundTerm& out) const {
    const PatternDef& part = chosen_part(term.low);
    if (word_of(part.type).takes != ActionTakes::word)
      complain("chosen: expected a choice{ … } of kinds in this part");
    if (def_.zones[out.a->zone].holds != Holds::bag)
      complain("a kind that was chosen can be looked for in a bag only");
    for (const std::string& word : part.words) {
      const KindId found = game_.kind(word);
      const CellId cell = found == KindId::none ? CellId::none : card_cell(def_, found);
      out.values.push_back(index(cell));
    }
    out.low = std::max<std::int64_t>(term.low - 1, 0);
  }

  void look_up_var(const TermExpr& term, BoundTerm& out) const {
    out.var = game_.var(term.name);
    if (out.var == VarId::none) complain("there is no variable called \"" + term.name + "\"");
    switch (def_.vars[out.var].type) {
      case VarType::number:
        out.type = TermType::number;
        return;
      case VarType::flag:
        out.type = TermType::condition;
        return;
      case VarType::cell:
        out.type = TermType::cells;
        return;
      case VarType::seat:
        out.type = TermType::seats;
        return;
      case VarType::kind:
        complain("\"" + term.name + "\" holds a kind of piece, and no term can use that yet");
      case VarType::direction:
        out.type = TermType::directions;
        return;
      case VarType::word:
        out.type = TermType::words;
        out.words = def_.vars[out.var].words;
        return;
    }
  }

  // The latest value of this name.
  void look_up_kept(const TermExpr& term, BoundTerm& out) const {
    for (std::size_t i = choosing_.kept != nullptr ? choosing_.kept->size() : 0; i-- > 0;) {
      const KeptName& value = (*choosing_.kept)[i];
      if (value.name != term.name) continue;
      out.type = value.type;
      out.words = value.words;
      out.low = static_cast<std::int64_t>(i);
      return;
    }
    complain("nothing is kept as \"" + term.name + "\" here; keep(\"" + term.name +
             "\", …) has to come before it, in the same list of things to do or around it");
  }

  // Which part of the action a `chosen` means.
  const PatternDef& chosen_part(std::int64_t number) const {
    if (choosing_.pattern == nullptr)
      complain("chosen can be used only in what a verb does, or in a part after the first");
    const PatternDef& pattern = *choosing_.pattern;
    const bool parts = word_of(pattern.type).has_parts();
    const std::size_t known = parts ? std::min(pattern.parts.size(), choosing_.known) : 1;
    if (number == 0 && parts)
      complain(
          "say which part: chosen(2) is what was chosen in the second, and chosen(2, \"word\") "
          "asks for a word");
    if (number > static_cast<std::int64_t>(known))
      complain("chosen(" + std::to_string(number) + "): there " +
               (known == 1 ? "is 1 part" : "are " + std::to_string(known) + " parts") +
               " before this");
    return parts ? pattern.parts[static_cast<std::size_t>(number - 1)] : pattern;
  }

  void look_up_chosen(const TermExpr& term, BoundTerm& out) const {
    const PatternDef& part = chosen_part(term.low);
    out.low = std::max<std::int64_t>(term.low - 1, 0);
    const bool word = word_of(part.type).takes == ActionTakes::word;
    if (!term.name.empty()) {
      const auto it = std::ranges::find(part.words, term.name);
      if (!word || it == part.words.end())
        complain("chosen: there is no word \"" + term.name + "\" to choose here");
      out.type = TermType::condition;
      out.high = it - part.words.begin();
      return;
    }
    if (word) {
      check_words(part.words, "chosen");
      out.type = TermType::words;
      out.words = part.words;
      return;
    }
    switch (word_of(part.type).takes) {
      case ActionTakes::from_to:
      case ActionTakes::from_to_over:
      case ActionTakes::cell:
        out.type = TermType::cells;
        return;
      case ActionTakes::number:
        out.type = TermType::number;
        return;
      case ActionTakes::seat:
        out.type = TermType::seats;
        return;
      case ActionTakes::word:  // see above
      case ActionTakes::nothing:
      case ActionTakes::as_parts:
      case ActionTakes::unset:
        complain("chosen: nothing is chosen here");
    }
  }

  void look_up_option(const TermExpr& term, BoundTerm& out) const {
    const auto it = std::ranges::find(def_.option_numbers, term.name, &OptionNumber::name);
    if (it == def_.option_numbers.end())
      complain("there is no option called \"" + term.name + "\" that is a number or a yes or no");
    out.op = TermOp::number;
    out.type = it->flag ? TermType::condition : TermType::number;
    out.low = it->value;
  }

  const Game& game_;
  const GameDef& def_;
  ZoneId zone_;
  std::string where_;
  Choosing choosing_;
  int parts_ = 0, level_ = 0;
  int growing_ = 0;  // in the rules of how many `grow` it is
};

Bound Game::bind(const Term& term, ZoneId zone, const std::string& where, Choosing choosing) const {
  return Binder(*this, zone, where, choosing).bind(term);
}

}  // namespace hr
