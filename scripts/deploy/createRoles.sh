#!/bin/sh
# Run once by the postgres image, when the primary is new.
set -eu
psql --set=ON_ERROR_STOP=1 --username=postgres \
  --set=shop="$SHOP_PASSWORD" --set=replication="$REPLICATION_PASSWORD" <<'SQL'
create role shop login password :'shop';
-- With these, statements behind the pooler need no transaction for their deadlines.
alter role shop set statement_timeout = '10s';
alter role shop set lock_timeout = '3s';
alter role shop set idle_in_transaction_session_timeout = '30s';
alter role shop set timezone = 'UTC';
-- Compiling the expressions of a statement took longer than it saved.
alter role shop set jit = off;
create database shop owner shop;
create role replicator login replication password :'replication';
SQL
echo 'host replication replicator all scram-sha-256' >>"$PGDATA/pg_hba.conf"
