#!/bin/sh
# Every offer of the market, one id a line: sh all-offers.sh [PAGE_SIZE]
# By cursor there is no last page that can be reached, and NEWEST is an order that does not change on the way.
# With -f and --retry, curl waits as long as Retry-After says when the points of this minute are spent.
after=null
while [ -n "$after" ]; do
  page=$(curl -sSf --retry 9 --get "${RASTEH_URL:-http://localhost:4000}/graphql" --data-urlencode 'query=
query Offers($first: Int!, $after: String) {
  supplierProducts(sort: NEWEST, first: $first, after: $after) {
    nodes { id }
    pageInfo { hasNextPage endCursor }
  }
}' --data-urlencode "variables={\"first\": ${1:-100}, \"after\": $after}") || exit 1
  echo "$page" | grep -o '"id":"[^"]*"' | cut -d '"' -f 4
  after=$(echo "$page" | sed -n 's/.*"hasNextPage":true,"endCursor":\("[^"]*"\).*/\1/p')
done
