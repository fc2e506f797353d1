// SPDX-License-Identifier: MIT
#include "core/plan.h"

#include <algorithm>
#include <optional>

#include "core/error.h"

namespace hr {

namespace {

std::size_t nth(int i) { return static_cast<std::size_t>(i); }

template <int W>
Bits<W> bits(const CellSet& cells) {
  return Bits<W>::of(cells.words());
}

bool seen_whole(const Visibility& see, SeatId owner, SeatId seat) {
  return see.who == Visibility::Who::all || (see.who == Visibility::Who::owner && owner == seat) ||
         (see.who == Visibility::Who::seats && (see.seats & seat_bit(seat)) != 0);
}

// Makes the plan of one seat.
template <int W>
class Planner {
 public:
  Planner(const Game& game, const Plan<W>& plan, SeatId seat)
      : game_(game), plan_(plan), seat_(seat) {}

  SeatPlan<W> make() {
    const auto& verbs = game_.definition().verbs;
    for (std::size_t v = 0; v < verbs.size(); ++v) add_verb(VerbId(static_cast<int>(v)), verbs[v]);
    return std::move(out_);
  }

  // A set that is the same whoever stands where.
  Bits<W> cells(const BoundSet& set, const std::string& where) {
    const auto masks = plain(set);
    if (!masks || !constant(*masks))
      throw Error(where + ": expected a set of regions and cells, whoever stands there");
    return masks->own;
  }

 private:
  void add_verb(VerbId verb, const VerbDef& def) {
    VerbPlan<W> plan;
    plan.first = static_cast<int>(out_.patterns.size());
    for (std::size_t p = 0; p < def.patterns.size(); ++p)
      add_pattern(verb, def, static_cast<int>(p));
    plan.end = static_cast<int>(out_.patterns.size());
    plan.listed = def.allow || def.unless;
    for (int a = plan.first; a < plan.end && !plan.listed; ++a)
      for (int b = a + 1; b < plan.end && !plan.listed; ++b)
        plan.listed = !disjoint(out_.patterns[nth(a)], out_.patterns[nth(b)]);
    out_.verbs.push_back(plan);
  }

  void add_pattern(VerbId verb, const VerbDef& verb_def, int number) {
    const PatternDef& def = verb_def.patterns[nth(number)];
    where_ = "verbs." + verb_def.name + "." + std::to_string(number + 1);
    PatternPlan<W> plan;
    plan.type = def.type;
    plan.verb = verb;
    plan.pattern = number;
    plan.def = &def;
    const bool moves = def.type == PatternType::step || def.type == PatternType::slide ||
                       def.type == PatternType::jump;
    ZoneId zone = ZoneId::none;
    if (moves || def.type == PatternType::place) zone = zone_of(def, moves);
    if (zone != ZoneId::none) plan.zone = game_.zone_instance(zone, seat_);
    if (moves) add_source(plan, def, zone);
    if (moves) plan.dirs = game_.directions(def.dirs, seat_, where_ + ".dirs");
    add_sets(plan, def, zone);
    if (def.type == PatternType::slide) add_lengths(plan, def);
    if (def.type == PatternType::step) add_reach(plan);
    out_.patterns.push_back(std::move(plan));
  }

  ZoneId zone_of(const PatternDef& def, bool moves) {
    if (!def.kind.empty()) {
      const KindId kind = game_.kind(def.kind);
      if (kind == KindId::none)
        throw Error(where_ + ": there is no kind called \"" + def.kind + "\"");
      return game_.definition().kinds[nth(index(kind))].zone;
    }
    if (!moves || !def.piece) throw Error(where_ + ": expected a kind of piece, got none");
    const Bound bound = game_.bind(def.piece, ZoneId::none, where_ + ".piece");
    const ZoneId zone = first_zone(*bound);
    if (zone == ZoneId::none) throw Error(where_ + ".piece: expected a set of pieces");
    return zone;
  }

  static ZoneId first_zone(const BoundSet& set) {
    if (set.zone != ZoneId::none) return set.zone;
    ZoneId zone = set.a ? first_zone(*set.a) : ZoneId::none;
    if (zone == ZoneId::none && set.b) zone = first_zone(*set.b);
    return zone;
  }

  void add_source(PatternPlan<W>& plan, const PatternDef& def, ZoneId zone) {
    if (def.kind.empty()) {
      plan.source = add_set(def.piece, zone, ".piece");
      return;
    }
    const KindId kind = game_.kind(def.kind);
    if (!game_.definition().kinds[nth(index(kind))].owned)
      throw Error(where_ + ": \"" + def.kind + "\" belongs to nobody; name a set of cells instead");
    plan.code = game_.code({kind, seat_});
    const ZoneLayout& layout = game_.zone(plan.zone);
    if (seen_whole(game_.definition().zones[nth(index(zone))].see, layout.seat, seat_))
      plan.source_word = layout.code_sets[nth(plan.code)];
    else
      plan.source = add_set(piece_set(SetOp::own, def.kind), zone, "");
  }

