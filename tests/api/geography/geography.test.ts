import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../kit/site.ts';
import { clientOf, everyRow, type Page, type ProblemAnswer } from '../../kit/client.ts';

type State = { id: string; countryId: string; name: string };
type City = { id: string; stateId: string; name: string; stateName: string; isCapital: boolean };
type Supplier = { id: string; cityId: string; stateId: string; cityName: string };

const NOBODY = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
let api: Awaited<ReturnType<typeof startApi>>;
let get: ReturnType<typeof clientOf>['get'];
let states: State[];
let isfahan: State;

beforeAll(async () => {
  api = await startApi();
  ({ get } = clientOf(api));
  states = await everyRow<State>(get, '/states/filter');
  isfahan = states.find((each) => each.name === 'اصفهان')!;
});
afterAll(() => api.discard());

const refusal = async (path: string) => {
  const { status, body } = await clientOf(api).call<ProblemAnswer>(path);
  return { status, code: body.code, field: body.errors?.[0]?.field, rule: body.errors?.[0]?.code };
};

describe('places', () => {
  it('are 31 provinces of one country, each with its capital and others', async () => {
    expect(states).toHaveLength(31);
    const cities = await everyRow<City>(get, '/cities/filter');
    expect(cities.length).toBeGreaterThanOrEqual(150);
    for (const state of states) {
      const own = cities.filter((city) => city.stateId === state.id);
      expect(
        own.filter((city) => city.isCapital),
        state.name,
      ).toHaveLength(1);
      expect(own.length, state.name).toBeGreaterThan(2);
      expect(own.every((city) => city.stateName === state.name)).toBe(true);
    }
    const country = await get<Page<{ id: string; code: string }>>(`/countries/filter?ids=${states[0]!.countryId}`);
    expect(country.items.map((each) => each.code)).toEqual(['IR']);
    expect((await get<Page<State>>(`/states/filter?countryId=${country.items[0]!.id}`)).totalCount).toBe(31);
  });

  it('are found in any spelling, within a province', async () => {
    const search = encodeURIComponent('كاشان');
    const found = (await get<Page<City>>(`/cities/filter?stateId=${isfahan.id}&searchKey=${search}`)).items;
    expect(found.map((city) => city.name)).toEqual(['کاشان']);
    const tehran = states.find((each) => each.name === 'تهران')!;
    expect((await get<Page<City>>(`/cities/filter?stateId=${tehran.id}&searchKey=${search}`)).totalCount).toBe(0);
  });

  it('have districts where the city tells them apart', async () => {
    const [capital] = (await get<Page<City>>(`/cities/filter?stateId=${isfahan.id}`)).items;
    const areas = await get<{ cityId: string; name: string }[]>(`/urbanareas?cityId=${capital!.id}`);
    expect(areas.map((area) => area.name)).toContain('منطقهٔ ۱');
    expect(areas.every((area) => area.cityId === capital!.id)).toBe(true);
  });
});

describe('suppliers by place', () => {
  it('are those of the province, or of the city in it', async () => {
    const all = await everyRow<Supplier>(get, '/suppliers');
    const there = await everyRow<Supplier>(get, `/suppliers?stateIds=${isfahan.id}`);
    expect(there.length).toBeGreaterThan(1);
    expect(new Set(there.map((each) => each.id))).toEqual(
      new Set(all.filter((each) => each.stateId === isfahan.id).map((each) => each.id)),
    );
    const [kashan] = (await get<Page<City>>(`/cities/filter?searchKey=${encodeURIComponent('کاشان')}`)).items;
    const inCity = await everyRow<Supplier>(get, `/suppliers?stateIds=${isfahan.id}&cityIds=${kashan!.id}`);
    expect(inCity.map((each) => each.cityName)).toEqual(['کاشان']);
  });
});

describe('bad input', () => {
  it('a city of another province is refused by name', async () => {
    const tehran = states.find((each) => each.name === 'تهران')!;
    const [city] = (await get<Page<City>>(`/cities/filter?stateId=${tehran.id}`)).items;
    const refused = { status: 400, code: 'VALIDATION_FAILED', rule: 'CITY_OF_ANOTHER_STATE' };
    const pair = `stateIds=${isfahan.id}&cityIds=${city!.id}`;
    expect(await refusal(`/suppliers?${pair}`)).toEqual({ ...refused, field: 'cityIds[0]' });
    expect(await refusal(`/cities/filter?stateId=${isfahan.id}&ids=${city!.id}`)).toEqual({
      ...refused,
      field: 'ids[0]',
    });
  });

  it.each([
    ['one letter', 'ک'],
    ['half-spaces alone', '\u200c\u200c\u200c'],
    ['marks alone', "';--"],
    ['right-to-left overrides alone', '\u202e\u202e'],
  ])('a search key of %s', async (_, key) => {
    expect(await refusal(`/cities/filter?searchKey=${encodeURIComponent(key)}`)).toMatchObject({
      status: 400,
      field: 'searchKey',
      rule: 'MIN_LENGTH',
    });
  });

  it.each([
    ['country', `/states/filter?countryId=${NOBODY}`, 'COUNTRY_NOT_FOUND'],
    ['province', `/cities/filter?stateId=${NOBODY}`, 'STATE_NOT_FOUND'],
    ['city', `/urbanareas?cityId=${NOBODY}`, 'CITY_NOT_FOUND'],
  ])('an unknown %s is 404', async (_, path, code) => {
    expect(await refusal(path)).toMatchObject({ status: 404, code });
  });
});
