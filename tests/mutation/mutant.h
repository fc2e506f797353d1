// SPDX-License-Identifier: MIT
// What a mutated source is compiled with. Every mutant is built into one program; the environment
// says which of them is awake: HOUSERULES_MUTANT=17 wakes number 17, none leaves the code as it was
// written. With HOUSERULES_MUTANT_TRACE=FILE the program writes, when it ends, a byte for each
// mutant: 0 never reached, 1 reached, 2 reached where the change cannot be made (there is no `-`
// for texts). The operators below stand between the two sides of the one they replace, so no side
// has to be found: `a < b` becomes `a < Less<17>{} < b`, which binds as `a < b` did.
#pragma once

#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <type_traits>

namespace hr_mutation {

inline constexpr int k_mutants = HOUSERULES_MUTANTS;

struct Trace {
  std::array<unsigned char, k_mutants + 1> reached{};
  ~Trace() {
    const char* name = std::getenv("HOUSERULES_MUTANT_TRACE");
    std::FILE* file = name != nullptr ? std::fopen(name, "wb") : nullptr;
    if (file == nullptr) return;
    std::fwrite(reached.data(), 1, reached.size(), file);
    std::fclose(file);
  }
};

inline Trace trace;
inline const int awake = [] {
  const char* number = std::getenv("HOUSERULES_MUTANT");
  return number != nullptr ? std::atoi(number) : 0;
}();

// Whether mutant K is awake; asked where the code has just been reached.
template <int K, bool possible = true>
constexpr bool is_awake() {
  if (std::is_constant_evaluated()) return false;
  trace.reached[K] = possible ? 1 : 2;
  return possible && awake == K;
}

template <int K>
constexpr bool negated(bool condition) {
  return condition != is_awake<K>();
}

template <class A, class Op>
struct Side {
  const A& a;
};

// An operator BEFORE that becomes AFTER: NAME<K> is what stands between the sides.
#define HR_MUTANT(NAME, BEFORE, AFTER)                                       \
  template <int K>                                                           \
  struct NAME {};                                                            \
  template <class A, int K>                                                  \
  constexpr Side<A, NAME<K>> operator BEFORE(const A& a, NAME<K>) {          \
    return {a};                                                              \
  }                                                                          \
  template <class A, int K, class B>                                         \
  constexpr auto operator BEFORE(const Side<A, NAME<K>>& side, const B& b) { \
    using Result = std::decay_t<decltype(side.a BEFORE b)>;                  \
    if constexpr (requires { static_cast<Result>(side.a AFTER b); }) {       \
      if (is_awake<K>()) return static_cast<Result>(side.a AFTER b);         \
    } else {                                                                 \
      is_awake<K, false>();                                                  \
    }                                                                        \
    return static_cast<Result>(side.a BEFORE b);                             \
  }

HR_MUTANT(Less, <, <=)
HR_MUTANT(LessEqual, <=, <)
HR_MUTANT(Greater, >, >=)
HR_MUTANT(GreaterEqual, >=, >)
HR_MUTANT(Equal, ==, !=)
HR_MUTANT(Unequal, !=, ==)
HR_MUTANT(Plus, +, -)
HR_MUTANT(Minus, -, +)
HR_MUTANT(Times, *, +)
HR_MUTANT(And, &, |)
HR_MUTANT(Or, |, &)
#undef HR_MUTANT

}  // namespace hr_mutation
