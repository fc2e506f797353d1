// SPDX-License-Identifier: MIT
#include "core/kernel/plan.h"

#include <algorithm>
#include <numeric>
#include <optional>

#include "core/base/allowance.h"
#include "core/base/bit_queries.h"
#include "core/base/error.h"
#include "core/kernel/plan_ends.h"
#include "core/kernel/set_planner.h"

namespace hr {

namespace {

template <int W>
Bits<W> bits(const CellSet& cells) {
  return Bits<W>::of(cells.words());
}

// Makes the plan of one seat.
template <int W>
class Planner {
 public:
  Planner(const Game& game, Plan<W>& plan, SeatId seat)
      : game_(game), plan_(plan), seat_(seat), sets_(game, plan, seat) {}

  SeatPlan<W> make() {
    const auto& verbs = game_.definition().verbs;
    out_.verbs.resize(verbs.size());
    for (const bool asked : {false, true}) {
      for (std::size_t v = 0; v < verbs.size(); ++v)
        if (verbs[v].asked == asked) add(VerbId(static_cast<int>(v)), verbs[v]);
      if (!asked) out_.turn_sets = out_.sets.size();
    }
    return std::move(out_);
  }

 private:
  void add(VerbId verb, const VerbDef& def) {
    try {
      add_verb(verb, def);
    } catch (Exhausted& exhausted) {
      exhausted.set_place("verbs." + def.name);
      throw;
    }
  }

  void add_verb(VerbId verb, const VerbDef& def) {
    VerbPlan<W> plan;
    bool jumps = false;
    for (const PatternDef& p : def.patterns) jumps = jumps || p.type == PatternType::jump;
    plan.first = static_cast<int>(out_.patterns.size());
    for (std::size_t p = 0; p < def.patterns.size(); ++p)
      add_pattern(verb, def, static_cast<int>(p));
    plan.end = static_cast<int>(out_.patterns.size());
    plan.listed = def.allow || def.unless || (jumps && !game_.board().straight());
    plan.listed = plan.listed || (!set_apart(plan) && overlaps(plan));
    out_.verbs[nth(verb)] = plan;
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
    if (zone != ZoneId::none) plan.zone = game_.layout().zone_instance(zone, seat_);
    if (moves) add_source(plan, def, zone);
    if (moves && !def.anywhere) add_directions(plan, def);
    add_sets(plan, def, zone);
    if (def.type == PatternType::slide) add_lengths(plan, def);
    plan.by_direction = plan_.uniform && !def.anywhere;
    if (def.type == PatternType::step)
      plan.reach = def.anywhere ? plan_.anywhere() : plan_.reach_of(plan.dirs);
    out_.patterns.push_back(std::move(plan));
  }

  ZoneId zone_of(const PatternDef& def, bool moves) {
    if (!def.kind.empty()) {
      const KindId kind = game_.kind(def.kind);
      if (kind == KindId::none)
        throw Error(where_ + ": there is no kind called \"" + def.kind + "\"");
      return game_.definition().kinds[kind].zone;
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
      plan.source =
          add_set(make_set(SetOp::meet, def.piece, piece_set(SetOp::filled)), zone, ".piece");
      return;
    }
    const KindId kind = game_.kind(def.kind);
    if (!game_.definition().kinds[kind].owned)
      throw Error(where_ + ": \"" + def.kind + "\" belongs to nobody; name a set of cells instead");
    plan.code = game_.layout().code({kind, seat_});
    const ZoneLayout& layout = game_.layout().zone(plan.zone);
    if (seen_whole(game_.definition().zones[zone].see, layout.seat, seat_))
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
      const bool owned = game_.definition().kinds[kind].owned;
      plan.code = game_.layout().code({kind, owned ? seat_ : SeatId::none});
    }
  }

  // In ascending order, the actions of a single piece have the same numbers whether they are
  // counted by direction or by destination.
  void add_directions(PatternPlan<W>& plan, const PatternDef& def) {
    plan.dirs = game_.directions(def.dirs, seat_, where_ + ".dirs");
    for (const std::string& word : def.dirs)
      if (const auto leap = leap_named(word)) check_leap(def.type, *leap);
    for (const DirectionId dir : plan.dirs) plan.leads.add(index(dir));
    if (!plan_.uniform) return;
    const auto delta = [&](DirectionId dir) { return plan_.shifts[nth(dir)].delta; };
    std::stable_sort(plan.dirs.begin(), plan.dirs.end(),
                     [&](DirectionId a, DirectionId b) { return delta(a) < delta(b); });
  }

  // In a slide no two directions may lead along one line.
  void check_leap(PatternType type, const Leap& leap) const {
    if (type == PatternType::jump)
      throw Error(where_ + ".dirs: a jump goes along two links of the board, not " +
                  leap_word(leap));
    const int common = std::gcd(leap.aside, leap.ahead);
    if (type == PatternType::slide && common > 1)
      throw Error(where_ +
                  ".dirs: a slide repeats its leaps, so expected numbers without a common " +
                  "divisor, got " + leap_word(leap) + ", whose numbers can be divided by " +
                  std::to_string(common));
  }

