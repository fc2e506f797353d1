// SPDX-License-Identifier: MIT
#include "scripting/lua/sandbox.h"

#include <algorithm>
#include <cstdlib>
#include <exception>

#include <fmt/format.h>
#include <cstring>
#include "core/base/allowance.h"
#include "scripting/lua/library.h"
#include "scripting/lua/source_check.h"
#include "scripting/source/messages.h"
#include "scripting/source/read_ruleset_text.h"

namespace hr::scripting {
namespace {

constexpr int k_slots_of_bindings = 100;  // stack slots that the bindings may use between two calls

std::string shown_name(const std::string& chunk_name) {
  return chunk_name.starts_with('@') ? chunk_name.substr(1) : chunk_name;
}

// Kept values are in the registry; releasing many at once leaves the registry's array large, so
// that lookups are fast.
void make_room_to_keep(lua_State* L) {
  std::array<int, 200> kept{};
  for (int& ref : kept) {
    lua_pushboolean(L, 1);
    ref = luaL_ref(L, LUA_REGISTRYINDEX);
  }
  std::for_each(kept.rbegin(), kept.rend(),
                [&](int ref) { luaL_unref(L, LUA_REGISTRYINDEX, ref); });
}

}  // namespace

Sandbox::Sandbox(SandboxLimits limits)
    : limits_(limits),
      L_(make_state()),
      watch_(L_.get(), {limits.grace * Allowance::patience(),
                        limits.deadline * Allowance::patience(), limits.instructions}) {
  lua_State* L = L_.get();
  *static_cast<Sandbox**>(lua_getextraspace(L)) = this;
  lua_atpanic(L, on_panic);
  luaL_checkstack(L, k_slots_of_bindings, nullptr);
  push_library(L);
  lua_pushcfunction(L, guarded<require>);
  lua_setfield(L, -2, "require");
  lua_pushvalue(L, -1);
  globals_ = luaL_ref(L, LUA_REGISTRYINDEX);
  freeze(L, "");
  environment_ = luaL_ref(L, LUA_REGISTRYINDEX);
  look_for_later_words();
  make_room_to_keep(L);
  lua_newtable(L);
  modules_ = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_pushcfunction(L, on_error);
}

Sandbox::~Sandbox() = default;

lua_State* Sandbox::make_state() {
  lua_State* L = lua_newstate(allocate, this);
  if (L == nullptr) throw Error("the memory limit is too small even for Lua itself");
  return L;
}

// Shrinking a block is never refused: Lua relies on that. A call that must end gets no more memory,
// which also stops the parser.
void* Sandbox::allocate(void* self, void* block, std::size_t old_size, std::size_t size) {
  auto& box = *static_cast<Sandbox*>(self);
  const std::size_t old = block != nullptr ? old_size : 0;
  if (size == 0) {
    std::free(block);  // NOLINT(*-no-malloc,*-owning-memory): Lua owns what it asks for
    box.memory_ -= old;
    Allowance::give_back(static_cast<std::int64_t>(old));
    return nullptr;
  }
  const bool ready = box.environment_ != LUA_NOREF;
  if (size > old &&
      (size - old > box.limits_.memory - box.memory_ || (ready && box.watch_.over()))) {
    if (ready) box.note_refusal();
    return nullptr;
  }
  const auto more = static_cast<std::int64_t>(size) - static_cast<std::int64_t>(old);
  if (more > 0 && Allowance::is_open() && !Allowance::may_take(more)) {
    if (ready) box.note_refusal();
    return nullptr;
  }
  void* fresh = std::realloc(block, size);  // NOLINT(*-no-malloc,*-owning-memory): as above
  if (fresh == nullptr) return nullptr;
  if (more < 0) Allowance::give_back(-more);
  box.memory_ += size - old;
  ++box.allocations_;
  return fresh;
}

// Lua keeps asking for memory during unwinding (and ignores refusals), when no rule is running.
void Sandbox::note_refusal() noexcept {
  CallFrames now;
  now.take(L_.get());
  if (now.size > 0) frames_ = now;
}

namespace {

// The part of a file that Lua's parser has not yet requested.
struct Rest {
  std::string_view text;
  const CallWatch& watch;
};

// The parser gets a file in small pieces, so that it can be stopped as well.
const char* next_piece(lua_State* L, void* data, std::size_t* size) {
  constexpr std::size_t k_piece = 512;
  auto& rest = *static_cast<Rest*>(data);
  if (rest.watch.over()) {
    lua_pushnil(L);
    lua_error(L);
  }
  const std::string_view piece = rest.text.substr(0, k_piece);
  rest.text.remove_prefix(piece.size());
  *size = piece.size();
  return piece.data();
}

}  // namespace

int Sandbox::load(std::string_view source, const std::string& chunk_name) {
  Rest rest{source, watch_};
  return lua_load(L_.get(), next_piece, &rest, chunk_name.c_str(), "t");
}

void Sandbox::compile(std::string_view source, const std::string& chunk_name) {
  const std::string file = shown_name(chunk_name);
  check_source(source, file);
  const int base = lua_gettop(L_.get());
  const bool outermost = at_ == At::outside;
  if (outermost) enter();
  frames_.size = 0;
  const int status = load(source, chunk_name);
  const bool stopped = outermost && leave();
  if (status != LUA_OK || stopped) fail(status, base, stopped, file);
}

void Sandbox::run(std::string_view source, const std::string& chunk_name) {
  lua_State* L = L_.get();
  const int base = lua_gettop(L);
  const std::string file = shown_name(chunk_name);
  check_source(source, file);
  const bool outermost = at_ == At::outside;
  if (outermost) enter();
  frames_.size = 0;
  lua_pushcfunction(L, on_error);
  int status = load(source, chunk_name);
  if (status == LUA_OK) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, environment_);
    lua_setupvalue(L, -2, 1);
    ++calls_;
    status = lua_pcall(L, 0, 1, base + 1);
  }
  const bool stopped = outermost && leave();
  lua_remove(L, base + 1);
  if (status != LUA_OK || stopped) fail(status, base, stopped, file);
}

