#!/bin/sh
# SPDX-License-Identifier: MIT
# The drawing of the house shows the rooms as they are.
set -eu
cd "$(dirname "$0")/../.."
docs/draw-house --check
