#!/bin/sh
# The menu of the market: roots, branches and leaves with the number of offers in each.
# Reads may be GET: the text of the query needs no quoting then.
curl -sS --get "${RASTEH_URL:-http://localhost:4000}/graphql" --data-urlencode 'query=
query Menu {
  categoryMenu {
    name itemsCount
    subcategories { name itemsCount subcategories { name itemsCount } }
  }
}'
