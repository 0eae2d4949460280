#!/bin/sh
# What an offer costs at a door in a city, line by line: sh landed-price.sh OFFER_ID CITY
ask() {
  curl -sS --get "${RASTEH_URL:-http://localhost:4000}/graphql" --data-urlencode "query=$1" --data-urlencode "variables=$2"
}

place=$(ask 'query Place($id: ID!, $city: String!) {
  supplierProducts(ids: [$id]) { nodes { moq } }
  cities(searchKey: $city, first: 1) { nodes { id } }
}' "{\"id\": \"$1\", \"city\": \"$2\"}")
moq=$(echo "$place" | sed 's/.*"moq":\("[^"]*"\).*/\1/')
city=$(echo "$place" | sed 's/.*"id":\("[^"]*"\).*/\1/')

# A notice says why where there is no price to reckon with, or no way to that city.
ask 'query Price($id: ID!, $quantity: Decimal!, $cityId: ID!) {
  landedPrice(id: $id, quantity: $quantity, cityId: $cityId) {
    lines { code amountRial }
    totalRial
    notice { code }
  }
}' "{\"id\": \"$1\", \"quantity\": $moq, \"cityId\": $city}"
