import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../kit/site.ts';
import { clientOf, type ProblemAnswer } from '../../kit/client.ts';

const NOBODY = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
let api: Awaited<ReturnType<typeof startApi>>;
let call: ReturnType<typeof clientOf>['call'];
let categoryId: string;

beforeAll(async () => {
  api = await startApi();
  ({ call } = clientOf(api));
  categoryId = (await clientOf(api).get<{ id: string }[]>('/categories/top-levels'))[0]!.id;
});
afterAll(() => api.discard());

const fieldError = async (path: string) => {
  const { status, headers, body } = await call<ProblemAnswer>(path);
  expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(body.requestId).toBe(headers.get('x-request-id'));
  return { status, code: body.code, field: body.errors?.[0]?.field, rule: body.errors?.[0]?.code };
};

describe('bad input is 400 with field and rule', () => {
  it.each([
    ['an unknown sort', '/supplierproducts/catalog?sort=CHEAPEST', 'sort', 'UNKNOWN_VALUE'],
    ['an unknown enum', '/categories?categoryType=Toys', 'categoryType', 'UNKNOWN_VALUE'],
    ['a page of 1,000', '/categories?pageSize=1000', 'pageSize', 'MAX_VALUE'],
    ['page 0', '/categories?pageNumber=0', 'pageNumber', 'MIN_VALUE'],
    ['a page that is no number', '/categories?pageNumber=two', 'pageNumber', 'INTEGER'],
    ['1.5 as a page', '/categories?pageNumber=1.5', 'pageNumber', 'INTEGER'],
    ['a page beyond the limit', '/supplierproducts/catalog?pageNumber=501', 'pageNumber', 'PAGE_TOO_DEEP'],
    ['an unknown parameter', '/categories?owner=me', 'owner', 'UNKNOWN_PROPERTY'],
    ['an unknown filter field', '/supplierproducts/catalog?filter.colour=red', 'filter.colour', 'UNKNOWN_PROPERTY'],
    ['a filter that is text', '/supplierproducts/catalog?filter=x', 'filter', 'FORMAT'],
    ['SQL as an id', `/categories?ids=${encodeURIComponent("' or 1=1 --")}`, 'ids[0]', 'FORMAT'],
    [
      'SQL as a sort',
      `/supplierproducts/catalog?sort=${encodeURIComponent('id;drop table categories')}`,
      'sort',
      'UNKNOWN_VALUE',
    ],
    ['a search key of one letter', '/suppliers?searchKey=a', 'searchKey', 'MIN_LENGTH'],
    ['a search key of 10 kB', `/suppliers?searchKey=${'x'.repeat(10_000)}`, 'searchKey', 'MAX_LENGTH'],
    ['NUL', '/suppliers?searchKey=ab%00c', 'searchKey', 'CHAR_NOT_ALLOWED'],
    ['a lone surrogate', '/suppliers?searchKey=%ED%A0%80', 'searchKey', 'CHAR_NOT_ALLOWED'],
    ['bytes that are no letter', '/suppliers?searchKey=ab%FFc', 'searchKey', 'CHAR_NOT_ALLOWED'],
    [
      'a property without a category',
      `/supplierproducts/catalog?filter.properties[0].propertyId=${NOBODY}&filter.properties[0].value=1`,
      'categoryId',
      'REQUIRED',
    ],
    [
      '21 offers by their ids',
      `/supplierproducts/catalog?ids=${Array.from({ length: 21 }, (_, i) => NOBODY.slice(0, -2) + (10 + i))}`,
      'ids',
      'MAX_ITEMS',
    ],
    ['offers of no product', '/supplierproducts/byproduct', 'productId', 'REQUIRED'],
    [
      '21 members of an array',
      `/supplierproducts/catalog?filter.properties[20].value=1`,
      'filter.properties[20].value',
      'QUERY_ARRAY_LIMIT',
    ],
    ['six levels', '/supplierproducts/catalog?a.b.c.d.e.f=1', 'a.b.c.d.e.f', 'QUERY_DEPTH_LIMIT'],
    [
      '1,001 parameters',
      `/categories?${Array.from({ length: 1001 }, (_, i) => `p${i}=1`).join('&')}`,
      '',
      'QUERY_PARAMETER_LIMIT',
    ],
    ['a prototype', '/categories?__proto__.x=1', '__proto__.x', 'UNKNOWN_PROPERTY'],
  ])('%s', async (_, path, field, rule) => {
    expect(await fieldError(path)).toEqual({ status: 400, code: 'VALIDATION_FAILED', field, rule });
  });

  it.each([
    '1e1',
    '0x10',
    '-1',
    '%2B1',
    '%201',
    '1%20',
    '',
    '1_0',
    '1234567890',
    '%DB%B2',
    '01',
    '00',
    '+1',
    '%E2%88%921',
  ])('%s as a whole number', async (typed) => {
    const refused = { status: 400, code: 'VALIDATION_FAILED', field: 'pageNumber', rule: 'INTEGER' };
    expect(await fieldError(`/categories?pageNumber=${typed}`)).toEqual(refused);
  });

  it('every wrong parameter is told at once', async () => {
    const { body } = await call<ProblemAnswer>('/categories?pageNumber=0x1&pageSize=1000&categoryType=Toys&owner=me');
    expect(body.errors?.map(({ field }) => field).sort()).toEqual(['categoryType', 'owner', 'pageNumber', 'pageSize']);
  });

  it('a property of another category, and a unit of another quantity', async () => {
    const { get } = clientOf(api);
    const categories = (await get<{ items: { id: string }[] }>('/categories?pageSize=100')).items;
    type Property = { id: string; dataType: string; measurementQuantityId?: string; isFilterable: boolean };
    const known = await get<{ categoryId: string; items: Property[] }[]>(
      `/categoryproperties?categoryIds=${categories.map((each) => each.id)}`,
    );
    const properties = known.flatMap(({ items }) => items);
    const numeric = properties.find(
      (each) => each.dataType === 'NUMERIC' && each.measurementQuantityId && each.isFilterable,
    )!;
    const units = await get<{ id: string; quantityId: string }[]>('/unitofmeasurements');
    const wrong = units.find((unit) => unit.quantityId !== numeric.measurementQuantityId)!;
    const filter = `filter.properties[0].propertyId=${numeric.id}&filter.properties[0].value=1`;
    const knows = ({ items }: { items: Property[] }) => items.some(({ id }) => id === numeric.id);
    const knowing = known.find(knows)!;
    const other = known.find((each) => !knows(each))!;
    expect(await fieldError(`/supplierproducts/catalog?categoryId=${other.categoryId}&${filter}`)).toMatchObject({
      status: 400,
      rule: 'PROPERTY_NOT_IN_CATEGORY',
    });
    expect(
      await fieldError(
        `/supplierproducts/catalog?categoryId=${knowing.categoryId}&${filter}&filter.properties[0].measurementUnitId=${wrong.id}`,
      ),
    ).toMatchObject({
      status: 400,
      field: 'filter.properties[0].measurementUnitId',
      rule: 'UNIT_OF_ANOTHER_QUANTITY',
    });
    const list = `/supplierproducts/catalog?categoryId=${knowing.categoryId}&measures=${numeric.id}:1..2`;
    expect(await fieldError(`${list}:${wrong.id}`)).toMatchObject({
      status: 400,
      field: 'measures[0]',
      rule: 'UNIT_OF_ANOTHER_QUANTITY',
    });
    for (const broken of ['abc', `${numeric.id}`, `${numeric.id}:..`, `${numeric.id}:1..2..3`, `${numeric.id}:1:x`])
      expect(await fieldError(`${list}&measures=${broken}`), broken).toMatchObject({
        status: 400,
        field: 'measures[1]',
        rule: 'FORMAT',
      });
    expect(await fieldError(`${list}&measures=${numeric.id}:abc`)).toMatchObject({
      field: 'measures[1]',
      rule: 'NUMERIC',
    });
  });
});

