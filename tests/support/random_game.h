// SPDX-License-Identifier: MIT
// Random games that nobody would design: a random board, zones, kinds, sets and patterns. A third
// of the boards have cells closed, links cut and others added. Equal seeds give equal games. All
// lengths and ranges are declared numbers; no Rules are called.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/draws.h"
#include "tests/support/play.h"

namespace hr::tests {

class RandomGame : public Draws {
 public:
  explicit RandomGame(std::uint64_t seed)
      : Draws(mix(seed, 77)),
        edits_(mix(seed, 78)),
        leaps_(mix(seed, 79)),
        towers_(mix(seed, 80)),
        overlaps_(mix(seed, 81)),
        worths_(mix(seed, 82)),
        growths_(mix(seed, 83)) {}

  GameDef make() {
    GameDef& d = d_;
    d = {};
    d.name = "Random";
    d.board = board();
    if (edits_.below(3) == 0) d.board = altered(d.board);
    if (d.board.is_grid()) d.leaps = {{1, 2}, {1, 3}, {2, 3}};
    const int seats = number(1, 3);
    for (int s = 0; s < seats; ++s) d.seats.push_back({"seat" + std::to_string(s), facing()});
    add_regions();
    const int zones = chance(2) ? 1 : number(1, 3);
    for (int z = 0; z < zones; ++z) {
      ZoneDef zone{.name = "zone" + std::to_string(z), .see = {}};
      zone.per_seat = chance(3);
      zone.holds = chance(2) ? Holds::one : Holds(number(0, 2));
      if (towers_.below(4) == 0) zone.holds = Holds::tower, zone.height = 200;
      d.zones.push_back(zone);
    }
    const int kinds = number(zones, zones + 2);
    for (int k = 0; k < kinds; ++k)
      d.kinds.push_back({.name = "kind" + std::to_string(k),
                         .zone = ZoneId(k < zones ? k : number(0, zones - 1)),
                         .owned = k == 0 || !chance(4)});
    add_attributes();
    for (int z = 0; z < zones; ++z) d.zones[nth(z)].see = visibility(z);
    const int verbs = number(1, 3);
    for (int v = 0; v < verbs; ++v) d.verbs.push_back(verb(v));
    d.ends.push_back({.type = EndType::plies, .kind = {}, .from = {}, .to = {}, .n = 30});
    d.stuck = Stuck::pass;
    return d;
  }

  // Random pieces in every instance of every zone.
  void fill(Effect& g) {
    const Game& game = g.game();
    for (const ZoneInstance z : game.layout().zone_instances()) {
      const ZoneLayout& zone = game.layout().zone(z);
      const int share = number(2, 5);
      for (int c = 0; c < game.cells() && !zone.pieces.empty(); ++c)
        for (int n = 0; n < 3 && chance(share); ++n) {
          if (zone.holds == Holds::one && g.count(z, CellId(c), KindId::none) > 0) continue;
          const Piece piece = zone.pieces[nth(number(0, static_cast<int>(zone.pieces.size()) - 1))];
          g.put(z, CellId(c), piece, zone.holds == Holds::pile ? number(1, 3) : 1);
        }
    }
  }

  // `named`: there is no default zone, so pieces are referred to by kind (if there are several
  // zones).
  Set set(int depth, bool named) {
    const bool leaf = depth == 0 || chance(4);
    static constexpr std::array<TermOp, 10> leaves{
        TermOp::everywhere, TermOp::nowhere, TermOp::empty, TermOp::filled, TermOp::hidden,
        TermOp::own,        TermOp::enemy,   TermOp::any,   TermOp::region, TermOp::cell};
    static constexpr std::array<TermOp, 8> others{TermOp::near,    TermOp::around,  TermOp::group,
                                                  TermOp::bracket, TermOp::between, TermOp::ray,
                                                  TermOp::lines,   TermOp::first_of};
    const TermOp op = leaf ? leaves[nth(number(0, 9))] : others[nth(number(0, 7))];
    switch (op) {
      case TermOp::everywhere:
      case TermOp::nowhere:
        return make_set(op);
      case TermOp::region:
        return region_set(number(0, 1) == 0 ? "shared" : "each", Whose(number(0, 2)));
      case TermOp::cell:
        return cell_set(CellId(number(0, d_.board.cells() - 1)));
      case TermOp::near:
      case TermOp::around: {
        if (growths_.below(4) != 0) return near_set(op, set(depth - 1, named), dirs());
        TermExpr bearing, out;
        bearing.op = TermOp::bearing;
        bearing.a = set(depth - 1, named);
        bearing.b = set(depth - 1, named);
        out.op = op;
        out.a = set(depth - 1, named);
        out.ways = make_term(std::move(bearing));
        return make_term(std::move(out));
      }
      case TermOp::bracket:
      case TermOp::ray:
      case TermOp::between: {
        TermExpr out;
        out.op = op;
        out.dirs = dirs();
        out.a = set(depth - 1, named);
        out.b = set(depth - 1, named);
        if (op == TermOp::between) out.c = set(depth - 1, named);
        return make_term(std::move(out));
      }
      case TermOp::lines: {
        TermExpr out;
        out.op = op;
        out.low = number(1, 4);
        out.a = set(depth - 1, named);
        return make_term(std::move(out));
      }
      case TermOp::group: {
        if (growths_.below(3) == 0) return grown(depth, named);
        Set of = set(depth - 1, named);
        return group_set(std::move(of), set(depth - 1, named), dirs());
      }
      case TermOp::first_of: {
        static constexpr std::array<TermOp, 4> joins{TermOp::unite, TermOp::meet, TermOp::minus,
                                                     TermOp::first_of};
        const TermOp join = joins[nth(number(0, 3))];
        Set a = set(depth - 1, named);
        return make_set(join, std::move(a), set(depth - 1, named));
      }
      default:
        return ranked(
            piece_set(op, (named && d_.zones.size() > 1) || chance(3) ? some_kind() : ""));
    }
  }

