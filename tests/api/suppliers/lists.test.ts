import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../kit/site.ts';
import { clientOf, everyRow, type Page } from '../../kit/client.ts';

type Category = {
  id: string;
  parentId?: string;
  name: string;
  isLeaf: boolean;
  level: number;
  itemsCount: number;
  ancestorIds: string[];
  subcategories?: Category[];
  categoryType: string;
};
type Offer = {
  id: string;
  supplierId: string;
  baseProductId: string;
  categoryId: string;
  lowestPriceRial?: string;
  leadTimeDays: number;
  publishedAt: string;
  stockState: string;
};
type Supplier = { id: string; categoryIds: string[]; productsCount: number; confirmStatus: string };
type Facet = {
  propertyId: string;
  type: string;
  buckets: { value: string; count: number }[];
  unknownCount: number;
  min?: string;
  max?: string;
};

const NOBODY = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
let api: Awaited<ReturnType<typeof startApi>>;
let get: ReturnType<typeof clientOf>['get'];
let categories: Category[];
let valves: Category;

beforeAll(async () => {
  api = await startApi();
  ({ get } = clientOf(api));
  categories = await everyRow<Category>(get, '/categories');
  valves = categories.find((each) => each.name === 'شیرآلات صنعتی')!;
});
afterAll(() => api.discard());

describe('the category tree', () => {
  it('has four roots whose counts add up', async () => {
    const roots = await get<Category[]>('/categories/top-levels');
    expect(roots.map((root) => root.categoryType).sort()).toEqual([
      'ConsultingService',
      'ElectronicDocument',
      'IndustrialService',
      'Product',
    ]);
    const all = await everyRow<Offer>(get, '/supplierproducts/catalog');
    expect(roots.reduce((sum, root) => sum + root.itemsCount, 0)).toBe(all.length);
  });

  it('gives the menu as a tree of three levels, without empty branches', async () => {
    const [goods, ...others] = await get<Category[]>('/categories/menu?categoryTypes=Product');
    expect(others).toEqual([]);
    const leaf = goods!.subcategories!.find((each) => each.id === valves.id)!.subcategories![0]!;
    expect(leaf.level).toBe(3);
    expect(leaf.itemsCount).toBeGreaterThan(0);
  });

  it('joins children by parents and finds names in Arabic spelling', async () => {
    const children = await get<Category[]>(`/categories/${valves.id}/children`);
    expect((await get<Page<Category>>(`/categories?parentIds=${valves.id}`)).items).toEqual(children);
    const found = await get<Page<Category>>(`/categories?searchKey=${encodeURIComponent('شيرآلات')}`);
    expect(found.items.map((each) => each.id)).toContain(valves.id);
  });

  it('tells the way from the root', async () => {
    const crumbs = await get<Category[]>(`/categories/${valves.id}/breadcrumb`);
    expect(crumbs.map((each) => each.level)).toEqual([1, 2]);
    expect(crumbs.at(-1)!.id).toBe(valves.id);
  });
});