  void add_sets(PatternPlan<W>& plan, const PatternDef& def, ZoneId zone) {
    static const Set empty = piece_set(SetOp::empty);
    static const Set enemy = piece_set(SetOp::enemy);
    switch (def.type) {
      case PatternType::step:
      case PatternType::place:
        plan.onto = add_set(def.onto ? def.onto : empty, zone, ".onto");
        break;
      case PatternType::slide:
        plan.over = add_set(def.over ? def.over : empty, zone, ".over");
        plan.onto = def.onto ? add_set(def.onto, zone, ".onto") : plan.over;
        break;
      case PatternType::jump:
        plan.over = add_set(def.over ? def.over : enemy, zone, ".over");
        plan.onto = add_set(def.onto ? def.onto : empty, zone, ".onto");
        break;
      case PatternType::pick:
        if (!def.onto) throw Error(where_ + ": expected a set of cells, got none");
        plan.onto = add_set(def.onto, ZoneId::none, "");
        break;
      case PatternType::choice:
        if (def.words.empty()) throw Error(where_ + ": expected words to choose from, got none");
        break;
      default:
        break;
    }
    if (def.type == PatternType::place) {
      const KindId kind = game_.kind(def.kind);
      const bool owned = game_.definition().kinds[nth(index(kind))].owned;
      plan.code = game_.code({kind, owned ? seat_ : SeatId::none});
    }
  }

  void add_lengths(PatternPlan<W>& plan, const PatternDef& def) {
    plan.last =
        game_.board().is_grid()
            ? std::max({game_.board().size().x, game_.board().size().y, game_.board().size().z})
            : game_.cells();
    if (def.max && def.max->rule < 0)
      plan.last = static_cast<int>(std::min<std::int64_t>(plan.last, def.max->value));
    if (def.exactly && def.exactly->rule < 0) {
      plan.first = static_cast<int>(def.exactly->value);
      plan.last = std::min(plan.last, plan.first);
    }
    if (plan.first < 1)
      throw Error(where_ + ".exactly: expected 1 or more, got " + std::to_string(plan.first));
  }

  void add_reach(PatternPlan<W>& plan) {
    plan.reach.resize(nth(game_.cells()));
    for (int cell = 0; cell < game_.cells(); ++cell)
      for (const DirectionId dir : plan.dirs)
        if (const CellId to = game_.board().link(CellId(cell), dir); to != CellId::none)
          plan.reach[nth(cell)].add(index(to));
  }

  int add_set(const Set& set, ZoneId zone, const char* field) {
    const Bound bound = game_.bind(set, zone, where_ + field);
    SetPlan<W> plan;
    zone_ = -1;
    if (const auto masks = plain(*bound)) {
      plan.plain = true;
      plan.masks = *masks;
      plan.masks.classify();
      if (zone_ >= 0) plan.standing = standing(zone_);
    } else {
      plan.set = bound;
    }
    for (std::size_t i = 0; i < out_.sets.size(); ++i)
      if (plan.plain && out_.sets[i].plain && out_.sets[i].standing == plan.standing &&
          same(out_.sets[i].masks, plan.masks))
        return static_cast<int>(i);
    out_.sets.push_back(std::move(plan));
    return static_cast<int>(out_.sets.size()) - 1;
  }

  static bool same(const PlainSet<W>& a, const PlainSet<W>& b) {
    return a.own == b.own && a.enemy == b.enemy && a.empty == b.empty && a.nobody == b.nobody;
  }

  int standing(int zone) {
    const ZoneLayout& layout = game_.zone(zone);
    Standing out;
    out.own = layout.owner_sets[nth(index(seat_))];
    out.nobody = layout.owner_sets.back();
    for (int s = 0; s < game_.seats(); ++s)
      if (s != index(seat_) && layout.owner_sets[nth(s)] >= 0)
        out.enemies.push_back(layout.owner_sets[nth(s)]);
    for (std::size_t i = 0; i < out_.standings.size(); ++i)
      if (out_.standings[i].own == out.own && out_.standings[i].nobody == out.nobody &&
          out_.standings[i].enemies == out.enemies)
        return static_cast<int>(i);
    out_.standings.push_back(out);
    return static_cast<int>(out_.standings.size()) - 1;
  }

  static PlainSet<W> everybody(const Bits<W>& cells) {
    PlainSet<W> out;
    out.own = out.enemy = out.empty = out.nobody = cells;
    return out;
  }
  static bool constant(const PlainSet<W>& masks) {
    return masks.own == masks.enemy && masks.own == masks.empty && masks.own == masks.nobody;
  }

