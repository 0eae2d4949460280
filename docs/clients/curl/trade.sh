#!/bin/sh
# An order from its draft to its confirmation: sh trade.sh OFFER_ID QUANTITY CUSTOMER_ID ADDRESS_ID UNIT_PRICE_RIAL WAYBILL
# RASTEH_TOKEN is of somebody who buys for the company, RASTEH_SELLER_TOKEN of somebody who sells the offer.
url=${RASTEH_URL:-http://localhost:4000}
key() {
  cat /proc/sys/kernel/random/uuid
}
day() {
  date -u -d "+$1 days" +%F
}
# A field of an answer, by its name: the first of them.
of() {
  sed -n "s/.*\"$1\":\"\{0,1\}\([^\",}]*\).*/\1/p"
}
first() {
  grep -o "\"$1\":\"\{0,1\}[^\",}]*" | head -n 1 | of "$1"
}

# ask TOKEN DOCUMENT VARIABLES
ask() {
  curl -sS "$url/graphql" -H 'content-type: application/json' -H "authorization: Bearer $1" -H 'accept-language: en' \
    --data "{\"query\": \"$2\", \"variables\": $3}"
}
# act TOKEN MUTATION INPUT_TYPE SELECTION INPUT: one act, with a key of its own; ends where something is to be mended
act() {
  answer=$(ask "$1" "mutation Act(\$input: $3!) { $2(input: \$input) { $4 userErrors { code message field } } }" \
    "{\"input\": {$5, \"idempotencyKey\": \"$(key)\"}}")
  case $answer in
  *'"userErrors":[]'*) echo "$answer" ;;
  *)
    echo "$2: $answer" >&2
    return 1
    ;;
  esac
}
# order TOKEN SELECTION
order() {
  ask "$1" "query Order(\$id: ID!) { viewer { tradeRequest(id: \$id) { $2 } } }" "{\"id\": \"$id\"}"
}
buyer=$RASTEH_TOKEN seller=$RASTEH_SELLER_TOKEN
set -e

# The buyer writes a draft, reads what it costs, and publishes it at that price.
draft=$(act "$buyer" createDirectOrder CreateDirectOrderInput 'tradeRequest { id version number }' \
  "\"customerId\": \"$3\", \"addressId\": \"$4\", \"acceptListPrice\": false, \"neededBy\": \"$(day 20)\", \"paymentTerm\": \"ON_DELIVERY\", \"lines\": [{\"supplierProductId\": \"$1\", \"quantity\": \"$2\"}]")
id=$(echo "$draft" | first id)
echo "draft $(echo "$draft" | first number)"
price=$(ask "$buyer" 'query Price($id: ID!) { viewer { membershipAndPrice(tradeRequestId: $id) { priceToken orderTotalRial } } }' "{\"id\": \"$id\"}")
echo "price $(echo "$price" | first orderTotalRial)"
published=$(act "$buyer" confirmAndPublish ConfirmAndPublishInput 'tradeRequest { status }' \
  "\"tradeRequestId\": \"$id\", \"version\": $(echo "$draft" | first version), \"priceToken\": \"$(echo "$price" | first priceToken)\"")
echo "published $(echo "$published" | first status)"

# The seller offers a price for the line.
line=$(order "$seller" 'lines { nodes { id } }' | first id)
quote=$(act "$seller" createQuote CreateQuoteInput 'quote { id version }' \
  "\"tradeRequestId\": \"$id\", \"validUntil\": \"$(day 5)\", \"freight\": {\"kind\": \"INCLUDED\"}, \"lines\": [{\"lineId\": \"$line\", \"unitPriceRial\": \"$5\"}]")
sent=$(act "$seller" sendQuote SendQuoteInput 'quote { totalRial }' \
  "\"quoteId\": \"$(echo "$quote" | first id)\", \"version\": $(echo "$quote" | first version)")
echo "quote $(echo "$sent" | first totalRial)"

# The buyer compares what was offered, and accepts.
compared=$(order "$buyer" 'comparison { columns { merchantName withVat { totalRial } } }')
echo "compare $(echo "$compared" | first totalRial) $(echo "$compared" | first merchantName)"
best=$(order "$buyer" 'quotes(isNewest: true) { nodes { id version } }')
accepted=$(act "$buyer" acceptQuote AcceptQuoteInput 'quote { status }' \
  "\"quoteId\": \"$(echo "$best" | first id)\", \"version\": $(echo "$best" | first version)")
echo "accepted $(echo "$accepted" | first status)"

# The seller ships everything, adds the waybill, and says that it was handed over.
agreed=$(order "$seller" 'version lines { nodes { shippableQuantity } }')
quantity=$(echo "$agreed" | first shippableQuantity)
shipped=$(act "$seller" createShipment CreateShipmentInput 'tradeRequest { version shipments { nodes { id status } } }' \
  "\"tradeRequestId\": \"$id\", \"version\": $(echo "$agreed" | first version), \"lines\": [{\"lineId\": \"$line\", \"quantity\": \"$quantity\"}]")
shipment=$(echo "$shipped" | first id)
echo "shipped $(echo "$shipped" | first status)"
file=$(curl -sS "$url/files" -H "authorization: Bearer $seller" -H "idempotency-key: $(key)" -F "file=@$6" | first id)
documented=$(act "$seller" addTradeDocument AddTradeDocumentInput 'tradeRequest { version }' \
  "\"tradeRequestId\": \"$id\", \"version\": $(echo "$shipped" | first version), \"type\": \"WAYBILL\", \"shipmentId\": \"$shipment\", \"fileId\": \"$file\"")
delivered=$(act "$seller" deliverShipment DeliverShipmentInput 'tradeRequest { version }' \
  "\"tradeRequestId\": \"$id\", \"version\": $(echo "$documented" | first version), \"shipmentId\": \"$shipment\"")

# The buyer confirms what came.
confirmed=$(act "$buyer" confirmDelivery ConfirmDeliveryInput 'tradeRequest { status }' \
  "\"tradeRequestId\": \"$id\", \"version\": $(echo "$delivered" | first version), \"shipmentId\": \"$shipment\", \"lines\": [{\"lineId\": \"$line\", \"accepted\": \"$quantity\", \"refused\": \"0\"}]")
echo "confirmed $(echo "$confirmed" | first status)"
