#!/usr/bin/env bash
# Runs a Windows node.exe under Wine, inside a small Debian 13 of its own: the Wine of older releases is too old for Node.
#   windows-node.sh set-up HOME                                     makes that Debian with its Wine, once
#   windows-node.sh run HOME NODE_EXE FOLDER [NAME=VALUE…] -- ARG…  runs node.exe in the folder with these variables alone
# Below HOME: `debian` is the system, `setup.log` what its installation said. Only `shared` is visible inside, under the
# path that it has outside (as Z:\…), so that NODE_EXE and FOLDER have to lie there. Needs root and Debian.
set -euo pipefail

action=$1
home=$2
shift 2
debian=$home/debian
shared=$home/shared
wine=/usr/lib/wine/wine64

# Replaces this shell by a program inside. Only the program and its children see the mounts.
become_inside() {
  mkdir -p "$debian$shared"
  exec unshare --mount bash -c '
    mount --bind "$2" "$1$2" && mount --rbind /proc "$1/proc" && mount --rbind /dev "$1/dev" || exit 1
    debian=$1
    shift 2
    exec chroot "$debian" "$@"
  ' inside "$debian" "$shared" "$@"
}

# Prints the mirror that this machine uses, which can be the only one that it reaches.
mirror() {
  local uri
  uri=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' 'Label: Debian' | head -n 1)
  echo "${uri:-http://deb.debian.org/debian}"
}

install_debian() {
  # What an interrupted installation left cannot be continued.
  rm -rf "$debian"
  debootstrap --variant=minbase trixie "$debian" "$(mirror)"
  cp /etc/resolv.conf "$debian/etc/resolv.conf"
  apt-config dump | { grep -E '^Acquire::https?::' || true; } >"$debian/etc/apt/apt.conf.d/90host"
  if [ -f /etc/ssl/certs/ca-certificates.crt ]; then
    install -D -m 644 /etc/ssl/certs/ca-certificates.crt "$debian/etc/ssl/certs/ca-certificates.crt"
  fi
  chroot "$debian" apt-get update -qq
  DEBIAN_FRONTEND=noninteractive chroot "$debian" apt-get install -y -qq --no-install-recommends wine64 wine libwine
}

variables() {
  printf '%s\0' HOME=/root PATH=/usr/bin:/bin LC_ALL=C.UTF-8 NO_COLOR=1 WINEDEBUG=-all WINEARCH=win64 \
    WINEPREFIX="$shared/prefix" XDG_RUNTIME_DIR="$shared/run" WINEDLLOVERRIDES='mscoree,mshtml='
}

# Makes drive C, which otherwise the first program would wait for.
make_prefix() {
  mkdir -p "$shared/prefix" "$shared/run"
  chmod 700 "$shared/run"
  local given
  mapfile -d '' -t given < <(variables)
  (become_inside /usr/bin/env -i "${given[@]}" "$wine" wineboot.exe --init </dev/null)
}

set_up() {
  mkdir -p "$shared"
  [ -x "$debian$wine" ] || install_debian
  [ -d "$shared/prefix/drive_c" ] || make_prefix
}

# Node under Wine cannot open a pipe as its output, so that it writes files, and tail passes them on while they grow.
run_node() {
  local node=$1 folder=$2
  shift 2
  local given=()
  mapfile -d '' -t given < <(variables)
  while [ "$1" != -- ]; do
    given+=("$1")
    shift
  done
  shift
  local outputs code=0
  outputs=$(mktemp -d "$shared/output.XXXXXX")
  touch "$outputs/stdout" "$outputs/stderr"
  become_inside /usr/bin/env -i --chdir="$folder" "${given[@]}" "$wine" "$node" "$@" \
    </dev/null >"$outputs/stdout" 2>"$outputs/stderr" &
  local node_pid=$!
  # A shell without a terminal shields its background processes from Ctrl-C.
  trap 'kill $node_pid 2>/dev/null; rm -rf "$outputs"; exit 130' INT TERM
  tail --sleep-interval=0.1 --pid=$node_pid --lines=+1 --follow "$outputs/stdout" &
  local stdout_pid=$!
  tail --sleep-interval=0.1 --pid=$node_pid --lines=+1 --follow "$outputs/stderr" >&2 &
  local stderr_pid=$!
  wait $node_pid || code=$?
  wait $stdout_pid $stderr_pid
  rm -rf "$outputs"
  return $code
}

case $action in
  set-up)
    mkdir -p "$home"
    exec 3>&2 >"$home/setup.log" 2>&1
    trap '[ $? -eq 0 ] || tail -n 5 "$home/setup.log" >&3' EXIT
    set_up
    ;;
  run) run_node "$@" ;;
esac
