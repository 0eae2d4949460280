import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '../kit/people.ts';
import { pngOf, upload } from '../kit/uploads.ts';
import { runClient } from './clients.ts';
import { startCountedGraph } from './counted-graph.ts';

const NOBODY = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const { api, proxy, graph, stop } = await startCountedGraph();
afterAll(stop);
let own: Record<string, string>;
let things: Record<'SUPPLIER_PRODUCT' | 'BASE_PRODUCT' | 'SUPPLIER' | 'MERCHANT' | 'CATEGORY', string[]>;

type Offers = { supplierProducts: { nodes: Record<'id' | 'baseProductId' | 'supplierId' | 'categoryId', string>[] } };
type Merchants = { merchants: { nodes: { id: string }[] } };

beforeAll(async () => {
  const { accessToken } = await peopleOf(api).login();
  own = { authorization: `Bearer ${accessToken}`, 'user-agent': BROWSER };
  const { supplierProducts, merchants } = await graph.data<Offers & Merchants>(
    '{ supplierProducts(first: 4) { nodes { id baseProductId supplierId categoryId } } merchants(first: 4) { nodes { id } } }',
  );
  const of = (key: keyof Offers['supplierProducts']['nodes'][number]) => [
    ...new Set(supplierProducts.nodes.map((offer) => offer[key])),
  ];
  things = {
    SUPPLIER_PRODUCT: of('id'),
    BASE_PRODUCT: of('baseProductId'),
    SUPPLIER: of('supplierId'),
    MERCHANT: merchants.nodes.map(({ id }) => id),
    CATEGORY: of('categoryId'),
  };
});

async function mine<T>(query: string, variables: object = {}): Promise<T> {
  const { data, errors } = await graph.ask(query, variables, own);
  expect(errors).toEqual([]);
  return data as T;
}
/** What stands under `viewer`. */
const ofViewer = async <T>(fields: string) => (await mine<{ viewer: T }>(`{ viewer { ${fields} } }`)).viewer;
const save = (type: string, objectId: string) =>
  mine<{ saveFavorite: { favorite: { id: string } } }>(
    'mutation ($input: SaveFavoriteInput!) { saveFavorite(input: $input) { favorite { id } } }',
    { input: { type, objectId } },
  );

const JOINED =
  'thing { __typename ... on SupplierProduct { id } ... on BaseProduct { id } ... on Supplier { id } ... on Merchant { id } ... on Category { id } }';
type Joined = { thing: { __typename: string; id: string } | null };
const typeOf: Record<string, string> = {
  SUPPLIER_PRODUCT: 'SupplierProduct',
  BASE_PRODUCT: 'BaseProduct',
  SUPPLIER: 'Supplier',
  MERCHANT: 'Merchant',
  CATEGORY: 'Category',
};
const expectOwnThing = ({ thing }: Joined, type: string, objectId: string) =>
  expect(thing).toEqual({ __typename: typeOf[type], id: objectId });

describe('what one saved', () => {
  it('comes with the things behind it, one request for each kind', async () => {
    for (const [type, ids] of Object.entries(things)) for (const id of ids) await save(type, id);
    proxy.reset();
    type Saved = { favorites: { nodes: (Joined & { type: string; objectId: string })[] } };
    const { favorites } = await ofViewer<Saved>(`favorites(first: 50) { nodes { type objectId ${JOINED} } }`);
    expect(favorites.nodes).toHaveLength(Object.values(things).flat().length);
    for (const { type, objectId, ...row } of favorites.nodes) expectOwnThing(row, type, objectId);
    expect(
      proxy
        .calls()
        .map(({ path }) => path.replace('/api/v1/', ''))
        .sort(),
    ).toEqual(['baseproducts', 'categories', 'merchants', 'supplierproducts/by-ids', 'suppliers', 'userfavorites']);
  });

  it('is told to nobody else, and not kept by the gateway', async () => {
    const query = '{ viewer { favorites { totalCount } } }';
    const told = await graph.again({ query }, own);
    expect(told.headers.get('cache-control') ?? '').not.toMatch(/public/);
    expect(told.data).toMatchObject({ viewer: { favorites: {} } });
    const { data, errors } = await graph.again({ query });
    expect([data, errors]).toEqual([{ viewer: null }, []]);
  });
});

describe('a deletion', () => {
  it('tells the id of what is gone, and what a person can mend otherwise', async () => {
    const { id } = (await save('SUPPLIER', things.SUPPLIER[0]!)).saveFavorite.favorite;
    const gone = 'mutation ($id: ID!) { unsaveFavorite(input: { id: $id }) { deletedFavoriteId userErrors { code } } }';
    expect(await mine(gone, { id })).toEqual({ unsaveFavorite: { deletedFavoriteId: id, userErrors: [] } });
    const other = 'mutation ($id: ID!) { deleteNote(input: { id: $id }) { deletedNoteId userErrors { code field } } }';
    expect(await mine(other, { id: NOBODY })).toEqual({
      deleteNote: { deletedNoteId: null, userErrors: [{ code: 'NOTE_NOT_FOUND', field: null }] },
    });
  });
});

