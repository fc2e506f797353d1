// SPDX-License-Identifier: MIT
// Work on a thread of its own that reports what it has found so far, while whoever has ordered it
// goes on: a bot's thought, measured games, pages.
//
// Contract:
// - A job does one piece of work at a time. begin() cancels the one before; the new one begins when
//   that has noticed.
// - The work is a function that changes the report through its Task, and ends when go_on() is
//   false. It may throw: then problem() says why it broke off.
// - What belongs to the owner (report(), problem(), running()) changes only in begin(), cancel(),
//   tick() and wait(), so a frame sees one state of it.
// - Threads: the owner's, for all functions of Job; the job's own, always the same one, for all of
//   its work, so what that opens can stay open for the next. It is started by the first begin().
//   The destructor cancels, and waits until the work has noticed.
// - Where there are no threads (core/base/platform.h), begin() returns when the work is done.
#pragma once

#include <condition_variable>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

namespace hr {

// A thread that does one thing after another.
class JobThread {
 public:
  JobThread() = default;
  JobThread(const JobThread&) = delete;
  JobThread& operator=(const JobThread&) = delete;
  ~JobThread();  // waits for what it is doing, and drops what it has not begun

  // As soon as it is free. Replaces what it has not begun. `work` must not throw.
  void run(std::function<void()> work);

 private:
  void loop(const std::stop_token& end);

  std::mutex mutex_;
  std::condition_variable_any waiting_;
  std::function<void()> next_;
  std::jthread thread_;  // last: it uses all of the above
};

template <class Report>
class Job {
  // One piece of work, shared with the thread that does it.
  struct Course {
    std::mutex mutex;
    std::condition_variable went;
    bool cancelled = false, paused = false, changed = false, ended = false;
    Report report = {};
    std::string problem = {};
  };

 public:
  // The side of the work.
  class Task {
   public:
    explicit Task(Course& course) : course_(course) {}
    // False: it was cancelled. Waits while it is paused.
    bool go_on() {
      std::unique_lock lock(course_.mutex);
      course_.went.wait(lock, [&] { return course_.cancelled || !course_.paused; });
      return !course_.cancelled;
    }
    template <class Change>
    void update(Change&& change) {
      const std::lock_guard lock(course_.mutex);
      change(course_.report);
      course_.changed = true;
    }

   private:
    Course& course_;
  };
  using Work = std::function<void(Task&)>;

  Job() = default;
  Job(const Job&) = delete;
  Job& operator=(const Job&) = delete;
  ~Job() { cancel(); }

  void begin(Work work) {
    cancel();
    course_ = std::make_shared<Course>();
    thread_.run([work = std::move(work), course = course_] { carry_out(work, *course); });
  }
  // Nothing of the work is reported any more, nor what it has reported.
  void cancel() {
    report_ = {};
    problem_.clear();
    const std::shared_ptr<Course> dropped = std::exchange(course_, nullptr);
    if (dropped == nullptr) return;
    const std::lock_guard lock(dropped->mutex);
    dropped->cancelled = true;
    dropped->went.notify_all();
  }
  void pause(bool on) {
    if (course_ == nullptr) return;
    const std::lock_guard lock(course_->mutex);
    course_->paused = on;
    course_->went.notify_all();
  }

  // Takes what has been reported. True if something has changed.
  bool tick() {
    if (course_ == nullptr) return false;
    std::unique_lock lock(course_->mutex);
    if (!std::exchange(course_->changed, false)) return false;
    report_ = course_->report;
    problem_ = course_->problem;
    const bool ended = course_->ended;
    lock.unlock();
    if (ended) course_.reset();
    return true;
  }
  // The same, when the work has ended.
  bool wait() {
    if (course_ == nullptr) return false;
    std::unique_lock lock(course_->mutex);
    course_->went.wait(lock, [&] { return course_->ended; });
    lock.unlock();
    return tick();
  }

  bool running() const { return course_ != nullptr; }
  const Report& report() const { return report_; }
  const std::string& problem() const { return problem_; }  // why the work broke off; or ""

 private:
  static void carry_out(const Work& work, Course& course) {
    std::string problem;
    Task task(course);
    try {
      if (task.go_on()) work(task);
    } catch (const std::exception& error) {
      problem = error.what();
    }
    const std::lock_guard lock(course.mutex);
    course.problem = std::move(problem);
    course.ended = course.changed = true;
    course.went.notify_all();
  }

  std::shared_ptr<Course> course_;  // none: nothing is running
  Report report_ = {};
  std::string problem_;
  JobThread thread_;  // last: it ends first
};

}  // namespace hr
