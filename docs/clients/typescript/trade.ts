// An order from its draft to its confirmation: `npx tsx trade.ts OFFER_ID QUANTITY CUSTOMER_ID ADDRESS_ID UNIT_PRICE_RIAL WAYBILL`.
// RASTEH_TOKEN is of somebody who buys for the company, RASTEH_SELLER_TOKEN of somebody who sells the offer.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ask, url } from './rasteh.ts';

const [supplierProductId, quantity, customerId, addressId, unitPriceRial, waybill = ''] = process.argv.slice(2);
const buyer = process.env.RASTEH_TOKEN ?? '';
const seller = process.env.RASTEH_SELLER_TOKEN ?? '';

type Thing = { id: string; version: number };
type Quote = Thing & { status: string; totalRial: string };
type Order = Thing & {
  number: string;
  status: string;
  lines: { nodes: { id: string; shippableQuantity: string | null }[] };
  shipments: { nodes: { id: string; status: string; lines: { lineId: string; quantity: string }[] }[] };
  quotes: { nodes: Quote[] };
  comparison: { columns: { merchantName: string; withVat: { totalRial: string; rank: number | null } }[] } | null;
};

const ORDER = `
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
  }`;

const PRICE = `
  query Price($id: ID!) { viewer { membershipAndPrice(tradeRequestId: $id) { priceToken orderTotalRial } } }`;

/** One act, with a key of its own. @throws Error with what a person can mend */
async function act<T>(name: string, selection: string, wanted: object, token: string): Promise<T> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const mutation = `mutation Act($input: ${type}!) { payload: ${name}(input: $input) { ${selection} userErrors { code message field } } }`;
  const input = { ...wanted, idempotencyKey: randomUUID() };
  type Answer = { payload: T & { userErrors: { code: string; message: string; field: string[] | null }[] } };
  const { payload } = await ask<Answer>(mutation, { input }, token);
  const [error] = payload.userErrors;
  if (error) throw new Error(`${name}: ${error.code} ${error.field?.join('.') ?? ''} ${error.message}`);
  return payload;
}

const orderAs = async (token: string, id: string): Promise<Order> =>
  (await ask<{ viewer: { tradeRequest: Order } }>(ORDER, { id }, token)).viewer.tradeRequest;

/** Sends a file. @returns its id */
async function send(path: string, token: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(readFileSync(path))]), basename(path));
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const response = await fetch(`${url}/files`, { method: 'POST', headers, body: form });
  if (!response.ok) throw new Error(`files: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}

// The buyer writes a draft, reads what it costs, and publishes it at that price.
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const order = {
  customerId,
  addressId,
  neededBy: day(20),
  paymentTerm: 'ON_DELIVERY',
  acceptListPrice: false,
  lines: [{ supplierProductId, quantity }],
};
const { tradeRequest: draft } = await act<{ tradeRequest: Order }>(
  'createDirectOrder',
  'tradeRequest { id version number }',
  order,
  buyer,
);
const { id } = draft;
console.log(`draft ${draft.number}`);
const { viewer } = await ask<{ viewer: { membershipAndPrice: { priceToken: string; orderTotalRial: string } } }>(
  PRICE,
  { id },
  buyer,
);
const { priceToken, orderTotalRial } = viewer.membershipAndPrice;
console.log(`price ${orderTotalRial}`);
const { tradeRequest: published } = await act<{ tradeRequest: Order }>(
  'confirmAndPublish',
  'tradeRequest { id version status }',
  { tradeRequestId: id, version: draft.version, priceToken },
  buyer,
);
console.log(`published ${published.status}`);

// The seller offers a price for each line.
const asked = await orderAs(seller, id);
const lines = asked.lines.nodes.map((line) => ({ lineId: line.id, unitPriceRial }));
const { quote } = await act<{ quote: Quote }>(
  'createQuote',
  'quote { id version }',
  { tradeRequestId: id, lines, validUntil: day(5), freight: { kind: 'INCLUDED' } },
  seller,
);
const { quote: sent } = await act<{ quote: Quote }>(
  'sendQuote',
  'quote { id version status totalRial }',
  { quoteId: quote.id, version: quote.version },
  seller,
);
console.log(`quote ${sent.totalRial}`);

// The buyer compares what was offered, and accepts.
const offered = await orderAs(buyer, id);
for (const { merchantName, withVat } of offered.comparison?.columns ?? [])
  console.log(`compare ${withVat.totalRial} ${merchantName}`);
const best = offered.quotes.nodes.reduce((one, other) =>
  BigInt(other.totalRial) < BigInt(one.totalRial) ? other : one,
);
const { quote: accepted } = await act<{ quote: Quote }>(
  'acceptQuote',
  'quote { id version status }',
  { quoteId: best.id, version: best.version },
  buyer,
);
console.log(`accepted ${accepted.status}`);

// The seller ships everything, adds the waybill, and says that it was handed over.
const agreed = await orderAs(seller, id);
const { tradeRequest: shipped } = await act<{ tradeRequest: Order }>(
  'createShipment',
  'tradeRequest { id version shipments { nodes { id status lines { lineId quantity } } } }',
  {
    tradeRequestId: id,
    version: agreed.version,
    lines: agreed.lines.nodes.map((line) => ({ lineId: line.id, quantity: line.shippableQuantity })),
  },
  seller,
);
const shipment = shipped.shipments.nodes[0]!;
console.log(`shipped ${shipment.status}`);
const fileId = await send(waybill, seller);
const { tradeRequest: documented } = await act<{ tradeRequest: Order }>(
  'addTradeDocument',
  'tradeRequest { id version }',
  { tradeRequestId: id, version: shipped.version, type: 'WAYBILL', shipmentId: shipment.id, fileId },
  seller,
);
const { tradeRequest: delivered } = await act<{ tradeRequest: Order }>(
  'deliverShipment',
  'tradeRequest { id version status }',
  { tradeRequestId: id, version: documented.version, shipmentId: shipment.id },
  seller,
);

// The buyer confirms what came.
const { tradeRequest: confirmed } = await act<{ tradeRequest: Order }>(
  'confirmDelivery',
  'tradeRequest { id version status }',
  {
    tradeRequestId: id,
    version: delivered.version,
    shipmentId: shipment.id,
    lines: shipment.lines.map((line) => ({ lineId: line.lineId, accepted: line.quantity, refused: '0' })),
  },
  buyer,
);
console.log(`confirmed ${confirmed.status}`);
