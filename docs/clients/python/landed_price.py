"""What an offer costs at a door in a city, line by line: `python3 landed_price.py OFFER_ID CITY`."""

import sys

from rasteh import ask

PLACE = """
query Place($id: ID!, $city: String!) {
  supplierProducts(ids: [$id]) { nodes { title moq saleUnitText } }
  cities(searchKey: $city, first: 1) { nodes { id name } }
}
"""

PRICE = """
query Price($id: ID!, $quantity: Decimal!, $cityId: ID!) {
  landedPrice(id: $id, quantity: $quantity, cityId: $cityId) {
    lines { code amountRial }
    totalRial
    notice { code }
  }
}
"""

offer_id, city_name = sys.argv[1:3]
place = ask(PLACE, {"id": offer_id, "city": city_name})
offer, city = place["supplierProducts"]["nodes"][0], place["cities"]["nodes"][0]
print(f"{offer['title']}: {offer['moq']} {offer['saleUnitText']}, {city['name']}")
price = ask(PRICE, {"id": offer_id, "quantity": offer["moq"], "cityId": city["id"]})["landedPrice"]
for line in price["lines"]:
    print(f"{line['code']}: {line['amountRial'] or '-'}")
# Without a price to reckon with, or a way to that city, a notice says why.
print(f"TOTAL: {price['totalRial'] or '-'}" + (f" ({price['notice']['code']})" if price["notice"] else ""))