  void add_lengths(PatternPlan<W>& plan, const PatternDef& def) {
    plan.last =
        game_.board().is_grid() && game_.board().straight()
            ? std::max({game_.board().size().x, game_.board().size().y, game_.board().size().z})
            : game_.cells();
    if (def.max && def.max->rule < 0)
      plan.last = static_cast<int>(std::clamp<std::int64_t>(def.max->value, 0, plan.last));
    if (!def.exactly || def.exactly->rule >= 0) return;
    if (def.exactly->value < 1)
      throw Error(where_ + ".exactly: expected 1 or more, got " +
                  std::to_string(def.exactly->value));
    plan.first = static_cast<int>(std::min<std::int64_t>(plan.last + 1, def.exactly->value));
    plan.last = std::min(plan.last, plan.first);
  }

  int add_set(const Set& set, ZoneId zone, const char* field) {
    for (const auto& [known, its_zone, place] : known_)
      if (known == set && its_zone == zone) return place;
    const int place = sets_.add(game_.bind(set, zone, where_ + field), out_);
    known_.push_back({set, zone, place});
    return place;
  }

  // Whether no two patterns of a verb can lead to the same cell; checked in one pass.
  bool set_apart(const VerbPlan<W>& plan) const {
    PlainSet<W> taken;
    int occupancy = -1;
    const auto meets = [](const Bits<W>& a, const Bits<W>& b) { return (a & b).any(); };
    for (int p = plan.first; p < plan.end; ++p) {
      const int onto = out_.patterns[nth(p)].onto;
      if (onto < 0 || !out_.sets[nth(onto)].plain) return false;
      const SetPlan<W>& set = out_.sets[nth(onto)];
      if (set.occupancy >= 0 && occupancy >= 0 && set.occupancy != occupancy) return false;
      occupancy = std::max(occupancy, set.occupancy);
      const PlainSet<W>& x = set.masks;
      if (meets(x.own, taken.own) || meets(x.enemy, taken.enemy) || meets(x.empty, taken.empty) ||
          meets(x.nobody, taken.nobody))
        return false;
      taken.own = taken.own | x.own;
      taken.enemy = taken.enemy | x.enemy;
      taken.empty = taken.empty | x.empty;
      taken.nobody = taken.nobody | x.nobody;
    }
    return true;
  }

  // Whether two patterns of a verb may offer the same arguments.
  bool overlaps(const VerbPlan<W>& plan) const {
    for (int a = plan.first; a < plan.end; ++a)
      for (int b = a + 1; b < plan.end; ++b)
        if (!disjoint(out_.patterns[nth(a)], out_.patterns[nth(b)])) return true;
    return false;
  }

  // Whether two patterns of a verb can never offer the same arguments.
  bool disjoint(const PatternPlan<W>& a, const PatternPlan<W>& b) const {
    const bool one_slot = a.zone != ZoneInstance::none && a.zone == b.zone &&
                          game_.layout().zone(a.zone).holds == Holds::one;
    if (one_slot && a.source_word >= 0 && b.source_word >= 0 && a.source_word != b.source_word)
      return true;
    Allowance::spend(static_cast<std::int64_t>(4 * W + 4));
    if (a.leads.any() && b.leads.any() && game_.board().straight() && !(a.leads & b.leads).any() &&
        (both_step(a, b) || !(leaps(a) || leaps(b))))
      return true;
    if (a.onto < 0 || b.onto < 0) return false;
    const SetPlan<W>&x = out_.sets[nth(a.onto)], &y = out_.sets[nth(b.onto)];
    return x.plain && y.plain &&
           (x.occupancy == y.occupancy || x.occupancy < 0 || y.occupancy < 0) &&
           !(x.masks.own & y.masks.own).any() && !(x.masks.enemy & y.masks.enemy).any() &&
           !(x.masks.empty & y.masks.empty).any() && !(x.masks.nobody & y.masks.nobody).any();
  }

  static bool both_step(const PatternPlan<W>& a, const PatternPlan<W>& b) {
    return a.type == PatternType::step && b.type == PatternType::step;
  }
  // Several links may lead as far as one leap.
  bool leaps(const PatternPlan<W>& pattern) const {
    return std::ranges::any_of(
        pattern.dirs, [&](DirectionId dir) { return index(dir) >= game_.board().directions(); });
  }

  const Game& game_;
  Plan<W>& plan_;
  SeatId seat_;
  SetPlanner<W> sets_;
  SeatPlan<W> out_;
  struct Known {
    Set set;
    ZoneId zone;
    int place;
  };
  std::vector<Known> known_;  // sets added before
  std::string where_;
};

}  // namespace

