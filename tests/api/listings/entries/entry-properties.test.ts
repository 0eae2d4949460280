import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gapsOf } from '../../../kit/gaps.ts';
import { peopleOf } from '../../../kit/people.ts';
import { ok } from '../../../kit/rest.ts';
import { startApi } from '../../../kit/site.ts';
import { until } from '../../../kit/until.ts';
import { type Answer, type Change, type Entry, wholeOf, writingOf } from './entry-writing.kit.ts';
import {
  newNumber,
  type Product,
  productOf,
  proposalLike,
  sellerSample,
  statedAs,
  type Stated,
} from '../../products/products.kit.ts';

// What sellers state beside a base product, entries that move onto another one, and where an entry is sold.
type Property = { id: string; code: string; name: string };
type WithValues = Entry & {
  saleCityIds: string[];
  properties: { propertyId: string; rawValue?: string; unitId?: string; baseValue?: string }[];
};
type Unit = { id: string; symbol: string; quantityId: string };

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let at: Awaited<ReturnType<typeof writingOf>>;
let admin: Awaited<ReturnType<typeof people.login>>;
let sample: Awaited<ReturnType<typeof sellerSample>>;
/** Properties of the seller's leaf that its product does not state: one that is required, and one that is not. */
let torque: Property;
let coating: Property & { values: { id: string; label: string }[] };
let units: Unit[];
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  at = await writingOf(people);
  admin = await people.login('09000000008');
  sample = await sellerSample(people, at.seller);
  units = ok(await people.get('/unitofmeasurements'));
  const pressure = units.find(({ symbol }) => symbol === 'bar')!;
  const common = { categoryId: sample.product.categoryId, groupName: 'کارکرد', decimals: 1 };
  const flags = { isFilterable: true, isComparable: true, isKey: true };
  const add = async <T>(more: object) =>
    at.right(
      await at.by<T>(admin, 'POST', '/admin/categoryproperties', {
        ...common,
        ...flags,
        reason: 'نیاز فروشندگان',
        isRequired: false,
        ...more,
      }),
    );
  const bounds = { minAllowed: '0', maxAllowed: '400' };
  torque = await add<Property>({
    code: 'test-pressure',
    name: 'فشار آزمون',
    dataType: 'NUMERIC',
    isRequired: true,
    measurementQuantityId: pressure.quantityId,
    defaultMeasurementUnitId: pressure.id,
    ...bounds,
  });
  const values = [
    { code: 'epoxy', label: 'اپوکسی' },
    { code: 'nickel', label: 'نیکل' },
  ];
  coating = await add<typeof coating>({ code: 'coating', name: 'پوشش', dataType: 'ENUM', values });
  await until('everybody knows the properties', async () => {
    const body = ok(await people.get('/categories/{id}/properties', { path: { id: sample.product.categoryId } }));
    return JSON.stringify(body).includes(coating.id);
  });
});
afterAll(() => api?.discard());

const unit = (symbol: string) => units.find((each) => each.symbol === symbol)!.id;
const draft = async () => {
  const { merchantId, supplierId, product } = sample;
  const begun = { merchantId, supplierId, baseProductId: product.id };
  const made = at.right(await at.by(at.seller, 'POST', '/supplierproducts', begun));
  return at.right(await at.put(made, wholeOf(made))) as WithValues;
};
const state = (entry: Pick<Entry, 'id' | 'version'>, properties: object[], who = at.seller) =>
  at.by<WithValues>(who, 'PUT', `/supplierproducts/${entry.id}/properties`, { version: entry.version, properties });
const stated = async (entry: Pick<Entry, 'id' | 'version'>, properties: object[]) =>
  at.right(await state(entry, properties));
const psi = (value = '232') => ({ propertyId: torque.id, value, unitId: unit('psi') });
const refusals = ({ status, body }: Answer<unknown>) => [status, body.errors.map(({ field, code }) => [field, code])];
const published = async (properties: object[]) => {
  const waiting = at.right(await at.step(await stated(await draft(), properties), 'submit'));
  return at.right(await at.decide(waiting, 'CONFIRM')) as WithValues;
};
const sheet = async ({ id }: { id: string }) =>
  JSON.stringify(ok(await people.get('/supplierproducts/{id}/catalog', { path: { id } })));
