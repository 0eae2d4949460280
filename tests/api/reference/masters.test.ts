import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '../../kit/people.ts';
import { startApi } from '../../kit/site.ts';
import { until } from '../../kit/until.ts';

type Holiday = { day: string; title: string; isPredicted: boolean };
type Year = { year: number; version: number; holidays: Holiday[] };
type Unit = { id: string; code: string; symbol: string; displayText: string; factor: string; offset: string };
type Quantity = { id: string; code: string; name: string; baseUnit: Unit; units: Unit[] };

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let admin: string;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  admin = (await people.login('09000000008')).accessToken;
});
afterAll(() => api?.discard());

const reason = 'تقویم رسمی سال اعلام شد';
const asAdmin = (method: string, path: string, body?: object) => people.as(admin, method, `/admin${path}`, body);
const errorsOf = (body: Record<string, unknown>) =>
  Object.fromEntries((body.errors as { field: string; code: string }[]).map(({ field, code }) => [field, code]));

describe('the holidays of a year', () => {
  const read = async (year: number) => (await asAdmin('GET', `/holidays/${year}`)).body as Year;
  const publicDays = async (year: number) =>
    ((await people.read(`/holidays?year=${year}`)).body as unknown as Holiday[]).map(({ day }) => day);

  it('are written as a whole, by the version that was seen, and everybody has them at once', async () => {
    const before = await read(1407);
    expect(before.version).toBe(0);
    const holidays = before.holidays
      .filter(({ isPredicted }) => !isPredicted)
      .concat({ day: '2028-05-05', title: 'عید سعید قربان', isPredicted: false });
    const written = await asAdmin('PUT', '/holidays/1407', { version: 0, holidays, reason });
    expect(written.body).toMatchObject({ year: 1407, version: 1 });
    const days = holidays.map(({ day }) => day).sort();
    expect((written.body as Year).holidays.map(({ day }) => day)).toEqual(days);
    await until('everybody has them', async () => JSON.stringify(await publicDays(1407)) === JSON.stringify(days));
    const stale = await asAdmin('PUT', '/holidays/1407', { version: 0, holidays: [], reason });
    expect(stale).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } });
    expect((await read(1407)).holidays).toHaveLength(holidays.length);
    // Its neighbours are as they were.
    expect((await read(1406)).version).toBe(0);
  });

  it('name each day that is in another year or there twice', async () => {
    const entry = (day: string) => ({ day, title: 'روز تعطیل', isPredicted: false });
    const holidays = [entry('2026-03-20'), entry('2026-03-21'), entry('2026-03-21'), entry('2027-03-21')];
    const { status, body } = await asAdmin('PUT', '/holidays/1405', { version: 0, holidays, reason });
    expect(status).toBe(400);
    expect(errorsOf(body)).toEqual({
      'holidays[0].day': 'DAY_OF_ANOTHER_YEAR',
      'holidays[2].day': 'DUPLICATE',
      'holidays[3].day': 'DAY_OF_ANOTHER_YEAR',
    });
    expect((await read(1405)).version).toBe(0);
  });

  it('of two who write at once one is told', async () => {
    const { version, holidays } = await read(1406);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => asAdmin('PUT', '/holidays/1406', { version, holidays, reason })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await read(1406)).version).toBe(version + 1);
  });
});

describe('a city', () => {
  type City = { id: string; name: string; stateId: string; version: number };
  const cities = async (searchKey: string) => {
    const found = await asAdmin('GET', `/cities?searchKey=${encodeURIComponent(searchKey)}`);
    return (found.body as { items: City[] }).items;
  };

  it('is added to a province once, and renamed wherever it is shown', async () => {
    const [kashan] = await cities('کاشان');
    const made = await asAdmin('POST', '/cities', { stateId: kashan!.stateId, name: 'شهر نوبنیاد', reason });
    expect(made.body).toMatchObject({ name: 'شهر نوبنیاد', isCapital: false, version: 1 });
    const again = await asAdmin('POST', '/cities', { stateId: kashan!.stateId, name: 'شهر نوبنياد', reason });
    expect(again).toMatchObject({ status: 409, body: { code: 'NAME_TAKEN' } });
    await until('everybody finds it', async () => (await cities('نوبنیاد')).length === 1);
    const { id, version } = made.body as City;
    const rename = (name: string) => asAdmin('PUT', `/cities/${id}`, { name, version, reason });
    expect((await rename('شهر آباد')).body).toMatchObject({ name: 'شهر آباد', version: 2 });
    expect(await rename('دیر')).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } });
    await until('by its new name', async () => (await cities('شهر آباد')).length === 1);
  });

  it('has its new name on the pages of who sits there', async () => {
    const { body } = await people.read('/suppliers?pageSize=1');
    const [supplier] = body.items as { id: string; cityName: string }[];
    const city = (await cities(supplier!.cityName)).find(({ name }) => name === supplier!.cityName)!;
    await asAdmin('PUT', `/cities/${city.id}`, { name: 'نام تازهٔ شهر', version: city.version, reason });
    const shown = await people.read(`/suppliers/${supplier!.id}`);
    expect(shown.body.cityName).toBe('نام تازهٔ شهر');
    // What is sold there is found by the name, too, and no longer by the old one.
    type Found = { items: { supplierId: string }[] };
    const sold = async (key: string) =>
      ((await people.read(`/supplierproducts/catalog?searchKey=${encodeURIComponent(key)}&pageSize=100`)).body as Found)
        .items;
    await until('its goods are found by it', async () =>
      (await sold('نام تازهٔ شهر')).some(({ supplierId }) => supplierId === supplier!.id),
    );
  });
});

