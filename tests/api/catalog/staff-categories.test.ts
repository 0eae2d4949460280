import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import { until } from '../../kit/until.ts';

type Category = {
  id: string;
  parentId?: string;
  name: string;
  icon: string;
  level: number;
  order: number;
  isActive: boolean;
  isLeaf: boolean;
  productsCount: number;
  categoryType: string;
  version: number;
};
type Value = { id: string; code: string; label: string; order: number; isActive: boolean; version: number };
type Property = {
  id: string;
  categoryId: string;
  code: string;
  name: string;
  groupName: string;
  isInherited: boolean;
  isActive: boolean;
  decimals: number;
  slot?: number;
  minAllowed?: string;
  maxAllowed?: string;
  order: number;
  values: Value[];
  version: number;
};
type Refused = { code: string; errors: { field: string; code: string; params?: string[] }[] };
type Answer<T> = { status: number; body: T & Refused };

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let admin: string;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  admin = (await people.login('09000000008')).accessToken;
});
afterAll(() => api?.discard());

const reason = 'نیاز فروشندگان';
async function asAdmin<T>(method: string, path: string, body?: object): Promise<Answer<T>> {
  const sent = body && { reason, ...body };
  return (await people.as(admin, method, `/admin${path}`, sent)) as unknown as Answer<T>;
}
const tree = async () => (await asAdmin<Category[]>('GET', '/categories')).body;
const named = async (name: string) => (await tree()).find((each) => each.name === name)!;
const propertiesOf = async (categoryId: string) =>
  (await asAdmin<Property[]>('GET', `/categoryproperties?categoryId=${categoryId}`)).body;
const newCategory = async (parentId: string, name: string) =>
  (await asAdmin<Category>('POST', '/categories', { parentId, name })).body;
const change = ({ id, name, icon, parentId, order, isActive, version }: Category, to: object) =>
  asAdmin<Category>('PUT', `/categories/${id}`, { name, icon, parentId, order, isActive, version, ...to });

const flags = { isFilterable: true, isRequired: false, isComparable: true, isKey: true };
const plain = { groupName: 'کارکرد', dataType: 'TEXT', decimals: 0, ...flags };
const newProperty = (categoryId: string, code: string, more: object = {}) =>
  asAdmin<Property>('POST', '/categoryproperties', { ...plain, categoryId, code, name: `ویژگی ${code}`, ...more });
const changeProperty = (stored: Property, to: object) => {
  const { id, name, groupName, decimals, minAllowed, maxAllowed, order, isActive, version } = stored;
  const bounds = { ...(minAllowed && { minAllowed }), ...(maxAllowed && { maxAllowed }) };
  const body = { name, groupName, decimals, order, isActive, version, ...flags, ...bounds, ...to };
  return asAdmin<Property>('PUT', `/categoryproperties/${id}`, body);
};

/** Of the seeds: an inner category, and one of its leaves that has products. */
async function valves() {
  const inner = await named('شیرآلات صنعتی');
  const leaf = (await tree()).find((each) => each.parentId === inner.id && each.productsCount > 0)!;
  return { inner, leaf };
}

