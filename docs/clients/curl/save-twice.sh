#!/bin/sh
# Saves an offer and writes a note on it, each sent twice with one key: sh save-twice.sh OFFER_ID
# Whoever does not know whether a write arrived sends it again; it has one effect, and one answer.
write() {
  curl -sS "${RASTEH_URL:-http://localhost:4000}/graphql" -H 'content-type: application/json' \
    -H "authorization: Bearer $RASTEH_TOKEN" -H 'accept-language: en' --data "{\"query\": \"$1\", \"variables\": {\"input\": $2}}"
  echo
}

key=$(cat /proc/sys/kernel/random/uuid)
save='mutation Save($input: SaveFavoriteInput!) { payload: saveFavorite(input: $input) { saved: favorite { id } userErrors { code message field } } }'
favorite="{\"type\": \"SUPPLIER_PRODUCT\", \"objectId\": \"$1\", \"idempotencyKey\": \"$key\"}"
write "$save" "$favorite"
write "$save" "$favorite"

key=$(cat /proc/sys/kernel/random/uuid)
create='mutation Write($input: CreateNoteInput!) { payload: createNote(input: $input) { saved: note { id } userErrors { code message field } } }'
note="{\"objectType\": \"SUPPLIER_PRODUCT\", \"objectId\": \"$1\", \"body\": \"Ask for the certificate.\", \"idempotencyKey\": \"$key\"}"
write "$create" "$note"
write "$create" "$note"
