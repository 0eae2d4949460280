#!/bin/sh
# Suggestions for a text that is being typed, and what it finds: sh search.sh TEXT
curl -sS --get "${RASTEH_URL:-http://localhost:4000}/graphql" --data-urlencode 'query=
query Search($key: String!) {
  suggestions(key: $key) { groups { kind items { text detail } } }
  search(key: $key) { productsCount suppliersCount categoriesCount }
  supplierProducts(searchKey: $key, first: 5) { nodes { title lowestPriceRial } }
}' --data-urlencode "variables={\"key\": \"$1\"}"
