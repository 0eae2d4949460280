import type { ReactNode } from 'react';
import { Code } from '../../../design/Code.tsx';
import { Drawing, type DrawingName } from '../../../design/Drawing.tsx';
import { Monogram } from '../../../design/Monogram.tsx';
import type { Masked } from '../../../platform/graph/useMasked.ts';
import { formatMoney } from '../../../platform/numbers/money.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { baseProductPath, categoryPath, productPath } from '../../catalog/index.ts';
import { supplierPath } from '../../suppliers/index.ts';
import { thingMessages as words } from './messages.ts';
import type {
  ThingRow_BaseProductFragment,
  ThingRow_CategoryFragment,
  ThingRow_MerchantFragment,
  ThingRow_SupplierFragment,
  ThingRow_SupplierProductFragment,
} from './ThingRow.generated.ts';

/** A row that points at a thing of the market: the field of its kind holds it, the others are null. */
export interface Pointing {
  supplierProduct: Masked<ThingRow_SupplierProductFragment> | null;
  baseProduct: Masked<ThingRow_BaseProductFragment> | null;
  supplier: Masked<ThingRow_SupplierFragment> | null;
  merchant: Masked<ThingRow_MerchantFragment> | null;
  category: Masked<ThingRow_CategoryFragment> | null;
}

/** What a list shows of a thing. */
export interface ThingFacts {
  name: string;
  href: string;
  media: ReactNode;
  code?: ReactNode;
  party?: ReactNode;
  price?: string;
  priceNote?: string;
}

/** `useMasked` for what may be null. */
const opened = <Fragment extends object>(ref: Masked<Fragment> | null) => ref as Fragment | null;

const drawing = (icon: string) => <Drawing name={icon as DrawingName} size={48} />;

/** The thing behind a row; undefined when it is not shown to anybody any more. */
export function describeThing(row: Pointing): ThingFacts | undefined {
  const offer = opened<ThingRow_SupplierProductFragment>(row.supplierProduct);
  const product = opened<ThingRow_BaseProductFragment>(row.baseProduct);
  const supplier = opened<ThingRow_SupplierFragment>(row.supplier);
  const merchant = opened<ThingRow_MerchantFragment>(row.merchant);
  const category = opened<ThingRow_CategoryFragment>(row.category);
  if (offer) return offerFacts(offer);
  if (product) return productFacts(product);
  if (supplier) return companyFacts(supplier.brandName, supplierPath(supplier), supplier);
  // Merchants have no page of their own yet: a search for the name finds their offers.
  if (merchant) return companyFacts(merchant.name, `/search/${encodeURIComponent(merchant.name)}`, merchant);
  return category ? categoryFacts(category) : undefined;
}

function offerFacts(offer: ThingRow_SupplierProductFragment): ThingFacts {
  const { title, icon, mpn, sku, supplier, priceMode, lowestPriceRial, saleUnitText } = offer;
  const price = formatMoney(lowestPriceRial);
  return {
    name: title,
    href: productPath(offer),
    media: drawing(icon),
    code: <Code>{mpn ?? sku}</Code>,
    party: supplier && words.line(supplier.brandName, supplier.cityName),
    price: priceMode === 'TIERED' ? words.from(price) : price,
    priceNote: words.each(saleUnitText),
  };
}

function productFacts(product: ThingRow_BaseProductFragment): ThingFacts {
  const { name, icon, mpn, brandName, offersCount } = product;
  return {
    name,
    href: baseProductPath(product),
    media: drawing(icon),
    ...(mpn && { code: <Code>{mpn}</Code> }),
    party: words.line(brandName, words.offers(formatInteger(offersCount))),
  };
}

const categoryFacts = (category: ThingRow_CategoryFragment): ThingFacts => ({
  name: category.name,
  href: categoryPath(category),
  media: drawing(category.icon),
  party: words.offers(formatInteger(category.itemsCount)),
});

const companyFacts = (
  name: string,
  href: string,
  { cityName, productsCount }: { cityName: string; productsCount: number },
): ThingFacts => ({
  name,
  href,
  media: <Monogram name={name} size={48} />,
  party: words.line(cityName, words.offers(formatInteger(productsCount))),
});
