import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { Alert } from '../../../design/Alert.tsx';
import { loadForStaff } from '../../../platform/graph/loadForStaff.ts';
import { found, type ScreenArgs } from '../../../platform/graph/load.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { ProductPage } from '../product/ProductPage.tsx';
import type {
  ProductPage_LabelsFragment as Labels,
  ProductPage_ProductFragment as Product,
} from '../product/ProductPage.generated.ts';
import { productMessages as words } from '../product/messages.ts';
import { ProductPreviewScreenDocument } from './ProductPreviewScreen.generated.ts';

async function open(args: ScreenArgs) {
  const variables = { id: args.params.productId ?? '' };
  const { staff } = await loadForStaff(args, ProductPreviewScreenDocument, variables);
  const { title } = readFragment<Product>(found(args, staff?.supplierProductPreview));
  return { variables, title };
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) =>
  head(args, {
    title: words.preview.title(args.loaderData?.title ?? ''),
    description: words.preview.note,
    noindex: true,
  });

/** An offer that buyers do not see, as its page would be: for who decides it. */
export default function ProductPreviewScreen() {
  const { variables } = useLoaderData<typeof loader>();
  const { data } = useGraph(ProductPreviewScreenDocument, variables);
  const preview = data.staff?.supplierProductPreview;
  if (!preview) return null; // `found` has answered 404 before
  const product = readFragment<Product>(preview);
  // The links to its pictures are signed and of one side; those who show pictures write a side to their end.
  const images = product.images && product.images.map((image) => ({ ...image, url: `${image.url}#1280` }));
  return (
    <div className="flex flex-col gap-8">
      <Alert kind="warning">{words.preview.note}</Alert>
      <ProductPage product={{ ...product, images }} labels={readFragment<Labels>(data)} />
    </div>
  );
}
