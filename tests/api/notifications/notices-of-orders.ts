import { expect } from 'vitest';
import type { App, Person } from '../suppliers/claims/claims.kit.ts';
import { putWaybill } from '../orders/fulfilment/delivering.kit.ts';
import { said } from '../disputes/dispute-acts.kit.ts';
import { heard } from './notices.kit.ts';

type Held = { id: string; version: number };
export type OrderParts = {
  app: App;
  seller: { id: string; entryId: string };
  buyer: { customerId: string };
  owner: Person;
  send: <T extends object>(by: string, method: 'POST' | 'PUT', path: string, body: object) => Promise<T>;
  told: (deed: () => Promise<unknown> | void) => Promise<Record<string, string>>;
  later: (days: number) => void;
};

/** Orders of one offer, and what the people of both companies do with the last of them. */
export async function orderingAt({ app, seller, buyer, owner, send }: OrderParts) {
  const [offer] = await app.db.query<Record<'moq' | 'stateId' | 'cityId' | 'countryId', string>>(
    `select p.moq::text as moq, m.state_id as "stateId", m.city_id as "cityId", s.country_id as "countryId"
     from supplier_products p join merchants m on m.id = p.merchant_id join states s on s.id = m.state_id where p.id = $1`,
    [seller.entryId],
  );
  await app.db.query(
    `update merchant_sale_settings set min_order_amount_rial = null, payment_terms = '{ON_DELIVERY,PREPAID}' where merchant_id = $1`,
    [seller.id],
  );
  const { moq, ...place } = offer!;
  const names = { title: 'انبار', receiverName: 'سارا کریمی', receiverPhone: '09121234567' };
  const { id: addressId } = await send<Held>('maker.owner', 'POST', `/customers/${buyer.customerId}/addresses`, {
    kind: 'DELIVERY',
    ...place,
    ...names,
    addressLine: 'خیابان آزادی، کوچهٔ مهر',
  });
  const asked = {
    customerId: buyer.customerId,
    lines: [{ supplierProductId: seller.entryId, quantity: moq }],
    addressId,
    neededBy: '2027-06-01',
    paymentTerm: 'ON_DELIVERY',
  };
  let id = '';
  const begin = async (more: object = {}, kind = 'direct-order') => {
    ({ id } = await send<Held>('maker.creator', 'POST', `/traderequests/${kind}`, { ...asked, ...more }));
  };
  const act = async <T extends object>(by: string, step: string, more: object = {}) => {
    const [{ version }] = (await app.db.query<Held>('select id, version from trade_requests where id = $1', [id])) as [
      Held,
    ];
    return send<T>(by, 'POST', `/traderequests/${id}/${step}`, { version, ...more });
  };
  const publish = async (by = 'maker.owner') => {
    const { headers } = owner;
    const path = `/traderequests/${id}/membership-and-price`;
    const { priceToken } = (await app.ask<{ priceToken: string }>(path, { headers })).body;
    return act(by, 'confirm-and-publish', { priceToken });
  };
  const linesOf = () =>
    app.db.query<{ lineId: string; quantity: string }>(
      'select id as "lineId", quantity::text as quantity from trade_lines where request_id = $1',
      [id],
    );
  /** Sends all, and hands it over. @returns what there is to accept */
  const deliver = async () => {
    const lines = await linesOf();
    await act('seller.fulfiller', 'shipments', { lines });
    const [shipment] = await app.db.query<{ id: string }>('select id from shipments where request_id = $1', [id]);
    await putWaybill(app, id, shipment!.id);
    await act('seller.fulfiller', `shipments/${shipment!.id}/deliver`);
    const answers = lines.map(({ lineId, quantity }) => ({ lineId, accepted: quantity, refused: '0' }));
    return { shipmentId: shipment!.id, lines: answers };
  };
  return { begin, act, publish, linesOf, deliver, id: () => id };
}