describe('the product list', () => {
  it('pages without gaps or repeats, in every order', async () => {
    for (const sort of ['RELEVANCE', 'NEWEST', 'PRICE_ASC', 'LEAD_TIME', 'RATING', 'RESPONSE_TIME']) {
      const path = `/supplierproducts/catalog?categoryId=${valves.id}&sort=${sort}&pageSize=7`;
      const { totalCount } = await get<Page<Offer>>(path);
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(totalCount / 7) }, (_, index) =>
          get<Page<Offer>>(`${path}&pageNumber=${index + 1}`),
        ),
      );
      expect(new Set(pages.flatMap((page) => page.items.map((offer) => offer.id))).size).toBe(totalCount);
    }
  });

  it('keeps the order it was asked for; offers without a price are last', async () => {
    const byPrice = await everyRow<Offer>(get, `/supplierproducts/catalog?categoryId=${valves.id}&sort=PRICE_ASC`);
    const prices = byPrice.map((offer) =>
      offer.lowestPriceRial === undefined ? Infinity : Number(offer.lowestPriceRial),
    );
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const byTime = await everyRow<Offer>(get, `/supplierproducts/catalog?categoryId=${valves.id}&sort=LEAD_TIME`);
    expect(byTime.map((offer) => offer.leadTimeDays)).toEqual(
      byTime.map((offer) => offer.leadTimeDays).sort((a, b) => a - b),
    );
  });

  it('counts each facet under all other filters, and what it counts is what a click finds', async () => {
    const properties = await get<{ id: string; code: string; dataType: string; isFilterable: boolean }[]>(
      `/categories/${valves.id}/properties`,
    );
    const byCode = new Map(properties.map((each) => [each.code, each]));
    const diameter = `filter.properties[0].propertyId=${byCode.get('diameter')!.id}&filter.properties[0].value=10&filter.properties[0].maxValue=60`;
    const list = await get<Page<Offer> & { facets: Facet[] }>(
      `/supplierproducts/catalog?categoryId=${valves.id}&${diameter}`,
    );
    const enums = list.facets.filter((facet) => facet.type === 'ENUM' && facet.buckets.length > 0);
    expect(enums.length).toBeGreaterThan(0);
    for (const facet of enums) {
      for (const bucket of facet.buckets) {
        const clicked = await get<Page<Offer>>(
          `/supplierproducts/catalog?categoryId=${valves.id}&${diameter}&filter.properties[1].propertyId=${facet.propertyId}&filter.properties[1].enumValueIds[0]=${bucket.value}`,
        );
        expect(clicked.totalCount).toBe(bucket.count);
      }
      expect(facet.buckets.reduce((sum, bucket) => sum + bucket.count, 0) + facet.unknownCount).toBe(list.totalCount);
    }
    // its own filter does not narrow what can be chosen instead
    const whole = await get<{ facets: Facet[] }>(`/supplierproducts/catalog?categoryId=${valves.id}`);
    const own = (facets: Facet[]) => facets.find((facet) => facet.propertyId === byCode.get('diameter')!.id)!;
    expect(own(list.facets)).toEqual(own(whole.facets));
  });

  it('leaves out what is not stated unless asked for it', async () => {
    const whole = await get<Page<Offer> & { facets: Facet[] }>(`/supplierproducts/catalog?categoryId=${valves.id}`);
    const facet = whole.facets.find(
      (each) => each.type === 'ENUM' && each.unknownCount > 0 && each.buckets.length > 0,
    )!;
    const one = `categoryId=${valves.id}&filter.properties[0].propertyId=${facet.propertyId}&filter.properties[0].enumValueIds[0]=${facet.buckets[0]!.value}`;
    expect((await get<Page<Offer>>(`/supplierproducts/catalog?${one}`)).totalCount).toBe(facet.buckets[0]!.count);
    expect((await get<Page<Offer>>(`/supplierproducts/catalog?${one}&filter.includeUnknown=true`)).totalCount).toBe(
      facet.buckets[0]!.count + facet.unknownCount,
    );
  });

  it('finds words of the title in any spelling, and by stock', async () => {
    const found = await get<Page<Offer & { title: string }>>(
      `/supplierproducts/catalog?searchKey=${encodeURIComponent('شير توپي')}`,
    );
    expect(found.totalCount).toBeGreaterThan(0);
    expect(found.items.every((offer) => offer.title.includes('توپی'))).toBe(true);
    const atHand = await everyRow<Offer>(
      get,
      `/supplierproducts/catalog?categoryId=${valves.id}&filter.stockStates[0]=IN_STOCK`,
    );
    expect(new Set(atHand.map((offer) => offer.stockState))).toEqual(new Set(['IN_STOCK']));
  });
});

