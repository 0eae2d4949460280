import { Code } from '../../../design/Code.tsx';
import { Drawing, type DrawingName } from '../../../design/Drawing.tsx';
import { FactList, type Fact } from '../../../design/FactList.tsx';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { ShareButton } from '../../../platform/share/ShareButton.tsx';
import { CompareCheckbox } from '../compare/choosing/CompareCheckbox.tsx';
import { SaveButton } from '../../favorites/index.ts';
import { NoteButton } from '../../notes/index.ts';
import { Gallery } from '../product/Gallery.tsx';
import { productMessages as words } from '../product/messages.ts';
import type { ProductPage_ProductFragment as Product } from '../product/ProductPage.generated.ts';
import { CategoryTrail } from './CategoryTrail.tsx';

interface ProductHeaderProps {
  product: Pick<
    Product,
    'id' | 'title' | 'icon' | 'images' | 'brandName' | 'mpn' | 'sku' | 'publishedAt' | 'category' | 'scientificName'
  >;
  /** Whether buyers see it, and can keep and compare it. */
  isPublic: boolean;
}

/** What it is: the way to it, its pictures or its drawing, name and codes. */
export function ProductHeader({ product, isPublic }: ProductHeaderProps) {
  const { category, scientificName, images } = product;
  const hasPictures = images !== null && images.length > 0;
  return (
    <header className="flex flex-col gap-4">
      <CategoryTrail categories={category?.breadcrumb ?? null} page={product.title} />
      <div className={`flex gap-4 ${hasPictures ? 'flex-col sm:flex-row sm:gap-6' : 'items-start'}`}>
        {hasPictures ? (
          <div className="shrink-0 sm:w-80 lg:w-[26rem]">
            <Gallery images={images} />
          </div>
        ) : (
          <span className="shrink-0 rounded-card border border-border bg-surface p-3">
            <Drawing name={product.icon as DrawingName} size={96} />
          </span>
        )}
        <div className="min-w-0">
          <h1 className="text-[1.5rem] leading-9 sm:text-[1.875rem] sm:leading-[2.75rem]">{product.title}</h1>
          {scientificName && (
            <p className="text-muted">
              <Code tone="plain">{scientificName}</Code>
            </p>
          )}
          <div className="mt-2">
            <FactList facts={codesOf(product)} layout="inline" />
          </div>
          <p className="mt-2 flex flex-wrap items-center gap-3 text-[0.8125rem] text-muted">
            <time dateTime={product.publishedAt}>{words.published(formatDate(product.publishedAt))}</time>
            {isPublic && (
              <>
                <CompareCheckbox id={product.id} title={product.title} />
                <SaveButton type="SUPPLIER_PRODUCT" id={product.id} name={product.title} />
                <NoteButton type="SUPPLIER_PRODUCT" id={product.id} name={product.title} />
                <ShareButton title={product.title} />
              </>
            )}
          </p>
        </div>
      </div>
    </header>
  );
}

const codesOf = ({ brandName, mpn, sku }: ProductHeaderProps['product']): Fact[] => [
  ...(brandName ? [{ label: words.brand, value: brandName }] : []),
  ...(mpn ? [{ label: words.mpn, value: <Code>{mpn}</Code> }] : []),
  { label: words.sku, value: <Code>{sku}</Code> },
];
