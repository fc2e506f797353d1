// SPDX-License-Identifier: MIT
#include "core/kernel/write_runner.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "core/base/error.h"
#include "core/engine/asks.h"
#include "core/engine/capacity.h"
#include "core/engine/pieces.h"
#include "core/engine/recode.h"
#include "core/engine/towers.h"
#include "core/game/definition_facts.h"
#include "core/game/place_type.h"
#include "core/kernel/write_run.h"
#include "core/language/all_writes.h"

namespace hr {

namespace {

// How many captures may each follow from the one before. Each keeps some sets as wide as the board
// on the stack, which in browsers is 1 MB.
constexpr int k_max_captures = 32;

}  // namespace

template <int W>
void WriteRunner<W>::captured(State& state, SeatId by, ZoneInstance zone, int cell, int code,
                              ActionContext& context, ActionEffects<W>& done) {
  const Piece piece = game_->layout().zone(zone).pieces[nth(code)];
  const bool rule = game_->definition().kinds[piece.kind].on_captured;
  done.progress = true;
  done.lasting = done.lasting || game_->captures_last();
  if (piece.owner != by && piece.owner != SeatId::none) done.places.lost.add(cell);
  if (context.events != nullptr) {
    Event event{game_->captured_event(), 0, {by, piece, CellId(cell)}};
    Event found{game_->sighted_event(), 0, {piece, CellId(cell)}};
    for (int s = 0; s < game_->seats(); ++s) {
      if (!View(engine_, state, SeatId(s)).sees(zone, CellId(cell))) continue;
      event.audience |= seat_bit(SeatId(s));
      if (piece.owner != SeatId(s) && fog_.hid(zone, SeatId(s), cell))
        found.audience |= seat_bit(SeatId(s));
    }
    if (found.audience != 0) context.events->push_back(std::move(found));
    context.events->push_back(std::move(event));
  }
  if (!plan_.captured.empty())
    follow_capture(state, plan_.captured[nth(by)][nth(piece.kind)], piece, cell, context, done);
  if (!rule) return;
  Effect effect(engine_, state, context, by);
  rules_.captured(effect, piece.kind, piece.owner, CellId(cell), by);
}

template <int W>
class WriteRunner<W>::KeptValues {
 public:
  KeptValues(std::vector<B>& all, ActionPlaces<W>& places) : all_(all), places_(places) {}
  ~KeptValues() {
    if (!begun_) return;
    all_.resize(first_);
    places_.kept = around_ < 0 ? nullptr : all_.data() + around_;
  }
  KeptValues(const KeptValues&) = delete;
  KeptValues& operator=(const KeptValues&) = delete;

  void keep(int number, const B& value) {
    if (!begun_) begin(number);
    all_.resize(std::max(all_.size(), first_ + nth(number) + 1));
    all_[first_ + nth(number)] = value;
    places_.kept = all_.data() + first_;
  }

 private:
  // So many are known where the list begins. Lists that keep nothing cost nothing.
  void begin(int known) {
    begun_ = true;
    first_ = all_.size();
    if (places_.kept != nullptr) around_ = places_.kept - all_.data();
    assert(known == 0 || around_ >= 0);
    for (int i = 0; i < known; ++i) all_.push_back(B(all_[nth(static_cast<int>(around_) + i)]));
  }

