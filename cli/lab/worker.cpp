// SPDX-License-Identifier: MIT
#include "cli/lab/worker.h"

#include <fmt/format.h>

#include <charconv>
#include <filesystem>

#include "cli/lab/typed_command.h"
#include "cli/terminal/out_file.h"
#include "cli/terminal/output.h"
#include "core/base/error.h"
#include "core/base/words.h"

namespace hr::cli {

namespace {

constexpr std::uint64_t k_max_run_parts = 100'000, k_usual_jobs = 8;
constexpr std::string_view k_script_begins = "#!/bin/sh\n# House Rules: jobs of the lab";

// 0: it is no number.
std::uint64_t number(std::string_view text) {
  std::uint64_t out = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, out);
  if (error != std::errc{} || stop != end) return 0;
  return out;
}

ShardPart read_part(const std::string& typed) {
  const std::size_t slash = std::min(typed.find('/'), typed.size());
  const std::uint64_t which = number(std::string_view(typed).substr(0, slash));
  const std::uint64_t of =
      number(std::string_view(typed).substr(std::min(slash + 1, typed.size())));
  if (which < 1 || which > of || of > k_max_run_parts)
    throw Failure(
        Exit::usage,
        fmt::format("--shard: expected which part of how many, such as 3/8, got \"{}\"", typed));
  return {.number = which - 1, .of = of};
}

}  // namespace

void add_worker(Command& command, WorkerArguments& arguments) {
  command
      .add("--store", arguments.store,
           "Keep results in this file (made if there is none), and do not play again what it has: "
           "a run that was stopped goes on")
      .type_name("FILE.db");
  command
      .add("--shard", arguments.shard,
           "Play only this part of the games, such as 3/8, into the file of --store, and report "
           "nothing; houserules merge puts the files of all parts together")
      .type_name("K/N");
  command
      .add(
          "--slurm", arguments.slurm,
          "Play nothing, but write a script that lets many machines of a Slurm cluster play a part "
          "each")
      .type_name("FILE.sh");
  command
      .add("--jobs", arguments.jobs,
           fmt::format("Jobs of the script of --slurm (default {})", k_usual_jobs))
      .type_name("NUMBER")
      .whole_number(1, k_max_run_parts);
}

std::uint64_t games_of(const std::vector<ComparisonRow>& found) {
  std::uint64_t out = 0;
  for (const ComparisonRow& row : found) out += row.found.pairs;
  return out;
}

std::uint64_t games_of(const std::vector<Meeting>& found) {
  std::uint64_t out = 0;
  for (const Meeting& meeting : found) out += meeting.games;
  return out;
}

std::uint64_t games_of(const Sweep& found) {
  std::uint64_t out = found.fresh.games;
  for (const SweepRow& row : found.rows) out += row.games;
  return out;
}

Worker::Worker(const WorkerArguments& arguments, Team* team) : team_(team) {
  if (!arguments.shard.empty()) {
    part_ = read_part(arguments.shard);
    if (arguments.store.empty())
      throw Failure(Exit::usage, "--shard: add --store FILE.db, where the part is kept");
    if (team != nullptr)
      throw Failure(Exit::usage, "--shard: under MPI every process has its part already");
  }
  if (!arguments.store.empty() && (team == nullptr || team->leads()))
    file_ = std::make_unique<ResultStore>(arguments.store, message);
  store_ = file_.get();
  if (team == nullptr) return;
  store_ = &team->share(file_.get());
  part_ = team->part();
}

namespace {

// Only whole blocks are kept, so a run that was stopped has played more than the file has.
std::string counts_text(const ResultStore& file, const char* what, std::uint64_t reported) {
  const std::uint64_t kept = file.added() + file.found();
  const std::uint64_t more = reported > kept ? reported - kept : 0;
  std::string out = fmt::format("{} {} played, {} found in the file of results",
                                file.added() + more, what, file.found());
  if (more > 0) out += fmt::format("; the last {} not kept, of a block that is not complete", more);
  return out;
}

}  // namespace

// The report is worth more than its being kept: it is printed in any case.
void Worker::finish(const char* what, std::uint64_t reported) {
  if (file_ == nullptr) return;
  const bool kept = file_->flush();
  if (!kept)
    message(fmt::format("{} of the {} are not kept in {}: it could not be written",
                        file_->not_kept(), what, file_->file()));
  if (file_->damaged() > 0)
    message(
        fmt::format("{}: the file of results is damaged: {} of its {} cannot have been played, "
                    "and were played again",
                    file_->file(), file_->damaged(), what));
  failed_ = !kept || file_->damaged() > 0;
  if (part_ && kept)
    print_line(fmt::format(
        "Part {} of {} is in {}. The report needs all parts: put them together with houserules "
        "merge, then start this command again with --store and without --shard.",
        part_->number + 1, part_->of, file_->file()));
  else if (part_)
    print_line(fmt::format("Part {} of {} is not complete in {}. Start this command again.",
                           part_->number + 1, part_->of, file_->file()));
  if (team_ != nullptr)
    message(fmt::format("{} {} played by all processes together", file_->added(), what));
  else
    message(counts_text(*file_, what, reported));
}

bool wrote_script(const WorkerArguments& arguments) {
  if (arguments.slurm.empty()) {
    if (arguments.jobs)
      throw Failure(Exit::usage, "--jobs: add --slurm FILE.sh, the script whose jobs they are");
    return false;
  }
  if (!arguments.shard.empty())
    throw Failure(Exit::usage,
                  "--slurm: leave --shard out; each job of the script plays a part of its own");
  OutFile script(arguments.slurm, {k_script_begins}, "--slurm");
  const std::filesystem::path path = std::filesystem::absolute(arguments.slurm);
  std::error_code error;
  const std::string program = std::filesystem::read_symlink("/proc/self/exe", error).string();
  const std::string stem = (path.parent_path() / path.stem()).string();
  const std::string command = typed_command();
  const std::string rest = command.substr(command.find(' ') + 1);
  const std::string text = fmt::format(
      R"({begins}
#SBATCH --job-name=houserules
#SBATCH --array=1-{jobs}
#SBATCH --cpus-per-task=1
# Each job plays a part of the games:    sbatch {comment}
# When they have ended, see the report:  sh {comment} report
# A job that has failed may be started again: sbatch --array=3 {comment}
set -eu
houserules=${{HOUSERULES:-{program}}}
results={stem}
cd {folder}
if [ "${{1:-}}" = report ]; then
  shift
  "$houserules" merge "$results.db" "$results".part*.db >&2
  exec "$houserules" {rest} --store "$results.db" "$@"
fi
part=${{SLURM_ARRAY_TASK_ID:?"start this with sbatch, or set it to the number of a part"}}
exec "$houserules" {rest} --threads 1 --shard "$part/{jobs}" --store "$results.part$part.db"
)",
      fmt::arg("begins", k_script_begins), fmt::arg("jobs", arguments.jobs.value_or(k_usual_jobs)),
      // A line feed in a name would end the comment, and the rest be run.
      fmt::arg("comment", printable(file_in_shell(path.filename().string()))),
      fmt::arg("program", in_shell(program)), fmt::arg("stem", in_shell(stem)),
      fmt::arg("folder", in_shell(std::filesystem::current_path().string())),
      fmt::arg("rest", rest));
  script.write(text);
  script.report(fmt::format("Start the jobs: sbatch {0}\nThen see the report: sh {0} report\n",
                            file_in_shell(script.name())));
  return true;
}

}  // namespace hr::cli
