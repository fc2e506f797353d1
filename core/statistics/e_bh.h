// SPDX-License-Identifier: MIT
// Many questions at once: which of several hypotheses to reject, given the evidence against each.
#pragma once

#include <span>
#include <vector>

namespace hr {

// The e-BH procedure of R. Wang and A. Ramdas, "False discovery rate control with e-values", J. R.
// Stat. Soc. B 84 (2022) 822-852. Rejects the hypotheses with the k largest e-values, k being the
// most for which the k-th largest of the n e-values is at least n / (alpha k). An e-value is
// evidence whose expectation is at most 1 if its hypothesis holds; then the expected share of wrong
// ones among the rejected is at most alpha (times the share of hypotheses that hold), however the
// e-values depend on each other and whenever one stops.
//
// All e-values are of the same moment. The highest that each has ever had must not be used: the
// maximum of a martingale over time is no e-value.
//
// Takes logarithms of e-values (infinite ones are fine, NaN is not), 0 < alpha < 1, and returns for
// each hypothesis whether it is rejected. Equal e-values share their fate.
std::vector<bool> e_bh(std::span<const double> log_e_values, double alpha);

}  // namespace hr
