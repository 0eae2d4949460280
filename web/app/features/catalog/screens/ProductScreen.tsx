import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { answerPlainForm } from '../../../platform/forms/plain/answerPlainForm.ts';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { StructuredData } from '../../../platform/head/StructuredData.tsx';
import { organization, product as productOf } from '../../../platform/head/structuredData.ts';
import { BelowTheFold } from '../../../platform/site/BelowTheFold.tsx';
import { VisitMark } from '../../activity/index.ts';
import { Comments, commentVariables, plainCommentForms, readCommentPlace } from '../../comments/index.ts';
import { productPath } from '../../../paths.ts';
import { usePrelogin } from '../components/usePrelogin.ts';
import { openLandedPrice } from '../landedPrice/openLandedPrice.ts';
import { isCarried } from '../product/isCarried.ts';
import { ProductPage } from '../product/ProductPage.tsx';
import type {
  ProductPage_LabelsFragment as Labels,
  ProductPage_ProductFragment as Product,
} from '../product/ProductPage.generated.ts';
import { keepAddress } from '../../../platform/site/keepAddress.ts';
import { ProductScreenDocument, type ProductScreenQuery } from './ProductScreen.generated.ts';

async function open(args: ScreenArgs) {
  const place = readCommentPlace(new URL(args.request.url).search);
  const variables = { id: args.params.productId ?? '', ...commentVariables(place) };
  const product = readFragment<Product>(
    found(args, (await load(args, ProductScreenDocument, variables)).supplierProduct),
  );
  keepAddress(args, productPath(product));
  const asked = await openLandedPrice(args, product, isCarried(product));
  const [picture] = product.images ?? [];
  return { variables, place, asked, title: product.title, description: product.description ?? '', picture };
}

export const loader = open;
export const clientLoader = open;
/** Forms without script. */
export const action = (args: ScreenArgs) => answerPlainForm(args, plainCommentForms);

export const meta: MetaFunction<typeof loader> = (args) => {
  const { title = '', description = '', asked, picture, place } = args.loaderData ?? {};
  // The same offer with the price of one delivery: search engines keep the page without it.
  const isPriced = asked !== undefined && (asked.isAsked || asked.problems.length > 0);
  // So are further pages of its comments.
  const noindex = isPriced || (place !== undefined && (place.page !== 1 || place.thread !== undefined));
  return head(args, { title, description, noindex, kind: 'product', picture });
};

export default function ProductScreen() {
  const { variables, asked, place } = useLoaderData<typeof loader>();
  const { data } = useGraph(ProductScreenDocument, variables);
  const product = data.supplierProduct && readFragment<Product>(data.supplierProduct);
  usePrelogin(product?.id, product?.supplier?.id);
  if (!product) return null; // `found` has answered 404 before
  return (
    <div className="flex flex-col gap-8">
      <StructuredData
        things={
          import.meta.env.SSR && ((origin) => [productThing(origin, product, data.supplierProduct?.ratingSummary)])
        }
      />
      <VisitMark type="SUPPLIER_PRODUCT" id={product.id} />
      <ProductPage product={product} labels={readFragment<Labels>(data)} asked={asked} />
      <BelowTheFold>
        <Comments
          type="SUPPLIER_PRODUCT"
          id={product.id}
          list={data.supplierProduct?.comments}
          rating={data.supplierProduct?.ratingSummary}
          thread={data.supplierProduct?.thread}
          place={place}
          outdates={[ProductScreenDocument]}
        />
      </BelowTheFold>
    </div>
  );
}

type Rated = Pick<NonNullable<ProductScreenQuery['supplierProduct']>, 'ratingSummary'>['ratingSummary'];

function productThing(origin: string, product: Product, rated: Rated | undefined) {
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
    // Of fewer than three ratings nothing is said.
    ...(rated?.rating && { rating: rated.rating, ratingCount: rated.ratingCount }),
    offer: {
      pricesRial: tiers.length > 1 ? tiers : lowestPriceRial ? [lowestPriceRial] : [],
      stockState,
      ...(supplier && { seller: organization(origin, { ...supplier, name: supplier.brandName }) }),
    },
  });
}
