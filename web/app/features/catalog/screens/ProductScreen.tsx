import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { Card } from '../../../design/Card.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { StructuredData } from '../../../platform/head/StructuredData.tsx';
import { organization, product as productOf } from '../../../platform/head/structuredData.ts';
import { BelowTheFold } from '../../../platform/site/BelowTheFold.tsx';
import { VisitMark } from '../../activity/index.ts';
import { merchantDelegationsPath, baseProductPath, productListPath, productPath } from '../../../paths.ts';
import { MerchantBox } from '../components/MerchantBox.tsx';
import { OfferTable } from '../components/OfferTable.tsx';
import { PriceBox } from '../components/PriceBox.tsx';
import { ProductCard } from '../components/ProductCard.tsx';
import { ProductHeader } from '../components/ProductHeader.tsx';
import { PropertyFacts } from '../components/PropertyFacts.tsx';
import { Section } from '../../../design/Section.tsx';
import { usePrelogin } from '../components/usePrelogin.ts';
import { SellerBox } from '../components/SellerBox.tsx';
import { LandedPriceBox } from '../landedPrice/LandedPriceBox.tsx';
import { type AskedPrice, openLandedPrice } from '../landedPrice/openLandedPrice.ts';
import { productMessages as words } from '../product/messages.ts';
import { keepAddress } from '../../../platform/site/keepAddress.ts';
import { ProductScreenDocument, type ProductScreenQuery } from './ProductScreen.generated.ts';

async function open(args: ScreenArgs) {
  const variables = { id: args.params.productId ?? '' };
  const product = found(args, (await load(args, ProductScreenDocument, variables)).supplierProduct);
  keepAddress(args, productPath(product));
  const asked = await openLandedPrice(args, product, isCarried(product));
  const [picture] = product.images ?? [];
  return { variables, asked, title: product.title, description: product.description ?? '', picture };
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { title = '', description = '', asked, picture } = args.loaderData ?? {};
  // The same offer with the price of one delivery: search engines keep the page without it.
  const noindex = asked !== undefined && (asked.isAsked || asked.problems.length > 0);
  return head(args, { title, description, noindex, kind: 'product', picture });
};

export default function ProductScreen() {
  const { variables, asked } = useLoaderData<typeof loader>();
  const { data } = useGraph(ProductScreenDocument, variables);
  const { supplierProduct: product, stockStates } = data;
  usePrelogin(product?.id, product?.supplier?.id);
  if (!product) return null; // `found` has answered 404 before
  const others = (product.baseProduct?.offers?.nodes ?? []).filter((offer) => offer.id !== product.id);
  return (
    <div className="flex flex-col gap-8">
      <StructuredData things={import.meta.env.SSR && ((origin) => [productThing(origin, product)])} />
      <VisitMark type="SUPPLIER_PRODUCT" id={product.id} />
      <ProductHeader product={product} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_320px]">
        <Purchase data={data} product={product} asked={asked} />
        <Sheet product={product} />
      </div>
      <BelowTheFold>
        {others.length > 0 && (
          <Section title={words.offers}>
            <OfferTable offers={others} stockStates={stockStates?.values} />
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
                  <ProductCard key={each.id} product={each} labels={data} view="card" headingLevel={3} />
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
    </div>
  );
}

/** Goods are carried to the buyer; files are sent and work is done where both sides agree. */
const isCarried = ({ category }: Product) => category?.categoryType === 'Product';

type Product = NonNullable<ProductScreenQuery['supplierProduct']>;

function productThing(origin: string, product: Product) {
  const { title, sku, mpn, brandName, category, supplier, stockState, priceTiers, lowestPriceRial, images } = product;
  const tiers = priceTiers.map((tier) => tier.unitPriceRial);
  return productOf(origin, {
    name: title,
    path: productPath(product),
    description: product.description ?? '',
    sku,
    mpn,
    brandName,
    pictures: images ?? [],
    ...(category && { categoryName: category.name }),
    offer: {
      pricesRial: tiers.length > 1 ? tiers : lowestPriceRial ? [lowestPriceRial] : [],
      stockState,
      ...(supplier && { seller: organization(origin, { ...supplier, name: supplier.brandName }) }),
    },
  });
}

interface PurchaseProps {
  data: ProductScreenQuery;
  product: Product;
  asked: AskedPrice;
}

/** What it costs, here and at the buyer's door, and who sells it. */
function Purchase({ data, product, asked }: PurchaseProps) {
  const { supplier, merchant } = product;
  return (
    <div className="flex flex-col gap-4 lg:order-2">
      <PriceBox product={product} stockStates={data.stockStates?.values} />
      <LandedPriceBox asked={asked} terms={product} isCarried={isCarried(product)} />
      {merchant && (
        <MerchantBox
          merchant={merchant}
          explained={product.delegationExplained ?? []}
          delegationsHref={supplier ? merchantDelegationsPath(supplier) : undefined}
        />
      )}
      {supplier && <SellerBox supplier={supplier} levels={data.verificationLevels?.values} />}
    </div>
  );
}

function Sheet({ product }: { product: Product }) {
  const { description, propertyGroups, standards, documents } = product;
  const properties = product.category?.properties ?? [];
  return (
    <div className="flex min-w-0 flex-col gap-8 lg:order-1">
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
      {standards && standards.length > 0 && (
        <Section title={words.standards}>
          <ul className="flex flex-wrap gap-2">
            {standards.map((standard) => (
              <li key={standard}>
                <bdi className="badge badge-neutral">{standard}</bdi>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {documents && documents.length > 0 && (
        <Section title={words.documents}>
          <ul className="list-disc ps-6">
            {documents.map((document) => (
              <li key={document.url ?? document.title}>
                {document.url ? (
                  <a href={document.url} download rel="nofollow">
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
