import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '../../../kit/people.ts';
import { ok } from '../../../kit/rest.ts';
import { startApi } from '../../../kit/site.ts';
import { type Change, type Entry, sameOf, writingOf } from './entry-writing.kit.ts';
import { unitIds } from '../../../kit/units.ts';

// Edits of what is published: some at once, some when staff let them be.
let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let at: Awaited<ReturnType<typeof writingOf>>;
let entry: Entry;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  at = await writingOf(people);
  entry = await at.published();
});
afterAll(() => api?.discard());

const edit = async (more: object) => at.right(await at.put(entry, sameOf(at.right(await at.read(entry)), more)));
const shown = async () => ok(await people.get('/supplierproducts/{id}/catalog', { path: { id: entry.id } }));
const changeOf = ({ changes }: Entry, kind: string) => changes.find((each) => each.kind === kind)!;
const noticesOf = async () =>
  (await at.by<{ items: { type: string; title: string; detail?: string }[] }>(at.seller, 'GET', '/notifications')).body
    .items;

describe('an edit of what is published', () => {
  it('is at once where it may be, and waits where it may not; then everybody sees it', async () => {
    const edited = await edit({ title: 'شیر توپی برنجی نو', leadTimeDays: 9 });
    expect(edited).toMatchObject({ title: entry.title, leadTimeDays: 9, status: 'PUBLISHED' });
    expect(await shown()).toMatchObject({ title: entry.title, leadTimeDays: 9 });
    const change = changeOf(edited, 'TITLE');
    expect(change.differences).toEqual([{ field: 'TITLE', was: entry.title, asked: 'شیر توپی برنجی نو' }]);
    const queue = await at.by<{ items: Entry[] }>(
      at.moderator,
      'GET',
      '/admin/productchanges?status=PENDING&pageSize=100',
    );
    const queued = queue.body.items.find(({ id }) => id === entry.id)!;
    expect(queued.changes[0]!.allowedActions).toEqual(['CONFIRM', 'DECLINE']);
    const confirmed = at.right(await at.decide(change, 'CONFIRM'));
    expect(confirmed).toMatchObject({ title: 'شیر توپی برنجی نو', changes: [] });
    expect((await shown()).title).toBe('شیر توپی برنجی نو');
    await expect
      .poll(noticesOf, { timeout: 60_000 })
      .toContainEqual(expect.objectContaining({ type: 'CHANGE_DECIDED', title: expect.stringContaining('تأیید شد') }));
  });

  it('takes the place of an older one of the same fields, and not of others', async () => {
    const first = changeOf(await edit({ title: 'شیر توپی یکم' }), 'TITLE');
    const both = await edit({ title: 'شیر توپی دوم', warranty: '۲۴ ماه' });
    expect(both.changes.map(({ kind }) => kind).sort()).toEqual(['TERMS', 'TITLE']);
    expect((await edit({ title: 'شیر توپی دوم' })).changes.map(({ id }) => id)).toEqual(
      both.changes.map(({ id }) => id),
    );
    expect(await at.decide(first, 'CONFIRM')).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    const list = await at.by<{ items: Change[] }>(at.seller, 'GET', `/supplierproducts/${entry.id}/changes`);
    expect(list.body.items.find(({ id }) => id === first.id)).toMatchObject({ status: 'SUPERSEDED' });
    const terms = changeOf(both, 'TERMS');
    const path = `/supplierproducts/${entry.id}/changes/${terms.id}?version=${terms.version}`;
    expect((await at.by(await people.login(), 'DELETE', path)).status).toBe(404);
    expect((await at.by(at.seller, 'DELETE', path)).body.changes.map(({ kind }) => kind)).toEqual(['TITLE']);
    expect((await at.by(at.seller, 'DELETE', path)).body).toMatchObject({ code: 'INVALID_TRANSITION' });
  });

  it('of the sale unit carries prices, least order and step with it', async () => {
    const tiers = [{ minQty: '2', unitPriceRial: '30000000' }];
    const conversions = [{ unitId: unitIds.piece, quantity: '10' }];
    const sale = { saleUnitId: unitIds.box, conversions, moq: '2', orderStep: '0.5', priceTiers: tiers };
    const asked = await edit(sale);
    expect(await shown()).toMatchObject({ saleUnitText: 'عدد', moq: '5' });
    const change = changeOf(asked, 'SALE_UNIT');
    expect(change.differences.map(({ field }) => field)).toEqual([
      'SALE_UNIT',
      'CONVERSIONS',
      'MOQ',
      'ORDER_STEP',
      'PRICE',
    ]);
    at.right(await at.decide(change, 'CONFIRM'));
    const packed = { saleUnitText: 'جعبهٔ ۱۰ عددی', packSize: '10', conversions };
    expect(await shown()).toMatchObject({ ...packed, moq: '2', orderStep: '0.5', priceTiers: tiers });
  });

  it('that a price jumps by asks first', async () => {
    const stored = at.right(await at.read(entry));
    const jump = sameOf(stored, { priceTiers: [{ minQty: stored.moq, unitPriceRial: '300000000' }] });
    expect(await at.put(entry, jump)).toMatchObject({ status: 409, body: { code: 'PRICE_JUMP' } });
  });

  it('turned down says why, and changes nothing', async () => {
    const before = await shown();
    const change = changeOf(await edit({ title: 'شیر توپی سوم' }), 'TITLE');
    const declined = at.right(await at.decide(change, 'REJECT'));
    expect(declined.changes).toEqual([]);
    // Programs that follow it are told of more than changes what it shows, never of less.
    expect({ ...(await shown()), updatedAt: '' }).toEqual({ ...before, updatedAt: '' });
    const { body } = await at.by<{ items: Change[] }>(at.seller, 'GET', `/supplierproducts/${entry.id}/changes`);
    expect(body.items[0]).toMatchObject({ id: change.id, status: 'DECLINED', reason: 'عنوان با مشخصات نمی‌خواند' });
  });

  it('decided by two at once is decided by one, and the other sees how', async () => {
    const change = changeOf(await edit({ title: 'شیر توپی چهارم' }), 'TITLE');
    const answers = await Promise.all([at.decide(change, 'CONFIRM'), at.decide(change, 'REJECT')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const second = answers.find(({ status }) => status === 409)!;
    expect(['CONFIRMED', 'DECLINED']).toContain(second.body.errors[0]!.params![0]);
  });

  it('at once while a change is confirmed loses neither', async () => {
    const stored = await edit({ title: 'شیر توپی پنجم' });
    const price = { ...sameOf(stored), leadTimeDays: 4 };
    const [edited, decided] = await Promise.all([
      at.put(entry, price),
      at.decide(changeOf(stored, 'TITLE'), 'CONFIRM'),
    ]);
    expect(decided.status).toBe(200);
    expect([200, 409]).toContain(edited.status);
    expect(await shown()).toMatchObject({
      title: 'شیر توپی پنجم',
      leadTimeDays: edited.status === 200 ? 4 : stored.leadTimeDays,
    });
  });

  it('falls with its entry when that leaves the market', async () => {
    const asked = await edit({ title: 'شیر توپی ششم' });
    at.right(await at.step(asked, 'archive'));
    const { body } = await at.by<{ items: Change[] }>(at.seller, 'GET', `/supplierproducts/${entry.id}/changes`);
    expect(body.items[0]).toMatchObject({ id: changeOf(asked, 'TITLE').id, status: 'CANCELED' });
    expect((await at.decide(changeOf(asked, 'TITLE'), 'CONFIRM')).status).toBe(409);
  });
});

describe('the history of an entry', () => {
  type Event = {
    seq: number;
    type: string;
    isStaff: boolean;
    actorName?: string;
    oldPrice?: { priceTiers: object[] };
    differences: object[];
  };
  const history = async (query = '', id = entry.id, who = at.seller) =>
    at.by<{ items: Event[]; totalCount: number; endCursor?: string; hasNextPage: boolean }>(
      who,
      'GET',
      `/supplierproducts/${id}/history${query}`,
    );

  it('tells everything without a gap, a part at a time', async () => {
    const all = at.right(await history('?pageSize=100'));
    expect(all.items.map(({ seq }) => seq)).toEqual(
      Array.from({ length: all.totalCount }, (_, index) => all.totalCount - index),
    );
    expect(all.items.at(-1)).toMatchObject({ type: 'ENTRY_CREATED', isStaff: false });
    expect(all.items.find(({ type }) => type === 'CHANGE_CONFIRMED')).toMatchObject({ isStaff: true });
    const first = at.right(await history('?pageSize=3'));
    const next = at.right(await history(`?pageSize=3&after=${encodeURIComponent(first.endCursor!)}`));
    expect([...first.items, ...next.items]).toEqual(all.items.slice(0, 6));
  });

  it('tells what changed from what to what: at once, as asked of staff, and with units', async () => {
    const published = await at.published();
    const read = async () => at.right(await at.read(published));
    const stored = await read();
    const priceTiers = [{ minQty: '6', unitPriceRial: '7000000' }];
    const more = { sku: 'VB-20', moq: '6', priceTiers, title: 'شیر توپی هفتم' };
    const edited = at.right(await at.put(published, sameOf(stored, more)));
    at.right(await at.decide(changeOf(edited, 'TITLE'), 'CONFIRM'));
    const { items } = at.right(await history('', published.id));
    const of = (type: string) => items.find((each) => each.type === type)!.differences;
    expect(of('ENTRY_CHANGED')).toEqual([
      { field: 'MOQ', was: '۵ عدد', asked: '۶ عدد' },
      { field: 'SKU', was: stored.sku, asked: 'VB-20' },
    ]);
    const title = [{ field: 'TITLE', was: stored.title, asked: 'شیر توپی هفتم' }];
    expect([of('CHANGE_ASKED'), of('CHANGE_CONFIRMED')]).toEqual([title, title]);
  });

  it('tells prices with old and new, and is nobody else’s', async () => {
    const other = await at.published();
    const price = { priceMode: 'FIXED', stockState: 'IN_STOCK', leadTimeDays: 2 };
    const tiers = [{ minQty: '5', unitPriceRial: '7100000' }];
    at.right(await at.put(other, { version: other.version, ...price, priceTiers: tiers }, '/price-and-stock'));
    const { items } = at.right(await history('', other.id));
    expect(items[0]).toMatchObject({
      type: 'PRICE_CHANGED',
      oldPrice: { priceMode: 'FIXED', priceTiers: [{ minQty: '5', unitPriceRial: '7000000' }] },
      newPrice: { priceTiers: tiers },
    });
    expect((await history('', other.id, await people.login())).status).toBe(404);
  });
});
