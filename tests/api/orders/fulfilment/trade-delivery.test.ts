import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../../kit/app-at.ts';
import { ok } from '../../../kit/rest.ts';
import { putFile } from './delivering.kit.ts';
import { readTrade, type Trader, type Trading, tradingAt } from '../../trade/trading.kit.ts';

const DAY_MS = 86_400_000;
let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
beforeAll(async () => {
  app = await startAppAt('2026-12-05T08:00:00Z');
  trading = await tradingAt(app);
});
afterAll(() => app?.stop());

type Line = Record<
  'id' | 'quantity' | 'agreedUnitText' | 'agreedQuantity' | 'shippedQuantity' | 'deliveredQuantity',
  string
> &
  Record<'acceptedQuantity' | 'refusedQuantity' | 'shippableQuantity', string>;
type Shown = {
  version: number;
  status: string;
  lines: Line[];
  shipments: { id: string; status: string; answerDueAt?: string }[];
  allowedActions: string[];
  turn?: string;
  deadlineAt?: string;
};
type Answer = { status: number; body: Shown & { code?: string; errors?: { field: string; code: string }[] } };

const see = async (id: string, by: Trader = 'owner') =>
  ok(await app.get('/traderequests/{id}', { by: trading.people[by], path: { id } }));
const send = async (id: string, by: Trader, way: string, body: object = {}) => {
  const { version } = (await readTrade(app, id))!;
  return (await trading.ask(by, 'POST', `/traderequests/${id}/${way}`, { version, ...body })) as unknown as Answer;
};
const pass = async (days: number) => {
  app.clock.set(new Date(app.clock.now().getTime() + days * DAY_MS));
  await app.tick();
  await trading.supply.renew();
};
const ship = async (id: string, quantity: string) => {
  const { lines } = await see(id);
  const answer = await send(id, 'shipper', 'shipments', { lines: [{ lineId: lines[0]!.id, quantity }] });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.shipments.at(-1)!.id;
};
const addPaper = async (id: string, by: Trader, given: object) =>
  send(id, by, 'documents', { fileId: await putFile(app, trading.people[by].userId), ...given });
const deliver = async (id: string, shipmentId: string) => {
  await addPaper(id, 'shipper', { type: 'WAYBILL', shipmentId });
  return send(id, 'shipper', `shipments/${shipmentId}/deliver`);
};
const answer = async (id: string, shipmentId: string, accepted: string, refused = '0', by: Trader = 'requester') => {
  const [line] = (await see(id)).lines;
  const reason = refused === '0' ? {} : { reason: 'ترک دارد.' };
  return send(id, by, 'confirm-delivery', { shipmentId, lines: [{ lineId: line!.id, accepted, refused, ...reason }] });
};
/** An order of 10 of its one line, that is to be delivered. */
const order = () =>
  trading.taken({ lines: [{ supplierProductId: trading.offer.id, quantity: String(10 * Number(trading.offer.moq)) }] });
const amount = (share: number) => String(share * Number(trading.offer.moq));

