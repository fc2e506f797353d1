#!/bin/sh
# SPDX-License-Identifier: MIT
# What `lab --slurm` writes, as a batch system runs it: starts Slurm on this machine alone, hands the
# script to sbatch, and compares the report with that of one process. Where the package slurm-wlm is
# missing, or Slurm cannot start, it exits with 77 and says why.
#   slurm.sh PROGRAM
set -eu

program=$(readlink -f -- "$1")
for daemon in munged slurmctld slurmd sbatch; do
  PATH=$PATH:/usr/sbin command -v "$daemon" >/dev/null || {
    echo "$daemon is missing: install slurm-wlm"
    exit 77
  }
done
PATH=$PATH:/usr/sbin

folder=$(mktemp -d)
chmod 755 "$folder"
started=
finish() {
  for daemon in $started; do
    kill "$daemon" 2>/dev/null || true
  done
  for daemon in $started; do
    wait "$daemon" 2>/dev/null || true
  done
  rm -rf "$folder"
}
trap finish EXIT
trap 'exit 1' INT TERM

mkdir "$folder/state" "$folder/spool" "$folder/jobs"
head -c 128 /dev/urandom >"$folder/key"
chmod 400 "$folder/key"
munged --foreground --force --socket="$folder/munge" --key-file="$folder/key" \
  --pid-file="$folder/munged.pid" --seed-file="$folder/seed" --log-file="$folder/munged.log" \
  >"$folder/munged.out" 2>&1 &
started=$!

# Ports that hardly anybody uses; two tests on one machine have different ones.
port=$((20000 + $$ % 20000 * 2))
host=$(hostname -s)
me=$(id -un)
export SLURM_CONF="$folder/slurm.conf"
cat >"$SLURM_CONF" <<CONF
ClusterName=one
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$port
SlurmdPort=$((port + 1))
SlurmUser=$me
SlurmdUser=$me
AuthInfo=socket=$folder/munge
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/ctld.pid
SlurmdPidFile=$folder/d.pid
SlurmctldLogFile=$folder/ctld.log
SlurmdLogFile=$folder/d.log
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
MpiDefault=none
ReturnToService=2
SchedulerParameters=sched_interval=1,batch_sched_delay=1
NodeName=$host NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=all Nodes=$host Default=YES MaxTime=INFINITE State=UP
CONF
slurmctld -D >"$folder/ctld.out" 2>&1 &
started="$! $started"
slurmd -D >"$folder/d.out" 2>&1 &
started="$! $started"

tries=0
until sinfo --noheader --format=%T 2>/dev/null | grep -qx idle; do
  tries=$((tries + 1))
  [ "$tries" -lt 60 ] || {
    echo "Slurm does not start here:"
    tail -n 3 "$folder"/*.log "$folder"/*.out
    exit 77
  }
  sleep 0.5
done

# The third of four jobs dies, and is started again.
cd "$folder/jobs"
set -- lab tic_tac_toe --against-option size=4 --games 400
"$program" "$@" --slurm "it's here.sh" --jobs 4
sbatch --wait --output=%a.out --array=1,2,4 "it's here.sh"
sbatch --wait --output=%a.out --array=3 --export=ALL,HOUSERULES=false "it's here.sh" && {
  echo "a job that has failed was not reported"
  exit 1
}
sbatch --wait --output=%a.out --array=3 "it's here.sh"
sh "it's here.sh" report --json >merged.json 2>merged.log || [ $? -eq 3 ]
"$program" "$@" --json >alone.json || [ $? -eq 3 ]
cmp merged.json alone.json
grep -q ': 0 pairs played, 400 found' merged.log || {
  echo "expected that the jobs have played all 400 pairs, found:"
  cat merged.log ./*.out
  exit 1
}
