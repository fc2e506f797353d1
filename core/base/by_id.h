// SPDX-License-Identifier: MIT
// A vector indexed by a typed id, so that a seat cannot be looked up in the list of kinds. As with
// any index, the id must be in range.
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
