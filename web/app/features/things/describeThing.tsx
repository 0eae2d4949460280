import type { ReactNode } from 'react';
import { Code } from '../../design/Code.tsx';
import { Drawing, type DrawingName } from '../../design/Drawing.tsx';
import { Monogram } from '../../design/Monogram.tsx';
import { formatMoney } from '../../platform/numbers/money.ts';
import { formatInteger } from '../../platform/numbers/numbers.ts';
import { baseProductPath, categoryPath, merchantPath, productPath, supplierPath } from '../../paths.ts';
import { thingMessages as words } from './messages.ts';
import type {
  ThingRow_BaseProductFragment,
  ThingRow_CategoryFragment,
  ThingRow_MerchantFragment,
  ThingRow_PageFragment,
  ThingRow_SupplierFragment,
  ThingRow_SupplierProductFragment,
} from './ThingRow.generated.ts';

/** A row that points at a thing of the market; null while the thing is not shown. */
export interface Pointing {
  thing: { __typename: Thing['__typename'] } | null;
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

/** Each kind with the fields that its row shows: masks hide them from everybody else. */
type Thing =
  | ThingRow_SupplierProductFragment
  | ThingRow_BaseProductFragment
  | ThingRow_SupplierFragment
  | ThingRow_MerchantFragment
  | ThingRow_CategoryFragment
  | ThingRow_PageFragment;

const drawing = (icon: string) => <Drawing name={icon as DrawingName} size={48} />;

/** The thing behind a row; undefined when it is not shown to anybody any more. */
export function describeThing({ thing }: Pointing): ThingFacts | undefined {
  const shown = thing as Thing | null;
  switch (shown?.__typename) {
    case 'SupplierProduct':
      return offerFacts(shown);
    case 'BaseProduct':
      return productFacts(shown);
    case 'Supplier':
      return companyFacts(shown.brandName, supplierPath(shown), shown);
    case 'Merchant':
      return companyFacts(shown.name, merchantPath(shown), shown);
    case 'Category':
      return categoryFacts(shown);
    case 'Page':
      return pageFacts(shown);
    default:
      return undefined;
  }
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
  const { name, icon, mpn, maker, offersCount } = product;
  return {
    name,
    href: baseProductPath(product),
    media: drawing(icon),
    ...(mpn && { code: <Code>{mpn}</Code> }),
    party: words.line(maker, words.offers(formatInteger(offersCount))),
  };
}

const categoryFacts = (category: ThingRow_CategoryFragment): ThingFacts => ({
  name: category.name,
  href: categoryPath(category),
  media: drawing(category.icon),
  party: words.offers(formatInteger(category.itemsCount)),
});

const pageFacts = ({ title, path, readingMinutes }: ThingRow_PageFragment): ThingFacts => ({
  name: title,
  href: path,
  media: <Monogram name={title} size={48} />,
  party: words.minutes(formatInteger(readingMinutes)),
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
