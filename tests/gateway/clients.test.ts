import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/machine/root.mjs';
import { sellerOf } from '../api/listings/entries/entries.kit.ts';
import { draft } from '../api/trade/trade.kit.ts';
import { startCountingProxy } from '../kit/counting-proxy.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { startApi, startGateway } from '../kit/site.ts';
import { pngOf } from '../kit/uploads.ts';
import { until } from '../kit/until.ts';
import { languages, runClient, type Printed } from './clients.ts';

type Named = { id: string; name: string; itemsCount: number; subcategories?: Named[] };
type Stated = { propertyId: string; code: string; rawValue?: string; unitId?: string; unitSymbol?: string };
type Offer = {
  id: string;
  title: string;
  categoryId: string;
  moq: string;
  lowestPriceRial?: string;
  keyProperties: Stated[];
};

let api: Awaited<ReturnType<typeof startApi>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let people: ReturnType<typeof peopleOf>;
let offers: Offer[];

beforeAll(async () => {
  api = await startApi();
  gateway = await startGateway({ apiUrl: api.url });
  people = peopleOf(api);
  offers = await allOffers();
});

afterAll(async () => {
  await gateway?.stop();
  await api?.discard();
});

describe.each(languages)('with %s', (language) => {
  const run = (task: string, args: string[] = [], more: object = {}) =>
    runClient(language, task, args, { url: gateway.url, ...more });

  it('an order goes from its draft to its confirmation', async () => {
    const { buyer, order } = await draft(people);
    const { accessToken: sellerToken } = await sellerOf(people);
    const [line] = order.lines;
    const waybill = join(mkdtempSync(join(tmpdir(), 'rasteh-')), 'waybill.png');
    writeFileSync(waybill, pngOf(20, 20));
    const place = order.addressId as string;
    const args = [line!.supplierProductId, line!.quantity, order.customerId, place, '1000000', waybill];
    const { lines } = done(await run('trade', args, { token: buyer.accessToken, sellerToken }));
    const steps = lines.map((each) => each.split(' '));
    expect(steps.map(([step]) => step)).toEqual([
      'draft',
      'price',
      'published',
      'quote',
      'compare',
      'accepted',
      'shipped',
      'confirmed',
    ]);
    const [, , published, quote, compare, accepted, shipped, confirmed] = steps.map(([, value]) => value);
    expect([published, accepted, shipped, confirmed]).toEqual(['PUBLISHED', 'ACCEPTED', 'ON_THE_WAY', 'COMPLETED']);
    expect(compare).toBe(quote);
  });

  it('the menu tree is read', async () => {
    const menu = await rest<Named[]>('/categories/menu');
    const expected = linesOf(menu);
    expect(expected.length).toBeGreaterThan(20);
    const { lines } = done(await run('menu-tree'));
    expect(language === 'curl' ? linesOf(answerIn<{ categoryMenu: Named[] }>(lines).categoryMenu) : lines).toEqual(
      expected,
    );
  });

  it('a text gets suggestions and finds offers', async () => {
    const summary = await rest<Record<string, number>>(`/searches/summary?key=${encodeURIComponent('شیر')}`);
    const suggested = await rest<{ groups: { items: { text: string }[] }[] }>(
      `/searches/suggestions?key=${encodeURIComponent('شیر')}`,
    );
    const text = done(await run('search', ['شیر'])).lines.join('\n');
    for (const { text: suggestion } of suggested.groups.flatMap(({ items }) => items))
      expect(text).toContain(suggestion);
    const { items } = await rest<{ items: Offer[] }>(
      `/supplierproducts/catalog?searchKey=${encodeURIComponent('شیر')}&pageSize=5`,
    );
    expect(items).toHaveLength(5);
    for (const { title } of items) expect(text).toContain(title);
    const counts = [summary.productsCount, summary.suppliersCount, summary.categoriesCount];
    expect(
      [...text.matchAll(/(\d+) (?:offers|suppliers|categories)|Count":(\d+)/g)].map((it) => Number(it[1] ?? it[2])),
    ).toEqual(counts);
  });

  it('a list is filtered in psi and answered in bar', async () => {
    const { offer, stated } = pressedOffer();
    const psi = (0.9 * Number(stated.rawValue) * 14.503773773).toFixed(3);
    const query = new URLSearchParams({
      categoryId: offer.categoryId,
      pageSize: '100',
      'filter.properties[0].propertyId': stated.propertyId,
      'filter.properties[0].value': String(Number(psi) / 14.503773773),
      'filter.properties[0].measurementUnitId': stated.unitId!,
    });
    const { items } = await rest<{ items: Offer[] }>(`/supplierproducts/catalog?${query}`);
    expect(items.map(({ id }) => id)).toContain(offer.id);
    const { lines } = done(await run('psi-to-bar', [offer.categoryId, psi]));
    type Shown = { title: string; keyProperties: { code: string; measure: { value: string } }[] };
    const shown =
      language === 'curl'
        ? answerIn<{ supplierProducts: { nodes: Shown[] } }>(lines).supplierProducts.nodes.map(
            ({ title, keyProperties }) =>
              `${title}: ${keyProperties.find(({ code }) => code === 'pressure')!.measure.value} bar`,
          )
        : lines;
    expect(shown).toEqual(items.map((each) => `${each.title}: ${pressureOf(each)!.rawValue} bar`));
  });

  it('all offers are walked by cursor, waiting where the gateway says so', async () => {
    await using door = await startCountingProxy(gateway.url);
    door.refuse({
      path: '/graphql',
      status: 429,
      headers: { 'content-type': 'application/graphql-response+json', 'retry-after': '1' },
      body: JSON.stringify({ errors: [{ message: 'Later.', extensions: { code: 'BUDGET_SPENT' } }] }),
    });
    const walking = run('all-offers', ['90'], { url: door.url });
    await until('the first question', () => door.seen('/graphql'));
    door.refuse(undefined);
    const { lines } = done(await walking);
    expect(lines).toHaveLength(offers.length);
    expect(new Set(lines)).toEqual(new Set(offers.map(({ id }) => id)));
  });

  it('an offer is shown with its price at a door', async () => {
    const offer = offers.find(({ lowestPriceRial }) => lowestPriceRial !== undefined)!;
    const [city] = (await rest<{ items: Named[] }>(`/cities/filter?searchKey=${encodeURIComponent('تهران')}`)).items;
    const price = await rest<{ totalRial: string; lines: { code: string; amountRial?: string }[] }>(
      `/supplierproducts/${offer.id}/landed-price?quantity=${offer.moq}&cityId=${city!.id}`,
    );
    const text = done(await run('landed-price', [offer.id, 'تهران'])).lines.join('\n');
    expect(price.totalRial).toMatch(/^\d+$/);
    const amounts = price.lines.flatMap(({ amountRial }) => amountRial ?? []);
    expect(amounts.length).toBeGreaterThan(1);
    for (const amount of amounts) expect(text).toContain(amount);
  });

  it('a person logs in and sees who that is', async () => {
    const phone = newPhone();
    const answers = [() => people.codeFor(phone), () => 'yes'];
    const { lines, said } = done(await run('login', [phone], { answers }));
    expect(said).toContain(phone);
    const { body } = await people.as(lines.at(-1)!, 'GET', '/customers/profile');
    expect(body).toMatchObject({ person: { phone } });
  });

  it('a favourite and a note are saved once, though sent twice', async () => {
    const { accessToken: token } = await people.login();
    const [offer] = offers;
    const { lines } = done(await run('save-twice', [offer!.id], { token }));
    const ids = lines.map((line) => /[\da-f]{8}-[\da-f-]{27}/.exec(line)![0]);
    expect(new Set(ids).size).toBe(2);
    const saved = await people.as(token, 'GET', '/userfavorites');
    const notes = await people.as(token, 'GET', '/notes/byuser');
    for (const { body } of [saved, notes])
      expect((body.items as { id: string; objectId: string }[]).map((it) => it.objectId)).toEqual([offer!.id]);
    for (const { body } of [saved, notes]) expect(ids).toContain((body.items as { id: string }[])[0]!.id);
  });

  it('eight wrong values are all told at once, in English', async () => {
    const { accessToken: token } = await people.login();
    const { lines } = done(await run('user-errors', [], { token }));
    const told =
      language === 'curl'
        ? answerIn<{ createDeliveryAddress: { userErrors: { field: string[]; code: string; message: string }[] } }>(
            lines,
          ).createDeliveryAddress.userErrors.map(
            ({ field, code, message }) => `${field.join('.')}: ${code}: ${message}`,
          )
        : lines;
    const wrong = [
      'addressLine: MIN_LENGTH',
      'latitude: MAX_VALUE',
      'longitude: MAX_VALUE',
      'plaque: MAX_LENGTH',
      'postalCode: EXACT_LENGTH',
      'receiverName: REQUIRED',
      'receiverPhone: FORMAT',
      'title: MIN_LENGTH',
    ];
    expect(told.sort().map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual(wrong);
    for (const line of told) expect(line).toMatch(/: [A-Z][\x20-\x7e]+\.$/);
  });
});

it('with Apollo Client, types are made from the graph, compile, and hold what comes', async () => {
  const cwd = inRoot('docs/clients/apollo');
  const run = (...command: string[]) =>
    promisify(execFile)(process.execPath, command, { cwd, env: { ...process.env, RASTEH_URL: gateway.url } });
  await run(inRoot('node_modules/@graphql-codegen/cli/cjs/bin.js'));
  await run(inRoot('node_modules/typescript/bin/tsc'), '-p', '.');
  const lines = (await run('--import', 'tsx', 'offers.ts')).stdout.trim().split('\n');
  expect(lines).toHaveLength(6);
  offers.slice(0, 5).forEach(({ title }, place) => expect(lines[place]).toContain(title));
  expect(lines.at(-1)).toBe('kept');
});

const pressureOf = ({ keyProperties }: Offer) => keyProperties.find(({ code }) => code === 'pressure');

/** An offer of a category where every pressure is stated in bar, so that the api's own numbers are what is expected. */
function pressedOffer(): { offer: Offer; stated: Stated } {
  for (const offer of offers) {
    const all = offers.filter(({ categoryId }) => categoryId === offer.categoryId).map(pressureOf);
    const stated = pressureOf(offer);
    if (stated && all.every((each) => !each || each.unitSymbol === 'bar')) return { offer, stated };
  }
  throw new Error('no category has its pressures in bar');
}

function done(printed: Printed): Printed {
  expect(printed.code, printed.said).toBe(0);
  return printed;
}

const answerIn = <T>(lines: string[]) => (JSON.parse(lines.join('\n')) as { data: T }).data;

const linesOf = (categories: Named[], depth = 0): string[] =>
  categories.flatMap(({ name, itemsCount, subcategories }) => [
    `${'  '.repeat(depth)}${name} (${itemsCount})`,
    ...linesOf(subcategories ?? [], depth + 1),
  ]);

async function rest<T>(path: string): Promise<T> {
  const { status, body } = await people.read(path);
  expect(status, path).toBe(200);
  return body as T;
}

async function allOffers(): Promise<Offer[]> {
  type Listed = { items: Offer[]; hasNextPage: boolean; endCursor?: string };
  const found: Offer[] = [];
  for (let after = ''; ;) {
    const { items, hasNextPage, endCursor } = await rest<Listed>(
      `/supplierproducts/catalog?sort=NEWEST&pageSize=100${after && `&after=${after}`}`,
    );
    found.push(...items);
    if (!hasNextPage) return found;
    after = endCursor!;
  }
}