describe('notes and last visits', () => {
  it('come with the things behind them', async () => {
    const [objectId] = things.CATEGORY;
    const input = { objectType: 'CATEGORY', objectId, body: '<b>متن</b>', tags: ['خرید'] };
    await mine('mutation ($input: CreateNoteInput!) { createNote(input: $input) { note { id } } }', { input });
    const { notes } = await ofViewer<{ notes: { nodes: Joined[]; tagCounts: object[] } }>(
      `notes { nodes { body ${JOINED} } tagCounts { tag count } }`,
    );
    expectOwnThing(notes.nodes[0]!, 'CATEGORY', objectId!);
    expect(notes).toMatchObject({ nodes: [{ body: '<b>متن</b>' }], tagCounts: [{ tag: 'خرید', count: 1 }] });

    for (const [type, [id]] of Object.entries(things)) {
      const visit = { objectType: type, objectId: id };
      await mine('mutation ($visit: CountVisitInput!) { countVisit(input: $visit) { visitCount { visitCount } } }', {
        visit,
      });
    }
    const { lastVisits } = await ofViewer<{ lastVisits: { nodes: (Joined & Record<string, string>)[] } }>(
      `lastVisits { nodes { objectType objectId ${JOINED} } }`,
    );
    expect(lastVisits.nodes).toHaveLength(5);
    for (const { objectType, objectId: id, ...row } of lastVisits.nodes)
      expectOwnThing(row as unknown as Joined, objectType!, id!);
    expect(await mine('mutation { clearLastVisits(input: {}) { userErrors { code } } }')).toEqual({
      clearLastVisits: { userErrors: [] },
    });
    expect(await ofViewer('lastVisits { totalCount }')).toEqual({ lastVisits: { totalCount: 0 } });
  });
});

describe('a file', () => {
  it('is sent to the host of the graph, and read there by its link', async () => {
    const bytes = pngOf(20, 20);
    const sent = await upload(`${graph.url}/files`, { bytes, name: 'بارنامه.png', headers: own });
    expect([sent.status, sent.body]).toMatchObject([
      200,
      { mime: 'image/png', url: expect.stringMatching(/^\/files\//) },
    ]);
    const read = await fetch(graph.url + (sent.body as { url: string }).url);
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'image/png']);
    const file = join(mkdtempSync(join(tmpdir(), 'rasteh-')), 'waybill.png');
    writeFileSync(file, bytes);
    const token = own.authorization!.replace('Bearer ', '');
    const { lines, code } = await runClient('curl', 'send-file', [file], { url: graph.url, token });
    expect([code, JSON.parse(lines.join(''))]).toMatchObject([0, { name: 'waybill.png', mime: 'image/png' }]);
  });

  it('without a login is refused', async () => {
    expect((await upload(`${graph.url}/files`, { bytes: pngOf(20, 20) })).status).toBe(401);
  });
});

describe('who asks', () => {
  it('is nobody without a token, and has nothing of the staff without a role, which asks nothing of the api', async () => {
    const query = '{ viewer { __typename } staff { __typename } }';
    proxy.reset();
    const visitor = await graph.ask(query);
    const person = await graph.ask(query, {}, own);
    expect(visitor.data).toEqual({ viewer: null, staff: null });
    expect(person.data).toEqual({ viewer: { __typename: 'Viewer' }, staff: null });
    // What is not there for a lack of a role says so.
    const refused = [visitor, person].map(({ errors: [error] }) => [error!.path, error!.extensions.code]);
    expect(refused).toEqual([
      [['staff'], 'UNAUTHENTICATED'],
      [['staff'], 'FORBIDDEN'],
    ]);
    const { accessToken } = await peopleOf(api).login('09000000008');
    const ofStaff = { authorization: `Bearer ${accessToken}` };
    expect((await graph.ask(query, {}, ofStaff)).data).toEqual({
      viewer: { __typename: 'Viewer' },
      staff: { __typename: 'Staff' },
    });
    expect(proxy.calls().filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
    const { data } = await graph.ask('{ staff { area { actions } users(first: 1) { nodes { id } } } }', {}, ofStaff);
    expect(data).toMatchObject({ staff: { area: { actions: expect.arrayContaining(['USERS_READ']) } } });
  });

  it('is known by its token in whatever case the scheme is written, here and by the api', async () => {
    for (const scheme of ['bearer', 'BEARER']) {
      const authorization = own.authorization!.replace('Bearer', scheme);
      expect((await graph.ask('{ viewer { person { id } } }', {}, { authorization })).errors).toEqual([]);
      const { status } = await fetch(`${api.url}/api/v1/users/profile-picture`, { headers: { authorization } });
      expect(status).not.toBe(401);
    }
  });

  it.each(['Bearer x', 'Bearer a.b.c', 'Basic eDp5'])('is refused with the token %s', async (authorization) => {
    const { status, data, errors } = await graph.ask('{ viewer { person { id } } }', {}, { authorization });
    expect([status, data]).toEqual([401, undefined]);
    expect(errors[0]?.extensions).toMatchObject({ code: 'TOKEN_INVALID', http: { status: 401 } });
  });

  it('reads who one is and where one is reached', async () => {
    const { person, customerProfile } = await ofViewer<
      Record<'person', { id: string; addresses: object[] }> & { customerProfile: { person: { id: string } } }
    >('person { id addresses { id } } customerProfile { person { id } }');
    expect(person).toEqual({ id: customerProfile.person.id, addresses: [] });
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
