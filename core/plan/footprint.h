// SPDX-License-Identifier: MIT
// What the value of a condition rests on: those cells of the sets in a state on which no change
// could make it hold, or fail to. It is found by working the condition out step by step, and then
// going back from its value: of each step, which cells of what it was made of were needed. As with
// an attack on one king, these are often few: the lines to it, up to the first piece on each.
//
// For terms that speak of pieces and of lines alone: see can_trace(). Not for wide boards.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "core/base/bit_queries.h"
#include "core/plan/term_steps.h"

namespace hr {

// How a footprint goes back over a step.
enum class Trace : std::uint8_t {
  never,   // it does not
  pushed,  // from what is in the state
  change,  // from the value on top
  join,    // from two values
};

// NOLINTNEXTLINE(readability-function-size): a line for each step, so that none is forgotten
inline Trace trace_of(TermStepOp op) {
  switch (op) {
    case TermStepOp::cells:
    case TermStepOp::pieces:
    case TermStepOp::vacant:
    case TermStepOp::pieces_in:
    case TermStepOp::any_in:
    case TermStepOp::none_in:
      return Trace::pushed;
    case TermStepOp::less:
    case TermStepOp::keep:
    case TermStepOp::keep_pieces:
    case TermStepOp::add:
    case TermStepOp::also:
    case TermStepOp::near:
    case TermStepOp::around:
    case TermStepOp::some:
    case TermStepOp::no:
      return Trace::change;
    case TermStepOp::ray:
    case TermStepOp::unite:
    case TermStepOp::meet:
    case TermStepOp::minus:
      return Trace::join;
    // Variables, and what an action does or chooses; numbers and seats, and what a change far away
    // may matter to.
    case TermStepOp::var_number:
    case TermStepOp::var_flag:
    case TermStepOp::var_one:
    case TermStepOp::number_within:
    case TermStepOp::seats_within:
    case TermStepOp::here:
    case TermStepOp::chosen_number:
    case TermStepOp::chosen_seat:
    case TermStepOp::chosen_cell:
    case TermStepOp::chosen_word:
    case TermStepOp::chosen_kind:
    case TermStepOp::origin:
    case TermStepOp::passed:
    case TermStepOp::crossed:
    case TermStepOp::lost:
    case TermStepOp::repeated:
    case TermStepOp::repetitions:
    case TermStepOp::actor:
    case TermStepOp::lifted:
    case TermStepOp::sight:
    case TermStepOp::heading:
    case TermStepOp::so_far:
    case TermStepOp::kept:
    case TermStepOp::shared:
    case TermStepOp::skip:
    case TermStepOp::counted:
    case TermStepOp::level:
    case TermStepOp::lines:
    case TermStepOp::links_of:
    case TermStepOp::ends_of:
    case TermStepOp::total:
    case TermStepOp::worth:
    case TermStepOp::highest:
    case TermStepOp::most:
    case TermStepOp::values:
    case TermStepOp::count:
    case TermStepOp::one_group:
    case TermStepOp::loose:
    case TermStepOp::one_group_without:
    case TermStepOp::turned:
    case TermStepOp::has_seat:
    case TermStepOp::onward:
    case TermStepOp::bracket:
    case TermStepOp::between:
    case TermStepOp::group:
    case TermStepOp::bearing:
    case TermStepOp::with_links:
    case TermStepOp::without_links:
    case TermStepOp::links_between:
    case TermStepOp::near_along:
    case TermStepOp::around_along:
    case TermStepOp::group_along:
    case TermStepOp::first_of:
    case TermStepOp::add_seat:
    case TermStepOp::second:
    case TermStepOp::sum:
    case TermStepOp::difference:
    case TermStepOp::product:
    case TermStepOp::at_least:
    case TermStepOp::is:
    case TermStepOp::unite_for:
    case TermStepOp::sum_for:
    case TermStepOp::grow:
    case TermStepOp::having:
    case TermStepOp::having_word:
    case TermStepOp::best:
    case TermStepOp::stuck:
    case TermStepOp::near_towards:
    case TermStepOp::around_towards:
    case TermStepOp::group_towards:
    case TermStepOp::bracket_towards:
    case TermStepOp::between_towards:
    case TermStepOp::ray_towards:
      return Trace::never;
  }
  return Trace::never;
}

// Whether a footprint can be made of a condition.
template <int W>
bool can_trace(const std::vector<TermStep<W>>& steps) {
  return W != k_wide && !steps.empty() && std::ranges::none_of(steps, [](const TermStep<W>& step) {
           return trace_of(step.op) == Trace::never;
         });
}

template <int W>
class Footprint {
 public:
  // Some cells of the set at a word of a state.
  struct FootprintPart {
    int word = 0;
    Bits<W> cells;
  };