  std::vector<B>& all_;
  ActionPlaces<W>& places_;
  bool begun_ = false;
  std::size_t first_ = 0;
  std::ptrdiff_t around_ = -1;  // where those of the list around it begin; -1: there is none
};

template <int W>
void WriteRunner<W>::follow_capture(State& state, const std::vector<WritePlan<W>>& writes,
                                    const Piece& piece, int cell, ActionContext& context,
                                    ActionEffects<W>& done) {
  if (writes.empty()) return;
  if (++done.captures > k_max_captures)
    failed(writes.front(), "what follows a capture captures again, " +
                               std::to_string(k_max_captures) + " times without an end");
  const B here = std::exchange(done.places.here, B{});
  done.places.here.add(cell);
  B owner;
  if (piece.owner != SeatId::none) owner.add(index(piece.owner));
  KeptValues values(kept_, done.places);
  values.keep(0, owner);
  apply(state, writes, context, done);
  done.places.here = here;
  --done.captures;
}

// An error of a write, with its place in the ruleset.
template <int W>
[[noreturn]] void WriteRunner<W>::failed(const WritePlan<W>& write, const std::string& what) const {
  throw Error(rules_.located(write.where, what));
}

template <int W>
void WriteRunner<W>::apply(State& state, const std::vector<WritePlan<W>>& writes,
                           ActionContext& context, ActionEffects<W>& done) {
  std::array<std::uint32_t, k_max_noted> noted{};
  KeptValues values(kept_, done.places);
  Traded traded;
  const auto tell_traded = [&](const WritePlan<W>& write) {
    WriteRun<W>(*this, write, B{}, state, context, done, traded).tell_traded();
  };
  for (std::size_t i = 0; i < writes.size(); ++i) {
    const WritePlan<W>& write = writes[i];
    if (!traded.empty() && write.flow == Flow::none && write.op != WriteOp::trade)
      tell_traded(write);
    if (write.tells > 0 && context.events == nullptr && state.header().asks == 0) {
      i += nth(write.tells) - 1;  // nobody listens
      continue;
    }
    const B value = write.a.empty() ? B{} : terms_.value(write.a, state, &done.places);
    switch (write.flow) {
      case Flow::none:
        if (value.any() || !write.idle_if_none || state.header().in_group) {
          WriteRun<W> run(*this, write, value, state, context, done, traded);
          do_write(run);
        }
        break;
      case Flow::note_seats:
        noted[nth(write.noted)] = static_cast<std::uint32_t>(value.first_word());
        break;
      case Flow::keep_value:
        values.keep(write.noted, value);
        break;
      case Flow::skip_unless:
        if (write.a.empty() ? (noted[nth(write.noted)] & seat_bit(write.me)) == 0 : !value.any())
          i += nth(write.skip);
        break;
      case Flow::skip:
        i += nth(write.skip);
        break;
    }
  }
  if (!traded.empty()) tell_traded(writes.back());
}

template <int W>
void WriteRunner<W>::do_write(WriteRun<W>& run) const try {
  if (run.state.header().in_group) check_secrets(run.write, run.done);
  switch (run.write.op) {
#define HR_CARRY_OUT(name) \
  case WriteOp::name:      \
    return WriteWordOf<WriteOp::name>::carry_out(run);
    HR_WRITES(HR_CARRY_OUT)
#undef HR_CARRY_OUT
  }
} catch (const NoRoom& full) {
  run.fail(full.what());
}

// In a group of secret answers, what all see may not be changed.
template <int W>
void WriteRunner<W>::check_secrets(const WritePlan<W>& write, const ActionEffects<W>& done) const {
  for (const ZoneInstance zone : {write.zone, write.to})
    if (zone != ZoneInstance::none)
      check_secret(*game_, game_->layout().zone(zone), done.places.actor);
}

template <int W>
SeatId WriteRunner<W>::next_seat(State& state, SeatId me, SeatId usual) const {
  const int named = state.header().next - 1;
  state.header().next = 0;
  if (plan_.turn_among.empty()) return named >= 0 ? SeatId(named) : usual;
  const Word among = in_play(terms_.value(plan_.turn_among[nth(me)], state, nullptr), state);
  if (named >= 0 && (among >> named & 1) != 0) return SeatId(named);
  return SeatId(first_after(among, named >= 0 ? SeatId(named) : me, game_->seats()) - 1);
}

template <int W>
void WriteRunner<W>::decline(State& state, VerbId offered, ActionContext& context,
                             ActionEffects<W>& done) {
  const SeatId seat = done.places.actor;
  if (!plan_.declined.empty()) apply(state, plan_.declined[nth(seat)][nth(offered)], context, done);
  if (!game_->verb_def(offered).declined) return;
  Effect effect(engine_, state, context, seat);
  rules_.declined(effect, seat, offered);
}

#define HR_WRITE_RUNNER(W) template class WriteRunner<W>;
HR_EACH_WIDTH(HR_WRITE_RUNNER)
#undef HR_WRITE_RUNNER

}  // namespace hr
