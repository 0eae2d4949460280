import type { App, Person } from '../suppliers/claims/claims.kit.ts';
import { putFile, putWaybill } from '../orders/fulfilment/delivering.kit.ts';
import { said } from './dispute-acts.kit.ts';
import { readTrade, type Trader, type TradingParts } from '../trade/trading.kit.ts';
import { ok } from '../../kit/rest.ts';

const DAY_MS = 86_400_000;
export const why = 'گزارش بازرسی نشان می‌دهد که چهار شیر از ده شیر، آزمون فشار را نگذرانده است و فروشنده پاسخی نداد.';

type Line = Record<'id' | 'quantity' | 'netRial' | 'vatRial' | 'totalRial', string> &
  Partial<Record<`${'accepted' | 'refused' | 'shippable'}Quantity`, string>>;
/** All of a line is taken. */
export const whole = ({ id, quantity }: { id: string; quantity: string }) => ({
  lineId: id,
  accepted: quantity,
  refused: '0',
});
export const totalOf = ({ totalRial }: { totalRial: string }) => BigInt(totalRial);

/** Where steps of staff are sent. */
export type StaffStep = 'proposal' | 'approve' | 'refuse' | 'settlement' | 'settlement/withdraw';

export type ShownDispute = Record<string, unknown> & {
  id: string;
  status: string;
  lineIds: string[];
  totalRial: string;
  buyerRial?: string;
  sellerRial?: string;
  outcome?: string;
  dueAt?: string;
  statements: { kind: string; side: string; text?: string }[];
};
export type ShownOrder = Record<string, unknown> & {
  id: string;
  version: number;
  code?: string;
  errors?: { field: string; code: string }[];
  status: string;
  deadlineAt?: string;
  allowedActions: string[];
  lines: Line[];
  shipments: { id: string; status: string; answerDueAt?: string }[];
  disputes: ShownDispute[];
  documents: { id: string; type: string; side: string }[];
  consents: Record<string, unknown>[];
};
export type CaseFile = ShownDispute & {
  version: number;
  code?: string;
  isLate: boolean;
  documents: { type: string; url?: string }[];
  messages: { id: string; side: string; body?: string }[];
  messageCount: number;
  settlements: Record<string, unknown>[];
  proposals: Record<string, unknown>[];
  allowedActions: string[];
};

/** Two offers of a seller, twice the least order of each. */
export const twoOffers = (app: App, merchantId: string) =>
  app.db.query<{ supplierProductId: string; quantity: string }>(
    `select p.id as "supplierProductId", (p.moq * 2)::text as quantity from product_search f join supplier_products p on p.id = f.id
     where p.merchant_id = $1 and p.price_mode = 'FIXED' and f.visible_from <= $2 and f.visible_until > $2 order by p.id limit 2`,
    [merchantId, app.clock.now()],
  );

/** What people do in disputes, and staff with them. */
export async function disputingAt(app: App, trading: TradingParts) {
  const first = await trading.supply.person(['MODERATOR']);
  const second = await trading.supply.person(['MODERATOR']);
  const staff = { first, second };
  const shownTo = (id: string, by: Trader) => app.get('/traderequests/{id}', { by: trading.people[by], path: { id } });
  const see = async (id: string, by: Trader = 'owner') => ok(await shownTo(id, by));
  const send = async (id: string, by: Trader, way: string, body: object = {}) => {
    // A seller of an open request has a version of its own.
    const seen = await shownTo(id, by);
    const own = seen.status === 200 ? seen.body.version : undefined;
    const version = own ?? (await readTrade(app, id))!.version;
    const answer = await trading.ask(by, 'POST', `/traderequests/${id}/${way}`, { version, ...body });
    return answer as unknown as { status: number; body: ShownOrder };
  };
  const ask = (by: Person, method: 'GET' | 'POST', path: string, payload?: object) =>
    app.ask<CaseFile>(path, { method, headers: by.headers, ...(payload && { payload }) });
  const read = (disputeId: string, by: Person = first) => ask(by, 'GET', `/admin/disputes/${disputeId}`);
  const ship = async (id: string, lines: { id: string; quantity: string }[], share = 1) => {
    const sent = lines.map((line) => ({ lineId: line.id, quantity: String(Number(line.quantity) * share) }));
    const { status, body } = await send(id, 'shipper', 'shipments', { lines: sent });
    if (status !== 200) throw new Error(`ship: ${status} ${JSON.stringify(body)}`);
    const shipmentId = body.shipments.at(-1)!.id;
    await putWaybill(app, id, shipmentId);
    return { shipmentId, lines: sent };
  };
  const deliver = (id: string, shipmentId: string) => send(id, 'shipper', `shipments/${shipmentId}/deliver`);
  const order = async () => {
    const id = await trading.taken({ lines: await twoOffers(app, trading.offer.merchantId) });
    const { lines } = await see(id);
    return { id, lines, first: lines[0]!, second: lines[1]! };
  };

  return {
    staff,
    see,
    send,
    ask,
    read,
    pass: async (days: number) => {
      app.clock.set(new Date(app.clock.now().getTime() + days * DAY_MS));
      await app.tick();
      await trading.supply.renew();
    },
    types: async (id: string) => (await readTrade(app, id))!.events.map(({ type }) => type),
    /** Sends a share of some lines. @returns the shipment */
    ship,
    deliver,
    /** An order with two lines in delivery. */
    order,
    /** The same with all of it handed over. */
    async delivered() {
      const made = await order();
      const { shipmentId } = await ship(made.id, made.lines);
      await deliver(made.id, shipmentId);
      return { ...made, shipmentId };
    },
    /** Both have nothing more to show. */
    async toDecision(id: string) {
      await send(id, 'shipper', 'dispute/answer', { text: 'کالا سالم تحویل شده است.' });
      await send(id, 'shipper', 'dispute/done');
      return (await send(id, 'owner', 'dispute/done')).body.disputes.at(-1)!;
    },
    confirm: (id: string, shipmentId: string, lines: { lineId: string; accepted: string; refused: string }[]) =>
      send(id, 'owner', 'confirm-delivery', {
        shipmentId,
        lines: lines.map((each) => ({ ...each, ...(each.refused !== '0' && { reason: 'ترک دارد.' }) })),
      }),
    /** Opens one about some lines; with evidence when told. */
    async open(id: string, by: Trader, lineIds: string[], { files = 0, ...more }: { files?: number } & object = {}) {
      const fileIds = await Promise.all(Array.from({ length: files }, () => putFile(app, trading.people[by].userId)));
      const isSeller = by === 'seller' || by === 'shipper';
      const reasonCode = isSeller ? 'NOT_TAKEN' : 'DAMAGED';
      return send(id, by, 'dispute', { lineIds, wish: 'REFUND', reasonCode, text: said, fileIds, ...more });
    },
    /** A step of one of the staff with the version that is read now. */
    async decide(disputeId: string, step: StaffStep, body: object = {}, by: Person = first) {
      const { version } = (await read(disputeId, by)).body;
      return ask(by, 'POST', `/admin/disputes/${disputeId}/${step}`, { version: version ?? 1, ...body });
    },
    /** As if all of it cost so much. */
    async costs(disputeId: string, netRial: string) {
      await app.db.query('update disputes set net_rial = $2, vat_rial = 0, freight_rial = 0 where id = $1', [
        disputeId,
        netRial,
      ]);
    },
  };
}
export type Disputing = Awaited<ReturnType<typeof disputingAt>>;