  // The four masks of a set, if it is a plain one.
  std::optional<PlainSet<W>> plain(const BoundSet& set) {
    switch (set.op) {
      case SetOp::everywhere:
        return everybody(plan_.all);
      case SetOp::nowhere:
        return everybody({});
      case SetOp::cell: {
        Bits<W> one;
        one.add(index(set.cell));
        return everybody(one);
      }
      case SetOp::region:
        return everybody(region(set));
      case SetOp::near:
      case SetOp::around:
        return near(set);
      case SetOp::unite:
      case SetOp::meet:
      case SetOp::minus:
        return combine(set);
      case SetOp::empty:
      case SetOp::filled:
      case SetOp::hidden:
      case SetOp::own:
      case SetOp::enemy:
      case SetOp::any:
        return pieces(set);
      default:
        return std::nullopt;
    }
  }

  Bits<W> region(const BoundSet& set) const {
    Bits<W> out;
    for (int s = 0; s < game_.seats(); ++s)
      if (set.whose == Whose::any || (set.whose == Whose::own) == (s == index(seat_)))
        out = out | bits<W>(game_.region(set.region, SeatId(s)));
    return out;
  }

  std::optional<PlainSet<W>> near(const BoundSet& set) {
    const auto inner = plain(*set.a);
    if (!inner || !constant(*inner)) return std::nullopt;
    Bits<W> out = set.op == SetOp::around ? inner->own : Bits<W>{};
    for (const DirectionId dir : set.dirs[nth(index(seat_))])
      out = out | plan_.shifts[nth(index(dir))].push(inner->own);
    return everybody(out);
  }

  std::optional<PlainSet<W>> combine(const BoundSet& set) {
    const auto a = plain(*set.a), b = plain(*set.b);
    if (!a || !b) return std::nullopt;
    const auto op = [&](const Bits<W>& x, const Bits<W>& y) {
      return set.op == SetOp::unite ? x | y : set.op == SetOp::meet ? x & y : x - y;
    };
    PlainSet<W> out;
    out.own = op(a->own, b->own);
    out.enemy = op(a->enemy, b->enemy);
    out.empty = op(a->empty, b->empty);
    out.nobody = op(a->nobody, b->nobody);
    return out;
  }

  // own, enemy … of every kind, in a one-slot zone that the seat sees whole; one zone only.
  std::optional<PlainSet<W>> pieces(const BoundSet& set) {
    const int zone = game_.zone_instance(set.zone, seat_);
    const ZoneLayout& layout = game_.zone(zone);
    if (set.kind != KindId::none || layout.holds != Holds::one) return std::nullopt;
    if (!seen_whole(game_.definition().zones[nth(index(set.zone))].see, layout.seat, seat_))
      return std::nullopt;
    if (zone_ >= 0 && zone_ != zone) return std::nullopt;
    zone_ = zone;
    PlainSet<W> out;
    const bool filled = set.op == SetOp::filled || set.op == SetOp::any;
    if (set.op == SetOp::empty) out.empty = plan_.all;
    if (filled || set.op == SetOp::own) out.own = plan_.all;
    if (filled || set.op == SetOp::enemy) out.enemy = plan_.all;
    if (filled) out.nobody = plan_.all;
    return out;
  }

  // Two patterns of a verb that can never offer the same arguments.
  bool disjoint(const PatternPlan<W>& a, const PatternPlan<W>& b) const {
    const bool one_slot = a.zone >= 0 && a.zone == b.zone && game_.zone(a.zone).holds == Holds::one;
    if (one_slot && a.source_word >= 0 && b.source_word >= 0 && a.source_word != b.source_word)
      return true;
    if (!a.dirs.empty() && !b.dirs.empty() && game_.board().straight() &&
        std::find_first_of(a.dirs.begin(), a.dirs.end(), b.dirs.begin(), b.dirs.end()) ==
            a.dirs.end())
      return true;
    if (a.onto < 0 || b.onto < 0) return false;
    const SetPlan<W>&x = out_.sets[nth(a.onto)], &y = out_.sets[nth(b.onto)];
    return x.plain && y.plain && (x.standing == y.standing || x.standing < 0 || y.standing < 0) &&
           !(x.masks.own & y.masks.own).any() && !(x.masks.enemy & y.masks.enemy).any() &&
           !(x.masks.empty & y.masks.empty).any() && !(x.masks.nobody & y.masks.nobody).any();
  }