  void clear() { parts_.clear(); }
  const std::vector<FootprintPart>& parts() const { return parts_; }

  // Works out a condition of which can_trace() holds; returns whether it holds, and adds what that
  // rests on.
  bool add(const std::vector<TermStep<W>>& steps, const TermBoard<W>& board, const Word* state) {
    board_ = &board;
    state_ = state;
    work_out(steps);
    wanted_.assign(steps.size(), B{});
    const B& value = values_.back();
    wanted_.back() = value.any() ? first_of(value) : B::ones(board.words);
    for (std::size_t i = steps.size(); i-- > 0;)
      if (wanted_[i].any()) go_back(steps[i], i);
    return value.any();
  }

 private:
  using B = Bits<W>;

  static B first_of(const B& of) {
    B out;
    out.add(of.select(0));
    return out;
  }

  // The value of each step, and which earlier ones it was made of.
  void work_out(const std::vector<TermStep<W>>& steps) {
    values_.resize(steps.size());
    made_of_.assign(steps.size(), {});
    stack_.clear();
    for (std::size_t i = 0; i < steps.size(); ++i) {
      const TermStep<W>& step = steps[i];
      const Trace trace = trace_of(step.op);
      if (trace == Trace::pushed) {
        made_of_[i] = {i, i};
        values_[i] = only_value<W>(step, *board_, state_, nullptr);
      }
      if (trace == Trace::change) {
        made_of_[i] = {stack_.back(), stack_.back()};
        values_[i] = changed(step, values_[stack_.back()]);
        stack_.pop_back();
      }
      if (trace == Trace::join) {
        made_of_[i] = {stack_[stack_.size() - 2], stack_.back()};
        values_[i] = joined(step, values_[made_of_[i][0]], values_[made_of_[i][1]]);
        stack_.resize(stack_.size() - 2);
      }
      stack_.push_back(i);
    }
  }

  B pieces(const TermStep<W>& step) const {
    B out;
    add_pieces(step, *board_, state_, out);
    return out;
  }

  B changed(const TermStep<W>& step, const B& top) const {
    if (step.op == TermStepOp::less) return top - pieces(step);
    if (step.op == TermStepOp::keep) return top & step.cells;
    if (step.op == TermStepOp::keep_pieces) return top & pieces(step);
    if (step.op == TermStepOp::add) return top | step.cells;
    if (step.op == TermStepOp::also) return top | pieces(step);
    if (step.op == TermStepOp::some) return holds_if(*board_, top.any());
    if (step.op == TermStepOp::no) return holds_if(*board_, !top.any());
    return near_cells(step, board_->shifts, top, step.op == TermStepOp::around ? top : B{});
  }

  B joined(const TermStep<W>& step, const B& a, const B& b) const {
    if (step.op == TermStepOp::unite) return a | b;
    if (step.op == TermStepOp::meet) return a & b;
    if (step.op == TermStepOp::minus) return a - b;
    return join_values(step, *board_, a, b);
  }

  // Notes what the wanted cells of a step's value rest on.
  void go_back(const TermStep<W>& step, std::size_t i) {
    switch (trace_of(step.op)) {
      case Trace::pushed:
        return go_back_to_pieces(step, wanted_[i]);
      case Trace::change:
        return go_back_by_change(step, wanted_[i], made_of_[i][0]);
      case Trace::join:
        return go_back_by_join(step, wanted_[i], made_of_[i][0], made_of_[i][1]);
      case Trace::never:
        return;
    }
  }