describe('a category', () => {
  it('is there for everybody when it is made, below one without products', async () => {
    const { inner, leaf } = await valves();
    const made = await newCategory(inner.id, 'شیر کاردی');
    expect(made).toMatchObject({ isLeaf: true, level: inner.level + 1, icon: inner.icon, isActive: true, version: 1 });
    await until(
      'everybody has it',
      async () => (await people.get('/categories/{id}', { path: { id: made.id } })).status === 200,
    );
    const again = await asAdmin('POST', '/categories', { parentId: inner.id, name: 'شير کاردی' });
    expect(again).toMatchObject({ status: 409, body: { code: 'NAME_TAKEN', errors: [{ field: 'name' }] } });
    const below = await asAdmin('POST', '/categories', { parentId: leaf.id, name: 'زیردسته' });
    expect(below).toMatchObject({ status: 409, body: { code: 'LEAF_HAS_PRODUCTS' } });
  });

  it('goes six levels deep', async () => {
    const { inner } = await valves();
    let parent = inner;
    while (parent.level < 6) parent = await newCategory(parent.id, `سطح ${parent.level + 1}`);
    const seventh = await asAdmin('POST', '/categories', { parentId: parent.id, name: 'سطح ۷' });
    expect(seventh).toMatchObject({ status: 409, body: { code: 'CATEGORY_TOO_DEEP' } });
  });

  it('is renamed, moved and hidden by the version that was seen', async () => {
    const { inner } = await valves();
    const one = await newCategory(inner.id, 'گروه نخست');
    const other = await newCategory(inner.id, 'گروه دوم');
    const child = await newCategory(one.id, 'فرزند');
    expect(await change(one, { parentId: child.id })).toMatchObject({
      status: 409,
      body: { code: 'CATEGORY_UNDER_ITSELF' },
    });
    const moved = await change(child, { parentId: other.id, name: 'فرزند نو', order: 4 });
    expect(moved.body).toMatchObject({ parentId: other.id, name: 'فرزند نو', order: 4, version: 2 });
    expect(await change(child, { name: 'دیر' })).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } });
    expect(await change(await named('گروه دوم'), { isActive: false })).toMatchObject({
      status: 409,
      body: { code: 'CATEGORY_NOT_EMPTY' },
    });
    expect((await change(moved.body, { isActive: false })).body.isActive).toBe(false);
    await until(
      'nobody sees it',
      async () => (await people.get('/categories/{id}', { path: { id: child.id } })).status === 404,
    );
    const service = (await tree()).find((each) => each.level === 1 && each.categoryType !== inner.categoryType)!;
    expect(await change(await named('گروه نخست'), { parentId: service.id })).toMatchObject({
      status: 409,
      body: { code: 'CATEGORY_OF_ANOTHER_TYPE' },
    });
  });

  it('stays where it is while it has products, and brings them along when it is moved', async () => {
    const { inner, leaf } = await valves();
    expect(await change(leaf, { isActive: false })).toMatchObject({ body: { code: 'CATEGORY_NOT_EMPTY' } });
    const group = await newCategory(inner.id, 'شیرهای دستی');
    const listed = async () =>
      ok(await people.get('/supplierproducts/catalog', { query: { categoryId: group.id } })).totalCount;
    expect((await change(leaf, { parentId: group.id })).status).toBe(200);
    await until('its offers are listed there', async () => (await listed()) > 0);
  });
});

