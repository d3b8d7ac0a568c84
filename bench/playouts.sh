#!/usr/bin/env bash
# The Game's play-outs beside a bare C++ loop on bit sets that plays the same game without the
# rules' look-ahead: the practical limit of one core. Both in turn, several times, by the clock: on an idle machine. Prints
# the medians and their ratio. Needs g++ and cargo.
#   bench/playouts.sh [ROUNDS] [SECONDS] [SEATS]
set -euo pipefail
cd "$(dirname "$0")/.."
rounds=${1:-9} seconds=${2:-1} seats=${3:-3}
work=target/bench
mkdir -p "$work"
g++ -O2 -march=native -std=c++20 bench/the_game_probe.cpp -o "$work/probe"
cargo build --quiet --release --package subibaja
median() { sort -n | awk '{ a[NR] = $1 } END { print a[int((NR + 1) / 2)] }'; }
field() { grep -o "\"$1\":[0-9.]*" | head -n 1 | cut -d: -f2; }
: >"$work/probe.txt"
: >"$work/ours.txt"
for _ in $(seq "$rounds"); do
  "$work/probe" "$seats" "$seconds" random | field games_per_s >>"$work/probe.txt"
  target/release/subibaja bench playouts the-game --seats "$seats" --seconds "$seconds" --json |
    field games_per_s >>"$work/ours.txt"
done
probe=$(median <"$work/probe.txt")
ours=$(median <"$work/ours.txt")
awk -v p="$probe" -v o="$ours" -v n="$rounds" \
  'BEGIN { printf "median of %d: probe %.0f games/s, subibaja %.0f games/s, ratio %.2f\n", n, p, o, o / p }'