describe('a quantity that nobody had thought of', () => {
  const quantities = async () => (await people.read('/measurementquantities')).body as unknown as Quantity[];
  const baseUnit = { code: 'Cel.m2/W', symbol: '°C·m²/W', displayText: 'درجه در متر مربع بر وات' };
  const quantity = { code: 'FOULING', name: 'ضریب رسوب', baseUnit, reason };

  it('is there with its base unit and one more, exact, and is told twice by nobody', async () => {
    const made = await asAdmin('POST', '/measurementquantities', quantity);
    expect(made.body).toMatchObject({ code: 'FOULING', baseUnit: { ...baseUnit, factor: '1', offset: '0' } });
    const { id: quantityId } = made.body as unknown as Quantity;
    const unit = { quantityId, code: 'Cel.ft2/W', symbol: '°C·ft²/W', displayText: 'درجه در فوت مربع بر وات', reason };
    const added = await asAdmin('POST', '/unitofmeasurements', { ...unit, factor: '۰٫۰۹۲۹۰۳۰۴' });
    expect(added.body).toMatchObject({ factor: '0.09290304', offset: '0', isDefault: false });
    await until('everybody has both', async () => {
      const known = (await quantities()).find(({ id }) => id === quantityId);
      return known?.units.map(({ code }) => code).join() === 'Cel.m2/W,Cel.ft2/W';
    });
    const again = await asAdmin('POST', '/measurementquantities', quantity);
    expect(errorsOf(again.body)).toEqual({ code: 'CODE_TAKEN', name: 'NAME_TAKEN', 'baseUnit.code': 'CODE_TAKEN' });
    expect(again.status).toBe(409);
    const wrong = await asAdmin('POST', '/unitofmeasurements', { ...unit, code: 'x', factor: '0', offset: 'سه' });
    expect(errorsOf(wrong.body)).toEqual({ factor: 'MIN_VALUE', offset: 'NUMERIC' });
    const alike = await asAdmin('POST', '/unitofmeasurements', { ...unit, code: 'x', factor: '2' });
    expect(errorsOf(alike.body)).toEqual({ symbol: 'NAME_TAKEN', displayText: 'NAME_TAKEN' });
  });

  it('gets other names and symbols, and units that are used no more retire', async () => {
    type Kept = {
      id: string;
      code: string;
      name: string;
      version: number;
      units: (Unit & { version: number; isActive: boolean })[];
    };
    const kept = async () =>
      ((await asAdmin('GET', '/measurementquantities')).body as unknown as Kept[]).find(
        ({ code }) => code === 'FOULING',
      )!;
    const { id, version } = await kept();
    const renamed = await asAdmin('PUT', `/measurementquantities/${id}`, { name: 'مقاومت رسوب', version, reason });
    expect(renamed.body).toMatchObject({ name: 'مقاومت رسوب', version: version + 1 });
    const taken = await asAdmin('PUT', `/measurementquantities/${id}`, {
      name: 'فشار نسبی',
      version: version + 1,
      reason,
    });
    expect(errorsOf(taken.body)).toEqual({ name: 'NAME_TAKEN' });
    const [base, other] = (await kept()).units;
    const write = ({ id: unitId, version: seen, symbol, displayText }: typeof base & object, more: object) =>
      asAdmin('PUT', `/unitofmeasurements/${unitId}`, {
        ...{ symbol, displayText, order: 3, isActive: true, version: seen, reason, ...more },
      });
    expect(await write(base!, { isActive: false })).toMatchObject({ status: 409, body: { code: 'UNIT_IN_USE' } });
    expect(errorsOf((await write(other!, { symbol: base!.symbol })).body)).toEqual({ symbol: 'NAME_TAKEN' });
    expect((await write(other!, { symbol: 'R_f', isActive: false })).status).toBe(200);
    expect(await write(other!, { symbol: 'R' })).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } });
    await until('forms offer it no more', async () => {
      const known = (await quantities()).find((each) => each.id === id);
      return known?.name === 'مقاومت رسوب' && known.units.length === 1;
    });
    // What was stated by it is converted all the same.
    const retired = await until('everybody has its new symbol', async () => {
      const all = (await people.read('/unitofmeasurements')).body as unknown as Unit[];
      return all.find((unit) => unit.id === other!.id && unit.symbol === 'R_f');
    });
    expect(retired.factor).toBe('0.09290304');
  });

  it('takes codes of Latin letters only, and a quantity that is there', async () => {
    const wrong = { ...quantity, code: 'چگالی', name: 'چگالی حجمی', baseUnit: { ...baseUnit, code: 'متر' } };
    expect(errorsOf((await asAdmin('POST', '/measurementquantities', wrong)).body)).toMatchObject({
      code: 'FORMAT',
      'baseUnit.code': 'FORMAT',
    });
    const nowhere = { quantityId: '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f', ...baseUnit, factor: '2', reason };
    expect(await asAdmin('POST', '/unitofmeasurements', nowhere)).toMatchObject({
      status: 404,
      body: { code: 'MEASUREMENT_QUANTITY_NOT_FOUND' },
    });
  });

  it('is made once when ten say so at once', async () => {
    const one = {
      ...quantity,
      code: 'POROSITY',
      name: 'تخلخل',
      baseUnit: { code: 'm3/m3', symbol: 'm³/m³', displayText: 'نسبت حجمی' },
    };
    const answers = await Promise.all(Array.from({ length: 10 }, () => asAdmin('POST', '/measurementquantities', one)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it('is in the log with its reason', async () => {
    const { body } = await asAdmin('GET', '/audit?objectType=Master&pageSize=100');
    const lines = (body as { items: { action: string }[] }).items;
    expect(JSON.stringify(lines.find(({ action }) => action === 'QUANTITY_CREATED'))).toContain(reason);
    expect(lines.some(({ action }) => action === 'HOLIDAYS_WRITTEN')).toBe(true);
  });
});