  void go_back_to_pieces(const TermStep<W>& step, const B& wanted) {
    const bool asks = step.op == TermStepOp::any_in || step.op == TermStepOp::none_in;
    if (step.op == TermStepOp::cells) return;
    if (step.op == TermStepOp::pieces) return need_pieces(step, wanted);
    if (!asks) return need_pieces(step, wanted & step.cells);
    const B found = pieces(step) & step.cells;
    need_pieces(step, found.any() ? first_of(found) : B(step.cells));
  }

  // That some cells are in a union of sets, or not: one set is enough for each that is.
  void need_pieces(const TermStep<W>& step, B wanted) {
    B found;
    for (const int word : step.words) {
      const B here = B::load(state_ + word, board_->words) & wanted;
      need(word, here);
      found |= here;
      wanted = wanted - here;
    }
    for (const int word : step.words) need(word, wanted);
  }
  void need(int word, const B& cells) {
    if (!cells.any()) return;
    for (FootprintPart& part : parts_)
      if (part.word == word) {
        part.cells |= cells;
        return;
      }
    parts_.push_back({word, cells});
  }

  void go_back_by_change(const TermStep<W>& step, const B& wanted, std::size_t from) {
    const B& value = values_[from];
    B& out = wanted_[from];
    if (step.op == TermStepOp::keep) {
      out |= wanted & step.cells;
    } else if (step.op == TermStepOp::add) {
      out |= wanted - step.cells;
    } else if (step.op == TermStepOp::some || step.op == TermStepOp::no) {
      out |= value.any() ? first_of(value) : B::ones(board_->words);
    } else if (step.op == TermStepOp::near || step.op == TermStepOp::around) {
      if (step.op == TermStepOp::around) out |= wanted;
      for (const DirectionId dir : step.tables->dirs) out |= board_->shifts[nth(dir)].pull(wanted);
    } else {
      // Which of the pieces decide by themselves: none where they are kept, else any.
      const B there = pieces(step);
      const B decided = step.op == TermStepOp::keep_pieces ? wanted - there : wanted & there;
      const B open = wanted - decided;
      out |= open;
      // What the set below decides by itself needs no pieces.
      const B settled = step.op == TermStepOp::also ? open & value : open - value;
      need_pieces(step, wanted - settled);
    }
  }

  void go_back_by_join(const TermStep<W>& step, const B& wanted, std::size_t first,
                       std::size_t second) {
    if (step.op == TermStepOp::ray) return go_back_by_ray(step, wanted, first, second);
    // Cells of which one of the two decides by itself.
    const bool united = step.op == TermStepOp::unite;
    const B& a = values_[first];
    const B& b = values_[second];
    const B by_a = united ? wanted & a : wanted - a;
    const B by_b = step.op == TermStepOp::meet ? wanted - b : wanted & b;
    const B either = by_a & by_b;
    wanted_[first] |= wanted - by_b;
    wanted_[second] |= wanted - by_a;
    // What comes straight from the state rests on one cell for each that is wanted.
    wanted_[made_of_[first][0] == first ? first : second] |= either;
  }

  // The cells from which a ray may have come to those that are wanted, up to the first on each line
  // that does not let it pass.
  void go_back_by_ray(const TermStep<W>& step, const B& wanted, std::size_t from,
                      std::size_t over) {
    const B& open = values_[over];
    for (const DirectionId dir : step.tables->dirs) {
      const Shift<W>& shift = board_->shifts[nth(dir)];
      B seen = shift.pull(wanted);
      for (B more = seen; more.any(); seen |= more) {
        more = shift.pull(more & open) - seen;
        Allowance::spend(shift.work());
      }
      wanted_[from] |= seen;
      wanted_[over] |= seen;
    }
  }

  const TermBoard<W>* board_ = nullptr;
  const Word* state_ = nullptr;
  std::vector<FootprintPart> parts_;
  std::vector<B> values_, wanted_;                   // by step
  std::vector<std::array<std::size_t, 2>> made_of_;  // by step: those before it, or itself
  std::vector<std::size_t> stack_;                   // steps whose values are on the stack
};

}  // namespace hr
