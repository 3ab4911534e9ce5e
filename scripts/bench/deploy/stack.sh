#!/bin/sh
# What the deploying chapter puts around the servers, from Debian's packages and the files in
# scripts/deploy, in which only names, ports and paths of containers are replaced.
#   stack.sh start FOLDER         servers included; SMTP_URL is set
#   stack.sh fail FOLDER ROUNDS   ends servers, restarts the pooler and delays the replica
#   stack.sh use FOLDER COUNT     the proxy uses only so many servers
#   stack.sh usage FOLDER TIME    seconds of processor time that all servers use meanwhile
#   stack.sh finishJobs FOLDER    waits for them; that of a crashed server is taken over in minutes
#   stack.sh stop FOLDER
set -eu
command=$1
folder=$2
root=$(cd "$(dirname "$0")/../../.." && pwd)
deploy=$root/scripts/deploy
primary=4271 replica=4272 pooler=4273 proxy=4274 plain=4275 files=4276
servers='4281 4282 4283'

# What `.env` would have.
PUBLIC_URL=https://shop.example.com ADMIN_EMAIL=owner@shop.example.com ADMIN_PASSWORD=A-Long-Password-9
TOKEN_SECRET=the-secret-of-the-benchmark-alone PAYMENT_PROVIDER=OFF S3_PASSWORD=of-the-store
DATABASE_PASSWORD=of-the-database REPLICATION_PASSWORD=of-the-replica

bin=$(find /usr/lib/postgresql/*/bin -maxdepth 0 2>/dev/null | sort -V | tail -n 1)
PATH=$bin:/usr/sbin:$PATH

# PostgreSQL and PgBouncer refuse to run as root.
unprivileged() {
  if [ "$(id -u)" = 0 ]; then runuser --user postgres --preserve-environment -- "$@"; else "$@"; fi
}

isOlder() { dpkg --compare-versions "$(dpkg-query --show --showformat '${Version}' "$1")" lt "$2"; }

install() {
  for name in pgbouncer nginx postgresql openssl curl; do
    dpkg-query --show --showformat '${Status}' "$name" 2>/dev/null | grep -q ' installed$' ||
      missing="${missing:-} $name"
  done
  [ -n "${missing:-}" ] || return 0
  echo "installing$missing"
  if ! { apt-get update && apt-get install -y --no-install-recommends $missing; } >"$folder/apt.log" 2>&1; then
    echo "Install$missing by hand: this needs root and Debian's apt-get. It said:" >&2
    tail -n 3 "$folder/apt.log" >&2
    exit 1
  fi
}

startDatabases() {
  options="--username=postgres --encoding=UTF8 --locale=C.UTF-8 --auth-local=trust --auth-host=scram-sha-256"
  unprivileged initdb --pgdata="$folder/primary" $options >"$folder/initdb.log"
  settings=$(sed -n 's/^ *command: \[postgres, \(.*\)\]$/\1/p' "$deploy/compose.yaml" | tr -d ,)
  startDatabase primary $primary "$settings"
  export SHOP_PASSWORD=$DATABASE_PASSWORD REPLICATION_PASSWORD
  PGHOST=$folder PGPORT=$primary PGDATA=$folder/primary unprivileged "$deploy/createRoles.sh" >"$folder/roles.log"
  unprivileged pg_ctl reload --pgdata="$folder/primary" >/dev/null
  PGPASSWORD=$REPLICATION_PASSWORD unprivileged pg_basebackup --host=127.0.0.1 --port=$primary \
    --username=replicator --pgdata="$folder/replica" --write-recovery-conf --checkpoint=fast
  startDatabase replica $replica "$(sed -n 's/^ *exec postgres //p' "$deploy/compose.yaml")"
}

startDatabase() {
  unprivileged pg_ctl start --wait --pgdata="$folder/$1" --log="$folder/$1.log" \
    --options="$3 -p $2 -c listen_addresses=127.0.0.1 -c unix_socket_directories=$folder" >/dev/null
}

writePoolerSettings() {
  printf '"shop" "%s"\n' "$DATABASE_PASSWORD" >"$folder/userlist.txt"
  sed -e "s/host=primary port=5432/host=127.0.0.1 port=$primary/" \
    -e "s/host=replica port=5432/host=127.0.0.1 port=$replica/" \
    -e "s/^listen_addr = .*/listen_addr = 127.0.0.1/" -e "s/6432/$pooler/" \
    -e "s|/etc/pgbouncer|$folder|" "$deploy/pgbouncer.ini" >"$folder/pgbouncer.ini"
  printf 'unix_socket_dir =\npidfile = %s/pgbouncer.pid\nlogfile = %s/pgbouncer.log\n' \
    "$folder" "$folder" >>"$folder/pgbouncer.ini"
  ! isOlder pgbouncer 1.21 || sed -i '/^max_prepared_statements/d' "$folder/pgbouncer.ini"
}