void Sandbox::enter() {
  at_ = At::inside;
  watch_.enter();
  watch_.begin();
}

// True if a call has ended and had used up its budget.
bool Sandbox::leave() {
  const bool stopped = at_ == At::inside && watch_.end();
  at_ = At::outside;
  watch_.leave();
  return stopped;
}

// The message handler stays at the bottom of the stack, where every outermost call finds it. A
// failure ends all calls up to the outermost, so only that one catches.
void Sandbox::call_outermost(int arguments, int results) {
  lua_State* L = L_.get();
  const int base = lua_gettop(L) - arguments - 1;
  enter();
  const int status = lua_pcall(L, arguments, results, 1);  // never lets an exception through
  const bool stopped = leave();
  if (status != LUA_OK || stopped) [[unlikely]]
    fail(status, base, stopped);
}

// Calls that are each too short to be stopped could go on forever together, so the time is checked
// here.
void Sandbox::check_time(int arguments) {
  try {
    Allowance::check_clock();
  } catch (const Exhausted&) {
    lua_pop(L_.get(), arguments + 1);
    throw;
  }
}

namespace {

struct Body {
  const std::function<void()>& run;
  std::exception_ptr failure;
};

}  // namespace

// Not catch (...): Lua's own error travels as an exception and must pass.
int Sandbox::run_body(lua_State* L) {
  auto& body = *static_cast<Body*>(lua_touserdata(L, 1));
  luaL_checkstack(L, k_slots_of_bindings, nullptr);
  try {
    body.run();
  } catch (const std::exception&) {
    body.failure = std::current_exception();
  }
  return 0;
}

