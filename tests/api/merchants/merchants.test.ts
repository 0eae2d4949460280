import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../kit/site.ts';
import { clientOf, everyRow, type Page, type ProblemAnswer } from '../../kit/client.ts';

type Merchant = { id: string; status: string; kind: string; cityId: string; stateId: string; productsCount: number };
type Delegation = {
  id: string;
  number: string;
  supplierId: string;
  merchantId: string;
  status: string;
  isInForce: boolean;
  validFrom: string;
  validTo: string;
  verificationCode: string;
  verifiedLevel: string;
  scope: { kind: string; categoryIds: string[]; supplierProductIds: string[] };
  territory: { isNationwide: boolean; stateIds: string[]; cityIds: string[]; text: string };
};
type Offer = {
  id: string;
  supplierId: string;
  baseProductId: string;
  merchantId?: string;
  delegationBadge?: { delegationId: string; number: string; territoryText: string; validTo: string };
};
type Supplier = { id: string; verificationLevel: string; verificationEvidences: { level: string; isValid: boolean }[] };
type City = { id: string; stateId: string; name: string };

const NOBODY = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
type Facet = { propertyId: string; type: string; buckets: { value: string; count: number }[] };

let api: Awaited<ReturnType<typeof startApi>>;
let get: ReturnType<typeof clientOf>['get'];
let merchants: Merchant[];
let delegations: Delegation[];
let offers: Offer[];

beforeAll(async () => {
  api = await startApi();
  ({ get } = clientOf(api));
  merchants = await everyRow<Merchant>(get, '/merchants');
  delegations = await everyRow<Delegation>(get, '/merchantdelegations');
  offers = await everyRow<Offer>(get, '/supplierproducts/catalog');
});
afterAll(() => api.discard());

const refusal = async (path: string) => {
  const { status, body } = await clientOf(api).call<ProblemAnswer>(path);
  return { status, code: body.code, field: body.errors?.[0]?.field, rule: body.errors?.[0]?.code };
};
const cityNamed = async (name: string) =>
  (await get<Page<City>>(`/cities/filter?searchKey=${encodeURIComponent(name)}`)).items[0]!;

describe('merchants', () => {
  it('are shown when they are confirmed, without bank and contact data', async () => {
    expect(merchants.length).toBeGreaterThan(20);
    expect(new Set(merchants.map((each) => each.status))).toEqual(new Set(['CONFIRMED']));
    expect(JSON.stringify(merchants)).not.toMatch(/IR\d{10}|sheba/i);
    expect((await get<Page<Merchant>>('/merchants?status=SUSPENDED')).totalCount).toBe(0);
  });

  it('are counted by kind and province, and their offers are those that are shown', async () => {
    const page = await get<Page<Merchant> & Record<'kindCounts' | 'stateCounts', { value: string; count: number }[]>>(
      '/merchants/confirmed?pageSize=5',
    );
    const sum = (counts: { count: number }[]) => counts.reduce((total, each) => total + each.count, 0);
    expect([sum(page.kindCounts), sum(page.stateCounts)]).toEqual([merchants.length, merchants.length]);
    for (const { value, count } of page.kindCounts)
      expect((await get<Page<Merchant>>(`/merchants?kind=${value}`)).totalCount).toBe(count);
    for (const merchant of page.items) {
      const own = offers.filter((offer) => offer.merchantId === merchant.id);
      expect(own).toHaveLength(merchant.productsCount);
      const listed = await everyRow<Offer>(get, `/supplierproducts/catalog?merchantId=${merchant.id}`);
      expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(own.map(({ id }) => id)));
    }
  });

  it('are narrowed by place, supplier and category', async () => {
    const { stateId, cityId } = merchants[0]!;
    const there = await everyRow<Merchant>(get, `/merchants?stateIds=${stateId}&cityIds=${cityId}`);
    expect(there.map(({ id }) => id).sort()).toEqual(
      merchants
        .filter((each) => each.cityId === cityId)
        .map(({ id }) => id)
        .sort(),
    );
    const { supplierId } = delegations.find((each) => each.isInForce)!;
    const sellers = await everyRow<Merchant>(get, `/merchants?supplierIds=${supplierId}`);
    const may = delegations.filter((each) => each.supplierId === supplierId && each.isInForce);
    expect(new Set(sellers.map(({ id }) => id))).toEqual(new Set(may.map((each) => each.merchantId)));
    const goods = await everyRow<Merchant>(get, '/merchants?categoryType=Product');
    expect(new Set(goods.map(({ id }) => id))).toEqual(new Set(offers.flatMap((offer) => offer.merchantId ?? [])));
  });

  it('of base products are those with an offer on them', async () => {
    const delegated = offers.filter((offer) => offer.merchantId);
    const ids = [...new Set(delegated.map((offer) => offer.baseProductId))].slice(0, 10);
    const rows = await get<{ baseProductId: string; items: Merchant[] }[]>(
      `/merchants/by-baseproduct?baseProductIds=${ids}`,
    );
    for (const { baseProductId, items } of rows) {
      const own = delegated.filter((offer) => offer.baseProductId === baseProductId);
      expect(new Set(items.map(({ id }) => id))).toEqual(new Set(own.map((offer) => offer.merchantId)));
    }
    expect(rows.some(({ items }) => items.length > 1)).toBe(true);
  });

  it('say how and where they sell', async () => {
    const settings = await get<
      { id: string; merchantId: string; isNationwide: boolean; saleCityIds: string[]; answersBy: string }[]
    >(`/merchantsalesettings?merchantIds=${merchants.map(({ id }) => id)}`);
    expect(settings).toHaveLength(merchants.length);
    const ids = settings.flatMap(({ id, merchantId }) => [id, merchantId]);
    expect(new Set(ids).size, 'each has an id of its own').toBe(2 * merchants.length);
    const local = settings.find((each) => !each.isNationwide)!;
    const answersBy = expect.any(String) as string;
    expect(await get(`/merchantsalesetting?merchantId=${local.merchantId}`)).toEqual({ ...local, answersBy });
    const { isNationwide, cities } = await get<{ isNationwide: boolean; cities: City[] }>(
      `/salecities?merchantId=${local.merchantId}`,
    );
    expect({ isNationwide, ids: cities.map(({ id }) => id) }).toEqual({ isNationwide: false, ids: local.saleCityIds });
    const wide = settings.find((each) => each.isNationwide)!;
    expect(await get(`/salecities?merchantId=${wide.merchantId}`)).toEqual({ isNationwide: true, cities: [] });
    const own = offers.find((offer) => !offer.merchantId)!;
    expect(await get(`/salecities?supplierProductId=${own.id}`)).toHaveProperty('isNationwide');
  });
});

