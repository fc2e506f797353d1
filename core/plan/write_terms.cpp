// SPDX-License-Identifier: MIT
#include "core/plan/write_terms.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/plan/hidden_reads.h"
#include "core/plan/term_planner.h"

namespace hr {

void WriteTerms::complain(const std::string& where, const std::string& what) {
  throw Error(where + ": " + what);
}

WideSteps WriteTerms::steps(const Bound& term, const std::string& where) const {
  if (unknown_.empty()) unknown_ = unseen_by(game_, *term, actor_, me_ == actor_);
  return TermPlanner(game_, board_, me_, {.truth = true, .actor = actor_}).steps(*term, where);
}

WideSteps WriteTerms::cells(const Term& term, const std::string& where) const {
  return steps(bind_set(game_, term, zone_, where, choosing_), where);
}

WideSteps WriteTerms::number(const Term& term, const std::string& where) const {
  if (!term) return {};
  return steps(bind_number(game_, term, where, choosing_), where);
}

std::optional<std::uint32_t> WriteTerms::fixed_seats(const Term& term,
                                                     const std::string& where) const {
  return TermPlanner(game_, board_, me_, {.truth = true, .actor = actor_})
      .fixed_seats(*bind_seats(game_, term, where, choosing_));
}

void WriteTerms::note_tells(std::size_t guard, Plans& out) {
  const auto only_tells = [](const WritePlan<k_wide>& write) {
    return write.flow != WritePlan<k_wide>::Flow::none || write.op == WriteOp::tell;
  };
  const auto first = out.begin() + static_cast<std::ptrdiff_t>(guard);
  if (std::all_of(first, out.end(), only_tells)) first->tells = static_cast<int>(out.end() - first);
}

}  // namespace hr