describe('a delivery', () => {
  it('comes in parts, and what is refused comes again', async () => {
    const id = await order();
    expect(await see(id, 'shipper')).toMatchObject({
      status: 'IN_FULFILMENT',
      turn: 'SELLER',
      shipments: [],
      allowedActions: ['SHIP', 'ADD_DOCUMENT', 'OPEN_DISPUTE'],
      lines: [{ agreedQuantity: amount(10), shippedQuantity: '0', shippableQuantity: amount(10) }],
    });
    const first = await ship(id, amount(6));
    const tooMuch = await send(id, 'shipper', 'shipments', {
      lines: [{ lineId: (await see(id)).lines[0]!.id, quantity: amount(5) }],
    });
    expect(tooMuch).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'lines[0].quantity', code: 'MORE_THAN_AGREED' }] },
    });
    expect((await answer(id, first, amount(6))).body.code).toBe('SHIPMENT_NOT_DELIVERED');
    expect((await deliver(id, first)).body).toMatchObject({ status: 'IN_FULFILMENT' });
    expect((await deliver(id, first)).body.code).toBe('SHIPMENT_NOT_ON_THE_WAY');
    const second = await ship(id, amount(4));
    expect((await deliver(id, second)).body).toMatchObject({ status: 'DELIVERED', turn: 'BUYER' });
    expect(await see(id)).toMatchObject({ deadlineAt: expect.any(String) });
    expect((await see(id)).allowedActions).toContain('CONFIRM_DELIVERY');
    const refused = await answer(id, first, amount(4), amount(2));
    expect(refused.body).toMatchObject({
      status: 'IN_FULFILMENT',
      shipments: [{ status: 'ANSWERED' }, { status: 'DELIVERED' }],
      lines: [{ acceptedQuantity: amount(4), refusedQuantity: amount(2), shippableQuantity: amount(2) }],
    });
    expect((await answer(id, second, amount(4))).body.status).toBe('IN_FULFILMENT');
    const third = await ship(id, amount(2));
    await deliver(id, third);
    const last = await answer(id, third, amount(2), '0', 'confirmer');
    expect(last.body).toMatchObject({
      status: 'COMPLETED',
      allowedActions: [],
      lines: [{ acceptedQuantity: amount(10) }],
    });
    expect((await readTrade(app, id))!.events.map(({ type }) => type).slice(-8)).toEqual([
      'ACCEPTED',
      'REFUSED',
      'ACCEPTED',
      'SHIPPED',
      'DOCUMENT_ADDED',
      'DELIVERED',
      'ACCEPTED',
      'COMPLETED',
    ]);
  });

  it('is there by the word of the buyer too, who need not wait for the seller or a waybill', async () => {
    const id = await order();
    expect((await see(id)).allowedActions).not.toContain('REPORT_ARRIVAL');
    const shipmentId = await ship(id, amount(10));
    expect((await see(id)).allowedActions).toContain('REPORT_ARRIVAL');
    expect((await see(id, 'shipper')).allowedActions).not.toContain('REPORT_ARRIVAL');
    const way = `shipments/${shipmentId}/report-arrival`;
    expect((await send(id, 'shipper', way)).status).toBe(403);
    expect((await send(id, 'requester', `shipments/${randomUUID()}/report-arrival`)).body.code).toBe(
      'SHIPMENT_NOT_FOUND',
    );
    const arrived = await send(id, 'requester', way);
    expect(arrived.body).toMatchObject({ status: 'DELIVERED', turn: 'BUYER', shipments: [{ status: 'DELIVERED' }] });
    expect(arrived.body.shipments[0]!.answerDueAt).toBe(arrived.body.deadlineAt);
    expect((await send(id, 'requester', way)).body.code).not.toBeUndefined();
    expect((await deliver(id, shipmentId)).body.code).not.toBeUndefined();
    expect((await see(id, 'shipper')).allowedActions).not.toContain('DELIVER');
    expect((await answer(id, shipmentId, amount(10))).body.status).toBe('COMPLETED');
    const { items } = ok(
      await app.get('/traderequestevents', { by: trading.people.shipper, query: { tradeRequestId: id } }),
    );
    expect(items.map(({ type }) => type)).toContain('ARRIVED');
    expect(items.map(({ type }) => type)).not.toContain('DELIVERED');
  });

  it('counts as accepted in time after the word of the buyer as well', async () => {
    const id = await order();
    const shipmentId = await ship(id, amount(10));
    await send(id, 'requester', `shipments/${shipmentId}/report-arrival`);
    await pass(8);
    expect((await see(id)).status).toBe('COMPLETED');
  });

  it('is told in the timeline with the unit of each quantity', async () => {
    const id = await order();
    const shipmentId = await ship(id, amount(6));
    await deliver(id, shipmentId);
    await answer(id, shipmentId, amount(4), amount(2));
    const { agreedUnitText } = (await see(id)).lines[0]!;
    const { items } = ok(
      await app.get('/traderequestevents', { by: trading.people.owner, query: { tradeRequestId: id } }),
    );
    const told = items.flatMap(({ type, lines }) => lines.map(({ quantity, unitText }) => [type, quantity, unitText]));
    expect(told.reverse()).toEqual([
      ['SHIPPED', amount(6), agreedUnitText],
      ['DELIVERED', amount(6), agreedUnitText],
      ['ACCEPTED', amount(4), agreedUnitText],
      ['REFUSED', amount(2), agreedUnitText],
    ]);
  });

  it('may be accepted after all, but not beside what came instead', async () => {
    const id = await order();
    const first = await ship(id, amount(10));
    await deliver(id, first);
    expect((await answer(id, first, amount(8), amount(2))).body.status).toBe('IN_FULFILMENT');
    const again = await ship(id, amount(2));
    expect(await answer(id, first, amount(10))).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'lines[0].accepted', code: 'MORE_THAN_AGREED' }] },
    });
    await deliver(id, again);
    expect((await answer(id, again, '0', amount(2))).body.status).toBe('IN_FULFILMENT');
    expect((await answer(id, first, amount(10))).body.status).toBe('COMPLETED');
  });

  it('refuses answers that take back what stands, and words that are none', async () => {
    const id = await order();
    const first = await ship(id, amount(10));
    await deliver(id, first);
    await answer(id, first, amount(4));
    const [line] = (await see(id)).lines;
    const before = await readTrade(app, id);
    const tell = async (given: object) =>
      (await send(id, 'owner', 'confirm-delivery', { shipmentId: first, lines: [{ lineId: line!.id, ...given }] })).body
        .errors![0]!;
    expect(await tell({ accepted: amount(3), refused: '0' })).toMatchObject({ code: 'ANSWER_STANDS' });
    expect(await tell({ accepted: amount(4), refused: '0' })).toMatchObject({ code: 'NOTHING_ANSWERED' });
    expect(await tell({ accepted: amount(4), refused: amount(6) })).toMatchObject({
      field: 'lines[0].reason',
      code: 'REQUIRED',
    });
    expect(await tell({ accepted: amount(8), refused: amount(6), reason: 'شکسته' })).toMatchObject({
      code: 'MORE_THAN_DELIVERED',
    });
    expect(await tell({ accepted: '-1', refused: '0' })).toMatchObject({ field: 'lines[0].accepted' });
    expect(await tell({ lineId: randomUUID(), accepted: '1', refused: '0' })).toMatchObject({
      field: 'lines[0].lineId',
      code: 'UNKNOWN_VALUE',
    });
    expect(await readTrade(app, id)).toEqual(before);
  });

  it.each([
    ['0', 'MIN_VALUE'],
    ['-1', 'MIN_VALUE'],
    ['1e-7', 'NUMERIC'],
    ['0.0000001', 'DECIMAL_PLACES'],
    ['1000000000000', 'MAX_VALUE'],
  ])('of %s is none', async (quantity, code) => {
    const id = await order();
    const lines = [{ lineId: (await see(id)).lines[0]!.id, quantity }];
    const { status, body } = await send(id, 'seller', 'shipments', { lines });
    // Who answers requests does not send goods; what is no number is a format, which is told before who asks is looked at.
    const refused = code === 'NUMERIC' ? [400, 'VALIDATION_FAILED'] : [403, 'PERMISSION_MISSING'];
    expect([status, body.code]).toEqual(refused);
    expect((await send(id, 'shipper', 'shipments', { lines })).body.errors).toMatchObject([
      { field: 'lines[0].quantity', code },
    ]);
  });

  it('of what is counted is sent, accepted and refused in whole numbers', async () => {
    const id = await order();
    await app.db.query(
      `update trade_lines set unit_id = (select id from units_of_measurement where code = '{piece}') where request_id = $1`,
      [id],
    );
    const [line] = (await see(id)).lines;
    const wrong = ({ status, body }: Answer) => [
      status,
      ...(body.errors ?? []).map((each) => `${each.field} ${each.code}`),
    ];
    const half = await send(id, 'shipper', 'shipments', { lines: [{ lineId: line!.id, quantity: '1.5' }] });
    expect(wrong(half)).toEqual([400, 'lines[0].quantity DECIMAL_PLACES']);
    const shipmentId = await ship(id, amount(2));
    await deliver(id, shipmentId);
    expect(wrong(await answer(id, shipmentId, '0.5'))).toEqual([400, 'lines[0].accepted DECIMAL_PLACES']);
    expect(wrong(await answer(id, shipmentId, '1', '0.5'))).toEqual([400, 'lines[0].refused DECIMAL_PLACES']);
    expect((await answer(id, shipmentId, amount(2))).status).toBe(200);
  });

  it('is whole within the tolerance of the agreement', async () => {
    const id = await order();
    await app.db.query(`update trade_requests set agreed = agreed || '{"tolerancePercent": "10"}' where id = $1`, [id]);
    expect((await see(id)).lines[0]!.shippableQuantity).toBe(amount(11));
    const first = await ship(id, amount(9));
    expect((await deliver(id, first)).body.status).toBe('DELIVERED');
    expect((await answer(id, first, amount(9))).body.status).toBe('COMPLETED');
  });
});

