import Big from 'big.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, everyRow, type Page } from '../kit/client.ts';
import { startGateway } from '../kit/site.ts';
import { graphOf } from './ask.ts';
import { startCountedGraph } from './counted-graph.ts';

type Unit = { id: string; quantityId: string; code: string; displayText: string; factor: string; offset: string };
type Stated = {
  propertyId: string;
  code: string;
  dataType: string;
  rawValue?: string;
  rawMaxValue?: string;
  unitId?: string;
  unitDisplayText?: string;
};
type Offer = { id: string; categoryId: string; keyProperties: Stated[] };
type Measure = { value: string; maxValue: string | null; text: string; unit: { id: string; code: string } };
type Answered = { propertyId: string; measure: Measure | null };

const { api, proxy, graph, stop } = await startCountedGraph();
afterAll(stop);
let client: ReturnType<typeof clientOf>;
let units: Map<string, Unit>;
let byCode: Map<string, Unit>;
let offers: Offer[];

beforeAll(async () => {
  client = clientOf(api);
  const all = await client.get<Unit[]>('/unitofmeasurements');
  units = new Map(all.map((unit) => [unit.id, unit]));
  byCode = new Map(all.map((unit) => [unit.code, unit]));
  offers = await everyRow<Offer>(client.get, '/supplierproducts/catalog');
});

const measure = 'measure { value maxValue text unit { id code } }';
const keyProperties = `query ($ids: [ID!]!, $units: [PropertyUnitInput!]) {
  list: supplierProducts(ids: $ids) { nodes { id keyProperties(units: $units) { propertyId ${measure} } } }
}`;

async function keyPropertiesOf({ id }: Offer, wanted: { propertyId: string; unitId: string }[] = []) {
  type List = { list: { nodes: { keyProperties: Answered[] }[] } };
  const { list } = await graph.data<List>(keyProperties, { ids: [id], units: wanted });
  return list.nodes[0]!.keyProperties;
}

async function valueIn(offer: Offer, propertyId: string, unit: Unit): Promise<string> {
  const answered = await keyPropertiesOf(offer, [{ propertyId, unitId: unit.id }]);
  const { measure } = answered.find((each) => each.propertyId === propertyId)!;
  expect(measure!.unit.id).toBe(unit.id);
  return measure!.value;
}

/** As somebody types it, who has 15 digits behind the point. */
function filterBy({ id, categoryId }: Offer, { propertyId }: Stated, value: string, unit: Unit): URLSearchParams {
  const typed = new Big(value).round(15).toFixed();
  return new URLSearchParams({
    categoryId,
    ids: id,
    'filter.properties[0].propertyId': propertyId,
    'filter.properties[0].value': typed,
    'filter.properties[0].maxValue': typed,
    'filter.properties[0].measurementUnitId': unit.id,
  });
}

/** An offer that states something, and what it states. */
function find(isMeant: (value: Stated) => boolean) {
  for (const offer of offers) {
    const value = offer.keyProperties.find((each) => each.unitId !== undefined && isMeant(each));
    if (value) return { offer, value };
  }
  throw new Error('no offer states it');
}

