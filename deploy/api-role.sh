#!/bin/sh
# The role the api works as. What it may do is said at the end of each migration, by the owner.
set -e
psql -v ON_ERROR_STOP=1 -v password="$API_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role rasteh_api login password :'password';
SQL
