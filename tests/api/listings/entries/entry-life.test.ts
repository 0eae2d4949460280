import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gapsOf } from '../../../kit/gaps.ts';
import { peopleOf } from '../../../kit/people.ts';
import { ok } from '../../../kit/rest.ts';
import { startApi } from '../../../kit/site.ts';
import { entriesOf, type OwnEntry, sellerMerchant, sellerOf } from './entries.kit.ts';
import type { Person } from '../../ownership/kinds.ts';
import { unitIds } from '../../../kit/units.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let seller: Person;
let moderator: Person;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  seller = await sellerOf(people);
  moderator = await people.login('09000000006');
});
afterAll(() => api?.discard());

type Entry = OwnEntry & {
  baseProductId: string;
  supplierId: string;
  title: string;
  sku: string;
  missing: { code: string; gap?: string; actions: string[] }[];
  reason?: string;
};
type Answer = {
  status: number;
  body: Entry & { code: string; errors: { field: string; code: string; params?: string[] }[] };
};
const by = async (who: Person, method: string, path: string, body?: unknown) =>
  (await people.as(who.accessToken, method, path, body)) as unknown as Answer;
const step = (entry: Entry, name: string) =>
  by(seller, 'POST', `/supplierproducts/${entry.id}/${name}`, { version: entry.version });
const decide = (entry: Entry, decision: string) =>
  by(moderator, 'PUT', `/admin/productchanges/${entry.id}`, {
    version: entry.version,
    decision,
    reason: 'عنوان با مشخصات نمی‌خواند',
    ...(decision !== 'CONFIRM' && { reasonCode: 'TITLE' }),
  });
const isShown = async (id: string) =>
  ok(await people.get('/supplierproducts/by-ids', { query: { ids: id } })).length === 1;

