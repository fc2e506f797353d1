// SPDX-License-Identifier: MIT
#include "core/match/count_taken.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <utility>

#include "core/words/contents.h"
#include "core/words/text.h"

namespace hr {

namespace {

// How many pieces of each kind and owner there are.
using PieceTally = std::map<std::pair<KindId, SeatId>, int>;

struct TakenTally {
  PieceTally pieces;
  int in_hands = 0;  // and other places of cards
};

TakenTally tally_of(const PlayableRules& playable, const State& state) {
  const Game& game = playable.game();
  const View truth(*playable.engine, state, SeatId::owner);
  TakenTally out;
  for (const ZoneInstance zone : shown_zones(game)) {
    const bool cards = game.definition().zones[game.layout().zone(zone).zone].of_cards();
    for (int c = 0; c < game.cells(); ++c)
      for (const Pieces& p : contents(truth, zone, CellId(c)).pieces) {
        out.pieces[{p.piece.kind, p.piece.owner}] += p.count;
        out.in_hands += cards ? p.count : 0;
      }
  }
  return out;
}

PieceTally captured_in(const Game& game, const Node& node) {
  PieceTally out;
  for (const Event& event : node.events())
    if (event.kind == game.captured_event() && event.arguments.size() > 1)
      if (const auto* const piece = std::get_if<Piece>(&event.arguments[1]))
        ++out[{piece->kind, piece->owner}];
  return out;
}

void add(std::vector<TakenPieces>& all, TakenPieces some) {
  const auto same = std::ranges::find_if(all, [&](const TakenPieces& other) {
    return other.kind == some.kind && other.owner == some.owner;
  });
  if (same == all.end()) return all.push_back(std::move(some));
  same->count += some.count;
  same->last += some.last;
}

}  // namespace

std::vector<TakenPieces> TakenCount::at_cursor(const Match& match) {
  if (match.open_answers().state()) return {};
  if (match.cursor() == node_) return taken_;
  std::vector<TakenPieces> news;  // the last ones first
  State state = match.state();
  const Node* node = &match.node();
  for (; node->id != node_ && node->parent != NodeId::none && node->type != StepType::position;
       node = &match.node(node->parent)) {
    const PlayableRules& playable = match.rules(*node);
    const PieceTally captured = captured_in(playable.game(), *node);
    const TakenTally after = captured.empty() ? TakenTally() : tally_of(playable, state);
    node->journal().undo(state);
    if (captured.empty()) continue;
    TakenTally before = tally_of(playable, state);
    // Some games hand a captured piece to a seat, as another kind or another's: it is there.
    int handed = std::max(0, after.in_hands - before.in_hands);
    for (const auto& [piece, times] : captured) {
      const auto left = after.pieces.find(piece);
      const int gone = before.pieces[piece] - (left == after.pieces.end() ? 0 : left->second);
      int count = std::clamp(gone, 0, times);
      const int elsewhere = std::min(count, handed);
      handed -= elsewhere;
      count -= elsewhere;
      if (count == 0) continue;
      const std::string& kind = playable.game().definition().kinds[piece.first].name;
      news.push_back({kind, piece.second, count, node == &match.node() ? count : 0});
    }
  }
  if (node->id != node_) taken_.clear();
  for (TakenPieces& some : taken_) some.last = 0;
  for (TakenPieces& some : news | std::views::reverse) add(taken_, std::move(some));
  node_ = match.cursor();
  return taken_;
}

}  // namespace hr
