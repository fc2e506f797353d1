// SPDX-License-Identifier: MIT
#include "core/record/recorded_steps.h"

#include <utility>

#include "core/base/by_id.h"

namespace hr {

// The bytes of a record are fewer than 2^32, and a packed step has no more of them than its line.
void RecordedSteps::add(const RecordedStep& step) {
  // Each field is named, so that a new one has to be thought of here.
  const auto& [line, parent, type, actions, faces, rules, state, hash] = step;
  const int number = size();
  begins_.push_back(static_cast<std::uint32_t>(packed_.all().size()));
  packed_.add_signed(line - number);
  packed_.add_signed(number - parent);
  packed_.add(static_cast<std::uint64_t>(type));
  packed_.add(actions.size());
  for (const NamedAction& action : actions) add(action);
  packed_.add(faces.size());
  for (const int face : faces) packed_.add_signed(face);
  packed_.add_signed(index(rules));
  packed_.add(state.size());
  packed_.add_bytes(state);
  packed_.add_word(hash);
}

// Before an argument: 0 if it is a number, else the number of the name, from 1. Records do not have
// arguments that are not shown.
void RecordedSteps::add(const NamedAction& action) {
  packed_.add(number_of(action.seat));
  packed_.add(number_of(action.verb));
  packed_.add(action.arguments.size());
  for (const NamedArgument& argument : action.arguments)
    if (const auto* const name = std::get_if<std::string>(&argument)) {
      packed_.add(number_of(*name) + 1);
    } else {
      packed_.add(0);
      packed_.add_signed(std::get<std::int64_t>(argument));
    }
}

std::uint64_t RecordedSteps::number_of(const std::string& name) {
  const auto [found, added] = numbers_.emplace(name, names_.size());
  if (added) names_.push_back(name);
  return found->second;
}

RecordedStep RecordedSteps::operator[](int number) const {
  PackedReader in(packed_.all().subspan(begins_[nth(number)]));
  RecordedStep out;
  out.line = static_cast<int>(in.next_signed()) + number;
  out.parent = number - static_cast<int>(in.next_signed());
  out.type = StepType(in.next());
  for (std::uint64_t actions = in.next(); actions > 0; --actions)
    out.actions.push_back(read_action(in));
  for (std::uint64_t faces = in.next(); faces > 0; --faces)
    out.faces.push_back(static_cast<int>(in.next_signed()));
  out.rules = RulesId(static_cast<std::int32_t>(in.next_signed()));
  out.state = in.next_bytes(in.next());
  out.hash = in.next_word();
  return out;
}

NamedAction RecordedSteps::read_action(PackedReader& in) const {
  NamedAction out;
  out.seat = names_[in.next()];
  out.verb = names_[in.next()];
  for (std::uint64_t arguments = in.next(); arguments > 0; --arguments)
    if (const std::uint64_t name = in.next(); name > 0)
      out.arguments.emplace_back(names_[name - 1]);
    else
      out.arguments.emplace_back(in.next_signed());
  return out;
}

}  // namespace hr
