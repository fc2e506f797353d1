#!/bin/sh
# SPDX-License-Identifier: MIT
# The drawing of the rooms is up to date.
set -eu
cd "$(dirname "$0")/../.."
docs/draw-house --check