/** An order from its draft to its end, and after each step who has been told. */
export async function ordersAreTold(parts: OrderParts): Promise<void> {
  const { app, seller, owner, told, later } = parts;
  const ordering = await orderingAt(parts);
  const { act, publish } = ordering;
  const begin = () => ordering.begin();
  expect(await told(begin)).toEqual({});
  const ask = () => act('maker.creator', 'request-confirmation');
  expect(await told(ask)).toEqual(heard('REQUEST_TO_CONFIRM', ['maker']));
  const back = () => act('maker.owner', 'return', { reason: 'تعداد را اصلاح کنید.' });
  expect(await told(back)).toEqual(heard('REQUEST_RETURNED', ['maker'], 'maker.owner'));
  expect(await told(() => publish())).toEqual(heard('REQUEST_RECEIVED', ['seller']));
  const question = () => act('seller.quoter', 'request-info', { text: 'کدام استاندارد؟' });
  expect(await told(question)).toEqual(heard('INFO_ASKED', ['maker']));
  const answer = () => act('maker.creator', 'provide-info', { text: 'استاندارد ملی' });
  expect(await told(answer)).toEqual(heard('INFO_GIVEN', ['seller']));
  expect(await told(() => act('seller.quoter', 'acknowledge-list-price'))).toEqual(heard('REQUEST_AGREED', ['maker']));
  const lines = await ordering.linesOf();
  const id = ordering.id();
  expect(await told(() => act('seller.fulfiller', 'shipments', { lines }))).toEqual(heard('SHIPPED', ['maker']));
  const end = { reason: 'پروژه متوقف شد.' };
  const askEnd = () => act('maker.confirmer', 'cancellation', end);
  expect(await told(askEnd)).toEqual(heard('CONSENT_ASKED', ['seller']));
  const refuse = () => act('seller.quoter', 'cancellation/answer', { answer: 'REFUSE' });
  expect(await told(refuse)).toEqual(heard('CONSENT_ANSWERED', ['maker']));
  const [shipment] = await app.db.query<{ id: string }>('select id from shipments where request_id = $1', [id]);
  await putWaybill(app, id, shipment!.id);
  const handOver = () => act('seller.fulfiller', `shipments/${shipment!.id}/deliver`);
  expect(await told(handOver)).toEqual(heard('DELIVERED', ['maker']));
  // Once three days before its time is over, and once one day before.
  expect(await told(async () => later(5.2))).toEqual(heard('ACCEPTANCE_DUE', ['maker']));
  const dispute = { lineIds: lines.map(({ lineId }) => lineId), wish: 'REFUND', reasonCode: 'DAMAGED' };
  const open = () => act('maker.confirmer', 'dispute', { ...dispute, text: said });
  expect(await told(open)).toEqual(heard('DISPUTE_OPENED', ['seller']));
  // A day before the time to answer is over.
  expect(await told(async () => later(2.1))).toEqual(heard('DISPUTE_ANSWER_DUE', ['seller']));
  const reply = () => act('seller.fulfiller', 'dispute/answer', { text: 'کالا سالم بود.' });
  expect(await told(reply)).toEqual(heard('DISPUTE_ANSWERED', ['maker']));
  const settle = () => act('seller.quoter', 'dispute/settlement', { outcome: 'RELEASE' });
  expect(await told(settle)).toEqual(heard('CONSENT_ASKED', ['maker']));
  expect(await told(() => act('maker.confirmer', 'dispute/withdraw'))).toEqual(heard('RESOLVED', ['seller']));
  const answers = lines.map(({ lineId, quantity }) => ({ lineId, accepted: quantity, refused: '0' }));
  const take = () => act('maker.confirmer', 'confirm-delivery', { shipmentId: shipment!.id, lines: answers });
  expect(await told(take)).toEqual(heard('DELIVERY_ANSWERED', ['seller']));
  await begin();
  expect(await told(() => publish())).toEqual(heard('REQUEST_RECEIVED', ['seller']));
  const decline = () => act('seller.quoter', 'decline', { reasonCode: 'CAPACITY' });
  expect(await told(decline)).toEqual(heard('REQUEST_ENDED', ['maker']));
  const beginOpen = async () => {
    await ordering.begin({ visibility: 'INVITED', merchantIds: [seller.id] }, 'open-rfq');
    await publish();
    const [part] = await app.db.query<Held>('select id from trade_participations where request_id = $1', [
      ordering.id(),
    ]);
    return part!.id;
  };
  let part = '';
  const beginAgain = async () => {
    part = await beginOpen();
  };
  expect(await told(beginAgain)).toEqual(heard('REQUEST_RECEIVED', ['seller']));
  const leave = () => act('seller.quoter', `participations/${part}/decline`, { reasonCode: 'CAPACITY' });
  expect(await told(leave)).toEqual(heard('SELLER_ANSWERED', ['maker']));
  await told(beginAgain);
  const remove = () =>
    app.delete('/traderequests/{id}/participations/{participationId}', {
      by: owner,
      path: { id: ordering.id(), participationId: part },
      query: { version: 2 },
    });
  expect(await told(remove)).toEqual(heard('NOT_SELECTED', ['seller']));
  await begin();
  const agree = () => publish('maker.confirmer');
  expect(await told(agree)).toEqual(heard('APPROVAL_ASKED', ['maker'], 'maker.confirmer'));
  const path = `/traderequests/${ordering.id()}/approvals`;
  const [approval] = (await app.ask<{ id: string }[]>(path, { headers: owner.headers })).body;
  const reject = () => act('maker.payer', `approvals/${approval!.id}/reject`, { reason: 'این ماه بودجه نداریم.' });
  expect(await told(reject)).toEqual(heard('APPROVAL_ENDED', ['maker'], 'maker.payer'));
}