 private:
  // A set that grows by a rule, which mostly speaks of what there is so far.
  Set grown(int depth, bool named) {
    const Set so_far = make_set(TermOp::so_far);
    Set rule = growths_.below(2) == 0 ? near_set(TermOp::near, so_far, dirs()) : so_far;
    rule = make_set(growths_.below(2) == 0 ? TermOp::meet : TermOp::minus, std::move(rule),
                    set(depth - 1, named));
    const Set from = set(depth - 1, named);
    return make_set(TermOp::grow, from, std::move(rule),
                    growths_.below(2) == 0
                        ? number_term(static_cast<std::int64_t>(growths_.below(4)))
                        : nullptr);
  }

  // Ranks and suits, which not all kinds have.
  void add_attributes() {
    static constexpr std::array<const char*, 3> suits{"red", "green", "blue"};
    for (KindDef& kind : d_.kinds) {
      if (worths_.below(4) != 0)
        kind.attributes.push_back(
            {.name = "rank", .number = static_cast<std::int64_t>(worths_.below(5)) - 2});
      if (worths_.below(4) != 0)
        kind.attributes.push_back({.name = "suit", .text = suits[worths_.below(3)]});
    }
  }
  bool some_have(const std::string& name) const {
    return std::ranges::any_of(d_.kinds, [&](const KindDef& kind) {
      return std::ranges::find(kind.attributes, name, &Attribute::name) != kind.attributes.end();
    });
  }

  // A set of pieces, or sometimes those of them with the highest rank, most suits and so on.
  Set ranked(const Set& pieces) {
    const bool meant = pieces->op == TermOp::own || pieces->op == TermOp::enemy ||
                       pieces->op == TermOp::any || pieces->op == TermOp::filled;
    if (!meant || worths_.below(4) != 0) return counted(pieces);
    TermExpr out;
    out.op =
        std::array{TermOp::highest, TermOp::lowest, TermOp::most, TermOp::having}[worths_.below(4)];
    const bool numbers = out.op == TermOp::highest || out.op == TermOp::lowest;
    out.name = numbers ? "rank" : "suit";
    out.a = pieces;
    if (!some_have(out.name)) return counted(pieces);
    if (out.op == TermOp::having) {
      TermExpr values;
      values.op = TermOp::values;
      values.name = out.name;
      values.a = piece_set(TermOp::any, pieces->name);
      out.b = make_term(std::move(values));
    }
    return make_term(std::move(out));
  }

  // A set of pieces, or sometimes the cells that hold some number of them.
  Set counted(const Set& pieces) {
    const bool owned = pieces->op == TermOp::own || pieces->op == TermOp::enemy;
    const bool meant = owned || pieces->op == TermOp::any || pieces->op == TermOp::filled;
    const bool many = std::ranges::none_of(
        d_.zones, [](const ZoneDef& zone) { return zone.holds == Holds::one; });
    if (!meant || !many || towers_.below(2) == 0) return pieces;
    TermExpr out;
    out.op = TermOp::holding;
    out.a = pieces;
    out.low = static_cast<std::int64_t>(towers_.below(4));
    if (towers_.below(2) == 0) out.high = out.low + static_cast<std::int64_t>(towers_.below(3));
    return make_term(std::move(out));
  }