describe('a property', () => {
  it('has the smallest place that is free on all paths, and there are 40', async () => {
    const { inner } = await valves();
    const family = await newCategory(inner.id, 'ابزار دقیق نو');
    const leaf = await newCategory(family.id, 'فشارسنج نو');
    const above = (await propertiesOf(family.id)).map(({ slot }) => slot!);
    const first = (await newProperty(leaf.id, 'p-first')).body;
    const free = Array.from({ length: 40 }, (_, index) => index + 1).filter((slot) => !above.includes(slot));
    expect(first.slot).toBe(free[0]);
    // What is made above must not take the place of what is below.
    expect((await newProperty(family.id, 'p-second')).body.slot).toBe(free[1]);
    const codeTaken = await newProperty(family.id, 'p-first', { name: 'نامی دیگر' });
    expect(codeTaken).toMatchObject({ status: 409, body: { errors: [{ field: 'code', code: 'CODE_TAKEN' }] } });
    for (const slot of free.slice(2)) expect((await newProperty(leaf.id, `p-${slot}`)).body.slot).toBe(slot);
    expect(await newProperty(leaf.id, 'one-more')).toMatchObject({ status: 409, body: { code: 'NO_SLOT' } });
    const shown = await propertiesOf(leaf.id);
    expect(shown.find(({ code }) => code === 'p-second')).toMatchObject({ isInherited: true });
    expect(shown.find(({ code }) => code === 'p-first')).toMatchObject({ isInherited: false });

    // Moved below a category with such places it is refused, each of them named.
    const rival = await newCategory(inner.id, 'گروه پر');
    await newProperty(rival.id, 'rival');
    const clash = await change(await named('فشارسنج نو'), { parentId: rival.id });
    expect(clash).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } });
    expect(clash.body.errors).toMatchObject([{ field: 'parentId', params: ['ویژگی p-first', 'ویژگی rival'] }]);
  });

  it('names what does not fit together', async () => {
    const { inner } = await valves();
    const leaf = await newCategory(inner.id, 'دستهٔ آزمون');
    const wrong = await newProperty(leaf.id, 'Wrong', {
      dataType: 'NUMERIC',
      minAllowed: '۵',
      maxAllowed: '3',
      values: [{ code: 'a', label: 'الف' }],
    });
    expect(wrong.body.errors.map(({ field, code }) => [field, code])).toEqual([
      ['code', 'FORMAT'],
      ['maxAllowed', 'MIN_VALUE'],
      ['values', 'MAX_ITEMS'],
    ]);
    const [quantity, other] = ok(await people.get('/measurementquantities'));
    const strange = { dataType: 'NUMERIC', measurementQuantityId: quantity!.id };
    const unitOfOther = await newProperty(leaf.id, 'x', { ...strange, defaultMeasurementUnitId: other!.units[0]!.id });
    expect(unitOfOther.body.errors).toMatchObject([{ field: 'defaultMeasurementUnitId', code: 'UNKNOWN_VALUE' }]);
  });

  it('changes what moves no value', async () => {
    const { inner } = await valves();
    const diameter = (await propertiesOf(inner.id)).find(({ code }) => code === 'diameter')!;
    const tight = await changeProperty(diameter, { minAllowed: '1199', maxAllowed: '1200' });
    expect(tight).toMatchObject({ status: 409, body: { code: 'BOUNDS_BROKEN' } });
    expect(tight.body.errors).toHaveLength(10);
    expect(await changeProperty(diameter, { decimals: 0 })).toMatchObject({ body: { code: 'DECIMALS_FALL' } });
    const wider = await changeProperty(diameter, { maxAllowed: '۱۵۰۰', decimals: 2, groupName: 'اندازه‌ها' });
    expect(wider.body).toMatchObject({ maxAllowed: '1500', decimals: 2, groupName: 'اندازه‌ها', slot: diameter.slot });
    await until('everybody has it', async () => {
      const body = ok(await people.get('/categories/{id}/properties', { path: { id: inner.id } }));
      return JSON.stringify(body).includes('اندازه‌ها');
    });
  });

  it('that is retired is shown nowhere, and its place is free when no offer has it', async () => {
    const { inner, leaf } = await valves();
    const key = (await propertiesOf(inner.id)).find(({ code }) => code === 'diameter')!;
    const cards = async () =>
      JSON.stringify(ok(await people.get('/supplierproducts/catalog', { query: { categoryId: leaf.id } })));
    await until('cards have it', async () => (await cards()).includes('"diameter"'));
    const retired = await changeProperty(key, { isActive: false });
    expect(retired.body).toMatchObject({ isActive: false, slot: key.slot });
    await until('cards have it no more', async () => !(await cards()).includes('"diameter"'));
    await until('its place is free', async () => {
      const [stored] = (await propertiesOf(inner.id)).filter(({ id }) => id === key.id);
      return stored!.slot === undefined;
    });
    // The only one that is left: others took all places of a category below.
    const next = (await newProperty(inner.id, 'takes-its-place')).body;
    expect(next.slot).toBe(key.slot);
    const [gone] = (await propertiesOf(inner.id)).filter(({ id }) => id === key.id);
    expect(await changeProperty(gone!, { isActive: true })).toMatchObject({ status: 409, body: { code: 'NO_SLOT' } });
    await changeProperty(next, { isActive: false });
    const back = await until('there is a place again', async () => {
      const answer = await changeProperty(gone!, { isActive: true });
      return answer.status === 200 ? answer : undefined;
    });
    expect(back.body).toMatchObject({ slot: key.slot, isActive: true });
    await until('cards have it again', async () => (await cards()).includes('"diameter"'));
  }, 60_000);
});

