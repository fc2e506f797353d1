// SPDX-License-Identifier: MIT
// What a page runs in a Worker: at most one table, and the workshop around it (asks.h). A line is a
// message of JSON, of one of two kinds:
//
//   {"protocol":1,"id":7,"as":"owner","command":{"type":"act","text":"move A2 A3"}}
//   {"id":8,"ask":{"type":"begin","ruleset":"hex"}}
//
// The first is for the table (core/protocol/messages.h); `as` is who gives it: "owner", "spectator"
// or the number of a seat. The page holds the connection, so it is the page that says so; a page
// that does not own the table must not be connected like this. The second is for the workshop:
//
//   {"id":8,"answer":{}}
//   {"id":8,"refused":"rules.lua: expected …","place":"rules.lua:12"}
//
// What takes long first reports {"id":8,"progress":{"done":3,"all":500}}.
// Contract: a line may contain anything; its answer is one line, and a refusal changes nothing. The
// only exceptions are those of memory that has run out, after which the engine is to be thrown
// away. Threads: one.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace hr::web {

class Engine {
 public:
  using Tell = std::function<void(const std::string& line)>;

  // `tell` is given each line of progress.
  explicit Engine(Tell tell);
  ~Engine();
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  std::string answer(std::string_view line);

 private:
  class Work;
  std::unique_ptr<Work> work_;
};

}  // namespace hr::web
