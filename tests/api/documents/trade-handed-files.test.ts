import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';
import { putFile } from '../orders/fulfilment/delivering.kit.ts';
import { readTrade, type Trader, type Trading, tradingAt } from '../trade/trading.kit.ts';

const DAY_MS = 86_400_000;
let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
beforeAll(async () => {
  app = await startAppAt('2026-12-05T08:00:00Z');
  trading = await tradingAt(app);
});
afterAll(() => app?.stop());

type Shown = {
  status: string;
  code?: string;
  errors?: { field: string; code: string }[];
  lines: { id: string; agreedQuantity: string }[];
  shipments: { id: string; status: string; answerDueAt?: string }[];
  documents: { type: string; fileId: string; shipmentId?: string; name: string; url?: string }[];
};
const see = async (id: string, by: Trader = 'requester') =>
  ok(await app.get('/traderequests/{id}', { by: trading.people[by], path: { id } }));
const send = async (id: string, by: Trader, way: string, body: object = {}) => {
  const { version } = (await readTrade(app, id))!;
  const answer = await trading.ask(by, 'POST', `/traderequests/${id}/${way}`, { version, ...body });
  return answer as unknown as { status: number; body: Shown };
};
const links = async (id: string, by: Trader) =>
  ok(await app.get('/traderequests/{id}/documents', { by: trading.people[by], path: { id } })).map(
    ({ url }) => url !== undefined,
  );
/** Whether somebody is given the file by its id. */
const isGiven = async (fileId: string, by: Trader) =>
  (await app.get('/files/{id}/link', { by: trading.people[by], path: { id: fileId } })).status === 200;

/** An order of such a kind, all of it on its way. */
async function sent(categoryType: string) {
  const id = await trading.taken();
  await app.db.query('update trade_requests set category_type = $2 where id = $1', [id, categoryType]);
  const lines = (await see(id)).lines.map((line) => ({ lineId: line.id, quantity: line.agreedQuantity! }));
  const { body } = await send(id, 'shipper', 'shipments', { lines });
  return { id, shipmentId: body.shipments[0]!.id, lines };
}
const fileOf = () => putFile(app, trading.people.shipper.userId);
const accepted = (lines: { lineId: string; quantity: string }[]) =>
  lines.map(({ lineId, quantity }) => ({ lineId, accepted: quantity, refused: '0' }));

describe('a document that was ordered', () => {
  it('is handed over as a file, which the buyer gets with the yes, and not back', async () => {
    const { id, shipmentId, lines } = await sent('ElectronicDocument');
    const way = `shipments/${shipmentId}/deliver`;
    expect(await send(id, 'shipper', way)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'fileIds', code: 'REQUIRED' }] },
    });
    const fileId = await fileOf();
    expect((await send(id, 'shipper', way, { fileIds: [fileId] })).body.status).toBe('DELIVERED');
    const [paper] = (await see(id)).documents;
    expect(paper).toMatchObject({ type: 'DELIVERABLE', fileId, shipmentId });
    expect(paper!.url).toBeUndefined();
    expect([await links(id, 'requester'), await links(id, 'shipper')]).toEqual([[false], [true]]);
    expect([await isGiven(fileId, 'requester'), await isGiven(fileId, 'seller')]).toEqual([false, true]);

    const taken = await send(id, 'requester', 'confirm-delivery', { shipmentId, lines: accepted(lines) });
    expect(taken.body).toMatchObject({ status: 'COMPLETED', documents: [{ url: expect.any(String) }] });
    expect([await links(id, 'requester'), await isGiven(fileId, 'requester')]).toEqual([[true], true]);
    const back = lines.map(({ lineId, quantity }) => ({ lineId, accepted: '0', refused: quantity, reason: 'نخواستم' }));
    expect((await send(id, 'requester', 'confirm-delivery', { shipmentId, lines: back })).status).toBe(409);
  });

  it('is accepted after 7 days without an answer, and stays back where it is refused', async () => {
    const { id, shipmentId } = await sent('ElectronicDocument');
    await send(id, 'shipper', `shipments/${shipmentId}/deliver`, { fileIds: [await fileOf()] });
    app.clock.set(new Date(app.clock.now().getTime() + 9 * DAY_MS));
    await app.tick();
    await trading.supply.renew();
    expect(await see(id)).toMatchObject({ status: 'COMPLETED', documents: [{ url: expect.any(String) }] });

    const other = await sent('ElectronicDocument');
    await send(other.id, 'shipper', `shipments/${other.shipmentId}/deliver`, { fileIds: [await fileOf()] });
    const refused = other.lines.map(({ lineId, quantity }) => ({
      lineId,
      accepted: '0',
      refused: quantity,
      reason: 'نام فایل استاندارد دیگری است.',
    }));
    const way = 'confirm-delivery';
    const { body } = await send(other.id, 'requester', way, { shipmentId: other.shipmentId, lines: refused });
    expect(body.status).toBe('IN_FULFILMENT');
    expect(await links(other.id, 'requester')).toEqual([false]);
  });

  it('is read with the end of a dispute by which the seller keeps the price', async () => {
    const { id, shipmentId, lines } = await sent('ElectronicDocument');
    await send(id, 'shipper', `shipments/${shipmentId}/deliver`, { fileIds: [await fileOf()] });
    await send(id, 'owner', 'dispute', {
      lineIds: lines.map(({ lineId }) => lineId),
      wish: 'REFUND',
      reasonCode: 'SPEC',
      text: 'فهرست فایل با آنچه توافق کرده بودیم یکی نیست و ویرایش قدیمی را نشان می‌دهد.',
    });
    await send(id, 'owner', 'dispute/settlement', { outcome: 'RELEASE' });
    expect(await links(id, 'owner')).toEqual([false]);
    await send(id, 'seller', 'dispute/settlement/answer', { answer: 'AGREE' });
    expect(await links(id, 'owner')).toEqual([true]);
  });
});

it('a service may be handed over with files, goods are not', async () => {
  const service = await sent('ConsultingService');
  const fileId = await fileOf();
  const { body } = await send(service.id, 'shipper', `shipments/${service.shipmentId}/deliver`, { fileIds: [fileId] });
  expect(body.shipments[0]!.answerDueAt! > new Date(app.clock.now().getTime() + 20 * DAY_MS).toISOString()).toBe(true);
  expect(await links(service.id, 'requester')).toEqual([true]);

  const goods = await sent('Product');
  const refused = await send(goods.id, 'shipper', `shipments/${goods.shipmentId}/deliver`, {
    fileIds: [await fileOf()],
  });
  expect(refused.body.errors).toMatchObject([{ field: 'fileIds', code: 'FILES_OF_GOODS' }]);
});
