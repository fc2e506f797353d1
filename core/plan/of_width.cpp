// SPDX-License-Identifier: MIT
#include "core/plan/of_width.h"

#include <algorithm>
#include <map>
#include <memory>
#include <vector>

#include "core/base/allowance.h"
#include "core/plan/step_tables.h"

namespace hr {

namespace {

// Each make() names every member that depends on the width; all others are in a base, which is
// copied whole.
template <int W>
class WidthMaker {
 public:
  // `reaches`: where steps along links lead, which it adds to.
  WidthMaker(const Game& game, const PlanBoard<W>& board, Reaches<W>& reaches)
      : game_(game), board_(board), reaches_(reaches) {}

  template <class T>
  auto make(const std::vector<T>& from) {
    std::vector<decltype(make(from.front()))> out;
    out.reserve(from.size());
    for (const T& one : from) out.push_back(make(one));
    return out;
  }

  RulesPlan<W> make(const RulesPlan<k_wide>& from) {
    return {from,
            make(from.seats),
            make(from.ends),
            make(from.stuck),
            make(from.score),
            make(from.turn_among),
            make(from.set_up),
            make(from.turn_begins),
            make(from.turn_ends),
            make(from.drops_out),
            make(from.afterwards),
            make(from.captured),
            make(from.declined)};
  }

 private:
  // Bits beyond the board are never asked for.
  static Bits<W> make(const KeptBits& from) {
    const WordRange words = from;
    Bits<W> out;
    for (int i = words.first; i < std::min(words.end, W); ++i) out.words[nth(i)] = words.words[i];
    return out;
  }

  TermStep<W> make(const TermStep<k_wide>& from) {
    TermStep<W> out{from.op, from.words, make(from.cells), from.n, nullptr};
    if (!from.tables) return out;
    std::shared_ptr<StepTables<W>>& known = tables_[from.tables.get()];
    if (!known) {
      out.tables = std::make_shared<StepTables<W>>();
      static_cast<StepFacts&>(*out.tables) = *from.tables;
      look_up(game_, board_, out);
      out.tables->rule = make(from.tables->rule);
      tables_[from.tables.get()] = out.tables;
    } else {
      out.tables = known;
    }
    return out;
  }

  static PlainSet<W> make(const PlainSet<k_wide>& from) {
    return {static_cast<typename PlainSet<W>::MaskType>(from.type), make(from.own),
            make(from.enemy), make(from.empty), make(from.nobody)};
  }
  TermPlan<W> make(const TermPlan<k_wide>& from) {
    return {from, make(from.masks), make(from.steps)};
  }

  typename WritePlan<W>::Told make(const WritePlan<k_wide>::Told& from) {
    return {make(from.steps), from.type, from.text, from.words, from.chosen};
  }
  WritePlan<W> make(const WritePlan<k_wide>& from) {
    return {from, make(from.a), make(from.b), make(from.n), make(from.told)};
  }

  typename PatternPlan<W>::Judged make(const PatternPlan<k_wide>::Judged& from) {
    return {make(from.steps), from.reason};
  }
  PatternPlan<W> make(const PatternPlan<k_wide>& from) {
    return {from,
            from.leads_to_few ? reach_of(from.dirs) : nullptr,
            make(from.by_way),
            make(from.parts),
            make(from.worth),
            make(from.skip),
            make(from.low),
            make(from.high),
            make(from.least_lift),
            make(from.most_lift),
            make(from.does),
            make(from.at_end),
            make(from.refused)};
  }
  const Bits<W>* reach_of(const std::vector<DirectionId>& dirs) {
    std::vector<Bits<W>>& reach = reaches_[dirs];
    if (!reach.empty()) return reach.data();
    reach.resize(64 * W + 1);  // the last entry is for no piece
    for (const DirectionId dir : dirs) {
      const Shift<W>& shift = board_.shifts[nth(dir)];
      for (std::size_t cell = 0; cell < nth(board_.cells); ++cell)
        if (const CellId to = shift.links[cell]; to != CellId::none) reach[cell].add(index(to));
      Allowance::spend(static_cast<std::int64_t>(reach.size()));
    }
    return reach.data();
  }
  VerbPlan<W> make(const VerbPlan<k_wide>& from) { return {from, make(from.again)}; }
  SeatPlan<W> make(const SeatPlan<k_wide>& from) {
    return {from, make(from.sets), make(from.patterns), make(from.verbs)};
  }

  static typename LineAxis<W>::Join make(const LineAxis<k_wide>::Join& from) {
    return {from.delta, make(from.mask)};
  }
  LineAxis<W> make(const LineAxis<k_wide>& from) {
    return {from.direction, from.back, make(from.starts), make(from.joins)};
  }
  EndPlan<W> make(const EndPlan<k_wide>& from) {
    EndPlan<W> out{from, make(from.to), make(from.from), make(from.axes), {}, make(from.condition)};
    if constexpr (W == 1)
      if (LineLanes::fit(out.axes)) out.lanes.emplace_back(out.axes);
    return out;
  }

  const Game& game_;
  const PlanBoard<W>& board_;
  Reaches<W>& reaches_;
  // Steps that share what they need still do.
  std::map<const StepTables<k_wide>*, std::shared_ptr<StepTables<W>>> tables_;
};

}  // namespace

template <int W>
RulesPlan<W> of_width(const RulesPlan<k_wide>& rules, const Game& game, const PlanBoard<W>& board,
                      Reaches<W>& reaches) {
  return WidthMaker<W>(game, board, reaches).make(rules);
}

template <int W>
std::vector<TermStep<W>> of_width(const WideSteps& steps, const Game& game,
                                  const PlanBoard<W>& board) {
  Reaches<W> none;
  return WidthMaker<W>(game, board, none).make(steps);
}

// NOLINTBEGIN(bugprone-macro-parentheses): W is a template argument
#define HR_OF_WIDTH(W)                                                                       \
  template RulesPlan<W> of_width(const RulesPlan<k_wide>&, const Game&, const PlanBoard<W>&, \
                                 Reaches<W>&);                                               \
  template std::vector<TermStep<W>> of_width(const WideSteps&, const Game&, const PlanBoard<W>&);
HR_EACH_FIXED_WIDTH(HR_OF_WIDTH)
#undef HR_OF_WIDTH
// NOLINTEND(bugprone-macro-parentheses)

}  // namespace hr