void Sandbox::protect(const std::function<void()>& run, At at) {
  lua_State* L = L_.get();
  const int base = lua_gettop(L);
  Body body{run, nullptr};
  lua_pushcfunction(L, run_body);
  lua_pushlightuserdata(L, &body);
  at_ = at;
  watch_.enter();
  if (at == At::inside) watch_.begin();
  const int status = lua_pcall(L, 1, 0, 1);
  const bool stopped = leave();
  if (body.failure) std::rethrow_exception(body.failure);
  if (status != LUA_OK || stopped) [[unlikely]]
    fail(status, base, stopped);
}

void Sandbox::in_series(const std::function<void()>& body) {
  if (at_ == At::outside) return protect(body, At::series);
  body();
}

void Sandbox::as_one(const std::function<void()>& body) {
  if (at_ == At::outside) return protect(body, At::inside);
  if (at_ == At::inside) return body();
  at_ = At::inside;
  watch_.begin();
  body();  // an exception ends the series, which closes the budget
  at_ = At::series;
  if (watch_.end()) [[unlikely]]
    throw RuleError(watch_.reason());
}

// Lets missing_global go before the function that is called for what is not in the table.
void Sandbox::look_for_later_words() {
  lua_State* L = L_.get();
  lua_rawgeti(L, LUA_REGISTRYINDEX, globals_);
  lua_getmetatable(L, -1);
  lua_getfield(L, -1, "__index");
  lua_pushcclosure(L, guarded<missing_global>, 1);
  lua_setfield(L, -2, "__index");
  lua_pop(L, 2);
}

namespace {

std::string later_word(std::string_view name, int since) {
  return fmt::format("'{}' is a word since version {} of the API: write api = {} in rules.lua",
                     name, since, since);
}

}  // namespace

int Sandbox::missing_global(lua_State* L) {
  Sandbox& box = of(L);
  if (lua_type(L, 2) == LUA_TSTRING) {
    const auto name = check<std::string_view>(L, 2);
    const auto word = std::ranges::find(box.later_, name, &LaterWord::name);
    if (word != box.later_.end()) return box.push_later(*word), 1;
  }
  lua_settop(L, 2);
  lua_newtable(L);
  for (const LaterWord& word : box.later_)
    lua_pushboolean(L, 1), lua_setfield(L, -2, word.name.c_str());
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, 3, 1);
  return 1;
}

void Sandbox::push_later(LaterWord& word) {
  if (version_ > 0) throw Error(later_word(word.name, word.since));
  push_kept(word.value);
  if (!word.used.empty()) return;
  CallFrames now;
  now.take(L_.get());
  word.used = fmt::format("{}:{}", now.list[0].file.data(), now.list[0].line);
  const auto unused = std::ranges::find(later_, "", &LaterWord::used);
  if (unused != later_.end() && &*unused < &word) std::swap(*unused, word);
}

void Sandbox::name_version(int version) {
  version_ = version;
  for (LaterWord& word : later_) {
    if (word.since > version && !word.used.empty())
      throw RuleError(fmt::format("{}: {}", word.used, later_word(word.name, word.since)));
    if (word.since > version) continue;
    push_kept(word.value);
    release(word.value);
    set_global(word.name.c_str());
  }
  std::erase_if(later_, [&](const LaterWord& word) { return word.since <= version; });
}

void Sandbox::set_global(const char* name, int since) {
  if (since > 1) return later_.push_back({name, since, keep()});
  lua_State* L = L_.get();
  lua_rawgeti(L, LUA_REGISTRYINDEX, globals_);
  lua_insert(L, -2);
  lua_setfield(L, -2, name);
  lua_pop(L, 1);
}

int Sandbox::keep() { return luaL_ref(L_.get(), LUA_REGISTRYINDEX); }

// Runs where the error occurs, before the stack is unwound.
int Sandbox::on_error(lua_State* L) {
  of(L).frames_.take(L);
  return 1;
}

