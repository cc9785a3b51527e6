#!/usr/bin/env bash
# Runs a command as on a machine that has nothing but Node and npm: browsers, fonts, fontconfig, Redis, Postgres, PDF
# tools, object store and Docker of this machine are hidden from it. Linux, as root.
#
#   scripts/bare/bare.sh [-u USER] COMMAND [ARGUMENT…]
#
#   -u USER   runs the command as this ordinary user, who starts with an empty home. A user that does not exist is
#             made up for this command alone.
#
# All of this is true in a mount namespace of the command's own, so nothing on the machine changes and it is gone when
# the command ends. Signals reach the command, and its exit code is ours. A hidden program still has its name, but
# cannot be run; a hidden folder is empty. What listens on the network is not hidden.
set -euo pipefail
self=$(realpath -- "${BASH_SOURCE[0]}")

usage() {
  sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$self" >&2
  exit 64
}

user=
while getopts ':u:' option; do
  case $option in
    u) user=$OPTARG ;;
    *) usage ;;
  esac
done
shift $((OPTIND - 1))
[[ $# -gt 0 ]] || usage
[[ $(uname) == Linux && $EUID == 0 ]] || { echo "bare.sh: needs Linux and root" >&2; exit 77; }

home=${HOME:-/root}

# Run again inside of the namespace, where mounts are our own.
if [[ ${BARE_NAMESPACE:-} != "$PPID:$$" ]]; then
  BARE_NAMESPACE="$PPID:$$" exec unshare --mount --propagation private -- bash "$self" ${user:+-u "$user"} -- "$@"
fi
unset BARE_NAMESPACE DOCKER_HOST FONTCONFIG_FILE FONTCONFIG_PATH PUPPETEER_EXECUTABLE_PATH

folders=(
  /etc/fonts /usr/share/fonts /usr/local/share/fonts /usr/share/fontconfig /usr/share/X11/fonts
  /var/cache/fontconfig
  /usr/lib/chromium /usr/lib/chromium-browser /opt/google /opt/microsoft /snap/chromium
  /usr/lib/postgresql /usr/share/postgresql
  "$home/.fonts" "$home/.local/share/fonts" "$home/.cache/puppeteer" "$home/.cache/ms-playwright"
)
programs=(
  chromium chromium-browser google-chrome google-chrome-stable microsoft-edge microsoft-edge-stable firefox
  fc-list fc-cache fc-match
  redis-server redis-cli valkey-server postgres psql pg_ctl initdb
  pdftotext pdffonts pdfinfo pdftoppm pdftocairo pdfimages gs mutool qpdf
  docker podman swift-proxy-server swift-account-server swift-container-server swift-object-server memcached minio
)
sockets=(/var/run/docker.sock /run/docker.sock /run/podman/podman.sock)

for folder in "${folders[@]}"; do
  [[ ! -d $folder ]] || mount -t tmpfs -o mode=755 hidden "$folder"
done
for program in "${programs[@]}"; do
  for at in /usr/bin /usr/sbin /usr/local/bin /usr/local/sbin /bin /sbin /snap/bin; do
    [[ ! -e $at/$program ]] || mount --bind /dev/null "$at/$program"
  done
done
for socket in "${sockets[@]}"; do
  [[ ! -S $socket ]] || mount --bind /dev/null "$socket"
done

[[ -n $user && $user != root ]] || exec "$@"

# Homes and accounts of our own: the machine's are left as they are.
own=/run/bare-machine
mkdir -p "$own"
mount -t tmpfs -o mode=755 own "$own"
if ! getent passwd "$user" >/dev/null; then
  id=27182
  while getent passwd "$id" || getent group "$id"; do id=$((id + 1)); done >/dev/null
  cp /etc/passwd "$own/passwd" && echo "$user:x:$id:$id::$own/home:/bin/sh" >>"$own/passwd"
  cp /etc/group "$own/group" && echo "$user:x:$id:" >>"$own/group"
  mount --bind "$own/passwd" /etc/passwd
  mount --bind "$own/group" /etc/group
fi
install -d -o "$(id -u "$user")" -g "$(id -g "$user")" -m 700 "$own/home"
exec setpriv --reuid "$user" --regid "$(id -g "$user")" --init-groups --inh-caps=-all \
  env HOME="$own/home" USER="$user" LOGNAME="$user" SHELL=/bin/sh bash -c '
    # Of the search path what this user may enter.
    set -f
    IFS=:
    places=
    for place in $PATH; do [[ ! -x $place ]] || places+=${places:+:}$place; done
    unset IFS
    PATH=$places exec "$@"' bash "$@"