const read = async (entry: Pick<Entry, 'id'>) => at.right(await at.read(entry)) as WithValues;

describe('what a draft states', () => {
  it('is kept as it was typed and in the base unit, counts for completeness, and lets it be handed in', async () => {
    const entry = await draft();
    expect(gapsOf(entry)).toContain('REQUIRED_PROPERTIES');
    expect(await at.step(entry, 'submit')).toMatchObject({ status: 409, body: { code: 'ENTRY_INCOMPLETE' } });
    const choice = { propertyId: coating.id, enumValueIds: [coating.values[0]!.id] };
    const told = await stated(entry, [psi('۲۳۲'), choice]);
    expect(told.properties[0]).toMatchObject({ rawValue: '232', unitId: unit('psi') });
    expect(Number(told.properties[0]!.baseValue)).toBeCloseTo(1_599_583, -2);
    expect(gapsOf(told)).not.toContain('REQUIRED_PROPERTIES');
    const gained = told.completenessScore - entry.completenessScore;
    expect(gained).toBeGreaterThan(2);
    // Not stated is a choice, and is so at once.
    const without = await stated(told, [psi()]);
    expect(without.properties.map(({ propertyId }) => propertyId)).toEqual([torque.id]);
    expect(without.completenessScore).toBeLessThan(told.completenessScore);
    at.right(await at.step(without, 'submit'));
  });

  it('is refused at its field where it cannot be', async () => {
    const entry = await draft();
    const length = units.find(({ symbol }) => symbol === 'mm')!.id;
    const wrong: [Stated, string, string][] = [
      [psi('-1'), 'value', 'MIN_VALUE'],
      [psi('6000'), 'value', 'MAX_VALUE'],
      [psi('1e400'), 'value', 'NUMERIC'],
      [{ ...psi(), unitId: length }, 'unitId', 'NOT_COMPARABLE'],
      [{ ...psi(), unitId: entry.id }, 'unitId', 'UNKNOWN_VALUE'],
      [{ ...psi(), booleanValue: true }, 'booleanValue', 'UNKNOWN_PROPERTY'],
      [{ propertyId: coating.id, enumValueIds: [] }, 'enumValueIds', 'SELECT_ONE'],
      [{ propertyId: coating.id, enumValueIds: [torque.id] }, 'enumValueIds', 'UNKNOWN_VALUE'],
      [{ ...psi(), propertyId: entry.id }, 'propertyId', 'UNKNOWN_VALUE'],
    ];
    for (const [value, field, code] of wrong)
      expect(refusals(await state(entry, [value]))).toEqual([400, [[`properties[0].${field}`, code]]]);
    expect(refusals(await state(entry, [psi(), psi()]))).toEqual([400, [['properties[1].propertyId', 'DUPLICATE']]]);
    // The bound is told in the unit that was typed.
    const [{ params } = {}] = (await state(entry, [psi('6000')])).body.errors;
    expect(Number(params![0])).toBeCloseTo(5_801.5, 0);
    expect((await read(entry)).version).toBe(entry.version);
    expect((await state({ ...entry, version: entry.version + 1 }, [psi()])).body.code).toBe('VERSION_CONFLICT');
    expect((await state(entry, [psi()], await people.login())).status).toBe(404);
  });

  it('cannot differ from what the base product states, and repeats nothing of it', async () => {
    const entry = await draft();
    const product = await productOf(people, entry.baseProductId);
    const own = statedAs(product);
    const number = own.findIndex(({ value, maxValue }) => value !== undefined && maxValue === undefined);
    const same = await stated(entry, [...own, psi()]);
    expect(same.properties.map(({ propertyId }) => propertyId)).toEqual([torque.id]);
    const other = own.map((each, index) =>
      index === number ? { ...each, value: String(Number(each.value) / 2) } : each,
    );
    const refused = await state(same, other);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([
      { field: `properties[${number}].propertyId`, code: 'PROPERTY_OF_PRODUCT' },
    ]);
  });
});

