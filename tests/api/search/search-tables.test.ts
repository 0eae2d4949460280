import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../kit/site.ts';
import { clientOf, type Page } from '../../kit/client.ts';
import { readTable } from './search-tables/read-table.ts';

/** The market of the first start, for which the tables are written. */
const SHIPPED = 680;
const RANK = 3;

type Chip = {
  propertyName: string;
  value?: string;
  maxValue?: string;
  unit?: { code: string };
  enumValue?: { label: string };
};
type Reading = {
  text: string;
  tier: string;
  applied: Chip[];
  questions: { text: string; choices: Chip[] }[];
  left: { text: string; reason: string }[];
  repaired?: { from: string; to: string };
  asked?: { text: string };
};
type Offer = { title: string; categoryId: string; supplierId: string; merchantId?: string };
type Named = { id: string; name?: string; brandName?: string; cityName?: string };

let api: Awaited<ReturnType<typeof startApi>>;
let client: ReturnType<typeof clientOf>;
const names = {
  categories: new Map<string, Named>(),
  suppliers: new Map<string, Named>(),
  merchants: new Map<string, Named>(),
};

beforeAll(async () => {
  api = await startApi({ products: SHIPPED });
  client = clientOf(api);
  for (const [list, byId] of Object.entries(names))
    for (let pageNumber = 1, hasNextPage = true; hasNextPage; pageNumber += 1) {
      const page = await client.get<Page<Named> & { hasNextPage: boolean }>(
        `/${list}?pageSize=100&pageNumber=${pageNumber}`,
      );
      for (const each of page.items) byId.set(each.id, each);
      ({ hasNextPage } = page);
    }
});
afterAll(() => api.discard());

const key = encodeURIComponent;
const list = (text: string, pageSize = RANK) =>
  client.get<Page<Offer> & { reading: Reading }>(
    `/supplierproducts/catalog?searchKey=${key(text)}&pageSize=${pageSize}`,
  );
const summary = async (text: string) =>
  (await client.get<{ reading: Reading }>(`/searches/summary?key=${key(text)}`)).reading;
const parts = (text: string, by: string) => text.split(by).filter(Boolean);

/** Whether a name has one of the alternatives of each part. */
const has = (name: string, wanted: string) =>
  parts(wanted, ' + ').every((part) => part.split('|').some((either) => name.includes(either)));

type Query = Record<'kind' | 'query' | 'in' | 'category' | 'parts' | 'supplierCity' | 'seller', string>;

async function isFound(row: Query): Promise<boolean> {
  if (row.in === 'suppliers') {
    const { items } = await client.get<Page<Named>>(`/suppliers?searchKey=${key(row.query)}&pageSize=${RANK}`);
    return items.some(({ brandName = '' }) => has(brandName, row.parts));
  }
  if (row.in === 'categories') {
    type Groups = { groups: { kind: string; items: { text: string }[] }[] };
    const { groups } = await client.get<Groups>(`/searches/suggestions?key=${key(row.query)}`);
    const items = groups.find(({ kind }) => kind === 'CATEGORY')?.items ?? [];
    return items.slice(0, RANK).some(({ text }) => has(text, row.parts) && (!row.category || text === row.category));
  }
  return (await list(row.query)).items.some((offer) => isMeant(offer, row));
}

function isMeant({ title, categoryId, supplierId, merchantId }: Offer, row: Query): boolean {
  const supplier = names.suppliers.get(supplierId);
  const sellers = `${supplier?.brandName} ${names.merchants.get(merchantId ?? '')?.name}`;
  return (
    (!row.category || names.categories.get(categoryId)?.name === row.category) &&
    has(title, row.parts) &&
    (!row.supplierCity || supplier?.cityName === row.supplierCity) &&
    sellers.includes(row.seller)
  );
}

/** Complaints about the rows of a table that are not right, told with their share. */
async function complaints<Row>(name: string, rows: Row[], judge: (row: Row) => Promise<string | undefined>) {
  const wrong: string[] = [];
  for (const row of rows) {
    const complaint = await judge(row);
    if (complaint) wrong.push(complaint);
  }
  console.info(`${name}: ${rows.length - wrong.length} of ${rows.length} right\n${wrong.join('\n')}`);
  return wrong;
}