  const Game& game_;
  const Plan<W>& plan_;
  SeatId seat_;
  SeatPlan<W> out_;
  std::string where_;
  int zone_ = -1;  // the one that the set being made plain speaks of
};

template <int W>
std::vector<Bits<W>> constant_cells(const Game& game, const Plan<W>& plan, const Set& set,
                                    const std::string& where) {
  if (!set) throw Error(where + ": expected a set of cells, got none");
  const Bound bound = game.bind(set, ZoneId::none, where);
  std::vector<Bits<W>> out;
  for (int s = 0; s < game.seats(); ++s)
    out.push_back(Planner<W>(game, plan, SeatId(s)).cells(*bound, where));
  return out;
}

// Word of each seat's pieces of a kind ("" is every kind).
std::vector<int> own_words(const Game& game, const std::string& name, const std::string& where) {
  std::vector<int> out;
  ZoneId zone = ZoneId(0);
  const KindId kind = name.empty() ? KindId::none : game.kind(name);
  if (!name.empty() && kind == KindId::none)
    throw Error(where + ": there is no kind called \"" + name + "\"");
  if (kind != KindId::none)
    zone = game.definition().kinds[nth(index(kind))].zone;
  else if (game.definition().zones.size() != 1)
    throw Error(where + ": name a kind, because the ruleset has " +
                std::to_string(game.definition().zones.size()) + " zones");
  if (kind != KindId::none && !game.definition().kinds[nth(index(kind))].owned)
    throw Error(where + ": \"" + name + "\" belongs to nobody");
  for (int s = 0; s < game.seats(); ++s) {
    const ZoneLayout& layout = game.zone(game.zone_instance(zone, SeatId(s)));
    out.push_back(kind == KindId::none ? layout.owner_sets[nth(s)]
                                       : layout.code_sets[nth(game.code({kind, SeatId(s)}))]);
    if (out.back() < 0) throw Error(where + ": no kind of this zone belongs to a seat");
  }
  return out;
}

template <int W>
EndPlan<W> plan_end(const Game& game, const Plan<W>& plan, const EndDef& def, int number) {
  const std::string where = "ends." + std::to_string(number + 1);
  EndPlan<W> out;
  out.type = def.type;
  out.n = def.n;
  const bool counts = def.type == EndType::line || def.type == EndType::repeats ||
                      def.type == EndType::idle || def.type == EndType::plies;
  if (counts && def.n < 1)
    throw Error(where + ": expected a number from 1 on, got " + std::to_string(def.n));
  if (def.type == EndType::reach || def.type == EndType::line || def.type == EndType::connects)
    out.own = own_words(game, def.kind, where);
  if (def.type == EndType::reach || def.type == EndType::connects)
    out.to = constant_cells(game, plan, def.to, where);
  if (def.type == EndType::connects) out.from = constant_cells(game, plan, def.from, where);
  if (def.type == EndType::line)
    for (int d = 0; d < game.board().directions(); ++d)
      if (const DirectionId back = game.board().opposite(DirectionId(d));
          back == DirectionId::none || index(back) > d)
        out.axes.push_back(DirectionId(d));
  return out;
}

}  // namespace

template <int W>
Plan<W>::Plan(const Game& game) {
  const Board& board = game.board();
  all = bits<W>(CellSet::all(board.cells()));
  for (int c = 0; c < board.cells(); ++c)
    neighbours.push_back(bits<W>(board.neighbours(CellId(c))));
  for (int d = 0; d < board.directions(); ++d) {
    Shift<W> shift;
    shift.links = board.links(DirectionId(d)).data();
    std::optional<int> delta;
    bool uniform = true;
    for (int c = 0; c < board.cells(); ++c) {
      if (shift.links[c] == CellId::none) continue;
      shift.mask.add(c);
      uniform = uniform && (!delta || *delta == index(shift.links[c]) - c);
      delta = index(shift.links[c]) - c;
    }
    shift.uniform = uniform && delta.value_or(0) < 64 * W && delta.value_or(0) > -64 * W;
    shift.delta = delta.value_or(0);
    shifts.push_back(shift);
  }
  for (int s = 0; s < game.seats(); ++s) seats.push_back(Planner<W>(game, *this, SeatId(s)).make());
  const auto& defs = game.definition().ends;
  for (std::size_t i = 0; i < defs.size(); ++i)
    ends.push_back(plan_end(game, *this, defs[i], static_cast<int>(i)));
  for (const ZoneDef& zone : game.definition().zones)
    fog.push_back(zone.see.who == Visibility::Who::cells
                      ? game.bind(zone.see.set, game.zone(zone.name), "zones." + zone.name + ".see")
                      : nullptr);
  for (const VerbDef& verb : game.definition().verbs) must = must || (verb.must && !verb.asked);
}

template struct Plan<1>;
template struct Plan<2>;
template struct Plan<4>;
template struct Plan<8>;
template struct Plan<16>;
template struct Plan<32>;

}  // namespace hr