describe('without a unit', () => {
  it('measures are what was stated, digit for digit', async () => {
    type List = { list: { nodes: { id: string; keyProperties: (Answered & { number: object | null })[] }[] } };
    const { list } = await graph.data<List>(
      `{ list: supplierProducts(first: 60) { nodes { id keyProperties { propertyId ${measure} number { value maxValue } } } } }`,
    );
    expect(list.nodes).toHaveLength(60);
    for (const { id, keyProperties } of list.nodes) {
      const { keyProperties: stated } = offers.find((each) => each.id === id)!;
      for (const { rawValue, rawMaxValue, unitId, propertyId, unitDisplayText = '' } of stated) {
        const answered = keyProperties.find((each) => each.propertyId === propertyId)!;
        const numbers = { value: rawValue, maxValue: rawMaxValue ?? null };
        if (!rawValue) expect(answered).toMatchObject({ measure: null, number: null });
        else if (!unitId) expect(answered).toMatchObject({ measure: null, number: numbers });
        else {
          expect(answered).toMatchObject({ number: null, measure: { ...numbers, unit: { id: unitId } } });
          expect(answered.measure?.text.endsWith(unitDisplayText)).toBe(true);
        }
      }
    }
  });

  it('are what their own unit says too', async () => {
    const { offer, value } = find(({ rawValue }) => rawValue !== undefined);
    const wanted = [{ propertyId: value.propertyId, unitId: value.unitId! }];
    expect(await keyPropertiesOf(offer, wanted)).toEqual(await keyPropertiesOf(offer));
  });

  it('cost no request for units', async () => {
    proxy.reset();
    await graph.data(
      '{ supplierProducts(first: 20) { nodes { keyProperties { measure { value text unit { id symbol } } } } } }',
    );
    expect(proxy.calls()).toHaveLength(1);
  });
});