describe('delegations', () => {
  it('are shown when they hold or ended less than a year ago, and never with their document', async () => {
    // Days of the seeds stand, so which of them lie ahead changes with the year.
    const statuses = new Set(delegations.map((each) => each.status));
    expect([...statuses].filter((each) => !['UPCOMING', 'ACTIVE', 'EXPIRED'].includes(each))).toEqual([]);
    expect(statuses).toContain('ACTIVE');
    const now = Date.now();
    for (const { status, validFrom, validTo, isInForce, merchantId } of delegations) {
      expect(status === 'EXPIRED').toBe(Date.parse(validTo) <= now);
      expect(status === 'UPCOMING').toBe(Date.parse(validFrom) > now);
      expect(isInForce).toBe(status === 'ACTIVE');
      expect(merchants.map(({ id }) => id)).toContain(merchantId);
    }
    expect(JSON.stringify(delegations)).not.toMatch(/documentFile|note|searchKey/i);
    expect((await get<Page<Delegation>>('/merchantdelegations?status=DRAFT')).totalCount).toBe(0);
    const one = delegations[0]!;
    expect(await get(`/merchantdelegations/${one.id}`)).toEqual(one);
    expect(one.verificationCode).toMatch(/^RST-\w{4}-\w{4}$/);
  });

  it('are found by a city: nationwide, by its province, or by itself', async () => {
    const isfahan = await cityNamed('اصفهان');
    const found = await everyRow<Delegation>(get, `/merchantdelegations?cityIds=${isfahan.id}`);
    const holds = ({ territory }: Delegation) =>
      territory.isNationwide || territory.stateIds.includes(isfahan.stateId) || territory.cityIds.includes(isfahan.id);
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(delegations.filter(holds).map(({ id }) => id)));
    expect(found.some(({ territory }) => !territory.isNationwide)).toBe(true);
    expect(found.length).toBeLessThan(delegations.length);
  });

  it('are found by a province of which they hold in one city only', async () => {
    const single = delegations.find(({ territory }) => territory.cityIds.length > 0)!;
    const { items } = await get<Page<City>>(`/cities/filter?ids=${single.territory.cityIds[0]}`);
    const found = await everyRow<Delegation>(get, `/merchantdelegations?stateIds=${items[0]!.stateId}`);
    expect(found.map(({ id }) => id)).toContain(single.id);
  });

  it('are found by names in any spelling, number, level, supplier, merchant and category', async () => {
    const { number, supplierId, merchantId, verifiedLevel } = delegations[0]!;
    const ids = async (query: string) =>
      (await everyRow<Delegation>(get, `/merchantdelegations?${query}`)).map(({ id }) => id);
    expect(await ids(`searchKey=${number}`)).toEqual([delegations[0]!.id]);
    expect((await ids(`searchKey=${encodeURIComponent('كارون')}`)).length).toBeGreaterThan(1);
    expect(await ids(`supplierIds=${supplierId}&merchantIds=${merchantId}`)).toEqual([delegations[0]!.id]);
    const level = delegations.filter((each) => each.verifiedLevel === verifiedLevel);
    expect((await ids(`verificationLevel=${verifiedLevel}`)).sort()).toEqual(level.map(({ id }) => id).sort());
    const scoped = delegations.find(({ scope }) => scope.categoryIds.length > 0)!;
    expect(await ids(`categoryIds=${scope(scoped)}`)).toContain(scoped.id);
    const single = delegations.find(({ scope }) => scope.supplierProductIds.length > 0)!;
    const [entry] = offers.filter(({ id }) => single.scope.supplierProductIds.includes(id));
    expect(entry!.merchantId).toBe(single.merchantId);
  });

  it('of several parents come in one answer', async () => {
    const parents = [...new Set(delegations.map((each) => each.supplierId))].slice(0, 5);
    const { items } = await get<Page<Delegation>>(`/merchantdelegations?supplierIds=${parents}&perParent=1`);
    expect(items.map((each) => each.supplierId)).toEqual(parents);
  });
});