describe('papers', () => {
  const papers = (id: string, by: Trader) =>
    app.get('/traderequests/{id}/documents', { by: trading.people[by], path: { id } });
  const papersOf = async (id: string, by: Trader) => ok(await papers(id, by));

  it('a shipment of goods is handed over with its own waybill', async () => {
    const id = await order();
    const first = await ship(id, amount(6));
    const second = await ship(id, amount(4));
    const hand = () => send(id, 'shipper', `shipments/${first}/deliver`);
    expect(await hand()).toMatchObject({ status: 409, body: { code: 'DOCUMENT_MISSING' } });
    expect((await addPaper(id, 'shipper', { type: 'WAYBILL' })).body.errors).toMatchObject([
      { field: 'shipmentId', code: 'REQUIRED' },
    ]);
    await addPaper(id, 'shipper', { type: 'WAYBILL', shipmentId: second });
    expect((await hand()).body.code).toBe('DOCUMENT_MISSING');
    await addPaper(id, 'shipper', { type: 'WAYBILL', shipmentId: first });
    const paper = (await papersOf(id, 'owner')).at(-1)!;
    expect(paper).toMatchObject({ type: 'WAYBILL', side: 'SELLER', name: 'paper.pdf', url: expect.any(String) });
    const retract = async (by: Trader, reason = encodeURI('شماره اشتباه بود')) => {
      const { version } = (await readTrade(app, id))!;
      return app.delete('/traderequests/{id}/documents/{documentId}', {
        by: trading.people[by],
        path: { id, documentId: paper.id },
        query: { version, reason },
      });
    };
    // Of the other side it is none that can be retracted.
    expect((await retract('requester')).status).toBe(404);
    expect((await retract('shipper', '')).status).toBe(400);
    expect((await retract('shipper')).status).toBe(200);
    expect((await papersOf(id, 'owner')).at(-1)).toMatchObject({ retractedAt: expect.any(String) });
    expect((await hand()).body.code).toBe('DOCUMENT_MISSING');
    expect((await papers(id, 'stranger')).body).toMatchObject({ code: 'TRADE_REQUEST_NOT_FOUND' });
  });

  it('belong to a side and a state, are own files, and come once', async () => {
    const drafted = await trading.draft();
    const inquiry = { type: 'INQUIRY', fileId: await putFile(app, trading.people.requester.userId) };
    expect((await addPaper(drafted, 'requester', { type: 'INVOICE' })).body.code).toBe('DOCUMENT_NOT_NOW');
    expect((await addPaper(drafted, 'owner', inquiry)).body.code).toBe('FILE_NOT_FOUND');
    expect((await addPaper(drafted, 'requester', inquiry)).status).toBe(200);
    expect((await addPaper(drafted, 'requester', inquiry)).body.code).toBe('FILE_NOT_FOUND');
    const same = await putFile(app, trading.people.requester.userId);
    await app.db.query('update files set sha256 = (select sha256 from files where id = $2) where id = $1', [
      same,
      inquiry.fileId,
    ]);
    const before = await readTrade(app, drafted);
    expect((await addPaper(drafted, 'requester', { type: 'INQUIRY', fileId: same })).body.code).toBe('DOCUMENT_TWICE');
    expect(await readTrade(app, drafted)).toEqual(before);
    // Nobody of the seller sees it before it is published, and then they do.
    expect((await papers(drafted, 'seller')).body).toMatchObject({ code: 'TRADE_REQUEST_NOT_FOUND' });
    await trading.publish('owner', drafted, before!.version);
    expect(await papersOf(drafted, 'seller')).toMatchObject([{ type: 'INQUIRY', side: 'BUYER' }]);
    const link = (by: Trader) => app.get('/files/{id}/link', { by: trading.people[by], path: { id: inquiry.fileId } });
    expect([(await link('seller')).status, (await link('stranger')).status]).toEqual([200, 404]);
  });
});

