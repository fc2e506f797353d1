// SPDX-License-Identifier: MIT
#include "scripting/lua/globals.h"

#include <algorithm>
#include <cstdint>
#include <lua.hpp>
#include <set>

#include "scripting/lua/rules_sandbox.h"
#include "scripting/lua/sandbox.h"
#include "scripting/lua/values.h"

namespace hr::scripting {

namespace {

constexpr std::uint32_t k_get = 11, k_set = 15;  // OP_GETTABUP, OP_SETTABUP of Lua 5.4
constexpr int k_no_line = -128;                  // in the list of steps: see the other list

struct Malformed {};

// Reads the binary form of a Lua 5.4 function (lundump.c), but only names and lines.
class Binary {
 public:
  Binary(std::string_view bytes, std::set<GlobalUse>& uses) : bytes_(bytes), uses_(uses) {}

  void read() {
    if (bytes(4) != LUA_SIGNATURE || byte() != 0x54 || byte() != 0) return;
    bytes(6);  // a marker that detects converted line ends
    if (byte() != 4 || byte() != sizeof(lua_Integer) || byte() != sizeof(lua_Number)) return;
    bytes(sizeof(lua_Integer) + sizeof(lua_Number) + 1);
    function();
  }

 private:
  struct GlobalAccess {
    std::size_t upvalue, constant, instruction;
    bool assigned;
  };

  std::string_view bytes(std::size_t n) {
    if (n > bytes_.size() - at_) throw Malformed{};
    at_ += n;
    return bytes_.substr(at_ - n, n);
  }
  std::uint8_t byte() { return static_cast<std::uint8_t>(bytes(1).front()); }

  // Seven bits per byte, the highest first; the last byte is marked.
  std::size_t number() {
    std::size_t out = 0;
    for (;;) {
      const std::uint8_t next = byte();
      out = out << 7 | (next & 0x7fU);
      if ((next & 0x80U) != 0) return out;
    }
  }

  std::string text() {
    const std::size_t size = number();
    return size == 0 ? std::string() : std::string(bytes(size - 1));
  }

  void function() {
    text();  // the source's name
    int line = static_cast<int>(number());
    number();
    bytes(3);
    const std::vector<GlobalAccess> accesses = code();
    const std::vector<std::string> constants = read_constants();
    const std::size_t upvalues = number();
    bytes(upvalues * 3);
    for (std::size_t inner = number(); inner > 0; --inner) function();
    const std::vector<int> lines = read_lines(line);
    for (std::size_t locals = number(); locals > 0; --locals) text(), number(), number();
    std::vector<std::string> names(number());
    for (std::string& name : names) name = text();
    for (const GlobalAccess& access : accesses) {
      if (access.upvalue >= names.size() || names[access.upvalue] != "_ENV") continue;
      if (access.constant >= constants.size() || access.instruction >= lines.size())
        throw Malformed{};
      uses_.insert({constants[access.constant], lines[access.instruction], access.assigned});
    }
  }

  std::vector<GlobalAccess> code() {
    std::vector<GlobalAccess> out;
    const std::size_t size = number();
    for (std::size_t i = 0; i < size; ++i) {
      const std::string_view raw = bytes(4);
      std::uint32_t word = 0;
      for (std::size_t b = 4; b > 0; --b) word = word << 8 | static_cast<std::uint8_t>(raw[b - 1]);
      const std::uint32_t a = word >> 7 & 0xffU, b = word >> 16 & 0xffU, c = word >> 24;
      if ((word & 0x7fU) == k_get) out.push_back({b, c, i, false});
      if ((word & 0x7fU) == k_set) out.push_back({a, b, i, true});
    }
    return out;
  }

  // Keeps only texts; other constants keep their index.
  std::vector<std::string> read_constants() {
    std::vector<std::string> out(number());
    for (std::string& constant : out) {
      const int type = byte();
      const int kind = type & 0x0f;
      if (kind == LUA_TSTRING)
        constant = text();
      else if (kind == LUA_TNUMBER)
        bytes(sizeof(lua_Integer));
      else if (kind != LUA_TNIL && kind != LUA_TBOOLEAN)
        throw Malformed{};
    }
    return out;
  }

  // The line of each instruction: usually the difference from the one before, sometimes the line
  // itself.
  std::vector<int> read_lines(int line) {
    const std::string_view steps = bytes(number());
    std::vector<std::pair<std::size_t, int>> whole(number());
    for (auto& [instruction, at] : whole) {
      instruction = number();
      at = static_cast<int>(number());
    }
    std::vector<int> out;
    auto next = whole.begin();
    for (std::size_t i = 0; i < steps.size(); ++i) {
      const int step = static_cast<signed char>(steps[i]);  // NOLINT(*-signed-char-misuse): as Lua
      if (next != whole.end() && next->first == i)
        line = (next++)->second;
      else if (step != k_no_line)
        line += step;
      out.push_back(line);
    }
    return out;
  }

  std::string_view bytes_;
  std::size_t at_ = 0;
  std::set<GlobalUse>& uses_;
};

int append(lua_State*, const void* data, std::size_t size, void* out) {
  static_cast<std::string*>(out)->append(static_cast<const char*>(data), size);
  return 0;
}

}  // namespace

std::vector<GlobalUse> global_uses(std::string_view source) {
  std::set<GlobalUse> uses;
  try {
    Sandbox box;
    lua_State* L = box.state();
    box.compile(source, "=lint");
    std::string binary;
    lua_dump(L, append, &binary, 0);
    Binary(binary, uses).read();
  } catch (const Error&) {  // reported when the ruleset is loaded
    return {};
  } catch (const Malformed&) {
    return {};
  }
  return {uses.begin(), uses.end()};
}

// Asks the sandbox itself, so that the sentence is the one that rules would get.
std::vector<std::string> global_complaints(const std::vector<GlobalUse>& uses, int version) {
  Sandbox box;
  add_ruleset_functions(box);
  box.name_version(version);
  std::vector<std::string> out;
  for (const GlobalUse& use : uses) {
    std::string& complaint = out.emplace_back();
    try {
      box.run(use.assigned ? use.name + " = nil return 1" : "return " + use.name, "@lint");
      lua_pop(box.state(), 1);
    } catch (const Error& error) {
      const std::string text = error.what();
      complaint = text.substr(std::min(text.find(": ") + 2, text.size()));
    }
  }
  return out;
}

}  // namespace hr::scripting
