import { Code } from '../../../design/Code.tsx';
import { Drawing, type DrawingName } from '../../../design/Drawing.tsx';
import { ListingFrame } from '../../../design/ListingFrame.tsx';
import { Thumbnail } from '../../../design/Thumbnail.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatMoney } from '../../../platform/numbers/money.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { CompareCheckbox } from '../compare/choosing/CompareCheckbox.tsx';
import { addInPlace } from '../../basket-adding/index.ts';
import { SaveButton } from '../../favorites/index.ts';
import { catalogMessages } from '../messages.ts';
import { productPath, toBasketPath } from '../../../paths.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import type { ProductCard_LabelsFragment, ProductCard_ProductFragment } from './ProductCard.generated.ts';
import { PropertyText } from './PropertyText.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';

const words = catalogMessages.card;
const factsShown = 3;
// Below that, nobody has looked at the company itself.
const verifiedLevels = ['IDENTITY', 'BUSINESS', 'SITE'];

interface ProductCardProps {
  product: Masked<ProductCard_ProductFragment> & { id: string };
  /** The answer of the query that spreads `ProductCard_labels`. */
  labels: Masked<ProductCard_LabelsFragment>;
  /** `card` for grids; a `row` becomes a card on phones by itself. */
  view?: 'row' | 'card';
  headingLevel?: 2 | 3;
  /** On the page of a seller its own code stands beside that of the maker. */
  isOnSellersPage?: boolean;
}

/** One offer in a list: what it is, its key measures, who sells it and for how much. An `<li>`. */
export function ProductCard({ product, labels, view = 'row', headingLevel = 2, isOnSellersPage }: ProductCardProps) {
  const offer = readFragment<ProductCard_ProductFragment>(product);
  const { stockStates, verificationLevels } = readFragment<ProductCard_LabelsFragment>(labels);
  const { title, mpn, sku, icon, image, keyProperties, supplier, lowestPriceRial, priceMode } = offer;
  const facts = keyProperties.slice(0, factsShown);
  const price = formatMoney(lowestPriceRial);
  return (
    <ListingFrame
      href={productPath(offer)}
      title={<TechnicalText>{title}</TechnicalText>}
      headingLevel={headingLevel}
      view={view}
      media={
        image ? <Thumbnail url={image.url} /> : <Drawing name={icon as DrawingName} size={view === 'card' ? 64 : 48} />
      }
      code={
        <span className="flex flex-wrap items-center gap-x-2">
          <Code>{mpn ?? sku}</Code>
          {isOnSellersPage && mpn && sku && sku !== mpn && (
            <span>
              {words.sku} <Code>{sku}</Code>
            </span>
          )}
          <StateBadge states={stockStates?.values} value={offer.stockState} />
          <span>{words.leadTime(offer.leadTimeDays, formatInteger(offer.leadTimeDays))}</span>
        </span>
      }
      facts={facts.map((fact) => ({ label: fact.name, value: <PropertyText value={fact} /> }))}
      party={
        supplier && (
          <span className="flex flex-wrap items-center gap-x-2 lg:flex-col lg:items-start">
            <span className="font-medium text-text">{supplier.brandName}</span>
            <span>{supplier.cityName}</span>
            {verifiedLevels.includes(supplier.verificationLevel) && (
              <StateBadge states={verificationLevels?.values} value={supplier.verificationLevel} />
            )}
          </span>
        )
      }
      price={priceMode === 'TIERED' ? words.priceFrom(price) : price}
      priceNote={
        <>
          <span className="me-2 inline-block">{words.saleUnit(offer.saleUnitText)}</span>
          <span className="inline-block">{words.leastOrder(formatDecimal(offer.moq), offer.saleUnitText)}</span>
        </>
      }
      actions={
        <>
          <CompareCheckbox id={offer.id} title={title} />
          <a
            className="icon-button to-basket"
            href={toBasketPath([offer.id])}
            data-full-load=""
            rel="nofollow"
            aria-label={words.toBasket(title)}
            onClick={(event) => addInPlace(event, offer)}
          />
          <SaveButton type="SUPPLIER_PRODUCT" id={offer.id} name={title} />
        </>
      }
    />
  );
}