describe('a value of an enumeration', () => {
  it('is one of 50 for life, and is offered as long as it is in use', async () => {
    const { inner } = await valves();
    const leaf = await newCategory(inner.id, 'گزینه‌ها');
    const values = Array.from({ length: 49 }, (_, index) => ({ code: `v${index}`, label: `گزینهٔ ${index}` }));
    const property = (await newProperty(leaf.id, 'kind-of', { dataType: 'ENUM', values })).body;
    const add = (code: string, label: string) =>
      asAdmin<Property>('POST', `/categoryproperties/${property.id}/values`, { code, label });
    expect(await add('v1', 'گزینهٔ ۲')).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'CODE_TAKEN' }, { field: 'label', code: 'NAME_TAKEN' }] },
    });
    expect((await add('last', 'واپسین')).body.values).toHaveLength(50);
    expect(await add('too-many', 'افزون')).toMatchObject({ status: 409, body: { code: 'VALUE_LIMIT' } });
    const [first] = property.values;
    const retire = (version: number) =>
      asAdmin<Property>('PUT', `/categoryproperties/${property.id}/values/${first!.id}`, {
        label: 'کنارگذاشته',
        order: 60,
        isActive: false,
        version,
        equivalents: [{ system: 'NPS', value: '2' }],
      });
    const { body } = await retire(1);
    expect(body.values.at(-1)).toMatchObject({ code: 'v0', isActive: false, label: 'کنارگذاشته', order: 60 });
    expect(await retire(1)).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } });
    await until('forms offer it no more', async () => {
      const { status, body: shown } = await people.get('/categories/{id}/properties', { path: { id: leaf.id } });
      // The category itself is new, too.
      if (status !== 200) return false;
      const known = (shown as unknown as { code: string; enumValues: object[] }[]).find(
        (each) => each.code === 'kind-of',
      );
      return known?.enumValues.length === 49;
    });
    const text = (await newProperty(leaf.id, 'text-of')).body;
    const none = await asAdmin('POST', `/categoryproperties/${text.id}/values`, { code: 'a', label: 'ب' });
    expect(none.body.errors).toMatchObject([{ code: 'PROPERTY_HAS_NO_VALUES' }]);
  });

  it('has its new label on the cards of offers', async () => {
    const { leaf } = await valves();
    const listed = await people.get('/supplierproducts/catalog', { query: { categoryId: leaf.id, pageSize: 1 } });
    const [card] = ok(listed).items;
    const stated = card!.keyProperties.find(({ enumValues }) => enumValues.length > 0)!;
    const property = (await propertiesOf(leaf.id)).find(({ id }) => id === stated.propertyId)!;
    const value = property.values.find(({ id }) => id === stated.enumValues[0]!.id)!;
    const { order, version } = value;
    await asAdmin('PUT', `/categoryproperties/${property.id}/values/${value.id}`, {
      label: 'برچسب تازهٔ گزینه',
      order,
      isActive: false,
      version,
    });
    // Retired it stays where it is stated.
    await until('the card has it', async () => {
      const body = ok(await people.get('/supplierproducts/by-ids', { query: { ids: card!.id } }));
      return JSON.stringify(body).includes('برچسب تازهٔ گزینه');
    });
  });
});

it('every write is a line in the log, with its reason', async () => {
  const lines = await people.get('/admin/audit', { by: admin, query: { objectType: 'Category', pageSize: 100 } });
  const items = ok(lines).items;
  expect(JSON.stringify(items.find(({ action }) => action === 'CATEGORY_CREATED'))).toContain(reason);
  expect(items.some(({ action }) => action === 'CATEGORY_CHANGED')).toBe(true);
});
