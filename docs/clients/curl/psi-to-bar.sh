#!/bin/sh
# Offers of a category from a pressure in psi, their pressures told in bar: sh psi-to-bar.sh CATEGORY_ID PSI
ask() {
  curl -sS --get "${RASTEH_URL:-http://localhost:4000}/graphql" --data-urlencode "query=$1" --data-urlencode "variables=$2"
}

# Units have UCUM codes; each property names those that it can be read and typed in.
known=$(ask 'query Properties($id: ID!) {
  category(id: $id) { properties { units { code id } code id } }
}' "{\"id\": \"$1\"}")
property=$(echo "$known" | sed 's/.*"code":"pressure","id":\("[^"]*"\).*/\1/')
known=$(echo "$known" | sed 's/"code":"pressure".*//; s/.*"units"//')
psi=$(echo "$known" | sed 's/.*"code":"\[psi\]","id":\("[^"]*"\).*/\1/')
bar=$(echo "$known" | sed 's/.*"code":"bar","id":\("[^"]*"\).*/\1/')

ask 'query FromPsi($id: ID!, $filter: ProductFilterInput!, $units: [PropertyUnitInput!]!) {
  supplierProducts(categoryId: $id, filter: $filter, first: 100) {
    nodes { title keyProperties(units: $units) { code measure { value maxValue text } } }
  }
}' "{
  \"id\": \"$1\",
  \"filter\": { \"properties\": [{ \"propertyId\": $property, \"value\": \"$2\", \"measurementUnitId\": $psi }] },
  \"units\": [{ \"propertyId\": $property, \"unitId\": $bar }]
}"