  Board board() {
    if (chance(4)) return graph();
    GridSpec spec{.columns = number(1, 5), .rows = number(1, 5)};
    spec.links = Links(number(0, 3));
    if (chance(5)) spec.levels = number(2, 3);
    if (chance(8)) spec = {.columns = number(9, 12), .rows = number(8, 13), .links = spec.links};
    if (chance(40)) spec = {.columns = number(20, 33), .rows = number(20, 30)};
    spec.wrap_columns = chance(5);
    spec.wrap_rows = chance(5);
    return Board::grid(spec);
  }

  Board altered(const Board& board) {
    const auto cell = [&] {
      return CellId(static_cast<int>(edits_.below(static_cast<std::uint64_t>(board.cells()))));
    };
    BoardAlterations change;
    CellSet closed(board.cells());
    for (int n = board.cells() / 4; n > 0; --n)
      if (const CellId c = cell(); !closed.has(c)) closed.add(c), change.closed.push_back(c);
    for (int n = 0; n < 3; ++n) {
      const CellId a = cell(), b = cell();
      if (a == b) continue;
      const bool beside = board.neighbours(a).has(b);
      const bool open = !closed.has(a) && !closed.has(b);
      if (beside) change.cuts.emplace_back(a, b);
      if (!beside && open && n == 0) change.links.emplace_back(a, b);
    }
    return board.altered(change);
  }

  Board graph() {
    GraphSpec spec;
    const int cells = number(2, 8), directions = number(1, 4);
    for (int c = 0; c < cells; ++c) spec.cells.push_back("c" + std::to_string(c));
    for (int d = 0; d < directions; ++d) {
      auto& direction = spec.directions.emplace_back();
      direction.name = "d" + std::to_string(d);
      for (int c = 0; c < cells; ++c)
        if (const int to = number(0, cells - 1); to != c && !chance(4))
          direction.links.emplace_back(spec.cells[nth(c)], spec.cells[nth(to)]);
    }
    return Board::graph(spec);
  }

  std::string facing() {
    return chance(4) || d_.board.directions() == 0
               ? ""
               : d_.board.name(DirectionId(number(0, d_.board.directions() - 1)));
  }

  // Links, and on a grid sometimes leaps.
  std::vector<std::string> dirs() {
    std::vector<std::string> out = links();
    if (!d_.board.is_grid() || leaps_.below(3) != 0) return out;
    out.push_back(leap_word(d_.leaps[leaps_.below(d_.leaps.size())]));
    return out;
  }

  std::vector<std::string> links() {
    std::vector<std::string> out;
    for (int n = number(0, 3); n > 0 && d_.board.directions() > 0; --n)
      out.push_back(d_.board.name(DirectionId(number(0, d_.board.directions() - 1))));
    for (const char* word : {"forward", "left", "back_right"}) {
      bool all = chance(3);
      for (const SeatDef& seat : d_.seats) all = all && !d_.board.resolve(word, seat.faces).empty();
      if (all) out.push_back(word);
    }
    return out;
  }

  void add_regions() {
    const auto some = [&] {
      CellSet out(d_.board.cells());
      for (int c = 0; c < d_.board.cells(); ++c)
        if (chance(3)) out.add(CellId(c));
      return out;
    };
    d_.regions = {{"shared", {some()}}, {"each", {}}};
    for (std::size_t s = 0; s < d_.seats.size(); ++s) d_.regions[1].cells.push_back(some());
  }

  Visibility visibility(int zone) {
    Visibility out;
    if (!chance(3)) return out;
    out.who = Visibility::Who(number(1, 4));
    out.seats =
        static_cast<std::uint32_t>(number(0, 7)) & all_seats(static_cast<int>(d_.seats.size()));
    const Set own = piece_set(TermOp::own);
    if (out.who == Visibility::Who::cells)
      out.set = chance(2) ? near_set(TermOp::around, own) : set(2, false);
    (void)zone;
    return out;
  }

  std::string some_kind() {
    return d_.kinds[nth(number(0, static_cast<int>(d_.kinds.size()) - 1))].name;
  }
  std::string some_owned_kind() {
    for (;;) {
      const KindDef& kind = d_.kinds[nth(number(0, static_cast<int>(d_.kinds.size()) - 1))];
      if (kind.owned) return kind.name;
    }
  }

  VerbDef verb(int v) {
    VerbDef out = tests::verb("verb" + std::to_string(v), {});
    out.must = chance(6);
    const int shape = number(0, 9);
    for (int n = number(1, 3); n > 0; --n) out.patterns.push_back(pattern(shape));
    overlap(out);
    lift(out);
    return out;
  }

