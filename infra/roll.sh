#!/usr/bin/env bash
# Brings a new version into service while the old one works on:
#   docker compose -f infra/docker-compose.yml build && infra/roll.sh
#
# Migrates, then starts as many new `api`s as there are, waits until they are ready,
# and lets the old ones finish and go; the same with the workers. COMPOSE is the command, where it is not the usual one.
set -euo pipefail
cd "$(dirname "$0")/.."
read -r -a compose <<<"${COMPOSE:-docker compose -f infra/docker-compose.yml}"

"${compose[@]}" up --no-deps --force-recreate migrate
[[ $(docker inspect --format '{{.State.ExitCode}}' "$("${compose[@]}" ps -a -q migrate)") == 0 ]] || {
  echo 'The database could not be brought forward; nothing was replaced.' >&2
  exit 1
}

# replace SERVICE
replace() {
  local service=$1 old one
  mapfile -t old < <("${compose[@]}" ps -q "$service")
  "${compose[@]}" up -d --no-deps --no-recreate --scale "$service=$((2 * ${#old[@]}))" "$service"
  for one in $("${compose[@]}" ps -q "$service"); do
    [[ " ${old[*]} " == *" $one "* ]] && continue
    for _ in $(seq 120); do
      [[ $(docker inspect --format '{{.State.Health.Status}}' "$one") == healthy ]] && continue 2
      sleep 1
    done
    echo "A new $service is not ready after two minutes; the old ones are still there. See: docker logs $one" >&2
    exit 1
  done
  for one in "${old[@]}"; do
    docker stop --time 30 "$one" >/dev/null
    docker rm "$one" >/dev/null
  done
}

replace api
replace worker
"${compose[@]}" ps
