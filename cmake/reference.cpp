// SPDX-License-Identifier: MIT
// What the time of a build is measured by (cmake/timed-build): templates of the standard library,
// as heavy to compile as our own units. It is never part of the program, and changing it makes
// earlier figures worthless.
#include <algorithm>
#include <iostream>
#include <map>
#include <regex>
#include <string>
#include <variant>
#include <vector>

namespace {

template <int n>
struct Tag {
  int value = n;
};
using Any = std::variant<Tag<0>, Tag<1>, Tag<2>, Tag<3>, Tag<4>, Tag<5>, Tag<6>, Tag<7>, Tag<8>,
                         Tag<9>, Tag<10>, Tag<11>, std::string, std::vector<int>>;

struct Sum {
  template <int n>
  long operator()(const Tag<n>& a, const Tag<n>& b) const {
    return a.value + b.value;
  }
  template <class A, class B>
  long operator()(const A&, const B&) const {
    return sizeof(A) + sizeof(B);
  }
};

}  // namespace

int main(int count, char** texts) {
  std::map<std::string, std::vector<Any>> found;
  const std::regex word("([a-z]+)-(\\d+)(?:\\.(\\d+))?");
  const std::wregex wide(L"([a-z]+)-(\\d+)");
  for (int i = 1; i < count; ++i) {
    const std::string text = texts[i];
    for (std::sregex_iterator it(text.begin(), text.end(), word), end; it != end; ++it)
      found[it->str(1)].emplace_back((*it)[3].matched ? Any(it->str(2)) : Any(Tag<3>{}));
    const std::wstring broad(text.begin(), text.end());
    if (std::regex_search(broad, wide)) found["wide"].emplace_back(std::vector<int>{i});
  }
  long sum = 0;
  for (const auto& [name, list] : found)
    for (const Any& a : list)
      for (const Any& b : list) sum += std::visit(Sum{}, a, b);
  std::cout << sum << '\n';
}