  // Sometimes a pattern comes twice, with another set of cells, or in another form; and some
  // patterns only offer something under a condition.
  void overlap(VerbDef& verb) {
    if (overlaps_.below(3) != 0) return;
    PatternDef p = verb.patterns[overlaps_.below(verb.patterns.size())];
    const auto moves = [](PatternType type) {
      return type == PatternType::step || type == PatternType::slide;
    };
    if (overlaps_.below(2) == 0) p.onto = make_set(TermOp::everywhere);
    if (overlaps_.below(4) == 0) p.onto = region_set("shared", Whose::any);
    if (moves(p.type) && overlaps_.below(2) == 0)
      p.type = p.type == PatternType::step ? PatternType::slide : PatternType::step;
    if (p.type != PatternType::step) p.anywhere = false;
    const auto at = overlaps_.below(verb.patterns.size() + 1);
    verb.patterns.insert(verb.patterns.begin() + static_cast<std::ptrdiff_t>(at), p);
    for (PatternDef& each : verb.patterns) {
      if (overlaps_.below(3) != 0) continue;
      Condition when;
      when.term =
          make_set(overlaps_.below(2) == 0 ? TermOp::some : TermOp::no,
                   piece_set(TermOp::any, d_.kinds[0].name) * region_set("shared", Whose::any));
      each.when.push_back(when);
    }
  }

  PatternDef pattern(int shape) {
    PatternDef p;
    p.progress = chance(5);
    p.stays = chance(8);
    p.type = shape < 5   ? (chance(2) ? PatternType::step : PatternType::slide)
             : shape < 7 ? (chance(2) ? PatternType::place : PatternType::pick)
             : shape < 8 ? PatternType::jump
             : shape < 9 ? (chance(2) ? PatternType::choice : PatternType::pass)
                         : PatternType::number;
    if (shape == 8) p.type = d_.verbs.size() % 2 == 0 ? PatternType::choice : PatternType::pass;
    const bool moves =
        p.type == PatternType::step || p.type == PatternType::slide || p.type == PatternType::jump;
    if (moves) add_piece(p);
    if (p.type == PatternType::place) p.kind = some_kind();
    if (moves) p.dirs = p.type == PatternType::jump ? links() : dirs();
    p.anywhere = p.type == PatternType::step && leaps_.below(6) == 0;
    if (p.type == PatternType::pick || chance(2)) p.onto = set(2, p.type == PatternType::pick);
    // Slides cannot cross cells that are not seen.
    if (chance(3)) do
        p.over = set(1, false);
      while (speaks_of(*p.over, TermOp::hidden));
    if (chance(4)) p.max = Amount{.value = number(0, 4)};
    if (chance(4)) p.exactly = Amount{.value = number(1, 4)};
    p.words = {"yes", "no", "perhaps"};
    p.low.value = number(-3, 1);
    p.high.value = number(-1, 4);
    return p;
  }

  // Parts of towers, and lengths that depend on how many pieces move.
  void lift(VerbDef& verb) {
    const auto towers = [&](const PatternDef& p) {
      const std::string& kind = p.piece ? p.piece->a->name : p.kind;
      const auto it = std::ranges::find(d_.kinds, kind, &KindDef::name);
      const ZoneId zone = it != d_.kinds.end() ? it->zone : ZoneId(0);
      return d_.zones[zone].holds == Holds::tower;
    };
    const auto steps = [](const PatternDef& p) {
      return p.type == PatternType::step || p.type == PatternType::slide;
    };
    const bool chosen = towers_.below(2) == 0 && std::ranges::all_of(verb.patterns, steps) &&
                        std::ranges::all_of(verb.patterns, towers);
    for (PatternDef& p : verb.patterns) {
      verb.lifts_never = p.type == PatternType::jump && towers_.below(3) == 0;
      if (!steps(p) || !towers(p)) continue;
      if (chosen || towers_.below(3) == 0) p.lift = Lift{};
      if (p.lift) p.lift->low.value = 1 + static_cast<std::int64_t>(towers_.below(2));
      if (p.lift) p.lift->high.value = static_cast<std::int64_t>(towers_.below(5));
      if (p.lift) p.lift->chosen = chosen;
      p.captures = towers_.below(3) == 0;
      if (p.type != PatternType::slide || towers_.below(2) == 0) continue;
      (towers_.below(2) == 0 ? p.exactly : p.max) = Amount{.term = make_set(TermOp::lifted)};
    }
  }

  // A kind of the seat's, or a set of cells with pieces.
  void add_piece(PatternDef& p) {
    p.kind = some_owned_kind();
    if (!chance(3)) return;
    static constexpr std::array<TermOp, 3> owners{TermOp::own, TermOp::enemy, TermOp::any};
    const Set pieces = piece_set(owners[nth(number(0, 2))], std::exchange(p.kind, ""));
    p.piece = make_set(TermOp::meet, pieces, set(1, true));
  }

  Random edits_, leaps_, towers_, overlaps_, worths_,
      growths_;  // separate, so that games without them do not change
  GameDef d_;
};

}  // namespace hr::tests