describe('in another unit', () => {
  it('a list that is filtered in psi is answered in bar', async () => {
    const { offer, value } = find(({ code, unitId }) => code === 'pressure' && units.get(unitId!)?.code === 'bar');
    const psi = byCode.get('[psi]')!;
    const bar = byCode.get('bar')!;
    const typed = new Big(value.rawValue!).times(bar.factor).div(psi.factor).round(6, 0).toFixed();
    const filter = { properties: [{ propertyId: value.propertyId, value: typed, measurementUnitId: psi.id }] };
    type List = { list: { totalCount: number; nodes: { id: string; keyProperties: Answered[] }[] } };
    const { list } = await graph.data<List>(
      `query ($id: ID, $filter: ProductFilterInput, $units: [PropertyUnitInput!]) {
        list: supplierProducts(categoryId: $id, filter: $filter, first: 100) { totalCount nodes { id keyProperties(units: $units) { propertyId ${measure} } } }
      }`,
      { id: offer.categoryId, filter, units: [{ propertyId: value.propertyId, unitId: bar.id }] },
    );
    expect(list.nodes.map(({ id }) => id)).toContain(offer.id);
    for (const { keyProperties } of list.nodes) {
      const pressure = keyProperties.find((each) => each.propertyId === value.propertyId)!.measure!;
      expect(pressure.unit.code).toBe('bar');
      expect(new Big(pressure.value).times(bar.factor).gte(new Big(typed).times(psi.factor).minus(1))).toBe(true);
      expect(pressure.text).toMatch(/^[۰-۹٬٫]+ بار$/);
    }
  });

  it('a filter of the api finds each measure by what the graph answers, in every unit', async () => {
    let asked = 0;
    const stated = offers.flatMap((offer) => offer.keyProperties.map((value) => ({ offer, value })));
    for (const quantityId of new Set([...units.values()].map((unit) => unit.quantityId))) {
      const found = stated.find(
        ({ value }) => value.dataType === 'NUMERIC' && units.get(value.unitId ?? '')?.quantityId === quantityId,
      );
      for (const unit of found ? units.values() : []) {
        if (unit.quantityId !== quantityId) continue;
        const { offer, value } = found!;
        const text = await valueIn(offer, value.propertyId, unit);
        const { items } = await client.get<Page<Offer>>(
          `/supplierproducts/catalog?${filterBy(offer, value, text, unit)}`,
        );
        expect(
          items.map(({ id }) => id),
          `${text} ${unit.code}`,
        ).toContain(offer.id);
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(25);
  });

  it('both ends of a range are converted, offsets too', async () => {
    const celsius = byCode.get('Cel')!;
    const { offer, value } = find(({ unitId, rawMaxValue }) => unitId === celsius.id && rawMaxValue !== undefined);
    const fahrenheit = byCode.get('[degF]')!;
    const answered = await keyPropertiesOf(offer, [{ propertyId: value.propertyId, unitId: fahrenheit.id }]);
    const inFahrenheit = (text: string) => new Big(text).times('1.8').plus(32).toFixed();
    expect(answered.find((each) => each.propertyId === value.propertyId)!.measure).toMatchObject({
      value: inFahrenheit(value.rawValue!),
      maxValue: inFahrenheit(value.rawMaxValue!),
      unit: { id: fahrenheit.id },
    });
  });

  it('a field is answered in the unit of its own `in`, whatever its list says', async () => {
    const { offer, value } = find(({ unitId }) => units.get(unitId!)?.code === 'bar');
    const pascal = byCode.get('Pa')!;
    const psi = byCode.get('[psi]')!;
    type List = { list: { nodes: { keyProperties: (Answered & { own: Measure })[] }[] } };
    const query = `query ($ids: [ID!]!, $in: ID!, $units: [PropertyUnitInput!]) {
      list: supplierProducts(ids: $ids) { nodes { keyProperties(units: $units) { propertyId ${measure} own: measure(in: $in) { value } } } } }`;
    const variables = { ids: [offer.id], in: pascal.id, units: [{ propertyId: value.propertyId, unitId: psi.id }] };
    const { data } = await graph.ask(query, variables);
    const found = (data as List).list.nodes[0]!.keyProperties.find((each) => each.propertyId === value.propertyId)!;
    expect(found.measure!.unit.code).toBe('[psi]');
    expect(found.own.value).toBe(new Big(value.rawValue!).times(100_000).toFixed());
  });

  it('of another quantity it is refused, and nothing else', async () => {
    const { offer, value } = find(({ unitId }) => units.get(unitId!)?.code === 'bar');
    const wanted = [{ propertyId: value.propertyId, unitId: byCode.get('mm')!.id }];
    const { status, data, errors } = await graph.ask(keyProperties, { ids: [offer.id], units: wanted });
    const { keyProperties: found } = (data as { list: { nodes: { keyProperties: Answered[] }[] } }).list.nodes[0]!;
    expect(status).toBe(200);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UNIT_NOT_COMPARABLE']);
    const index = found.findIndex((each) => each.propertyId === value.propertyId);
    expect(errors[0]!.path).toEqual(['list', 'nodes', 0, 'keyProperties', index, 'measure']);
    expect(found[index]!.measure).toBeNull();
    expect(found.map(({ propertyId }) => propertyId)).toEqual(offer.keyProperties.map(({ propertyId }) => propertyId));
  });

  it('asks for the units once, whatever the length of the list, and says so in its cost', async () => {
    // It hears of no changes, so it keeps nothing.
    const deaf = await startGateway({ apiUrl: proxy.url, env: { EVENTS_SECRET: '' } });
    const ask = (size: number, fields: string) =>
      graphOf(deaf).ask(`{ supplierProducts(first: ${size}) { nodes { keyProperties { measure { ${fields} } } } } }`);
    for (const size of [5, 20]) {
      proxy.reset();
      const { extensions } = await ask(size, 'unit { factor }');
      expect(proxy.calls().map(({ path }) => path)).toEqual([
        '/api/v1/supplierproducts/catalog',
        '/api/v1/unitofmeasurements',
      ]);
      const without = await ask(size, 'text');
      expect(extensions!.cost!.requested - without.extensions!.cost!.requested).toBeGreaterThanOrEqual(10);
    }
    await deaf.stop();
  });

  it('keeps the units while it hears of changes', async () => {
    const query = '{ supplierProducts(first: 20) { nodes { keyProperties { measure { unit { factor } } } } } }';
    await graph.data(query);
    proxy.reset();
    await graph.data(query);
    expect(proxy.calls()).toHaveLength(1);
  });
});

describe('what can be chosen', () => {
  it('has its bounds and intervals in the unit that is wanted', async () => {
    const { offer, value } = find(
      ({ unitId, dataType }) => units.get(unitId!)?.code === 'mm' && dataType === 'NUMERIC',
    );
    type Facet = { propertyId: string; range: Measure | null; buckets: { value: string; measure: Measure | null }[] };
    type List = { stated: { facets: Facet[] }; inMetres: { facets: Facet[] } };
    const facets = `propertyId range { value maxValue unit { id code } } buckets { value measure { value maxValue unit { code } } }`;
    const { stated, inMetres } = await graph.data<List>(
      `query ($id: ID!, $units: [PropertyUnitInput!]) {
        stated: supplierProducts(categoryId: $id, first: 1) { facets { ${facets} } }
        inMetres: supplierProducts(categoryId: $id, first: 1) { facets(units: $units) { ${facets} } }
      }`,
      { id: offer.categoryId, units: [{ propertyId: value.propertyId, unitId: byCode.get('m')!.id }] },
    );
    const of = (facets: Facet[]) => facets.find((each) => each.propertyId === value.propertyId)!;
    const own = of(stated.facets);
    const metres = of(inMetres.facets);
    const millimetresIn = (metre: string) => new Big(metre).times(1000).toFixed();
    expect(metres.range!.unit.code).toBe('m');
    expect(millimetresIn(metres.range!.value)).toBe(own.range!.value);
    expect(millimetresIn(metres.range!.maxValue!)).toBe(own.range!.maxValue);
    expect(own.buckets.length).toBeGreaterThan(0);
    expect(metres.buckets.map((each) => millimetresIn(each.measure!.value))).toEqual(
      own.buckets.map((each) => each.value),
    );
    expect(inMetres.facets.filter((each) => each.propertyId !== value.propertyId)).toEqual(
      stated.facets.filter((each) => each.propertyId !== value.propertyId),
    );
  });

  it('knows every quantity with its units', async () => {
    type Quantity = { id: string; code: string; name: string; baseUnit: Unit; units: Unit[] };
    const { measurementQuantities } = await graph.data<{ measurementQuantities: Quantity[] }>(
      '{ measurementQuantities { id code name baseUnit { id factor offset } units { id quantityId } } }',
    );
    for (const { id, baseUnit, units: own, name } of measurementQuantities) {
      expect(name).toMatch(/[آ-ی]/);
      expect(baseUnit).toMatchObject({ factor: '1', offset: '0' });
      expect(own.map((unit) => unit.id)).toContain(baseUnit.id);
      expect(own.every((unit) => unit.quantityId === id)).toBe(true);
    }
    expect(measurementQuantities.flatMap((each) => each.units)).toHaveLength(units.size);
  });

  it('takes a hundred units at most', async () => {
    const wanted = Array.from({ length: 101 }, () => ({ propertyId: 'x', unitId: 'x' }));
    const { errors } = await graph.ask(keyProperties, { ids: [offers[0]!.id], units: wanted });
    expect(errors[0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'units', code: 'MAX_ITEMS', params: [{ name: 'limit', value: '100' }] }],
    });
  });

  it('takes each property once', async () => {
    const { offer, value } = find(({ unitId }) => units.get(unitId!)?.code === 'bar');
    const wanted = ['bar', '[psi]'].map((code) => ({ propertyId: value.propertyId, unitId: byCode.get(code)!.id }));
    const { errors } = await graph.ask(keyProperties, { ids: [offer.id], units: wanted });
    expect(errors[0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'units[1].propertyId', code: 'DUPLICATE' }],
    });
  });

  it('reads a converted number with all its whole digits', async () => {
    const { offer, value } = find(({ unitId }) => units.get(unitId!)?.code === 'bar');
    const wanted = ['[psi]', 'Pa'].map((code) => byCode.get(code)!);
    for (const unit of wanted) {
      const answered = await keyPropertiesOf(offer, [{ propertyId: value.propertyId, unitId: unit.id }]);
      const { measure } = answered.find((each) => each.propertyId === value.propertyId)!;
      const exact = new Big(measure!.value);
      const read = measure!.text.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))).replaceAll('٬', '');
      const [number = ''] = /^[\d٫]+/.exec(read)!;
      expect(new Big(number.replace('٫', '.')).toFixed()).toBe(exact.prec(Math.max(5, exact.e + 1)).toFixed());
    }
  });
});
