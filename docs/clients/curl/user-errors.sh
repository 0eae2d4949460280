#!/bin/sh
# An address with eight wrong values: all are told at once, each with its place, a code and a sentence.
url=${RASTEH_URL:-http://localhost:4000}

# A well-formed place; what stands in it is wrong eight times.
city=$(curl -sS --get "$url/graphql" --data-urlencode 'query=
query Place { cities(searchKey: "تهران", first: 1) { nodes { id stateId state { countryId } } } }')
of() {
  echo "$city" | sed "s/.*\"$1\":\(\"[^\"]*\"\).*/\1/"
}

curl -sS "$url/graphql" -H 'content-type: application/json' -H "authorization: Bearer $RASTEH_TOKEN" -H 'accept-language: en' --data "{
  \"query\": \"mutation Add(\$input: CreateDeliveryAddressInput!) { createDeliveryAddress(input: \$input) { address { id } userErrors { code message field params { name value } } } }\",
  \"variables\": {\"input\": {
    \"countryId\": $(of countryId), \"stateId\": $(of stateId), \"cityId\": $(of id),
    \"title\": \"x\", \"receiverName\": \"\", \"receiverPhone\": \"12\", \"addressLine\": \"too short\",
    \"plaque\": \"12345678901\", \"postalCode\": \"123\", \"latitude\": 91, \"longitude\": 181
  }}
}"