describe('what a published entry states', () => {
  const filtered = async (value: string, maxValue: string) => {
    const query = new URLSearchParams({
      categoryId: sample.product.categoryId,
      pageSize: '100',
      'filter.properties[0].propertyId': torque.id,
      'filter.properties[0].value': value,
      'filter.properties[0].maxValue': maxValue,
      'filter.properties[0].measurementUnitId': unit('bar'),
    });
    const { status, body } = await people.read(`/supplierproducts/catalog?${query.toString()}`);
    expect([status, body.errors]).toEqual([200, undefined]);
    return (body.items as { id: string }[]).map(({ id }) => id);
  };

  it('is on its page, in lists and in their filters', async () => {
    const entry = await published([psi()]);
    expect(await sheet(entry)).toContain('فشار آزمون');
    expect(await filtered('15', '17')).toContain(entry.id);
    expect(await filtered('17', '20')).not.toContain(entry.id);
  });

  it('waits for staff, who see what was and what is asked, and is theirs to let be', async () => {
    const entry = await published([psi()]);
    const asked = await stated(entry, [psi('290'), { propertyId: coating.id, enumValueIds: [coating.values[1]!.id] }]);
    const [change] = asked.changes as Change[];
    expect(change).toMatchObject({ kind: 'SPECIFICATION', status: 'PENDING' });
    expect(change!.differences).toEqual([
      { field: 'PROPERTY', name: 'فشار آزمون', was: '232 psi', asked: '290 psi' },
      { field: 'PROPERTY', name: 'پوشش', asked: 'نیکل' },
    ]);
    // Its seller sees what was asked for; buyers what is.
    expect(asked.properties[0]).toMatchObject({ rawValue: '290' });
    expect(await sheet(entry)).toContain('"rawValue":"232"');
    const confirmed = at.right(await at.decide(change!, 'CONFIRM'));
    expect(confirmed).toMatchObject({ changes: [] });
    expect(await sheet(entry)).toContain('نیکل');
    expect(await filtered('19', '21')).toContain(entry.id);
  });

  it('keeps what is required, and what is asked back takes the change back', async () => {
    const entry = await published([psi()]);
    expect(refusals(await state(entry, []))).toEqual([400, [['properties', 'PROPERTY_REQUIRED']]]);
    const asked = await stated(entry, [psi('290')]);
    expect(asked.changes).toHaveLength(1);
    expect((await stated(asked, [psi()])).changes).toEqual([]);
  });

  it('holds the bounds of its property', async () => {
    await published([psi()]);
    const { body } = await at.by<Property[]>(
      admin,
      'GET',
      `/admin/categoryproperties?categoryId=${sample.product.categoryId}`,
    );
    const { id, version, order, name } = (body as unknown as (Property & { version: number; order: number })[]).find(
      (each) => each.id === torque.id,
    )!;
    const flags = { isFilterable: true, isRequired: true, isComparable: true, isKey: true, isActive: true };
    const narrow = { minAllowed: '20', maxAllowed: '400', decimals: 1, groupName: 'کارکرد', reason: 'برگهٔ استاندارد' };
    const answer = await at.by(admin, 'PUT', `/admin/categoryproperties/${id}`, {
      version,
      order,
      name,
      ...flags,
      ...narrow,
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'BOUNDS_BROKEN' } });
  });
});

