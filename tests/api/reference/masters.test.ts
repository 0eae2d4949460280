import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import { until } from '../../kit/until.ts';

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
const errorsOf = (body: Record<string, unknown>) =>
  Object.fromEntries((body.errors as { field: string; code: string }[]).map(({ field, code }) => [field, code]));

describe('the holidays of a year', () => {
  const read = async (year: number) => ok(await people.get('/admin/holidays/{year}', { by: admin, path: { year } }));
  const publicDays = async (year: number) =>
    ok(await people.get('/holidays', { query: { year } })).map(({ day }) => day);

  it('are written as a whole, by the version that was seen, and everybody has them at once', async () => {
    const before = await read(1407);
    expect(before.version).toBe(0);
    const holidays = before.holidays
      .filter(({ isPredicted }) => !isPredicted)
      .concat({ day: '2028-05-05', title: 'عید سعید قربان', isPredicted: false });
    const written = await people.put('/admin/holidays/{year}', {
      by: admin,
      path: { year: 1407 },
      body: { version: 0, holidays, reason },
    });
    expect(written.body).toMatchObject({ year: 1407, version: 1 });
    const days = holidays.map(({ day }) => day).sort();
    expect(ok(written).holidays.map(({ day }) => day)).toEqual(days);
    await until('everybody has them', async () => JSON.stringify(await publicDays(1407)) === JSON.stringify(days));
    const stale = await people.put('/admin/holidays/{year}', {
      by: admin,
      path: { year: 1407 },
      body: { version: 0, holidays: [], reason },
    });
    expect(stale).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } });
    expect((await read(1407)).holidays).toHaveLength(holidays.length);
    // Its neighbours are as they were.
    expect((await read(1406)).version).toBe(0);
  });

  it('name each day that is in another year or there twice', async () => {
    const entry = (day: string) => ({ day, title: 'روز تعطیل', isPredicted: false });
    const holidays = [entry('2026-03-20'), entry('2026-03-21'), entry('2026-03-21'), entry('2027-03-21')];
    const { status, body } = await people.put('/admin/holidays/{year}', {
      by: admin,
      path: { year: 1405 },
      body: { version: 0, holidays, reason },
    });
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
      Array.from({ length: 6 }, () =>
        people.put('/admin/holidays/{year}', { by: admin, path: { year: 1406 }, body: { version, holidays, reason } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await read(1406)).version).toBe(version + 1);
  });
});

describe('a city', () => {
  const cities = async (searchKey: string) => {
    const found = await people.get('/admin/cities', { by: admin, query: { searchKey } });
    return ok(found).items;
  };

  it('is added to a province once, and renamed wherever it is shown', async () => {
    const [kashan] = await cities('کاشان');
    const made = await people.post('/admin/cities', {
      by: admin,
      body: { stateId: kashan!.stateId, name: 'شهر نوبنیاد', reason },
    });
    expect(made.body).toMatchObject({ name: 'شهر نوبنیاد', isCapital: false, version: 1 });
    const again = await people.post('/admin/cities', {
      by: admin,
      body: { stateId: kashan!.stateId, name: 'شهر نوبنياد', reason },
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'NAME_TAKEN' } });
    await until('everybody finds it', async () => (await cities('نوبنیاد')).length === 1);
    const { id, version } = ok(made);
    const rename = (name: string) =>
      people.put('/admin/cities/{id}', { by: admin, path: { id }, body: { name, version, reason } });
    expect((await rename('شهر آباد')).body).toMatchObject({ name: 'شهر آباد', version: 2 });
    expect(await rename('دیر')).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } });
    await until('by its new name', async () => (await cities('شهر آباد')).length === 1);
  });

  it('has its new name on the pages of who sits there', async () => {
    const body = ok(await people.get('/suppliers', { query: { pageSize: 1 } }));
    const [supplier] = body.items;
    const city = (await cities(supplier!.cityName)).find(({ name }) => name === supplier!.cityName)!;
    await people.put('/admin/cities/{id}', {
      by: admin,
      path: { id: city.id },
      body: { name: 'نام تازهٔ شهر', version: city.version, reason },
    });
    const shown = await people.get('/suppliers/{id}', { path: { id: supplier!.id } });
    expect(ok(shown).cityName).toBe('نام تازهٔ شهر');
    const sold = async (key: string) =>
      ok(await people.get('/supplierproducts/catalog', { query: { searchKey: key, pageSize: 100 } })).items;
    await until('its goods are found by it', async () =>
      (await sold('نام تازهٔ شهر')).some(({ supplierId }) => supplierId === supplier!.id),
    );
  });
});

