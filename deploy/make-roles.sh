#!/bin/sh
# Runs once, in a fresh database: the role of servers, the receiver's, and the wait for the receiver.
set -eu
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
\set app `cat /run/secrets/app-password`
\set receiver `cat /run/secrets/receiver-password`
create role platform_app login noinherit nobypassrls password :'app';
create role receiver login replication password :'receiver';
-- It counts from the next start on, when the receiver can connect.
alter system set synchronous_standby_names = 'pg_receivewal';
SQL
echo 'host replication receiver samenet scram-sha-256' >>"$PGDATA/pg_hba.conf"
