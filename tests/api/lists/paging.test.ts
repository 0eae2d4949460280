import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { offerRowsOn } from '../../kit/offer-rows.ts';
import { newNationalId } from '../../kit/people.ts';
import { everyRow, type Page, type ProblemAnswer } from '../../kit/client.ts';
import { contentQueries, fillContent } from './paging-of-content.ts';
import { conversationQueries, fillConversations } from './paging-of-conversations.ts';
import { fillRemoved, removedQueries } from './paging-of-removed.ts';
import { fillTrade, tradeQueries } from './paging-of-trade.ts';
import { fillSellers, listsOfEntries, sellersQueries } from './paging-of-sellers.ts';

// Every paged list of the contract, walked by cursor beside its pages by number.

type Row = Record<string, unknown>;
type Listed = Page<Row> & {
  totalCountIsCapped: boolean;
  hasNextPage: boolean;
  startCursor?: string;
  endCursor?: string;
  cursors?: string[];
};
type Parameter = { name: string; schema: { $ref?: string } };
type Operation = { operationId: string; parameters?: Parameter[]; responses: Record<string, Answer | undefined> };
type Answer = { content?: Record<string, { schema: { $ref?: string } }> };

const contract = JSON.parse(readFileSync(new URL('../../../api/openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: object; enum?: string[] }> };
};
const schemaOf = (schema: { $ref?: string } | undefined) =>
  contract.components.schemas[schema?.$ref?.split('/').at(-1) ?? ''];
const lists = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) => {
    const schema = schemaOf(Object.values(operation.responses[200]?.content ?? {})[0]?.schema);
    if (!schema?.properties || !('totalCount' in schema.properties)) return [];
    const sorts = schemaOf(operation.parameters?.find(({ name }) => name === 'sort')?.schema)?.enum ?? [];
    const url = path.replace('/api/v1', '');
    const name = operation.operationId;
    return [{ name, url, method: method.toUpperCase() as 'GET' | 'POST', sorts }];
  }),
);

const NOW = '2026-12-01T09:00:00Z';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let app: Awaited<ReturnType<typeof startAppAt>>;
let headers: Record<string, string>;
/** What stands for the words in braces. */
let known: Record<string, string>;

/** What each list is narrowed to, so that it has some pages of three rows and not a hundred. */
const queries: Record<string, string[]> = {
  categories: ['?parentId={PARENT}', '?categoryType=IndustrialService'],
  baseProducts: ['?categoryId={LEAF}'],
  countries: [''],
  states: [''],
  cities: ['?stateId={STATE}'],
  merchants: [''],
  confirmedMerchants: [''],
  merchantDelegations: [''],
  suppliers: [''],
  suppliersWithCatalog: [''],
  categorySuppliers: [''],
  supplierProducts: [
    '?categoryId={LEAF}',
    '?supplierId={SUPPLIER}',
    '?categoryId={LEAF}&searchKey={KEY}',
    '?categoryId={LEAF}&filter.properties[0].propertyId={PROPERTY}&filter.properties[0].value=0&filter.includeUnknown=true',
  ],
  supplierProductsByProduct: ['?productId={PRODUCT}'],
  lastVisits: ['', '?type=SUPPLIER_PRODUCT'],
  adminIdentityVerifications: [''],
  adminUsers: [''],
  adminSessions: [''],
  auditLog: [''],
  favorites: [''],
  favoritesByType: ['?type=SUPPLIER_PRODUCT'],
  notes: [''],
  adminJobs: [''],
  notifications: ['', '?type=ENTRY_DECIDED'],
  ...sellersQueries,
  ...conversationQueries,
  ...tradeQueries,
  ...removedQueries,
  ...contentQueries,
};

beforeAll(async () => {
  app = await startAppAt(NOW);
  headers = { ...(await app.headersOf(['ADMIN'])), 'user-agent': BROWSER };
  const leaf = await busiestLeaf();
  const offers = await rowsOf(`/supplierproducts/catalog?categoryId=${leaf.id as string}&pageSize=8`);
  const [state] = await rowsOf('/states/filter?pageSize=1');
  const properties = (await app.ask<Row[]>(`/categories/${leaf.id as string}/properties`)).body;
  known = {
    PARENT: leaf.parentId as string,
    LEAF: leaf.id as string,
    STATE: state!.id as string,
    SUPPLIER: offers[0]!.supplierId as string,
    PRODUCT: offers[0]!.baseProductId as string,
    PROPERTY: properties.find((each) => each.dataType === 'NUMERIC' && each.isFilterable)!.id as string,
    KEY: encodeURIComponent((offers[0]!.title as string).split(' ')[0]!),
  };
  known = { ...known, ...(await fillSellers(app.db)) };
  known = { ...known, ...(await fillConversations(app.db, known.OWNER!)) };
  known = { ...known, ...(await fillTrade(app.db, known.OWNER!, known.SUPPLIER!)) };
  known = { ...known, ...(await fillRemoved(app.db, known)) };
  known = { ...known, ...(await fillContent(app.db, known)) };
  await fill(offers.map(({ id }) => id as string));
});
afterAll(() => app?.stop());

