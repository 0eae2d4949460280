#!/bin/sh
# The role the api works as. What it may do is said at the end of each migration, by the owner.
set -e
psql -v ON_ERROR_STOP=1 -v password="$API_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role rasteh_api login password :'password';
-- To see since when transactions of other roles run (docs/deploying.md).
grant pg_read_all_stats to rasteh_api;
SQL