describe('what is not there is 404 with its own code', () => {
  it.each([
    ['/categories/ID', 'CATEGORY_NOT_FOUND'],
    ['/categories/ID/children', 'CATEGORY_NOT_FOUND'],
    ['/categories/ID/properties', 'CATEGORY_NOT_FOUND'],
    ['/supplierproducts/catalog?categoryId=ID', 'CATEGORY_NOT_FOUND'],
    ['/baseproducts/ID', 'BASE_PRODUCT_NOT_FOUND'],
    ['/suppliers/ID', 'SUPPLIER_NOT_FOUND'],
    ['/supplierproducts/ID/catalog', 'SUPPLIER_PRODUCT_NOT_FOUND'],
    ['/supplierproducts/ID/related', 'SUPPLIER_PRODUCT_NOT_FOUND'],
    ['/measurementquantities/ID/units', 'MEASUREMENT_QUANTITY_NOT_FOUND'],
    ['/shared/typemodels/enums/Nothing', 'ENUM_NOT_FOUND'],
    ['/shared/typemodels/Nothing', 'TYPE_MODEL_NOT_FOUND'],
    ['/nothing', 'ROUTE_NOT_FOUND'],
  ])('%s', async (path, code) => {
    expect(await fieldError(path.replace('ID', NOBODY))).toMatchObject({ status: 404, code });
  });

  it.each([
    ['1e3', '1e3'],
    ['0x1', '0x1'],
    ['NUL', '%00'],
    ['10 kB', 'x'.repeat(10_000)],
    ['another path', '..%2fsuppliers'],
    ['SQL', "1' or '1'='1"],
  ])('an id like %s is 400 or 404, never 500', async (_, id) => {
    expect([400, 404]).toContain((await call(`/categories/${id}`)).status);
  });

  it.each([
    '/api/v1//categories',
    '/API/V1/categories',
    '/api/v1/categories.',
    '/api/v1/categories;a=b',
    '/api/v1/%2Fcategories',
  ])('%s is no other way in', async (path) => {
    expect((await fetch(api.url + path)).status).toBe(404);
  });

  it('other methods and bodies are refused', async () => {
    expect((await call('/categories', { method: 'DELETE' })).status).toBe(404);
    expect(
      (
        await call(`/categories/${categoryId}/suppliers`, {
          method: 'POST',
          body: 'x'.repeat(200_000),
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(413);
    expect(
      (
        await call(`/categories/${categoryId}/suppliers`, {
          method: 'POST',
          body: '<a/>',
          headers: { 'content-type': 'text/xml' },
        })
      ).status,
    ).toBe(415);
    expect(
      (
        await call(`/categories/${categoryId}/suppliers`, {
          method: 'POST',
          body: '{',
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(400);
  });
});

describe('a refusal is told in the language that was asked for', () => {
  const path = '/categories?pageNumber=0&pageSize=1000';
  const asked = (language: string) => call<ProblemAnswer>(path, { headers: { 'accept-language': language } });

  it('in English, each field too', async () => {
    const { headers, body } = await asked('en-GB,en;q=0.9');
    expect(headers.get('content-language')).toBe('en');
    expect(headers.get('vary')).toMatch(/accept-language/i);
    expect(body.title).toBe('The input is not valid.');
    expect(body.errors!.map(({ field, message }) => [field, message])).toEqual([
      ['pageNumber', 'The value must not be less than 1.'],
      ['pageSize', 'The value must not be more than 100.'],
    ]);
  });

  it('in Persian when nothing is said, or neither of the two is wanted', async () => {
    for (const { body, headers } of [await call<ProblemAnswer>(path), await asked('de')]) {
      expect(headers.get('content-language')).toBe('fa');
      expect([body.title, body.errors![1]!.message]).toEqual(['ورودی درست نیست.', 'مقدار نباید بیشتر از ۱۰۰ باشد.']);
    }
  });

  it('where tokens are asked for, too', async () => {
    const grant = async (language: string) => {
      const init = { method: 'POST', body: new URLSearchParams({ grant_type: 'magic' }) };
      const answer = await fetch(`${api.url}/connect/token`, { ...init, headers: { 'accept-language': language } });
      return ((await answer.json()) as { error_description: string }).error_description;
    };
    expect(await grant('en')).toBe('This value is not known; choose one of the options.');
    expect(await grant('fa')).toBe('این مقدار شناخته نشد؛ یکی از گزینه‌ها را انتخاب کنید.');
  });
});
