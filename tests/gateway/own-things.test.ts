import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCountingProxy } from '../kit/counting-proxy.ts';
import { peopleOf } from '../kit/people.ts';
import { startApi, startGateway } from '../kit/site.ts';
import { graphOf, type Graph } from './ask.ts';

const NOBODY = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let api: Awaited<ReturnType<typeof startApi>>;
let proxy: Awaited<ReturnType<typeof startCountingProxy>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let graph: Graph;
let own: Record<string, string>;
let things: Record<'SUPPLIER_PRODUCT' | 'PRODUCT' | 'SUPPLIER' | 'MERCHANT' | 'CATEGORY', string[]>;

type Offers = { supplierProducts: { items: Record<'id' | 'baseProductId' | 'supplierId' | 'categoryId', string>[] } };
type Merchants = { merchants: { items: { id: string }[] } };

beforeAll(async () => {
  api = await startApi({ database: 'pglite' });
  proxy = await startCountingProxy(api.url);
  gateway = await startGateway({ apiUrl: proxy.url });
  graph = graphOf(gateway);
  const { accessToken } = await peopleOf(api).login();
  own = { authorization: `Bearer ${accessToken}`, 'user-agent': BROWSER };
  const { supplierProducts, merchants } = await graph.data<Offers & Merchants>(
    '{ supplierProducts(pageSize: 4) { items { id baseProductId supplierId categoryId } } merchants(pageSize: 4) { items { id } } }',
  );
  const of = (key: keyof Offers['supplierProducts']['items'][number]) => [
    ...new Set(supplierProducts.items.map((offer) => offer[key])),
  ];
  things = {
    SUPPLIER_PRODUCT: of('id'),
    PRODUCT: of('baseProductId'),
    SUPPLIER: of('supplierId'),
    MERCHANT: merchants.items.map(({ id }) => id),
    CATEGORY: of('categoryId'),
  };
});
afterAll(async () => {
  await gateway?.stop();
  await proxy?.stop();
  await api?.discard();
});

async function mine<T>(query: string, variables: object = {}): Promise<T> {
  const { data, errors } = await graph.ask(query, variables, own);
  expect(errors).toEqual([]);
  return data as T;
}
const save = (type: string, objectId: string) =>
  mine<{ saveFavorite: { id: string } }>('mutation ($input: NewFavoriteInput) { saveFavorite(input: $input) { id } }', {
    input: { type, objectId },
  });

const JOINED = 'supplierProduct { id } baseProduct { id } supplier { id } merchant { id } category { id }';
type Joined = Record<'supplierProduct' | 'baseProduct' | 'supplier' | 'merchant' | 'category', { id: string } | null>;
const fieldOf: Record<string, keyof Joined> = {
  SUPPLIER_PRODUCT: 'supplierProduct',
  PRODUCT: 'baseProduct',
  BASE_PRODUCT: 'baseProduct',
  SUPPLIER: 'supplier',
  MERCHANT: 'merchant',
  CATEGORY: 'category',
};
/** A row has the thing of its own kind, and nothing of the others. */
function expectOwnThing(row: Joined, type: string, objectId: string) {
  for (const field of new Set(Object.values(fieldOf)))
    expect(row[field]?.id, `${type}.${field}`).toBe(field === fieldOf[type] ? objectId : undefined);
}

describe('what one saved', () => {
  it('comes with the things behind it, one request for each kind', async () => {
    for (const [type, ids] of Object.entries(things)) for (const id of ids) await save(type, id);
    proxy.reset();
    const { favorites } = await mine<{ favorites: { items: (Joined & { type: string; objectId: string })[] } }>(
      `{ favorites(pageSize: 50) { items { type objectId ${JOINED} } } }`,
    );
    expect(favorites.items).toHaveLength(Object.values(things).flat().length);
    for (const { type, objectId, ...row } of favorites.items) expectOwnThing(row, type, objectId);
    expect(
      proxy
        .calls()
        .map(({ path }) => path.replace('/api/v1/', ''))
        .sort(),
    ).toEqual(['baseproducts', 'categories', 'merchants', 'supplierproducts/by-ids', 'suppliers', 'userfavorites']);
  });

  it('is told to nobody else, and not kept by the gateway', async () => {
    const query = '{ favorites { totalCount } }';
    const told = await graph.again({ query }, own);
    expect(told.headers.get('cache-control') ?? '').not.toMatch(/public/);
    const { data, errors } = await graph.again({ query });
    expect(data?.favorites).toBeNull();
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('an operation without an answer', () => {
  it('is true when it is done, and tells its failure otherwise', async () => {
    const { saveFavorite } = await save('SUPPLIER', things.SUPPLIER[0]!);
    const gone = 'mutation ($id: ID!) { deleteFavorite(id: $id) }';
    expect(await mine(gone, { id: saveFavorite.id })).toEqual({ deleteFavorite: true });
    const { data, errors } = await graph.ask('mutation ($id: ID!) { deleteNote(id: $id) }', { id: NOBODY }, own);
    expect(data).toBeNull();
    expect(errors[0]?.extensions).toMatchObject({ code: 'NOTE_NOT_FOUND', http: { status: 404 } });
  });
});

describe('notes and last visits', () => {
  it('come with the things behind them', async () => {
    const [objectId] = things.CATEGORY;
    const input = { objectType: 'CATEGORY', objectId, body: '<b>متن</b>', tags: ['خرید'] };
    await mine('mutation ($input: NewNoteInput) { createNote(input: $input) { id } }', { input });
    const { notes } = await mine<{ notes: { items: Joined[]; tagCounts: object[] } }>(
      `{ notes { items { body ${JOINED} } tagCounts { tag count } } }`,
    );
    expectOwnThing(notes.items[0]!, 'CATEGORY', objectId!);
    expect(notes).toMatchObject({ items: [{ body: '<b>متن</b>' }], tagCounts: [{ tag: 'خرید', count: 1 }] });

    for (const [type, [id]] of Object.entries(things)) {
      const visit = { objectType: type === 'PRODUCT' ? 'BASE_PRODUCT' : type, objectId: id };
      await mine('mutation ($visit: VisitInput) { countVisit(input: $visit) { visitCount } }', { visit });
    }
    const { lastVisits } = await mine<{ lastVisits: { items: (Joined & Record<string, string>)[] } }>(
      `{ lastVisits { items { objectType objectId ${JOINED} } } }`,
    );
    expect(lastVisits.items).toHaveLength(5);
    for (const { objectType, objectId: id, ...row } of lastVisits.items)
      expectOwnThing(row as unknown as Joined, objectType!, id!);
    expect(await mine('mutation { clearLastVisits }')).toEqual({ clearLastVisits: true });
    expect(await mine('{ lastVisits { totalCount } }')).toEqual({ lastVisits: { totalCount: 0 } });
  });
});

it('a refusal is told in the language that was asked for', async () => {
  const told = async (language: string) => {
    const { errors } = await graph.ask(`{ category(id: "${NOBODY}") { id } }`, {}, { 'accept-language': language });
    return errors.map(({ message, extensions }) => [message, extensions.code]);
  };
  expect(await told('en')).toEqual([['There is no such category.', 'CATEGORY_NOT_FOUND']]);
  expect(await told('fa')).toEqual([['این دسته پیدا نشد.', 'CATEGORY_NOT_FOUND']]);
});