startPooler() { unprivileged pgbouncer --quiet --daemon "$folder/pgbouncer.ini"; }

# As `docker compose restart` and a failed machine do: at once, whatever runs.
restartPooler() {
  kill -TERM "$(cat "$folder/pgbouncer.pid")"
  while [ -f "$folder/pgbouncer.pid" ]; do sleep 0.02; done
  startPooler
}

startProxy() {
  mkdir "$folder/tls"
  openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=shop.example.com \
    -addext subjectAltName=DNS:shop.example.com -keyout "$folder/tls/privkey.pem" \
    -out "$folder/tls/fullchain.pem" 2>/dev/null
  temporary=$(for name in client_body proxy fastcgi uwsgi scgi; do printf '%s_temp_path %s/%s; ' $name "$folder" $name; done)
  upstreams=$(for port in $servers; do printf 'server 127.0.0.1:%s max_fails=2 fail_timeout=5s; ' "$port"; done)
  sed -e "s/server shop:3000 resolve max_fails=2 fail_timeout=5s;/$upstreams/" -e '/^ *resolver /d' \
    -e "s|/dev/stderr|$folder/proxy.log|" -e "s|/dev/stdout|$folder/requests.log|" \
    -e "s|/run/nginx.pid|$folder/nginx.pid|" -e "s|/var/cache/nginx|$folder|" \
    -e "s|/etc/nginx/tls|$folder/tls|" -e "s/listen 80 /listen $plain /" -e "s/listen 443 /listen $proxy /" \
    -e "s|^http {|& $temporary|" \
    "$deploy/nginx.conf" >"$folder/nginx.conf"
  ! isOlder nginx 1.25.1 || sed -i -e '/^ *http2 on;/d' -e 's/ ssl default_server/ ssl http2 default_server/' "$folder/nginx.conf"
  [ "$(id -u)" != 0 ] || chown -R postgres "$folder"
  unprivileged nginx -c "$folder/nginx.conf" -e "$folder/proxy.log"
}

onReplica() { unprivileged psql --quiet --no-align --host="$folder" --port=$replica --username=postgres --command="$1" >/dev/null; }

# Any S3-compatible store will do.
startFiles() {
  node "$root/node_modules/s3rver/bin/s3rver.js" --address 127.0.0.1 --port $files \
    --directory "$folder/files" --configure-bucket shop >"$folder/files.log" 2>&1 &
  echo $! >"$folder/files.pid"
}

# Compose and the shell fill in values alike.
exportSettings() {
  sed -n '/environment: &settings/,/^    [a-z]/s/^      \([A-Z0-9_]*\): \(.*\)$/export \1="\2"/p' "$deploy/compose.yaml" |
    sed "s/'//g; s/pgbouncer:6432/127.0.0.1:$pooler/; s/files:7070/127.0.0.1:$files/"
  sed -n 's/^Environment=/export /p' "$folder/unit-$1"
}

# As the unit shop@.service does, with the settings of compose.yaml.
startServer() (
  sed "s/%i/$1/g; s|/var/\(lib\|cache\)/shop|$folder/\1|" "$deploy/shop@.service" >"$folder/unit-$1"
  eval "$(exportSettings "$1")"
  # The only account of this store.
  export S3_ACCESS_KEY_ID=S3RVER S3_SECRET_ACCESS_KEY=S3RVER LOG_LEVEL=error
  ! isOlder pgbouncer 1.21 || export DATABASE_STATEMENTS=auto
  mkdir -p "$DATA_DIR"
  cd "$root"
  setsid node $(sed -n 's|^ExecStart=/usr/bin/node ||p' "$folder/unit-$1") >>"$folder/server-$1.log" 2>&1 &
  echo $! >"$folder/server-$1.pid"
  curl --silent --fail --output /dev/null --retry 600 --retry-delay 1 --retry-all-errors --retry-max-time 120 "http://127.0.0.1:$1/readyz"
)

