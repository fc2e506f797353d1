// SPDX-License-Identifier: MIT
// Compiled into every mutated source. All mutants are built into one program, and the environment
// selects one: HOUSERULES_MUTANT=17 enables number 17; without it the code behaves as written. With
// HOUSERULES_MUTANT_TRACE=FILE the program writes, when it ends, one byte per mutant: 0 never
// reached, 1 reached, 2 reached where the change is impossible (there is no `-` for strings). The
// operators below are inserted between the operands of the operator they replace, so that no
// operand has to be parsed: `a < b` becomes `a < Less<17>{} < b`, which binds as `a < b` did.
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

// Whether mutant K is enabled. Records that this code was reached.
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

// Defines NAME<K>, which goes between the operands: BEFORE becomes AFTER while mutant K is enabled.
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