const scope = (delegation: Delegation) => delegation.scope.categoryIds[0]!;

describe('delegated offers', () => {
  it('are shown with their badge as long as the delegation holds', () => {
    const delegated = offers.filter((offer) => offer.merchantId);
    expect(delegated.length).toBeGreaterThan(20);
    const known = new Map(delegations.map((each) => [each.id, each]));
    for (const { supplierId, merchantId, delegationBadge } of delegated) {
      const delegation = known.get(delegationBadge!.delegationId)!;
      expect(delegation).toMatchObject({ supplierId, merchantId, isInForce: true });
      expect(delegationBadge).toMatchObject({
        number: delegation.number,
        territoryText: delegation.territory.text,
        validTo: delegation.validTo,
      });
    }
    expect(offers.filter((offer) => !offer.merchantId && offer.delegationBadge)).toEqual([]);
  });

  it('explain each field of the badge on the sheet', async () => {
    const delegated = offers.find((offer) => offer.merchantId)!;
    const own = offers.find((offer) => !offer.merchantId)!;
    const explained = async ({ id }: Offer) =>
      (await get<{ delegationExplained: { field: string; explanation: string }[] }>(`/supplierproducts/${id}/catalog`))
        .delegationExplained;
    expect((await explained(delegated)).map(({ field }) => field)).toEqual([
      'kind',
      'territoryText',
      'validTo',
      'verifiedLevel',
      'number',
    ]);
    expect(await explained(own)).toEqual([]);
  });
});