// An API call outside a protected call failed: only if memory runs out, or through a bug in the
// program.
int Sandbox::on_panic(lua_State* L) {
  Sandbox& box = of(L);
  box.frames_.size = 0;
  const std::string text = box.describe(LUA_ERRRUN, false);
  lua_pop(L, 1);
  throw RuleError(text);
}

void Sandbox::stop(lua_State* L) {
  lua_pushnil(L);
  lua_error(L);
  std::abort();  // not reached: lua_error never returns
}

// require: names consist of words only, each module runs once, cycles are reported.

namespace {

constexpr std::size_t k_max_name = 100;

// "boards.big" and "boards/big" are the same module. No name can lead out of the folder.
std::string checked_name(std::string_view name) {
  std::string path(name.substr(0, k_max_name));
  std::ranges::replace(path, '.', '/');
  bool good = name.size() <= k_max_name;
  for (std::size_t from = 0; good && from <= path.size();) {
    const std::size_t to = std::min(path.find('/', from), path.size());
    good = is_module_word(std::string_view(path).substr(from, to - from));
    from = to + 1;
  }
  if (!good)
    throw Error("a module's name is words joined by dots or slashes, such as \"boards/big\"");
  return path;
}

struct Loading {
  std::vector<std::string>& names;
  Loading(std::vector<std::string>& list, const std::string& name) : names(list) {
    names.push_back(name);
  }
  ~Loading() { names.pop_back(); }
  Loading(const Loading&) = delete;
  Loading& operator=(const Loading&) = delete;
};

}  // namespace

int Sandbox::require(lua_State* L) {
  const std::string name = checked_name(check<std::string_view>(L, 1));
  of(L).push_module(name);
  return 1;
}

void Sandbox::push_module(const std::string& name) {
  lua_State* L = L_.get();
  const StackGuard guard(L, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, modules_);
  if (lua_getfield(L, -1, name.c_str()) == LUA_TNIL) {
    lua_pop(L, 1);
    load_module(name);
    lua_pushvalue(L, -1);
    lua_setfield(L, -3, name.c_str());
  }
  lua_remove(L, -2);
}

void Sandbox::load_module(const std::string& name) {
  lua_State* L = L_.get();
  if (std::ranges::find(loading_, name) != loading_.end()) {
    std::string chain;
    for (const std::string& step : loading_) chain += step + " -> ";
    throw Error("modules require each other: " + chain + name);
  }
  const std::optional<Module> module = loader_ ? loader_(name) : std::nullopt;
  if (!module) throw Error("no module \"" + name + "\": looked for " + name + ".lua");
  const Loading loading(loading_, name);
  run(module->source, module->chunk_name);
  if (lua_isnil(L, -1)) throw Error("module \"" + name + "\" returns nothing");
}

// Describes the error of a call in one line: "file:31: sentence (called from line 12)".

namespace {

constexpr int k_levels = 100;    // levels of the call stack that are searched for lines
constexpr int k_depth = 50'000;  // no reasonable rule nests calls so deeply

std::string memory_text(std::size_t bytes) {
  const std::size_t whole = bytes >> 20;
  if (whole == 0) return std::to_string(bytes >> 10) + " KB";
  return std::to_string(whole) + " MB";
}

// The most common slip: Lua names the word after the place where a comma is missing.
const char* syntax_hint(std::string_view text) {
  const bool in_table = text.find("'}' expected") != std::string_view::npos;
  const bool at_end = text.ends_with("near <eof>") || text.ends_with("near 'end'");
  return in_table && !at_end ? "; is a comma missing before it?" : "";
}

}  // namespace

// Also called when Lua is out of memory, so it does nothing that allocates. Chunks whose name
// begins with "=" are the engine's own and are skipped.
void Sandbox::CallFrames::take(lua_State* L) noexcept {
  size = 0;
  lua_Debug frame;
  deep = lua_getstack(L, k_depth, &frame) != 0;
  for (int level = 0; level < k_levels && size < list.size(); ++level) {
    if (lua_getstack(L, level, &frame) == 0) return;
    lua_getinfo(L, "Sl", &frame);
    if (frame.currentline <= 0 || frame.source[0] == '=') continue;
    CallFrame& next = list[size];
    const bool again = size > 0 && list[size - 1].line == frame.currentline &&
                       std::strcmp(list[size - 1].file.data(), frame.short_src) == 0;
    if (again) continue;  // a recursive function
    std::memcpy(next.file.data(), frame.short_src, next.file.size());
    next.line = frame.currentline;
    ++size;
  }
}

