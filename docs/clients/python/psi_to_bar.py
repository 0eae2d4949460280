"""Offers of a category from a pressure in psi, their pressures told in bar: `python3 psi_to_bar.py CATEGORY_ID PSI`."""

import sys

from rasteh import ask

PROPERTIES = """
query Properties($id: ID!) {
  category(id: $id) { properties { id code units { id code } } }
}
"""
FROM_PSI = """
query FromPsi($id: ID!, $filter: ProductFilterInput!, $units: [PropertyUnitInput!]!) {
  supplierProducts(categoryId: $id, filter: $filter, first: 100) {
    nodes { title keyProperties(units: $units) { code measure { value } } }
  }
}
"""

category, psi = sys.argv[1:]
properties = ask(PROPERTIES, {"id": category})["category"]["properties"]
pressure = next(each for each in properties if each["code"] == "pressure")
# Units have UCUM codes; each property names those that it can be read and typed in.
unit = {each["code"]: each["id"] for each in pressure["units"]}
found = ask(
    FROM_PSI,
    {
        "id": category,
        "filter": {"properties": [{"propertyId": pressure["id"], "value": psi, "measurementUnitId": unit["[psi]"]}]},
        "units": [{"propertyId": pressure["id"], "unitId": unit["bar"]}],
    },
)
for offer in found["supplierProducts"]["nodes"]:
    stated = next(each for each in offer["keyProperties"] if each["code"] == "pressure")
    # An exact decimal, as text.
    print(f"{offer['title']}: {stated['measure']['value']} bar")
