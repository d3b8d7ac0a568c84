#!/usr/bin/env bash
# One server, one load: starts the server fresh, plays, stops it. One line of JSON on stdout.
#   bench/web/run.sh SERVER TABLES THINK_MS [SECONDS] [WARM_UP]
# SERVER: subibaja (every move durable on SQLite) | rust_probe (a bare socket) | colyseus (in memory).
# The server has core 0, the load generator core 1. `cargo build --release -p subibaja` first, and for
# the others `cargo build --release` and `npm install` here.
set -u
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..
server=$1 tables=$2 think=$3 seconds=${4:-10} warm=${5:-3}
bin=${BIN:-$here/target/release}
export PORT=${PORT:-$((9200 + RANDOM % 700))} NODE_ENV=production
ulimit -n "$(ulimit -Hn)"
log=$(mktemp) data=$(mktemp -d)
cd "$here/servers" || exit 1
case $server in
  subibaja)
    proto=subibaja
    SUBIBAJA_LOG=warn taskset -c 0 "${SUBIBAJA:-$root/target/release/subibaja}" serve --port "$PORT" --data "$data" \
      --threads 1 --socket-rate 0 --address-rate 0 --table-rate 0 --address-sockets 0 --address-connections 0 >"$log" 2>&1 & ;;
  rust_probe) proto=json; TOKIO_WORKER_THREADS=1 taskset -c 0 "$bin/rust_probe" >"$log" 2>&1 & ;;
  colyseus) proto=colyseus; MODE=msg taskset -c 0 node colyseus.mjs >"$log" 2>&1 & ;;
  *) echo "unknown server $server" >&2; exit 2 ;;
esac
pid=$!
for _ in $(seq 100); do grep -qE 'listening|Subibaja is at' "$log" && break; sleep 0.1; done
sleep 0.5
timeout 300 taskset -c 1 "$bin/loadgen" --proto $proto --addr "127.0.0.1:$PORT" --tables "$tables" --think-ms "$think" \
  --secs "$seconds" --warm "$warm" --pid $pid --label "$server" || { echo "the load failed" >&2; cat "$log" >&2; }
kill $pid
wait $pid 2>/dev/null
rm -rf "$log" "$data"