namespace {

// If the time of a whole command ended, that is reported, with only the line added.
void throw_for_whole(const std::string& text) {
  try {
    Allowance::check_whole();
  } catch (Exhausted& exhausted) {
    if (names_a_line(text)) exhausted.set_place(text.substr(0, text.find(": ")));
    throw;
  }
}

// Of the value that was thrown, on top of the stack.
std::string value_text(lua_State* L) {
  const int type = lua_type(L, -1);
  if (type == LUA_TSTRING || type == LUA_TNUMBER) {
    std::size_t size = 0;
    const char* text = lua_tolstring(L, -1, &size);
    return clean_message({text, size});
  }
  return "error was called with " + found(L, -1) + " instead of a text";
}

}  // namespace

// While a file is being read no rule runs, so the only line to name is the file's first.
void Sandbox::fail(int status, int base, bool stopped, const std::string& file) {
  lua_State* L = L_.get();
  const bool overrun = stopped || watch_.over() || status == LUA_ERRMEM;
  std::string text = describe(status, stopped || watch_.over());
  if (!file.empty() && !names_a_line(text)) text = file + ":1: " + text;
  lua_settop(L, base);
  frames_.size = 0;
  last_error_ = text;
  if (overrun || Allowance::unwinding()) throw_for_whole(text);
  if (overrun) throw Overrun(text);
  throw RuleError(text);
}

std::string Sandbox::describe(int status, bool stopped) {
  lua_State* L = L_.get();
  const bool text_given = lua_type(L, -1) == LUA_TSTRING;
  const std::string_view given = text_given ? check<std::string_view>(L, -1) : std::string_view();
  // An error of a nested call, passing through: it has already been described.
  if (text_given && !given.empty() && given == last_error_) return last_error_;

  std::string text;
  if (stopped) {
    text = watch_.reason();
  } else if (frames_.size > 0 && frames_.deep) {
    text = "stack overflow: a function calls itself endlessly";
  } else if (status == LUA_ERRMEM || given == "not enough memory") {
    text = "used more than " + memory_text(limits_.memory) + " of memory";
  } else if (status == LUA_ERRRUN || status == LUA_ERRSYNTAX || status == LUA_ERRERR) {
    text = value_text(L);
    if (text == "C stack overflow") text = "something is nested too deeply (C stack overflow)";
  } else {
    text = "a C++ exception passed through Lua";
  }
  if (status == LUA_ERRSYNTAX) return text + syntax_hint(text);
  if (frames_.size == 0) return text;
  if (!names_a_line(text)) {
    text = std::string(frames_.list[0].file.data()) + ":" + std::to_string(frames_.list[0].line) +
           ": " + text;
  }
  return text + callers(text);
}

// The lines that led to the one at the beginning of the text, innermost first.
std::string Sandbox::callers(std::string_view text) const {
  std::string list;
  bool told = false;
  for (std::size_t i = 0; i < frames_.size; ++i) {
    const std::string file = frames_.list[i].file.data();
    const std::string line = std::to_string(frames_.list[i].line);
    if (!told && text.starts_with(fmt::format("{}:{}:", file, line))) {
      told = true;
      list.clear();  // error(text, 2): what that line called did not lead to it
      continue;
    }
    if (!list.empty()) list += ", ";
    list += text.starts_with(file + ":") ? "line " + line : fmt::format("{}:{}", file, line);
  }
  return list.empty() ? list : " (called from " + list + ")";
}

}  // namespace hr::scripting