/** A draft on a product that the seller sells already, so that an agency covers it. */
async function draft(): Promise<Entry> {
  const [like] = (await entriesOf(people, seller, '&status=PUBLISHED')) as Entry[];
  const { baseProductId, supplierId } = like!;
  const merchantId = await sellerMerchant(people, seller);
  const made = await by(seller, 'POST', '/supplierproducts', { merchantId, supplierId, baseProductId });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  return made.body;
}
let codes = 0;
const whole = (entry: Entry, more: object = {}) => ({
  version: entry.version,
  title: 'شیر توپی برنجی آزمون',
  sku: `LIFE-${(codes += 1)}`,
  saleUnitId: unitIds.piece,
  moq: '5',
  orderStep: '5',
  priceMode: 'FIXED',
  priceTiers: [{ minQty: '5', unitPriceRial: '7000000' }],
  stockState: 'IN_STOCK',
  leadTimeDays: 2,
  warranty: '۱۲ ماه',
  ...more,
});
const written = async () => {
  const entry = await draft();
  const { status, body } = await by(seller, 'PUT', `/supplierproducts/${entry.id}`, whole(entry));
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

describe('an entry', () => {
  it('is written, handed in, confirmed and shown; then archived, and brought back as a draft', async () => {
    const entry = await draft();
    expect(entry).toMatchObject({ status: 'DRAFT', sku: '' });
    expect(gapsOf(entry)).toContain('SKU');
    expect((await step(entry, 'submit')).body).toMatchObject({ code: 'ENTRY_INCOMPLETE' });
    const ready = (await by(seller, 'PUT', `/supplierproducts/${entry.id}`, whole(entry))).body;
    expect(ready.missing).toEqual([]);
    const waiting = (await step(ready, 'submit')).body;
    expect(waiting).toMatchObject({ status: 'PENDING', allowedActions: ['WITHDRAW', 'COPY'] });
    expect(await isShown(entry.id)).toBe(false);
    const queue = await people.as(moderator.accessToken, 'GET', '/admin/productchanges?status=PENDING&pageSize=100');
    expect((queue.body.items as Entry[]).map(({ id }) => id)).toContain(entry.id);
    const published = await decide(waiting, 'CONFIRM');
    expect(published).toMatchObject({ status: 200, body: { status: 'PUBLISHED' } });
    expect(await isShown(entry.id)).toBe(true);
    const archived = (await step(published.body, 'archive')).body;
    expect(await isShown(entry.id)).toBe(false);
    expect((await step(archived, 'restore')).body).toMatchObject({ status: 'DRAFT' });
    const gone = await people.as(
      seller.accessToken,
      'DELETE',
      `/supplierproducts/${entry.id}?version=${archived.version + 1}`,
    );
    expect(gone).toMatchObject({ status: 409, body: { code: 'ENTRY_PUBLISHED_BEFORE' } });
  });

  it('that is rejected says why, and is mended', async () => {
    const waiting = (await step(await written(), 'submit')).body;
    const rejected = (await decide(waiting, 'REJECT')).body;
    expect(rejected).toMatchObject({ status: 'REJECTED', reasonCode: 'TITLE', reason: 'عنوان با مشخصات نمی‌خواند' });
    const mended = await by(
      seller,
      'PUT',
      `/supplierproducts/${rejected.id}`,
      whole(rejected, { title: 'شیر توپی دیگر' }),
    );
    expect(mended.body).toMatchObject({ status: 'DRAFT', slug: 'شیر-توپی-دیگر' });
    expect((await step(mended.body, 'submit')).body.reason).toBeUndefined();
  });

  it('that staff took off the market comes back with other content only', async () => {
    const published = (await decide((await step(await written(), 'submit')).body, 'CONFIRM')).body;
    const archived = (await decide(published, 'ARCHIVE')).body;
    const again = (await step(archived, 'restore')).body;
    expect((await step(again, 'submit')).body).toMatchObject({ code: 'CONTENT_UNCHANGED' });
    const mended = (await by(seller, 'PUT', `/supplierproducts/${again.id}`, whole(again, { title: 'شیر توپی نو' })))
      .body;
    expect((await step(mended, 'submit')).status).toBe(200);
  });

  it('of which nobody knows is removed; its copy is another draft', async () => {
    const entry = await written();
    const copy = (await step(entry, 'copy')).body;
    expect(copy).toMatchObject({ status: 'DRAFT', sku: '', title: entry.title });
    expect(copy.id).not.toBe(entry.id);
    const path = `/supplierproducts/${copy.id}?version=${copy.version}`;
    expect((await people.as(seller.accessToken, 'DELETE', path)).status).toBe(204);
    expect((await step(copy, 'submit')).status).toBe(404);
  });

  it('handed in and taken back at one moment does one of both, then the other', async () => {
    const entry = await written();
    const waiting = (await step(entry, 'submit')).body;
    const [one, other] = await Promise.all([step(waiting, 'withdraw'), decide(waiting, 'CONFIRM')]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const next = await written();
    const both = await Promise.all([step(next, 'submit'), step(next, 'withdraw')]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.find(({ status }) => status === 200)!.body).toMatchObject({ status: 'PENDING', version: 3 });
  });
});

describe('a price', () => {
  it('may be written later in a draft, and is there before it is handed in', async () => {
    const entry = await written();
    const unpriced = await by(seller, 'PUT', `/supplierproducts/${entry.id}`, whole(entry, { priceTiers: [] }));
    expect(unpriced).toMatchObject({ status: 200, body: { priceMode: 'FIXED', priceTiers: [] } });
    expect(gapsOf(unpriced.body)).toContain('PRICE');
    expect(await step(unpriced.body, 'submit')).toMatchObject({ status: 409, body: { code: 'ENTRY_INCOMPLETE' } });
    const priced = await by(seller, 'PUT', `/supplierproducts/${entry.id}`, whole(unpriced.body));
    expect(gapsOf(priced.body)).not.toContain('PRICE');
    const shown = (await decide((await step(priced.body, 'submit')).body, 'CONFIRM')).body;
    const without = await by(seller, 'PUT', `/supplierproducts/${entry.id}`, whole(shown, { priceTiers: [] }));
    expect(without).toMatchObject({ status: 400, body: { errors: [{ field: 'priceTiers', code: 'MIN_ITEMS' }] } });
  });
});

describe('what is wrong', () => {
  it.each([
    [{ title: 'شیر توپی 0912 123 4567' }, 'title', 'HAS_CONTACT'],
    [{ moq: '0', priceTiers: [{ minQty: '0', unitPriceRial: '1' }] }, 'moq', 'MIN_VALUE'],
    [{ moq: '۱٫۵۰۰۰۰۰۱', priceTiers: [] }, 'moq', 'DECIMAL_PLACES'],
    [{ orderStep: '0' }, 'orderStep', 'MIN_VALUE'],
    [{ priceMode: 'TIERED' }, 'priceTiers', 'MIN_ITEMS'],
  ])('%j is named', async (more, field, code) => {
    const entry = await draft();
    const { status, body } = await people.put('/supplierproducts/{id}', {
      by: seller,
      path: { id: entry.id },
      body: whole(entry, more),
    });
    expect(status).toBe(400);
    expect(body.errors).toContainEqual(expect.objectContaining({ field, code }));
  });

  it('a code that another entry has', async () => {
    const first = await written();
    const second = await draft();
    expect(await by(seller, 'PUT', `/supplierproducts/${second.id}`, whole(second, { sku: first.sku }))).toMatchObject({
      status: 409,
      body: { code: 'SKU_TAKEN', errors: [{ field: 'sku' }] },
    });
  });

  it('a supplier for whom no agency is in force', async () => {
    const merchantId = await sellerMerchant(people, seller);
    const own = (await entriesOf(people, seller)) as Entry[];
    const body = ok(await people.get('/supplierproducts/catalog', { query: { pageSize: 100 } }));
    const other = body.items.find(({ supplierId }) => own.every((each) => each.supplierId !== supplierId))!;
    const { supplierId, baseProductId } = other;
    expect(
      await people.post('/supplierproducts', { by: seller, body: { merchantId, supplierId, baseProductId } }),
    ).toMatchObject({
      status: 409,
      body: { code: 'NO_AGENCY' },
    });
  });
});
