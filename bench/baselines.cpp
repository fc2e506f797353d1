// SPDX-License-Identifier: MIT
#include "bench/baselines.h"

#include <array>

#include "bench/baseline_breakthrough.h"
#include "bench/baseline_connect_four.h"
#include "bench/baseline_cube_wars.h"
#include "bench/baseline_english_draughts.h"
#include "bench/baseline_kalah.h"
#include "bench/baseline_reversi.h"

namespace hr {

namespace {

constexpr std::array<Baseline, 6> k_baselines{{
    {"breakthrough", baseline_breakthrough, baseline_breakthrough_player},
    {"connect_four", baseline_connect_four, baseline_connect_four_player},
    {"cube_wars", baseline_cube_wars, baseline_cube_wars_player},
    {"english_draughts", baseline_english_draughts, nullptr},
    {"kalah", baseline_kalah, nullptr},
    {"reversi", baseline_reversi, baseline_reversi_player},
}};

bool extends(std::string_view name, std::string_view base) {
  return name == base || (name.starts_with(base) && name[base.size()] == '_');
}

}  // namespace

#ifdef HOUSERULES_FAST_BUILD
const Baseline* find_fast_baseline(std::string_view ruleset) {
#else
const Baseline* find_plain_baseline(std::string_view ruleset) {
#endif
  for (const Baseline& baseline : k_baselines)
    if (extends(ruleset, baseline.ruleset)) return &baseline;
  return nullptr;
}

}  // namespace hr