describe('the clock of a delivery', () => {
  const toldOf = async (id: string, kind: string) =>
    (await app.db.query('select from live_events where object_id = $1 and kind = $2', [id, kind])).length;

  it('reminds the buyer, accepts once what nobody answered, and ends the order', async () => {
    const id = await order();
    const first = await ship(id, amount(10));
    await deliver(id, first);
    await answer(id, first, amount(3));
    const due = new Date((await see(id)).deadlineAt!);
    await pass((due.getTime() - app.clock.now().getTime()) / DAY_MS - 2.9);
    expect(await toldOf(id, 'ACCEPTANCE_REMINDED')).toBe(1);
    await pass(2);
    expect(await toldOf(id, 'ACCEPTANCE_REMINDED')).toBe(2);
    expect((await see(id)).status).toBe('DELIVERED');
    app.clock.set(due);
    await Promise.all([app.tick(), app.tick()]);
    await trading.supply.renew();
    const after = await see(id);
    expect(after).toMatchObject({ status: 'COMPLETED', lines: [{ acceptedQuantity: amount(10) }] });
    const types = (await readTrade(app, id))!.events.map(({ type }) => type);
    expect(types.filter((type) => type === 'AUTO_ACCEPTED' || type === 'COMPLETED')).toEqual([
      'AUTO_ACCEPTED',
      'COMPLETED',
    ]);
  });

  it('tells both sides when the day by which it was needed is past, three times', async () => {
    const id = await order();
    const late = async () => (await readTrade(app, id))!.events.filter(({ type }) => type === 'DELIVERY_LATE').length;
    await pass(30);
    expect(await late()).toBe(0);
    await pass(1.5);
    expect(await late()).toBe(1);
    await pass(6);
    expect(await late()).toBe(2);
    await pass(23);
    expect(await late()).toBe(3);
  });
});
