import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { until } from '../../kit/until.ts';

type Part = { partNumber: number; lastUpdatedAt: string };
type Addresses = { ids: string[]; slugs: string[]; updatedAt: string[] };

let app: Awaited<ReturnType<typeof startAppAt>>;
// The database stamps what changes by its own clock: the api's is a day later, so that all of it is over.
let now = new Date(Date.now() + 86_400_000);
beforeAll(async () => {
  app = await startAppAt(now.toISOString());
});
afterAll(() => app.stop());

const get = async <T>(path: string) => (await app.ask<T>(path)).body;
const first = (kind: string) => get<Addresses>(`/${kind}/addresses?partNumber=1`);
const changedAt = async (kind: string, id: string) => {
  const { ids, updatedAt } = await first(kind);
  return updatedAt[ids.indexOf(id)];
};
const parts = (kind: string) => get<Part[]>(`/${kind}/address-parts`);
/** The parts are held for ten minutes and then read anew behind an answer. */
async function newestWithin(kind: string, atLeast: string) {
  now = new Date(now.getTime() + 601_000);
  app.clock.set(now);
  await until(`the newest change of ${kind}`, async () => (await parts(kind))[0]!.lastUpdatedAt >= atLeast);
}

const kinds = [
  { kind: 'baseproducts', change: `update base_products set description = description || ' ویرایش' where id = $1` },
  { kind: 'supplierproducts', change: `update supplier_products set moq = moq + 1 where id = $1` },
  { kind: 'suppliers', change: `update suppliers set about = about || ' ویرایش' where id = $1` },
  {
    kind: 'merchantdelegations',
    change: `update merchant_delegations set number = number || '1' where supplier_id = $1`,
  },
];

describe.each(kinds)('addresses of $kind', ({ kind, change }) => {
  it('are each listed once with a slug and a time that is over; the part has the newest', async () => {
    const { ids, slugs, updatedAt } = await first(kind);
    expect(new Set(ids).size).toBe(ids.length);
    expect([slugs.length, updatedAt.length]).toEqual([ids.length, ids.length]);
    expect(slugs.every((slug) => slug.length > 0)).toBe(true);
    expect(updatedAt.every((instant) => new Date(instant) <= now)).toBe(true);
    expect(await parts(kind)).toMatchObject([{ partNumber: 1, lastUpdatedAt: updatedAt.toSorted().at(-1) }]);
    expect((await app.ask(`/${kind}/addresses?partNumber=2`)).status).toBe(404);
  });

  it('move their time when the thing changes, and nothing else does', async () => {
    const { ids, updatedAt } = await first(kind);
    const id = ids[0]!;
    const other = ids[1]!;
    await app.db.query(change, [id]);
    const moved = await changedAt(kind, id);
    expect(moved! > updatedAt[0]!).toBe(true);
    expect(await changedAt(kind, other)).toBe(updatedAt[1]);
    await newestWithin(kind, moved!);
  });
});

it('what is written as it was has not changed', async () => {
  const { ids, updatedAt } = await first('baseproducts');
  await app.db.query('update base_products set name = name where id = $1', [ids[2]]);
  expect(await changedAt('baseproducts', ids[2]!)).toBe(updatedAt[2]);
});

it('base products are all that are published, and no other', async () => {
  const { totalCount } = await get<{ totalCount: number }>('/baseproducts?pageSize=1');
  const { ids } = await first('baseproducts');
  expect(ids).toHaveLength(totalCount);
  await app.db.query(`update base_products set status = 'ARCHIVED' where id = $1`, [ids[0]]);
  expect((await first('baseproducts')).ids).toEqual(ids.slice(1));
});

it('a delegation that ends changes the page that lists it', async () => {
  const page = await get<{ items: { supplierId: string; validTo: string }[] }>(
    '/merchantdelegations?pageSize=100&status=ACTIVE',
  );
  const { supplierId, validTo } = page.items.toSorted((a, b) => a.validTo.localeCompare(b.validTo))[0]!;
  now = new Date(validTo);
  app.clock.set(now);
  expect(await changedAt('merchantdelegations', supplierId)).toBe(now.toISOString());
});

it('a category changes with its properties and their values, and all below it, which inherit them', async () => {
  type Category = { id: string; updatedAt: string; subcategories?: Category[] };
  const menu = async () => {
    now = new Date(now.getTime() + 31_000);
    app.clock.set(now);
    await get('/categories/menu');
    return get<Category[]>('/categories/menu');
  };
  const [root, otherRoot] = await menu();
  const branch = root!.subcategories![0]!;
  const [{ id: property }] = (await app.db.query<{ id: string }>(
    `select p.id from category_properties p join property_enum_values v on v.property_id = p.id where p.category_id = $1 limit 1`,
    [branch.subcategories![0]!.id],
  )) as [{ id: string }];
  await app.db.query(`update property_enum_values set label = label || ' ۲' where property_id = $1`, [property]);
  await until(
    'the change of the leaf',
    async () =>
      (await menu())[0]!.subcategories![0]!.subcategories![0]!.updatedAt > branch.subcategories![0]!.updatedAt,
  );
  const [after, otherAfter] = await menu();
  expect([after!.updatedAt, otherAfter!.updatedAt]).toEqual([root!.updatedAt, otherRoot!.updatedAt]);

  await app.db.query(`update categories set name = name || ' ۲' where id = $1`, [root!.id]);
  await until('the change of the root', async () => (await menu())[0]!.updatedAt > root!.updatedAt);
  const [changed] = await menu();
  expect(changed!.subcategories![0]!.updatedAt).toBe(changed!.updatedAt);
});