template <int W>
Bits<W> Plan<W>::connected_to(const Bits<W>& of, const Bits<W>& from) const {
  Bits<W> reached = from & of;
  for (Bits<W> front = reached; is_nonempty(front); reached = reached | front) {
    Bits<W> wider;
    front.each([&](int cell) { wider = wider | neighbours[nth(cell)]; });
    front = (wider & of) - reached;
    Allowance::spend(Shift<W>::work());
  }
  return reached;
}

template <int W>
Bits<W> Plan<W>::group(const BoundSet& set, SeatId seat, const Bits<W>& of,
                       const Bits<W>& from) const {
  if (set.dirs.empty()) return connected_to(of, from);
  return group_cells(set.dirs[seat], shifts, of, from);
}

template <int W>
const Bits<W>* Plan<W>::reach_of(const std::vector<DirectionId>& dirs) {
  std::vector<Bits<W>>& reach = reaches[dirs];
  if (!reach.empty()) return reach.data();
  reach.resize(64 * W + 1);  // the last entry is for no piece
  for (const DirectionId dir : dirs) {
    const Shift<W>& shift = shifts[nth(dir)];
    for (std::size_t cell = 0; cell < neighbours.size(); ++cell)
      if (const CellId to = shift.links[cell]; to != CellId::none) reach[cell].add(index(to));
    Allowance::spend(static_cast<std::int64_t>(reach.size()));
  }
  return reach.data();
}

template <int W>
const Bits<W>* Plan<W>::anywhere() {
  if (!others.empty()) return others.data();
  others.resize(64 * W + 1);
  for (std::size_t cell = 0; cell < neighbours.size(); ++cell) {
    others[cell] = all;
    others[cell].remove(static_cast<int>(cell));
  }
  return others.data();
}

template <int W>
void Plan<W>::add_rays(const Game& game) {
  const auto slides = [](const PatternDef& def) { return def.type == PatternType::slide; };
  const auto& verbs = game.definition().verbs;
  if (std::ranges::none_of(
          verbs, [&](const VerbDef& verb) { return std::ranges::any_of(verb.patterns, slides); }))
    return;
  for (const Shift<W>& shift : shifts) {
    auto& from = rays.emplace_back(nth(game.cells()));
    for (int cell = 0; cell < game.cells(); ++cell)
      for (CellId on = shift.links[cell]; on != CellId::none; on = shift.links[index(on)])
        from[nth(cell)].add(index(on));
  }
}

template <int W>
Plan<W>::Plan(const Game& game) {
  const Board& board = game.board();
  all = bits<W>(CellSet::all(board.cells()));
  for (int c = 0; c < board.cells(); ++c)
    neighbours.push_back(bits<W>(board.neighbours(CellId(c))));
  levels.resize(nth(board.is_grid() ? board.size().z : 1));
  for (int c = 0; c < board.cells(); ++c)
    levels[board.is_grid() ? nth(board.where(CellId(c)).z - 1) : 0].add(c);
  for (int d = 0; d < game.directions(); ++d) {
    Shift<W> shift;
    shift.links = game.links(DirectionId(d)).data();
    std::optional<int> delta;
    bool even = true;
    for (int c = 0; c < board.cells(); ++c) {
      if (shift.links[c] == CellId::none) continue;
      shift.mask.add(c);
      even = even && (!delta || *delta == index(shift.links[c]) - c);
      delta = index(shift.links[c]) - c;
    }
    shift.uniform = even && delta.value_or(0) < 64 * W && delta.value_or(0) > -64 * W;
    shift.delta = delta.value_or(0);
    shifts.push_back(shift);
  }
  uniform = board.is_grid() && board.straight() &&
            std::all_of(shifts.begin(), shifts.end(), [](const auto& s) { return s.uniform; });
  if (uniform && W <= 4) add_rays(game);
  for (int s = 0; s < game.seats(); ++s) seats.push_back(Planner<W>(game, *this, SeatId(s)).make());
  const auto& defs = game.definition().ends;
  try {
    for (std::size_t i = 0; i < defs.size(); ++i)
      ends.push_back(plan_ends::plan_end(game, *this, defs[i], static_cast<int>(i)));
  } catch (Exhausted& exhausted) {
    exhausted.set_place("ends." + std::to_string(ends.size() + 1));
    throw;
  }
  for (const ZoneDef& zone : game.definition().zones)
    fog.push_back(zone.see.who == Visibility::Who::cells
                      ? game.bind(zone.see.set, game.zone(zone.name), "zones." + zone.name + ".see")
                      : nullptr);
  const auto& verbs = game.definition().verbs;
  for (std::size_t v = 0; v < verbs.size(); ++v)
    if (!verbs[v].asked) (verbs[v].must ? compulsory : ordinary).push_back(static_cast<int>(v));
}

template struct Plan<1>;
template struct Plan<2>;
template struct Plan<4>;
template struct Plan<8>;
template struct Plan<16>;
template struct Plan<32>;

}  // namespace hr