endServer() {
  pid=$(cat "$folder/server-$1.pid")
  kill "-$2" "$pid"
  while grep -qs '^State:.[^Z]' "/proc/$pid/status"; do sleep 0.01; done
}

now() { date +%s%3N; }

# Tells between which milliseconds it happened.
tell() {
  name=$1 from=$(now)
  shift
  "$@"
  echo "$name $from $(now)"
}

# Twenty seconds for each: a server crashes, in turn one of all but the first, and something else
# happens ten seconds later: the other one ends as for an update, the pooler is restarted, or the
# replica is paused until the next time.
fail() {
  for round in $(seq "$1"); do
    until=$(($(now) + 20000))
    port=$((4282 + round % 2)) other=$((4283 - round % 2))
    tell crash endServer $port KILL
    startServer $port
    waitUntil $((until - 10000))
    case $((round % 4)) in
      1) tell restart restartPooler ;;
      2) tell pause onReplica 'select pg_wal_replay_pause()' ;;
      3) tell resume onReplica 'select pg_wal_replay_resume()' ;;
      0)
        tell update endServer $other TERM
        startServer $other
        ;;
    esac
    awk '{ print "memory", $24 * 4096 / 1e6, 0 }' "/proc/$(cat "$folder/server-4281.pid")/stat"
    waitUntil "$until"
  done
}

waitUntil() {
  left=$(($1 - $(now)))
  [ $left -le 0 ] || sleep "$((left / 1000)).$(printf %03d $((left % 1000)))"
}

firstServers() { echo $servers | cut -d ' ' -f "-$1"; }

useServers() {
  for port in $servers; do
    case $(firstServers "$1") in *$port*) down= ;; *) down='down ' ;; esac
    sed -i -E "s/(server 127.0.0.1:$port) (down )?/\1 $down/g" "$folder/nginx.conf"
  done
  unprivileged nginx -c "$folder/nginx.conf" -e "$folder/proxy.log" -s reload
}

used() {
  for port in $servers; do cat "/proc/$(cat "$folder/server-$port.pid")/stat" 2>/dev/null || true; done |
    awk '{ ticks += $14 + $15 } END { print ticks / 100 }'
}

usage() {
  before=$(used)
  sleep "$1"
  echo "$before $(used)" | awk '{ print $2 - $1 }'
}

# What has failed is tried again within a minute.
finishJobs() {
  unfinished="select count(*) from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() + interval '1 minute'"
  for try in $(seq 240); do
    [ "$(psql --tuples-only --no-align --host="$folder" --port=$primary --username=postgres --dbname=shop --command="$unfinished")" != 0 ] || return 0
    sleep 1
  done
}

stop() {
  for port in $servers; do endServer "$port" KILL 2>/dev/null || true; done
  for name in nginx pgbouncer files; do
    [ ! -f "$folder/$name.pid" ] || kill -TERM "$(cat "$folder/$name.pid")" 2>/dev/null || true
  done
  for name in replica primary; do
    [ ! -f "$folder/$name/postmaster.pid" ] || unprivileged pg_ctl stop --mode=fast --pgdata="$folder/$name" >/dev/null
  done
  rm -rf "$folder"
}

case $command in
  start)
    mkdir -p "$folder"
    install
    # For the default brand.
    (cd "$root" && node scripts/build.ts) >"$folder/build.log" 2>&1
    bin=$(find /usr/lib/postgresql/*/bin -maxdepth 0 | sort -V | tail -n 1)
    PATH=$bin:$PATH
    [ "$(id -u)" != 0 ] || chown -R postgres "$folder"
    startDatabases
    writePoolerSettings
    [ "$(id -u)" != 0 ] || chown -R postgres "$folder"
    startPooler
    startProxy
    startFiles
    starting=
    for port in $servers; do
      startServer "$port" &
      starting="$starting $!"
    done
    wait $starting
    ;;
  fail) fail "$3" ;;
  use) useServers "$3" ;;
  usage) usage "$3" ;;
  finishJobs) finishJobs ;;
  stop) stop ;;
esac
