#!/bin/sh
# Sends a file, such as a waybill, and prints what it is known by: sh send-file.sh FILE
# The id goes into the write that needs the file. The same key sent again sends nothing twice.
curl -sS "${RASTEH_URL:-http://localhost:4000}/files" -H "authorization: Bearer $RASTEH_TOKEN" \
  -H "idempotency-key: $(cat /proc/sys/kernel/random/uuid)" -H 'accept-language: en' -F "file=@$1"