describe('a quantity that nobody had thought of', () => {
  const quantities = async () => ok(await people.get('/measurementquantities'));
  const baseUnit = { code: 'Cel.m2/W', symbol: '°C·m²/W', displayText: 'درجه در متر مربع بر وات' };
  const quantity = { code: 'FOULING', name: 'ضریب رسوب', baseUnit, reason };

  it('is there with its base unit and one more, exact, and is told twice by nobody', async () => {
    const made = await people.post('/admin/measurementquantities', { by: admin, body: quantity });
    expect(made.body).toMatchObject({ code: 'FOULING', baseUnit: { ...baseUnit, factor: '1', offset: '0' } });
    const { id: quantityId } = ok(made);
    const unit = { quantityId, code: 'Cel.ft2/W', symbol: '°C·ft²/W', displayText: 'درجه در فوت مربع بر وات', reason };
    const added = await people.post('/admin/unitofmeasurements', {
      by: admin,
      body: { ...unit, factor: '۰٫۰۹۲۹۰۳۰۴' },
    });
    expect(added.body).toMatchObject({ factor: '0.09290304', offset: '0', isDefault: false });
    await until('everybody has both', async () => {
      const known = (await quantities()).find(({ id }) => id === quantityId);
      return known?.units.map(({ code }) => code).join() === 'Cel.m2/W,Cel.ft2/W';
    });
    const again = await people.post('/admin/measurementquantities', { by: admin, body: quantity });
    expect(errorsOf(again.body)).toEqual({ code: 'CODE_TAKEN', name: 'NAME_TAKEN', 'baseUnit.code': 'CODE_TAKEN' });
    expect(again.status).toBe(409);
    const wrong = await people.post('/admin/unitofmeasurements', {
      by: admin,
      body: { ...unit, code: 'x', factor: '0', offset: 'سه' },
    });
    expect(errorsOf(wrong.body)).toEqual({ factor: 'MIN_VALUE', offset: 'NUMERIC' });
    const alike = await people.post('/admin/unitofmeasurements', {
      by: admin,
      body: { ...unit, code: 'x', factor: '2' },
    });
    expect(errorsOf(alike.body)).toEqual({ symbol: 'NAME_TAKEN', displayText: 'NAME_TAKEN' });
  });

  it('gets other names and symbols, and units that are used no more retire', async () => {
    const kept = async () =>
      ok(await people.get('/admin/measurementquantities', { by: admin })).find(({ code }) => code === 'FOULING')!;
    const { id, version } = await kept();
    const renamed = await people.put('/admin/measurementquantities/{id}', {
      by: admin,
      path: { id },
      body: { name: 'مقاومت رسوب', version, reason },
    });
    expect(renamed.body).toMatchObject({ name: 'مقاومت رسوب', version: version + 1 });
    const taken = await people.put('/admin/measurementquantities/{id}', {
      by: admin,
      path: { id },
      body: {
        name: 'فشار نسبی',
        version: version + 1,
        reason,
      },
    });
    expect(errorsOf(taken.body)).toEqual({ name: 'NAME_TAKEN' });
    const [base, other] = (await kept()).units;
    const write = ({ id: unitId, version: seen, symbol, displayText }: typeof base & object, more: object) =>
      people.put('/admin/unitofmeasurements/{id}', {
        by: admin,
        path: { id: unitId },
        body: { symbol, displayText, order: 3, isActive: true, version: seen, reason, ...more },
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
      const all = ok(await people.get('/unitofmeasurements'));
      return all.find((unit) => unit.id === other!.id && unit.symbol === 'R_f');
    });
    expect(retired.factor).toBe('0.09290304');
  });

  it('takes codes of Latin letters only, and a quantity that is there', async () => {
    const wrong = { ...quantity, code: 'چگالی', name: 'چگالی حجمی', baseUnit: { ...baseUnit, code: 'متر' } };
    expect(
      errorsOf((await people.post('/admin/measurementquantities', { by: admin, body: wrong })).body),
    ).toMatchObject({
      code: 'FORMAT',
      'baseUnit.code': 'FORMAT',
    });
    const nowhere = { quantityId: '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f', ...baseUnit, factor: '2', reason };
    expect(await people.post('/admin/unitofmeasurements', { by: admin, body: nowhere })).toMatchObject({
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
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => people.post('/admin/measurementquantities', { by: admin, body: one })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it('is in the log with its reason', async () => {
    const body = ok(await people.get('/admin/audit', { by: admin, query: { objectType: 'Master', pageSize: 100 } }));
    const lines = body.items;
    expect(JSON.stringify(lines.find(({ action }) => action === 'QUANTITY_CREATED'))).toContain(reason);
    expect(lines.some(({ action }) => action === 'HOLIDAYS_WRITTEN')).toBe(true);
  });
});
