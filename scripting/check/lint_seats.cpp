// SPDX-License-Identifier: MIT
#include "scripting/check/lint_seats.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

#include "core/base/agreement.h"
#include "core/base/words.h"

namespace hr::scripting {

namespace {

template <std::size_t n>
bool ends_so(const std::string& name, const std::array<std::string_view, n>& ends) {
  return std::ranges::any_of(ends, [&](std::string_view end) { return name.ends_with(end); });
}

}  // namespace

bool looks_plural(std::string_view name) {
  constexpr std::size_t k_shortest = 4;
  constexpr std::array<std::string_view, 5> one{"ss", "us", "is", "as", "os"};
  constexpr std::array<std::string_view, 4> people{"people", "children", "folk", "men"};
  // Of names with a capital letter only those that hardly anybody has.
  constexpr std::array<std::string_view, 9> groups{"kers", "ders", "ters", "rors", "tors",
                                                   "mans", "ians", "ists", "ates"};
  constexpr std::array<std::string_view, 4> persons{"anders", "sanders", "peters", "waters"};
  const std::string plain = lower_case(name.substr(name.rfind(' ') + 1));
  if (plain.size() < k_shortest) return false;
  if (std::isupper(static_cast<unsigned char>(name.front())) != 0)
    return ends_so(plain, groups) && std::ranges::find(persons, plain) == persons.end();
  return ends_so(plain, people) || (plain.ends_with('s') && !ends_so(plain, one));
}

std::vector<Finding> lint_seats(const SourcePlaces& places, const GameDef& def) {
  std::vector<Finding> out;
  for (std::size_t s = 0; s < def.seats.size(); ++s) {
    const SeatDef& seat = def.seats[s];
    const std::string path = fmt::format("seats.{}", s + 1);
    if (seat.plural || !looks_plural(seat.name) || places.contains(path + ".plural")) continue;
    out.push_back(finding(
        places.of(path), Finding::Severity::warning,
        fmt::format("{}: players will read \"{} turn\" and \"{} moves\"", path,
                    possessive(sentence(seat.name), false), sentence(seat.name)),
        fmt::format("write {{ \"{0}\", plural = true }} for \"{1} turn\" and \"{2} move\", or "
                    "plural = false if it is one player's name",
                    seat.name, possessive(sentence(seat.name), true), sentence(seat.name))));
  }
  return out;
}

}  // namespace hr::scripting
