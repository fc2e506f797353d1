// SPDX-License-Identifier: MIT
#include "core/game/ground.h"

namespace hr {

namespace {

Ground operator|(Ground a, Ground b) {
  return static_cast<Ground>(static_cast<int>(a) | static_cast<int>(b));
}
Ground operator&(Ground a, Ground b) {
  return static_cast<Ground>(static_cast<int>(a) & static_cast<int>(b));
}
bool may_be(const Game& game, const Bound& part, Ground ground) {
  const Ground found = ground_of(game, *part);
  return found == Ground::nothing || (found & ground) != Ground::nothing;
}

}  // namespace

Ground ground_of(const Game& game, const BoundTerm& term) {
  if (term.sort != Sort::cells) return Ground::nothing;
  switch (term.op) {
    case TermOp::nowhere:
      return Ground::nothing;
    case TermOp::empty:
    case TermOp::filled:
    case TermOp::hidden:
    case TermOp::own:
    case TermOp::enemy:
    case TermOp::any:
      return game.definition().zones[term.zone].on_links ? Ground::links : Ground::cells;
    case TermOp::cell:
      return game.board().link_cells().has(term.cell) ? Ground::links : Ground::cells;
    case TermOp::origin:
    case TermOp::here:
    case TermOp::passed:
    case TermOp::lost:
    case TermOp::var:
    case TermOp::chosen:
      return Ground::either;
    case TermOp::links_of:
    case TermOp::crossed:
      return Ground::links;
    case TermOp::group:
    case TermOp::holding:
      return ground_of(game, *term.a);
    case TermOp::as:
      return ground_of(game, *term.b);
    case TermOp::minus:
      return ground_of(game, *term.a);
    case TermOp::unite:
    case TermOp::first_of:
      return ground_of(game, *term.a) | ground_of(game, *term.b);
    case TermOp::meet: {
      const bool guarded = term.a->sort != term.b->sort;
      return guarded ? ground_of(game, *term.a) | ground_of(game, *term.b)
                     : ground_of(game, *term.a) & ground_of(game, *term.b);
    }
    default:
      return Ground::cells;
  }
}

std::string ground_text(Ground ground) {
  return ground == Ground::links ? "a set of links" : "a set of cells";
}

std::string ground_complaint(const Game& game, const BoundTerm& term) {
  const auto expects = [&](const Bound& part, Ground ground, const char* word) -> std::string {
    if (!part || may_be(game, part, ground)) return "";
    return std::string(word) + ": expected " + ground_text(ground) + ", got " +
           ground_text(ground == Ground::links ? Ground::cells : Ground::links);
  };
  const auto first = [](std::string a, std::string b) { return a.empty() ? b : a; };
  switch (term.op) {
    case TermOp::near:
    case TermOp::around:
      return first(expects(term.a, Ground::cells, "near"), expects(term.c, Ground::links, "near"));
    case TermOp::group:
      return expects(term.c, Ground::links, "group");
    case TermOp::bracket:
    case TermOp::between:
    case TermOp::ray:
      return first(expects(term.a, Ground::cells, "this set"),
                   expects(term.b, Ground::cells, "this set"));
    case TermOp::lines:
      return expects(term.a, Ground::cells, "lines");
    case TermOp::links_of:
      if (game.board().link_cells().count() == 0)
        return "links_of: no zone of this ruleset is on links; say so in `zones`";
      return first(expects(term.a, Ground::cells, "links_of"),
                   expects(term.b, Ground::cells, "links_of"));
    case TermOp::ends_of:
      return expects(term.a, Ground::links, "ends_of");
    case TermOp::meet:
    case TermOp::minus: {
      if (term.a->sort != Sort::cells || term.b->sort != Sort::cells) return "";
      const Ground a = ground_of(game, *term.a), b = ground_of(game, *term.b);
      if (a == Ground::nothing || b == Ground::nothing || (a & b) != Ground::nothing) return "";
      return std::string("expected two sets of cells, or two of links, beside '") +
             (term.op == TermOp::meet ? "*" : "-") + "', got " + ground_text(a) + " and " +
             ground_text(b) + "; links_of(…) and ends_of(…) turn one into the other";
    }
    default:
      return "";
  }
}

}  // namespace hr