const rowsOf = async (path: string) => (await app.ask<Listed>(path, { headers })).body.items;

async function busiestLeaf(): Promise<Row> {
  const categories = await everyRow<Row>(async (path) => (await app.ask(path)).body as never, '/categories');
  const leaves = categories.filter(({ isLeaf }) => isLeaf);
  return leaves.reduce((most, each) => ((each.itemsCount as number) > (most.itemsCount as number) ? each : most));
}

/** Own things of the one who asks, several of each at one instant. */
async function fill(offers: string[]) {
  // Works that were given up, and some that are late.
  for (let made = 0; made < 8; made += 1)
    await app.db.query(
      `insert into jobs (id, queue, due_at, run_at, dead_at) values ($1, 'of-no-program', $2, $2, case when $3 then $2::timestamptz end)`,
      [randomUUID(), '2026-11-30T09:00:00Z', made % 2 === 0],
    );
  for (let made = 0; made < 8; made += 1)
    await app.db.query(
      `insert into notifications (id, user_id, type, event_type, object_type, object_id, event_id, group_key, facts, created_at, at)
       select $1, id, 'ENTRY_DECIDED', 'ENTRY_PUBLISHED', 'OwnSupplierProduct', $1, $1, '', '{}', $2, $2
       from users order by created_at desc, id desc limit 1`,
      [randomUUID(), `2026-11-30T0${made % 3}:00:00Z`],
    );
  const send = async (path: string, payload: object, as: object = headers) => {
    const { status, body } = await app.ask(path, { method: 'POST', payload, headers: as });
    expect(status, `${path} ${JSON.stringify(body)}`).toBeLessThan(300);
  };
  for (const [index, objectId] of offers.entries()) {
    if (index % 3 === 0) app.clock.set(new Date(Date.parse(NOW) + index * 1_000));
    await send('/userfavorites', { type: 'SUPPLIER_PRODUCT', objectId });
    await send('/pagevisits/visit-count', { objectType: 'SUPPLIER_PRODUCT', objectId });
    const remindAt = index % 2 ? { remindAt: '2027-01-01T00:00:00Z' } : {};
    await send('/notes', { objectType: 'SUPPLIER_PRODUCT', objectId, body: `${index}`, ...remindAt });
    const { accessToken } = await app.login();
    const person = { firstName: 'سارا', lastName: 'کریمی', nationalId: newNationalId(), birthDate: '1990-05-21' };
    const own = { authorization: `Bearer ${accessToken}` };
    await send('/customers/profile/identity-verifications', { person }, own);
  }
}

const filled = (text: string) => text.replace(/\{([A-Z]+)\}/g, (_, word: string) => known[word]!);

/** What stands in the address of a list, where that is no category. */
const belowOf: Record<string, string> = {
  conversationThread: 'CONVERSATION',
  adminPageVersions: 'PAGE',
  commentTree: 'PAGE',
  ...Object.fromEntries([...listsOfEntries].map((name) => [name, 'ENTRY'])),
};

/** Asks a list by its name. */
async function ask<T = Listed>(name: string, query: string) {
  const { url, method } = lists.find((each) => each.name === name)!;
  const path = url.replace('{id}', known[belowOf[name] ?? 'LEAF']!) + filled(query);
  return app.ask<T>(path, { method, headers });
}

const and = (query: string, more: string) => `${query}${query.includes('?') ? '&' : '?'}${more}`;

async function byNumber(name: string, query: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { status, body } = await ask(name, and(query, `pageSize=3&pageNumber=${pageNumber}`));
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ pageNumber, totalCountIsCapped: false });
    rows.push(...body.items);
    expect(body.hasNextPage).toBe(rows.length < body.totalCount);
    if (!body.hasNextPage) return rows;
  }
}

async function byCursor(name: string, query: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after = ''; ;) {
    const { status, body } = await ask(name, and(query, `pageSize=3&cursors=true${after}`));
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.pageNumber).toBe(after === '' ? 1 : undefined);
    expect(body.cursors).toHaveLength(body.items.length);
    expect([body.startCursor, body.endCursor]).toEqual([body.cursors!.at(0), body.cursors!.at(-1)]);
    rows.push(...body.items);
    if (!body.hasNextPage) return rows;
    after = `&after=${body.endCursor}`;
  }
}

it('every paged list of the contract is in this table', () => {
  expect(Object.keys(queries).sort()).toEqual(lists.map(({ name }) => name).sort());
});