describe('another base product', () => {
  const move = (entry: Pick<Entry, 'id' | 'version'>, baseProductId: string, who = at.seller) =>
    at.by<WithValues>(who, 'PUT', `/supplierproducts/${entry.id}/base-product`, {
      version: entry.version,
      baseProductId,
    });
  const proposed = async (more: Stated[] = []) => {
    const stated = [...statedAs(sample.product), psi('300'), ...more];
    const proposal = proposalLike(sample.product, sample.customerId, { mpn: newNumber(), properties: stated });
    return at.right(await at.by<Product>(at.seller, 'POST', '/baseproducts', proposal));
  };
  const publish = async ({ id, version }: Product) => {
    const verdict = { version, decision: 'PUBLISH', reason: 'برگهٔ سازنده دیده شد' };
    at.right(await at.by<Product>(at.moderator, 'PUT', `/admin/baseproducts/${id}`, verdict));
  };

  it('is at once that of a draft, whose own values give way to those of the product', async () => {
    const entry = await stated(await draft(), [psi()]);
    const product = await proposed();
    const moved = at.right(await move(entry, product.id));
    expect(moved).toMatchObject({ baseProductId: product.id, properties: [] });
    expect(gapsOf(moved)).not.toContain('REQUIRED_PROPERTIES');
    expect(refusals(await move(moved, moved.id))).toEqual([400, [['baseProductId', 'UNKNOWN_VALUE']]]);
    expect((await move(moved, entry.baseProductId, await people.login())).status).toBe(404);
  });

  it('of what is published waits for staff, who see both, and for the product itself', async () => {
    const entry = await published([psi()]);
    const product = await proposed();
    const asked = at.right(await move(entry, product.id));
    expect(asked.baseProductId).toBe(entry.baseProductId);
    const change = asked.changes.find(({ kind }) => kind === 'BASE_PRODUCT')!;
    expect(change.differences).toEqual([
      {
        field: 'BASE_PRODUCT',
        was: expect.stringContaining(sample.product.name),
        asked: `${product.name}، آزمون‌ساز، ${product.mpn}`,
      },
    ]);
    expect(await at.decide(change, 'CONFIRM')).toMatchObject({
      status: 409,
      body: { code: 'ENTRY_INCOMPLETE', errors: [{ params: ['BASE_PRODUCT_NOT_PUBLISHED'] }] },
    });
    await publish(product);
    at.right(await at.decide(change, 'CONFIRM'));
    expect(await sheet(entry)).toContain('"rawValue":"300"');
    expect(await read(entry)).toMatchObject({ baseProductId: product.id, properties: [], changes: [] });
  });

  it('that is the present one takes the change back', async () => {
    const entry = await published([psi()]);
    const asked = at.right(await move(entry, (await proposed()).id));
    expect(asked.changes).toHaveLength(1);
    expect(at.right(await move(asked, entry.baseProductId)).changes).toEqual([]);
  });
});

describe('where an entry is sold', () => {
  const sell = (entry: Pick<Entry, 'id' | 'version'>, cityIds: string[], who = at.seller) =>
    at.by<WithValues>(who, 'PUT', `/supplierproducts/${entry.id}/sale-cities`, { version: entry.version, cityIds });
  const sold = async (id: string) => ok(await people.get('/salecities', { query: { supplierProductId: id } }));
  const cityIds = async (count: number) => {
    const { items } = ok(await people.get('/cities/filter', { query: { pageSize: Math.min(count, 100) } }));
    return items.map(({ id }) => id);
  };

  it('is told at once, ends with its cities, and follows the copy', async () => {
    const entry = await published([psi()]);
    const [here, there] = await cityIds(2);
    const limited = at.right(await sell(entry, [here!, there!]));
    expect(limited).toMatchObject({ status: 'PUBLISHED', changes: [] });
    expect([...limited.saleCityIds].sort()).toEqual([here, there].sort());
    expect((await sold(entry.id)).cities.map(({ id }) => id).sort()).toEqual([here, there].sort());
    const copy = at.right(await at.step(limited, 'copy')) as WithValues;
    expect(copy.saleCityIds).toHaveLength(2);
    const free = at.right(await sell(limited, []));
    expect(free.saleCityIds).toEqual([]);
    expect((await read(copy)).saleCityIds).toHaveLength(2);
  });

  it('keeps out places that are not there, strangers, and too many', async () => {
    const entry = await draft();
    const [here] = await cityIds(1);
    expect(refusals(await sell(entry, [here!, entry.id]))).toEqual([400, [['cityIds[1]', 'UNKNOWN_PLACE']]]);
    expect(refusals(await sell(entry, [here!, here!]))).toEqual([400, [['cityIds', 'DUPLICATE']]]);
    const many = Array.from(
      { length: 401 },
      (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    );
    expect((await sell(entry, many)).body.errors[0]).toMatchObject({ field: 'cityIds', code: 'MAX_ITEMS' });
    expect((await sell(entry, [here!], await people.login())).status).toBe(404);
    expect((await read(entry)).saleCityIds).toEqual([]);
  });
});
