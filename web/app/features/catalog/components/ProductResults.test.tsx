import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Masked } from '../../../platform/graph/readFragment.ts';
import { PageParts } from '../../../platform/site/PageParts.ts';
import { PagePartsContext } from '../../../platform/site/PagePartsContext.ts';
import type { Viewer } from '../../../platform/site/siteContext.ts';
import type { ProductCard_LabelsFragment, ProductCard_ProductFragment } from './ProductCard.generated.ts';
import { ProductResults } from './ProductResults.tsx';

type Product = ProductCard_ProductFragment & { id: string };

const noValue = { measure: null, number: null, booleanValue: null, text: null, enumValues: [] };
const named = { __typename: 'PropertyValue' as const };
const valve: Product = {
  __typename: 'SupplierProduct',
  id: 'p1',
  title: 'شیر توپی DN50 «2"» کلاس 150 & فلنج',
  slug: 'شیر-توپی',
  sku: 'V-1',
  mpn: 'BV-150/<2>',
  icon: 'valve',
  image: null,
  priceMode: 'TIERED',
  lowestPriceRial: '12500000',
  saleUnitText: 'عدد',
  moq: '2.5',
  stockState: 'IN_STOCK',
  leadTimeDays: 0,
  keyProperties: [
    { ...named, ...noValue, name: 'اندازه', enumValues: [{ __typename: 'PropertyEnumValue', id: 'a', label: 'DN50' }] },
    { ...named, ...noValue, name: 'فشار', measure: { __typename: 'Measure', text: '۱۶ بار' } },
    { ...named, ...noValue, name: 'آب‌بند', booleanValue: true },
  ],
  supplier: {
    __typename: 'Supplier',
    id: 's1',
    brandName: 'گلستان‌ابزار',
    cityName: 'ساری',
    verificationLevel: 'SITE',
  },
};
const bare: Product = {
  ...valve,
  id: 'p2',
  mpn: null,
  image: { __typename: 'FileInfo', url: '/media/1/1280' },
  priceMode: 'ON_REQUEST',
  lowestPriceRial: null,
  stockState: 'UNKNOWN',
  leadTimeDays: 9,
  keyProperties: [],
  supplier: null,
} as unknown as Product;
const labels = {
  stockStates: { values: [{ value: 'IN_STOCK', displayFa: 'موجود', color: 'SUCCESS' }] },
  verificationLevels: { values: [{ value: 'SITE', displayFa: 'بازدید شده', color: null }] },
} as unknown as Masked<ProductCard_LabelsFragment>;
const viewer: Viewer = { exp: 1, sub: 'u', displayName: 'نام' };

/** The results as the server sends them, and as React alone would render them. */
function both(view: 'row' | 'card', root: { viewer?: Viewer }): [string, string] {
  const results = (
    <ProductResults
      products={[valve, bare]}
      labels={labels}
      view={view}
      totalCount={2}
      pageNumber={1}
      hrefFor={String}
      showMore={() => Promise.resolve()}
    />
  );
  const parts = new PageParts('nonce');
  const pages = [parts, null].map((context) => {
    const element = <PagePartsContext value={context}>{results}</PagePartsContext>;
    const router = createMemoryRouter([{ id: 'root', path: '*', loader: () => root, element }], {
      initialEntries: ['/products/category/1/شیر?pageNumber=2'],
      hydrationData: { loaderData: { root } },
    });
    return renderToString(<RouterProvider router={router} />);
  });
  return [parts.fill(pages[0]!).toString(), pages[1]!];
}

it.each([
  ['row', {}],
  ['card', {}],
  ['row', { viewer }],
] as const)('the server writes cards (%s, %o) as the browser expects to find them', (view, root) => {
  const [written, expected] = both(view, root);
  expect(written).toContain('<li class="listing');
  expect(written).toBe(expected);
});