describe('suppliers', () => {
  it('for which somebody may sell are found, all or by merchant', async () => {
    const inForce = delegations.filter((each) => each.isInForce);
    const found = await everyRow<Supplier>(get, '/suppliers?hasDelegation=true');
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(inForce.map((each) => each.supplierId)));
    const { merchantId } = inForce[0]!;
    const of = await everyRow<Supplier>(get, `/suppliers?merchantIds=${merchantId}`);
    expect(new Set(of.map(({ id }) => id))).toEqual(
      new Set(inForce.filter((each) => each.merchantId === merchantId).map((each) => each.supplierId)),
    );
  });

  it('stand on the highest level whose evidence counts', async () => {
    const suppliers = await everyRow<Supplier>(get, '/suppliers');
    for (const { verificationLevel, verificationEvidences } of suppliers) {
      const highest = verificationEvidences.find((each) => each.isValid);
      expect(verificationLevel).toBe(highest?.level ?? 'NONE');
    }
    const fallen = suppliers.filter(({ verificationEvidences: [first] }) => first && !first.isValid);
    expect(fallen.length).toBeGreaterThan(0);
    const site = await everyRow<Supplier>(get, '/suppliers?verificationLevel=SITE');
    expect(site.map(({ id }) => id)).not.toContain(fallen[0]!.id);
  });

  it('of a category are narrowed by name, place, confirmation and delegation', async () => {
    const valves = (await everyRow<{ id: string; name: string }>(get, '/categories')).find(
      (each) => each.name === 'شیرآلات صنعتی',
    )!;
    const ask = (filter: string) =>
      get<Page<Supplier & { brandName: string; cityId: string; confirmStatus: string }> & { facets: Facet[] }>(
        `/categories/${valves.id}/suppliers?pageSize=100&${filter}`,
        { method: 'POST' },
      );
    const all = await ask('');
    const named = await ask(`filter.searchKey=${encodeURIComponent('نيكابان')}`);
    expect(named.items.map((each) => each.brandName)).toEqual(['نیکابان شیر']);
    const there = await ask(`filter.cityIds[0]=${named.items[0]!.cityId}`);
    expect(there.items.map(({ id }) => id).sort()).toEqual(
      all.items
        .filter((each) => each.cityId === named.items[0]!.cityId)
        .map(({ id }) => id)
        .sort(),
    );
    const confirmed = await ask('filter.onlyConfirmed=true&sort=RATING');
    expect(new Set(confirmed.items.map((each) => each.confirmStatus))).toEqual(new Set(['CONFIRMED']));
    const delegating = new Set(delegations.filter((each) => each.isInForce).map((each) => each.supplierId));
    // A facet says how many suppliers a choice leaves, as choosing it shows.
    const choices = all.facets.filter(({ type }) => type === 'ENUM' || type === 'MULTI_ENUM').slice(0, 3);
    expect(choices.some(({ buckets }) => buckets.some(({ count }) => count > 1))).toBe(true);
    for (const { propertyId, buckets } of choices) {
      for (const { value, count } of buckets) {
        const property = `filter.properties[0].propertyId=${propertyId}&filter.properties[0].enumValueIds[0]=${value}`;
        expect((await ask(property)).totalCount).toBe(count);
      }
    }
    const delegated = await ask('filter.hasDelegation=true');
    expect(new Set(delegated.items.map(({ id }) => id))).toEqual(
      new Set(all.items.map(({ id }) => id).filter((id) => delegating.has(id))),
    );
  });
});

describe('bad input', () => {
  it.each([
    ['merchant', `/salecities?merchantId=${NOBODY}`, 'MERCHANT_NOT_FOUND'],
    ['offer', `/salecities?supplierProductId=${NOBODY}`, 'SUPPLIER_PRODUCT_NOT_FOUND'],
    ['delegation', `/merchantdelegations/${NOBODY}`, 'MERCHANT_DELEGATION_NOT_FOUND'],
    ['setting', `/merchantsalesetting?merchantId=${NOBODY}`, 'MERCHANT_SALE_SETTING_NOT_FOUND'],
  ])('an unknown %s is 404', async (_, path, code) => {
    expect(await refusal(path)).toMatchObject({ status: 404, code });
  });

  it.each([
    ['nobody’s sale cities', '/salecities', 'merchantId', 'REQUIRED'],
    ['both', `/salecities?merchantId=${NOBODY}&supplierProductId=${NOBODY}`, 'supplierProductId', 'QUERY_CONFLICT'],
    ['an unknown status', '/merchantdelegations?status=OLD', 'status', 'UNKNOWN_VALUE'],
    ['a key of half-spaces', '/merchants?searchKey=%E2%80%8C%E2%80%8C', 'searchKey', 'MIN_LENGTH'],
    ['no merchant', '/merchantsalesetting', 'merchantId', 'REQUIRED'],
  ])('%s', async (_, path, field, rule) => {
    expect(await refusal(path)).toEqual({ status: 400, code: 'VALIDATION_FAILED', field, rule });
  });

  it('a city of another province and a category of another type', async () => {
    const isfahan = await cityNamed('اصفهان');
    const tehran = await cityNamed('تهران');
    const pair = `stateIds=${isfahan.stateId}&cityIds=${tehran.id}`;
    for (const path of ['/merchants', '/merchantdelegations', '/suppliers'])
      expect(await refusal(`${path}?${pair}`)).toMatchObject({ status: 400, field: 'cityIds[0]' });
    const [goods] = await get<{ id: string }[]>('/categories/menu?categoryTypes=Product');
    for (const path of ['/merchants', '/merchantdelegations', '/suppliers'])
      expect(await refusal(`${path}?categoryType=IndustrialService&categoryIds=${goods!.id}`)).toMatchObject({
        status: 400,
        field: 'categoryIds[0]',
        rule: 'CATEGORY_OF_ANOTHER_TYPE',
      });
  });
});
