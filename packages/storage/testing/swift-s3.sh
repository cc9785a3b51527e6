#!/usr/bin/env bash
# A real S3 server from Debian's packages for tests on a machine without Docker: OpenStack Swift with s3api.
#
#   apt-get install -y --no-install-recommends swift-proxy swift-account swift-container swift-object memcached
#   swift-s3.sh start DIR [PORT]   as root; prints the address; uses the five ports above PORT (21485) as well
#   swift-s3.sh stop DIR
#
# Access key test:tester, secret key testing, region us-east-1, addressed by path. Not for production.
set -euo pipefail

command=${1:?start or stop}
dir=$(realpath -m "${2:?a folder for data and logs}")
port=${3:-21485}
memcached_port=$((port + 1))

stop() {
  local pid_file
  for pid_file in "$dir"/run/*.pid; do
    [[ -e $pid_file ]] || continue
    kill "$(<"$pid_file")" 2>/dev/null || true
    rm -f "$pid_file"
  done
}

# run NAME COMMAND…: starts a server in the background and remembers its process.
run() {
  local name=$1
  shift
  nohup "$@" >"$dir/log/$name.log" 2>&1 &
  echo $! >"$dir/run/$name.pid"
}

# storage_server NAME PORT: one account, container or object server with a ring of one device.
storage_server() {
  local name=$1 own_port=$2
  cat >"$name-server.conf" <<CONF
[DEFAULT]
devices = $dir/srv
mount_check = false
bind_ip = 127.0.0.1
bind_port = $own_port
workers = 1
swift_dir = $dir/etc
user = root
disable_fallocate = true
[pipeline:main]
pipeline = $name-server
[app:$name-server]
use = egg:swift#$name
CONF
  rm -f "$name.builder" "$name.ring.gz"
  swift-ring-builder "$name.builder" create 6 1 1 >/dev/null
  swift-ring-builder "$name.builder" add "r1z1-127.0.0.1:$own_port/d1" 1 >/dev/null
  # Rebalancing warns, with status 1, that one device is not much of a ring.
  swift-ring-builder "$name.builder" rebalance >/dev/null || true
  run "$name" /usr/bin/python3 "/usr/bin/swift-$name-server" "$dir/etc/$name-server.conf"
}

proxy_server() {
  cat >proxy-server.conf <<CONF
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $port
workers = 1
swift_dir = $dir/etc
user = root
[pipeline:main]
pipeline = catch_errors proxy-logging cache bulk s3api tempauth copy slo dlo versioned_writes proxy-logging proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
# On a busy machine an answer may be late. There is no other server to turn to, so none is given up for it.
conn_timeout = 10
node_timeout = 30
error_suppression_interval = 0.1
error_suppression_limit = 1000000
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:proxy-logging]
use = egg:swift#proxy_logging
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:$memcached_port
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin .reseller_admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
[filter:versioned_writes]
use = egg:swift#versioned_writes
CONF
  run proxy /usr/bin/python3 /usr/bin/swift-proxy-server "$dir/etc/proxy-server.conf"
}

# Any answer will do.
listens() {
  curl --silent --output /dev/null "http://127.0.0.1:$1/healthcheck"
}

start() {
  mkdir -p "$dir"/{etc,srv/d1,run,log}
  cd "$dir/etc"
  # The servers read this file from /etc/swift whatever their swift_dir says.
  cat >/etc/swift/swift.conf <<CONF
[swift-hash]
swift_hash_path_suffix = test
swift_hash_path_prefix = test
[storage-policy:0]
name = one
default = yes
CONF
  cp /etc/swift/swift.conf swift.conf
  run memcached memcached -u nobody -l 127.0.0.1 -p "$memcached_port"
  storage_server account $((port + 2))
  storage_server container $((port + 3))
  storage_server object $((port + 4))
  proxy_server
  for _ in $(seq 400); do
    if listens "$port" && listens $((port + 2)) && listens $((port + 3)) && listens $((port + 4)); then
      echo "http://127.0.0.1:$port"
      return
    fi
    sleep 0.1
  done
  echo "Swift did not start; see $dir/log." >&2
  stop
  exit 1
}

case $command in
  start) start ;;
  stop) stop ;;
  *)
    echo "start or stop, not '$command'" >&2
    exit 2
    ;;
esac
