import { Card } from '../../../design/Card.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Section } from '../../../design/Section.tsx';
import { baseProductPath, merchantDelegationsPath, productListPath } from '../../../paths.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { BelowTheFold } from '../../../platform/site/BelowTheFold.tsx';
import { AskButton } from '../../conversations/index.ts';
import { AskButtons, isOrderable, OrderButton } from '../../sourcing/index.ts';
import { MerchantBox } from '../components/MerchantBox.tsx';
import { OfferTable } from '../components/OfferTable.tsx';
import { PriceBox } from '../components/PriceBox.tsx';
import { ProductCard } from '../components/ProductCard.tsx';
import { ProductHeader } from '../components/ProductHeader.tsx';
import { PropertyFacts } from '../components/PropertyFacts.tsx';
import { SellerBox } from '../components/SellerBox.tsx';
import { Standards } from '../components/Standards.tsx';
import { LandedPriceBox } from '../landedPrice/LandedPriceBox.tsx';
import type { AskedPrice } from '../landedPrice/openLandedPrice.ts';
import { typedQuantity } from '../landedPrice/typedQuantity.ts';
import { isCarried } from './isCarried.ts';
import { productMessages as words } from './messages.ts';
import type {
  ProductPage_LabelsFragment as Labels,
  ProductPage_ProductFragment as Product,
} from './ProductPage.generated.ts';

interface ProductPageProps {
  product: Product;
  labels: Labels;
  /** The price at the buyer's door, as far as it was asked for; none of what nobody can order. */
  asked?: AskedPrice;
}

/** An offer: what it is, what it costs, who sells it, and what else there is like it. */
export function ProductPage({ product, labels, asked }: ProductPageProps) {
  const others = (product.baseProduct?.offers?.nodes ?? []).filter((offer) => offer.id !== product.id);
  return (
    <>
      <ProductHeader product={product} isPublic={asked !== undefined} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_320px]">
        <Purchase labels={labels} product={product} asked={asked} />
        <Sheet product={product} />
      </div>
      <BelowTheFold>
        {others.length > 0 && (
          <Section title={words.offers}>
            <OfferTable offers={others} stockStates={labels.stockStates?.values} />
            {product.baseProduct && (
              <LinkButton className="mt-3" href={baseProductPath(product.baseProduct)}>
                {words.allOffers}
              </LinkButton>
            )}
          </Section>
        )}
        {product.related && product.related.length > 0 && (
          <div className="print:hidden">
            <Section title={words.related}>
              <ul className="listing-grid">
                {product.related.map((each) => (
                  <ProductCard key={each.id} product={each} labels={labels} view="card" headingLevel={3} />
                ))}
              </ul>
            </Section>
          </div>
        )}
      </BelowTheFold>
      {product.category && (
        <div>
          <LinkButton href={productListPath(product.category)}>{words.inCategory(product.category.name)}</LinkButton>
        </div>
      )}
    </>
  );
}

interface PurchaseProps {
  labels: Labels;
  product: Product;
  asked: AskedPrice | undefined;
}

/** What it costs, here and at the buyer's door, and who sells it. */
function Purchase({ labels, product, asked }: PurchaseProps) {
  const { id, title, supplier, merchant } = product;
  // Where who answers stands; nobody orders or asks about what buyers do not see.
  const canOrder = isOrderable(product);
  const acts = asked && (
    <>
      {canOrder && <OrderButton id={id} name={title} quantity={asked.quantity} typedQuantity={typedQuantity} block />}
      <AskButtons kind="offer" id={id} name={title} block />
      <AskButton type="SUPPLIER_PRODUCT" id={id} name={title} variant={canOrder ? 'secondary' : 'primary'} block />
    </>
  );
  return (
    <div className="flex flex-col gap-4 lg:col-start-2">
      <PriceBox product={product} stockStates={labels.stockStates?.values} />
      {asked && <LandedPriceBox asked={asked} terms={product} isCarried={isCarried(product)} />}
      {merchant && (
        <MerchantBox
          merchant={merchant}
          explained={product.delegationExplained ?? []}
          delegationsHref={supplier ? merchantDelegationsPath(supplier) : undefined}
        >
          {acts}
        </MerchantBox>
      )}
      {supplier && (
        <SellerBox supplier={supplier} levels={labels.verificationLevels?.values}>
          {!merchant && acts}
        </SellerBox>
      )}
    </div>
  );
}

function Sheet({ product }: { product: Product }) {
  const { description, propertyGroups, standards, documents } = product;
  const properties = product.category?.properties ?? [];
  return (
    <div className="flex min-w-0 flex-col gap-8 lg:col-start-1 lg:row-start-1">
      <Section title={words.about}>
        <p className="max-w-[68ch]">{description}</p>
      </Section>
      <Section title={words.sheet}>
        <div className="flex flex-col gap-4">
          {propertyGroups?.map((group) => (
            <Card key={group.name} as="section" aria-label={group.name}>
              <h3 className="mb-2 text-[1rem] leading-7">{group.name}</h3>
              <PropertyFacts values={group.values} properties={properties} />
            </Card>
          ))}
        </div>
      </Section>
      <Standards standards={standards} />
      {documents && documents.length > 0 && (
        <Section title={words.documents}>
          <ul className="list-disc ps-6">
            {documents.map((document) => (
              <li key={document.url ?? document.title}>
                {document.url ? (
                  <a href={document.url} download rel="nofollow" className="link inline-block pointer-coarse:py-2">
                    <bdi>{document.title}</bdi>
                    {document.size && ` (${words.documentSize(formatInteger(Math.ceil(document.size / 1_024)))})`}
                  </a>
                ) : (
                  document.title
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
