#!/usr/bin/env bash
# OpenAPI 3.0 allows a range of statuses such as `4XX` as a key of `responses` ("Responses Object", spec.openapis.org/oas/v3.0.3).
# oazapfts copies the key into a number literal of the type it prints (`status: 4XX`), and says nothing: the file it made
# does not parse as TypeScript, so no client of such a contract compiles. A contract that names single statuses and `default`
# is written right.
set -euo pipefail
OAZAPFTS=7.5.0
TYPESCRIPT=5.9.3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-fund --no-audit "oazapfts@$OAZAPFTS" "typescript@$TYPESCRIPT" >/dev/null 2>&1
contract() {
  cat <<JSON
{
  "openapi": "3.0.3",
  "info": { "title": "Two answers", "version": "1" },
  "paths": {
    "/things": {
      "get": {
        "operationId": "things",
        "responses": {
          "200": { "description": "Done", "content": { "application/json": { "schema": { "type": "string" } } } },
          "$1": { "description": "Refused", "content": { "application/json": { "schema": { "type": "object" } } } }
        }
      }
    }
  }
}
JSON
}
echo "oazapfts $OAZAPFTS"
for key in 4XX 400; do
  contract "$key" >"$key.json"
  npx oazapfts "$key.json" "client-$key.ts"
  echo "A response with the key $key is printed as:$(grep "status: 4" "client-$key.ts")"
done
errors() { npx tsc --noEmit --skipLibCheck --module esnext --moduleResolution bundler --lib es2022,dom "client-$1.ts" || true; }
range=$(errors 4XX)
single=$(errors 400)
echo "tsc $TYPESCRIPT of 4XX: ${range:-no error}"
echo "tsc $TYPESCRIPT of 400: ${single:-no error}"
[[ $range == *TS1351* ]] && [ -z "$single" ] || { echo 'This has changed.'; exit 1; }
