"""
An order from its draft to its confirmation:
`python3 trade.py OFFER_ID QUANTITY CUSTOMER_ID ADDRESS_ID UNIT_PRICE_RIAL WAYBILL`.
RASTEH_TOKEN is of somebody who buys for the company, RASTEH_SELLER_TOKEN of somebody who sells the offer.
"""

import datetime
import json
import os
import sys
import urllib.request
import uuid

from rasteh import URL, ask

offer, quantity, customer, address, price, waybill = sys.argv[1:7]
buyer, seller = os.environ["RASTEH_TOKEN"], os.environ["RASTEH_SELLER_TOKEN"]

ORDER = """
query Order($id: ID!) {
  viewer {
    tradeRequest(id: $id) {
      id version number status
      lines(first: 50) { nodes { id shippableQuantity } }
      shipments { nodes { id status lines { lineId quantity } } }
      quotes(isNewest: true) { nodes { id version status totalRial } }
      comparison { columns { merchantName withVat { totalRial rank } } }
    }
  }
}
"""

PRICE = "query Price($id: ID!) { viewer { membershipAndPrice(tradeRequestId: $id) { priceToken orderTotalRial } } }"


def act(name, selection, wanted, token):
    """One act, with a key of its own."""
    kind = name[0].upper() + name[1:] + "Input"
    answered = selection + " userErrors { code message field }"
    mutation = "mutation Act($input: %s!) { payload: %s(input: $input) { %s } }" % (kind, name, answered)
    payload = ask(mutation, {"input": {**wanted, "idempotencyKey": str(uuid.uuid4())}}, token)["payload"]
    for error in payload["userErrors"]:
        sys.exit("%s: %s %s" % (name, error["code"], error["message"]))
    return payload


def day(days):
    return (datetime.date.today() + datetime.timedelta(days=days)).isoformat()


def order_as(token, order):
    return ask(ORDER, {"id": order}, token)["viewer"]["tradeRequest"]


def send(path, token):
    """Sends a file. Returns its id."""
    boundary = uuid.uuid4().hex
    with open(path, "rb") as file:
        head = '--%s\r\ncontent-disposition: form-data; name="file"; filename="%s"\r\n\r\n' % (
            boundary,
            os.path.basename(path),
        )
        body = head.encode() + file.read() + ("\r\n--%s--\r\n" % boundary).encode()
    headers = {
        "authorization": "Bearer " + token,
        "idempotency-key": str(uuid.uuid4()),
        "content-type": "multipart/form-data; boundary=" + boundary,
    }
    with urllib.request.urlopen(urllib.request.Request(URL + "/files", body, headers), timeout=60) as response:
        return json.load(response)["id"]


# The buyer writes a draft, reads what it costs, and publishes it at that price.
order = {
    "customerId": customer,
    "addressId": address,
    "neededBy": day(20),
    "paymentTerm": "ON_DELIVERY",
    "acceptListPrice": False,
    "lines": [{"supplierProductId": offer, "quantity": quantity}],
}
draft = act("createDirectOrder", "tradeRequest { id version number }", order, buyer)["tradeRequest"]
print("draft", draft["number"])
priced = ask(PRICE, {"id": draft["id"]}, buyer)["viewer"]["membershipAndPrice"]
print("price", priced["orderTotalRial"])
at = {"tradeRequestId": draft["id"], "version": draft["version"], "priceToken": priced["priceToken"]}
published = act("confirmAndPublish", "tradeRequest { id version status }", at, buyer)["tradeRequest"]
print("published", published["status"])

# The seller offers a price for each line.
asked = order_as(seller, draft["id"])
content = {
    "tradeRequestId": draft["id"],
    "lines": [{"lineId": line["id"], "unitPriceRial": price} for line in asked["lines"]["nodes"]],
    "validUntil": day(5),
    "freight": {"kind": "INCLUDED"},
}
quote = act("createQuote", "quote { id version }", content, seller)["quote"]
drafted = {"quoteId": quote["id"], "version": quote["version"]}
sent = act("sendQuote", "quote { id version status totalRial }", drafted, seller)["quote"]
print("quote", sent["totalRial"])

# The buyer compares what was offered, and accepts.
offered = order_as(buyer, draft["id"])
for column in (offered["comparison"] or {"columns": []})["columns"]:
    print("compare", column["withVat"]["totalRial"], column["merchantName"])
best = min(offered["quotes"]["nodes"], key=lambda each: int(each["totalRial"]))
chosen = {"quoteId": best["id"], "version": best["version"]}
accepted = act("acceptQuote", "quote { id version status }", chosen, buyer)
print("accepted", accepted["quote"]["status"])

# The seller ships everything, adds the waybill, and says that it was handed over.
agreed = order_as(seller, draft["id"])
shipping = {
    "tradeRequestId": draft["id"],
    "version": agreed["version"],
    "lines": [{"lineId": line["id"], "quantity": line["shippableQuantity"]} for line in agreed["lines"]["nodes"]],
}
shows = "tradeRequest { id version shipments { nodes { id status lines { lineId quantity } } } }"
shipped = act("createShipment", shows, shipping, seller)["tradeRequest"]
shipment = shipped["shipments"]["nodes"][0]
print("shipped", shipment["status"])
paper = {"type": "WAYBILL", "shipmentId": shipment["id"], "fileId": send(waybill, seller)}
added = {"tradeRequestId": draft["id"], "version": shipped["version"], **paper}
documented = act("addTradeDocument", "tradeRequest { id version }", added, seller)["tradeRequest"]
handed = {"tradeRequestId": draft["id"], "version": documented["version"], "shipmentId": shipment["id"]}
delivered = act("deliverShipment", "tradeRequest { id version status }", handed, seller)["tradeRequest"]

# The buyer confirms what came.
answer = {
    "tradeRequestId": draft["id"],
    "version": delivered["version"],
    "shipmentId": shipment["id"],
    "lines": [
        {"lineId": line["lineId"], "accepted": line["quantity"], "refused": "0"} for line in shipment["lines"]
    ],
}
confirmed = act("confirmDelivery", "tradeRequest { id version status }", answer, buyer)["tradeRequest"]
print("confirmed", confirmed["status"])
