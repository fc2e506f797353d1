// SPDX-License-Identifier: MIT
// A list in which each place belongs to an id: a vector that can be asked by the id itself, so that
// a seat is not looked up among the kinds. The id has to be that of a place, as with any index.
#pragma once

#include <vector>

#include "core/base/ids.h"

namespace hr {

template <Id I, class T>
class ById : public std::vector<T> {
 public:
  using std::vector<T>::vector;
  using std::vector<T>::operator[];

  T& operator[](I id) { return (*this)[nth(id)]; }
  const T& operator[](I id) const { return (*this)[nth(id)]; }
};

}  // namespace hr
