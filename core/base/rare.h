// SPDX-License-Identifier: MIT
// A part that most values of a type do not have. It takes no more room than a pointer until it is
// made, and is copied and moved with its owner.
#pragma once

#include <memory>

namespace hr {

template <class T>
class Rare {
 public:
  Rare() = default;
  Rare(const Rare& other) : part_(other.part_ ? std::make_unique<T>(*other.part_) : nullptr) {}
  Rare(Rare&& other) noexcept = default;
  Rare& operator=(const Rare& other) {
    *this = Rare(other);
    return *this;
  }
  Rare& operator=(Rare&& other) noexcept = default;
  ~Rare() = default;

  // The part, or one that nobody has changed since it was made.
  const T& get() const {
    static const T nothing{};
    return part_ ? *part_ : nothing;
  }
  T& make() {
    if (!part_) part_ = std::make_unique<T>();
    return *part_;
  }

 private:
  std::unique_ptr<T> part_;
};

}  // namespace hr
