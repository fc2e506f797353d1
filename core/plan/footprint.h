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

// Whether a footprint can be made of a condition, as it is planned, on boards that are not wide.
inline bool can_trace(const std::vector<TermStep<k_wide>>& steps) {
  return !steps.empty() && std::ranges::none_of(steps, [](const TermStep<k_wide>& step) {
    return row_of(step.op).trace == StepTrace::never;
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
      const StepRow& row = row_of(step.op);
      const std::size_t left = stack_.size() - nth(row.takes);
      Taken& from = made_of_[i];
      for (; from.size < nth(row.takes); ++from.size)
        from.steps[from.size] = stack_[left + from.size];
      stack_.resize(left);
      switch (row.trace) {
        case StepTrace::pushed:
          values_[i] = only_value<W>(step, *board_, state_, nullptr);
          break;
        case StepTrace::change:
          values_[i] = changed(step, values_[from.steps[0]]);
          break;
        case StepTrace::join:
          values_[i] = joined(step, values_[from.steps[0]], values_[from.steps[1]]);
          break;
        case StepTrace::by_word:
          with_taken(i, [&](const B* values) {
            values_[i] = word_value<W>(step, *board_, state_, nullptr, values);
          });
          break;
        case StepTrace::never:
        case StepTrace::unset:
          break;
      }
      stack_.push_back(i);
    }
  }

  // The steps whose values a step takes: of those that can be traced, no more than three.
  struct Taken {
    std::array<std::size_t, 3> steps{};
    std::size_t size = 0;
    const std::size_t* begin() const { return steps.data(); }
    const std::size_t* end() const { return steps.data() + size; }
  };

  // Calls use(values) with those that a step takes, the lowest first.
  template <class Use>
  void with_taken(std::size_t i, const Use& use) {
    taken_.clear();
    for (const std::size_t from : made_of_[i]) taken_.push_back(values_[from]);
    use(taken_.data());
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
    return holds_if(*board_, !top.any());
  }

  B joined(const TermStep<W>& step, const B& a, const B& b) const {
    if (step.op == TermStepOp::unite) return a | b;
    if (step.op == TermStepOp::meet) return a & b;
    return a - b;
  }

  // Notes what the wanted cells of a step's value rest on.
  void go_back(const TermStep<W>& step, std::size_t i) {
    switch (row_of(step.op).trace) {
      case StepTrace::pushed:
        return go_back_to_pieces(step, wanted_[i]);
      case StepTrace::change:
        return go_back_by_change(step, wanted_[i], made_of_[i].steps[0]);
      case StepTrace::join:
        return go_back_by_join(step, wanted_[i], made_of_[i].steps[0], made_of_[i].steps[1]);
      case StepTrace::by_word:
        return go_back_by_word(step, i);
      case StepTrace::never:
      case StepTrace::unset:
        return;
    }
  }

  void go_back_by_word(const TermStep<W>& step, std::size_t i) {
    with_taken(i, [&](const B* values) {
      with_word_step(step.op, [&]<class Step>(Step) {
        if constexpr (Step::k_form == StepForm::plain &&
                      Step::Word::step.trace == StepTrace::by_word) {
          const B cells = Step::Word::template rests_on<W>({step, *board_, state_, nullptr, values},
                                                           wanted_[i]);
          for (const std::size_t from : made_of_[i]) wanted_[from] |= cells;
        }
      });
    });
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
    wanted_[made_of_[first].size == 0 ? first : second] |= either;
  }

  const TermBoard<W>* board_ = nullptr;
  const Word* state_ = nullptr;
  std::vector<FootprintPart> parts_;
  std::vector<B> values_, wanted_;  // by step
  std::vector<Taken> made_of_;      // by step
  std::vector<B> taken_;
  std::vector<std::size_t> stack_;  // steps whose values are on the stack
};

}  // namespace hr
