// SPDX-License-Identifier: MIT
// Compares two worlds as one seat sees them, after each action that was carried out in both: always
// the log, the outcome, what others are asked and a digest of the view; now and then, and wherever
// the digests differ, every channel.
#pragma once

#include <vector>

#include "core/base/mix.h"
#include "core/trials/seat_lines.h"
#include "core/trials/secrecy.h"
#include "core/worlds/sight.h"

namespace hr {

class WorldComparison {
 public:
  // Both worlds must use this engine; `run` must outlive it.
  WorldComparison(Engine& engine, SeatId viewer, const SecrecyRun& run)
      : run_(run), viewer_(viewer), sight_(engine, viewer) {}

  enum class Extent : std::uint8_t { quick, whole, with_record };
  // The matches are the same afterwards.
  Likeness compare(Match& one, Match& two, Random& random, Extent extent);
  // Only what the seat could look at, not what it was told.
  Likeness compare_outputs(Match& one, Match& two, OutputOptions options);
  // What differs, if the last result was a leak.
  const std::vector<Difference>& differences() const { return differences_; }

  const Sight& sight() const { return sight_; }

  // The number of log lines that have been compared.
  int heard() const { return heard_; }
  void set_heard(int lines) { heard_ = lines; }

 private:
  Likeness compare_logs(const Match& one, const Match& two);
  bool excused(const Match& one, const Match& two) const;
  SeatOutput output_of(Match& match, const OutputOptions& options);
  OutputOptions options(Random& random, Extent extent);

  const SecrecyRun& run_;
  SeatId viewer_;
  Sight sight_;
  int heard_ = 0;
  int waiting_ = 0;  // exports put off since the last one
  int outputs_ = 0;  // compared so far
  std::vector<Difference> differences_;
};

// The steps in which two histories went differently, as the table's owner would see them.
std::vector<DifferentStep> different_steps(const Match& one, const Match& two);

}  // namespace hr