describe('lists of many parents at once', () => {
  it('bring a number of rows for each parent in one answer', async () => {
    const offers = (await get<Page<Offer>>(`/supplierproducts/catalog?categoryId=${valves.id}&pageSize=10`)).items;
    const suppliers = [...new Set(offers.map((offer) => offer.supplierId))];
    const joined = (await get<Page<Offer>>(`/supplierproducts/catalog?supplierIds=${suppliers}&perParent=2`)).items;
    for (const supplierId of suppliers) {
      const alone = (await get<Page<Offer>>(`/supplierproducts/catalog?supplierId=${supplierId}&pageSize=2`)).items;
      expect(joined.filter((offer) => offer.supplierId === supplierId)).toEqual(alone);
    }
  });

  it('bring the best suppliers of several categories together', async () => {
    const leaves = categories.filter((each) => each.parentId === valves.id).slice(0, 3);
    const joined = (await get<Page<Supplier>>(`/suppliers?categoryIds=${leaves.map((leaf) => leaf.id)}&perParent=3`))
      .items;
    for (const leaf of leaves) {
      const alone = (await get<Page<Supplier>>(`/suppliers?categoryIds=${leaf.id}&pageSize=3`)).items;
      expect(
        joined
          .filter((supplier) => supplier.categoryIds.includes(leaf.id))
          .slice(0, 3)
          .map((each) => each.id),
      ).toEqual(alone.map((each) => each.id));
    }
  });

  it('bring the sheets of several offers, each as it is alone, in their order', async () => {
    const offers = (await get<Page<Offer>>(`/supplierproducts/catalog?categoryId=${valves.id}&pageSize=5`)).items;
    const ids = [...offers.map(({ id }) => id).reverse(), NOBODY];
    const sheets = await get<(Offer & { documents: object[] })[]>(`/supplierproducts/sheets?ids=${ids}`);
    expect(sheets.map(({ id }) => id)).toEqual(ids.slice(0, -1));
    for (const sheet of sheets) {
      expect(sheet).toEqual(await get(`/supplierproducts/${sheet.id}/catalog`));
      expect(sheet).toMatchObject(offers.find(({ id }) => id === sheet.id)!);
      expect(sheet.documents).toBeInstanceOf(Array);
    }
  });

  it('bring related offers: the same product first, never the offer itself', async () => {
    const offers = (await get<Page<Offer>>(`/supplierproducts/catalog?categoryId=${valves.id}&pageSize=5`)).items;
    const joined = await get<{ supplierProductId: string; items: Offer[] }[]>(
      `/supplierproducts/related?supplierProductIds=${offers.map((offer) => offer.id)}`,
    );
    for (const offer of offers) {
      const { items } = joined.find((each) => each.supplierProductId === offer.id)!;
      expect(items).toEqual(await get<Offer[]>(`/supplierproducts/${offer.id}/related`));
      expect(items.length).toBeGreaterThan(0);
      expect(items.length).toBeLessThanOrEqual(12);
      expect(items.map((item) => item.id)).not.toContain(offer.id);
      const same = items.map((item) => item.baseProductId === offer.baseProductId);
      expect(same).toEqual([...same].sort((a, b) => Number(b) - Number(a)));
      expect(
        items.every((item) => item.categoryId === offer.categoryId || item.baseProductId === offer.baseProductId),
      ).toBe(true);
    }
  });
});

describe('suppliers', () => {
  it('of a category are those whose offers match the filter', async () => {
    const offers = await everyRow<Offer>(
      get,
      `/supplierproducts/catalog?categoryId=${valves.id}&filter.stockStates[0]=IN_STOCK`,
    );
    const page = await get<Page<Supplier>>(
      `/categories/${valves.id}/suppliers?filter.stockStates[0]=IN_STOCK&pageSize=100`,
      { method: 'POST' },
    );
    expect(new Set(page.items.map((each) => each.id))).toEqual(new Set(offers.map((offer) => offer.supplierId)));
  });

  it('count their offers once', async () => {
    const { items } = await get<Page<Supplier>>('/suppliers?pageSize=5');
    for (const supplier of items) {
      expect(
        (await get<Page<Offer>>(`/supplierproducts/catalog?supplierId=${supplier.id}&pageSize=1`)).totalCount,
      ).toBe(supplier.productsCount);
    }
  });

  it('show nothing that is not for the public', async () => {
    const { items } = await get<Page<object>>('/suppliers?pageSize=1');
    const shown = [
      'about',
      'addresses',
      'brandName',
      'categoryIds',
      'certificates',
      'cityId',
      'cityName',
      'confirmStatus',
      'cover',
      'employeesRange',
      'foundedYear',
      'id',
      'isClaimed',
      'legalName',
      'logo',
      'medianFirstResponseMin',
      'productsCount',
      'rating',
      'ratingCount',
      'responseRate30d',
      'slug',
      'stateId',
      'stateName',
      'supplierTypes',
      'verificationEvidences',
      'verificationLevel',
      'website',
      'updatedAt',
    ];
    expect(Object.keys(items[0]!).filter((key) => !shown.includes(key))).toEqual([]);
  });
});