it('what buyers type finds what they mean among the first three', async () => {
  const rows = readTable<keyof Query>('queries');
  expect(new Set(rows.map(({ query }) => query)).size).toBe(200);
  const wrong = await complaints('queries', rows, async (row) =>
    (await isFound(row)) ? undefined : `${row.kind}: ${row.query}`,
  );
  expect(wrong.length).toBeLessThanOrEqual(200 - 184);
});

it('what has nothing to do with the market finds nothing', async () => {
  const rows = readTable<'query'>('nothing');
  const wrong = await complaints('nothing', rows, async ({ query }) => {
    const { totalCount, items, reading } = await list(query);
    return totalCount + items.length === 0 && reading.tier === 'NONE' ? undefined : query;
  });
  expect(wrong).toEqual([]);
});

describe('numbers with units', () => {
  const digits = (text: string | undefined) => (text === undefined ? '' : String(Number(text)));
  const written = ({ propertyName, value, maxValue, unit, enumValue }: Chip) => {
    const low = digits(value);
    const high = digits(maxValue);
    return enumValue
      ? `${propertyName}=${enumValue.label}`
      : `${propertyName}=${low === high ? low : `${low}..${high}`} ${unit?.code}`;
  };

  it('become the filters they mean, are asked about where they may mean several, and are told where they mean nothing', async () => {
    const rows = readTable<'text' | 'chips' | 'questions' | 'left' | 'tier'>('chips');
    expect(rows).toHaveLength(80);
    const wrong = await complaints('chips', rows, async (row) => {
      const { applied, questions, left, tier } = await summary(row.text);
      const asked = parts(row.questions, ' ; ').map((question) => question.split('?')[1]!.split('|'));
      const isRight =
        applied.map(written).sort().join(' ; ') === parts(row.chips, ' ; ').sort().join(' ; ') &&
        questions.length === asked.length &&
        questions.every(({ choices }, at) => choices.every(({ propertyName }) => asked[at]!.includes(propertyName))) &&
        parts(row.left, ' ; ').every((each) => left.some(({ text, reason }) => `${text}:${reason}` === each)) &&
        (!row.tier || row.tier === tier);
      return isRight ? undefined : `${row.text}: ${tier} ${applied.map(written).join(' ; ')} ${JSON.stringify(left)}`;
    });
    expect(wrong.length).toBeLessThanOrEqual(80 - 74);
  });

  it('are filters beside words that no offer with them has, and those words are told', async () => {
    const { applied, left, tier } = await summary('خرید شیر توپی استیل DN50 16 بار اصفهان');
    expect(applied.map(({ propertyName }) => propertyName)).toEqual(['اندازهٔ نامی', 'فشار کاری']);
    expect(left).toEqual([
      { text: 'استیل', reason: 'WORD' },
      { text: 'اصفهان', reason: 'PLACE' },
    ]);
    expect(tier).toBe('MOST');
  });

  it('stay text where a program asks for it', async () => {
    const { reading } = await client.get<{ reading: Reading }>(
      `/supplierproducts/catalog?searchKey=${key('شیر توپی ۱۶ بار')}&appliesMeasures=false`,
    );
    expect(reading.applied).toEqual([]);
    expect((await list('شیر توپی ۱۶ بار')).reading.applied).toHaveLength(1);
  });
});

describe('repair', () => {
  /** Half-spaces are typed as spaces and not at all. */
  const plain = (text = '') => text.replace(/[\s\u200c]/g, '');

  it('asks about, or mends, words of one or two wrong letters', async () => {
    const rows = readTable<'typed' | 'wanted'>('typos');
    expect(rows).toHaveLength(60);
    const wrong = await complaints('typos', rows, async ({ typed, wanted }) => {
      const { repaired, asked } = await summary(typed);
      return plain(repaired?.to ?? asked?.text) === plain(wanted)
        ? undefined
        : `${typed}: ${repaired?.to ?? asked?.text}`;
    });
    expect(wrong.length).toBeLessThanOrEqual(60 - 50);
  });

  it('never changes a word that is known', async () => {
    const rows = readTable<'text' | 'kind'>('known');
    expect(rows).toHaveLength(100);
    const wrong = await complaints('known words', rows, async ({ text, kind }) => {
      const { repaired, asked } = await summary(text);
      return repaired || asked ? `${kind} ${text}: ${repaired?.to ?? asked?.text}` : undefined;
    });
    expect(wrong).toEqual([]);
  });
});