describe('a list walked by cursor', () => {
  const walks = lists.flatMap(({ name, sorts }) =>
    (queries[name] ?? []).flatMap((query) =>
      (sorts.length > 0 ? sorts : [undefined]).map(
        (sort) => [name, sort ? and(query, `sort=${sort}`) : query] as const,
      ),
    ),
  );
  it.each(walks)('gives each row once, as its pages do: %s %s', async (name, query) => {
    const numbered = await byNumber(name, query);
    expect(numbered.length).toBeGreaterThan(3);
    const walked = await byCursor(name, query);
    expect(walked).toEqual(numbered);
    expect(new Set(walked.map((row) => JSON.stringify(row))).size).toBe(walked.length);
  });

  it('goes on from any row of a page', async () => {
    const { body } = await ask('supplierProducts', '?sort=PRICE_ASC&cursors=true&pageSize=20');
    const after = await ask('supplierProducts', `?sort=PRICE_ASC&pageSize=6&after=${body.cursors![13]}`);
    expect(after.body.items).toEqual(body.items.slice(14));
  });

  it('has an end and no cursor where nothing follows', async () => {
    const last = await ask('states', '?pageSize=100');
    const { body } = await ask('states', `?after=${last.body.endCursor}`);
    expect(body).toMatchObject({ items: [], hasNextPage: false, totalCount: last.body.totalCount });
    expect([body.startCursor, body.endCursor]).toEqual([undefined, undefined]);
  });
});

describe('a cursor is refused', () => {
  const refusal = async (name: string, query: string) => {
    const { status, body } = await ask<ProblemAnswer>(name, query);
    return { status, errors: body.errors?.map(({ field, code }) => [field, code]) };
  };
  const cursorOf = async (name: string, query = '') => (await ask(name, query)).body.endCursor!;
  const invalid = { status: 400, errors: [['after', 'CURSOR_INVALID']] };

  it('by another order and by another list', async () => {
    const newest = await cursorOf('supplierProducts', '?sort=NEWEST');
    expect(await refusal('supplierProducts', `?sort=PRICE_ASC&after=${newest}`)).toEqual(invalid);
    expect(await refusal('suppliers', `?sort=NEWEST&after=${newest}`)).toEqual(invalid);
    expect(await refusal('states', `?after=${await cursorOf('cities', '?stateId={STATE}')}`)).toEqual(invalid);
  });

  it('that we did not write', async () => {
    const ours = await cursorOf('notes');
    for (const made of [
      ours.slice(0, -4),
      `${ours}x`.slice(1),
      'abc',
      'W10',
      '%DB%B1',
      Buffer.from('[1,{}]').toString('base64url'),
    ])
      expect(await refusal('notes', `?after=${made}`)).toEqual(invalid);
  });

  it('beside the number of a page', async () => {
    const after = await cursorOf('notes');
    expect(await refusal('notes', `?pageNumber=1&after=${after}`)).toEqual({
      status: 400,
      errors: [['after', 'QUERY_CONFLICT']],
    });
  });

  it('and whoever reads on by number is told how deep that goes', async () => {
    expect(await refusal('notes', '?pageNumber=501&pageSize=20')).toEqual({
      status: 400,
      errors: [['pageNumber', 'PAGE_TOO_DEEP']],
    });
  });
});

describe('while rows come and go', () => {
  it('a walk over the newest offers sees each that stayed, once', async () => {
    const before = await byNumber('supplierProducts', '?sort=NEWEST');
    const published = before.map(({ publishedAt }) => Date.parse(publishedAt as string));
    const { add, remove } = offerRowsOn(app.db);
    const removed = new Set<string>();
    const seen: string[] = [];
    for (let after = '', page = 0; ; page += 1) {
      const { body } = await ask('supplierProducts', `?sort=NEWEST&pageSize=10${after}`);
      seen.push(...body.items.map(({ id }) => id as string));
      if (!body.hasNextPage) break;
      after = `&after=${body.endCursor}`;
      // One at the head, one among those that were seen, and one among those that come.
      await add(new Date(NOW));
      await add(new Date(published[Math.floor(published.length / 2)]!));
      await remove(seen[page]!);
      const coming = before.findLast(({ id }) => !removed.has(id as string) && !seen.includes(id as string));
      if (coming) await remove(coming.id as string);
      for (const id of [seen[page]!, coming?.id as string]) removed.add(id);
    }
    expect(new Set(seen).size).toBe(seen.length);
    const stayed = before.map(({ id }) => id as string).filter((id) => !removed.has(id));
    expect(stayed.length).toBeGreaterThan(200);
    expect(seen.filter((id) => stayed.includes(id))).toEqual(stayed);
  });
});
