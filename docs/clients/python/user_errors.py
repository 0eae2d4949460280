"""An address with eight wrong values: all are told at once, each with its place, a code and a sentence."""

import os

from rasteh import ask

ADD = """
mutation Add($input: CreateDeliveryAddressInput!) {
  createDeliveryAddress(input: $input) {
    address { id }
    userErrors { code message field params { name value } }
  }
}
"""

# A well-formed place; what stands in it is wrong eight times.
PLACE = "query Place { cities(searchKey: \"تهران\", first: 1) { nodes { id stateId state { countryId } } } }"

city = ask(PLACE)["cities"]["nodes"][0]
wrong = {
    "countryId": city["state"]["countryId"],
    "stateId": city["stateId"],
    "cityId": city["id"],
    "title": "x",
    "receiverName": "",
    "receiverPhone": "12",
    "addressLine": "too short",
    "plaque": "12345678901",
    "postalCode": "123",
    "latitude": 91,
    "longitude": 181,
}
payload = ask(ADD, {"input": wrong}, os.environ["RASTEH_TOKEN"])["createDeliveryAddress"]
for error in sorted(payload["userErrors"], key=lambda each: each["field"]):
    print(f"{'.'.join(error['field'])}: {error['code']}: {error['message']}")
