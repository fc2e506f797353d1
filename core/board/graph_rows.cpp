// SPDX-License-Identifier: MIT
#include "core/board/graph_rows.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <utility>

#include "core/base/error.h"
#include "core/board/compass.h"

namespace hr {

namespace {

struct Place {
  int y = 0, x = 0;  // in the order in which the cells of a grid are numbered
  friend auto operator<=>(const Place&, const Place&) = default;
};

// "C5": the third column, the fifth row.
Place place_of(const std::string& name) {
  Place out;
  std::size_t i = 0;
  constexpr int k_most = 1000;
  for (; i < name.size() && name[i] >= 'A' && name[i] <= 'Z'; ++i)
    out.x = std::min(k_most, out.x * 26 + (name[i] - 'A' + 1));
  const std::size_t letters = i;
  for (; i < name.size() && name[i] >= '0' && name[i] <= '9'; ++i)
    out.y = std::min(k_most, out.y * 10 + (name[i] - '0'));
  if (letters == 0 || i == letters || i < name.size() || out.y == 0 || out.x == k_most ||
      out.y == k_most)
    throw Error("board: expected the name of a place on a grid, such as A1 or C12, got \"" + name +
                "\"");
  return out;
}

int sign(int n) { return n > 0 ? 1 : n < 0 ? -1 : 0; }

const char* direction_of(Place from, Place to) {
  const int x = to.x - from.x, y = to.y - from.y;
  if (x != 0 && y != 0 && std::abs(x) != std::abs(y)) return nullptr;
  for (const CompassPoint& point : k_compass)
    if (point.x == sign(x) && point.y == sign(y)) return point.name;
  return nullptr;
}

}  // namespace

GraphSpec graph_of_rows(const std::vector<std::vector<std::string>>& rows) {
  std::map<Place, std::string> cells;
  for (const auto& row : rows)
    for (const std::string& name : row) cells.emplace(place_of(name), name);
  GraphSpec out;
  for (const auto& [place, name] : cells) {
    out.cells.push_back(name);
    out.positions.emplace_back(place.x - 1, place.y - 1);
  }
  for (const CompassPoint& point : k_compass) out.directions.push_back({point.name, {}});
  const auto link = [&](const std::string& from, const std::string& to) {
    const char* const name = direction_of(place_of(from), place_of(to));
    if (name == nullptr)
      throw Error("board: " + to + " lies in no direction of the compass from " + from);
    auto& links = std::ranges::find(out.directions, name, &GraphSpec::Direction::name)->links;
    if (std::ranges::find(links, std::pair(from, to)) == links.end()) links.emplace_back(from, to);
  };
  for (const auto& row : rows)
    for (std::size_t i = 1; i < row.size(); ++i) {
      link(row[i - 1], row[i]);
      link(row[i], row[i - 1]);
    }
  std::erase_if(out.directions, [](const auto& direction) { return direction.links.empty(); });
  return out;
}

}  // namespace hr
