import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Pagination } from '../../../design/Pagination.tsx';
import type { Masked } from '../../../platform/graph/readFragment.ts';
import { useHydrated } from '../../../platform/navigation/useHydrated.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { pageCountOf } from '../../../platform/site/listPages.ts';
import { useServerHtml } from '../../../platform/site/useServerHtml.ts';
import { type ListView, pageSize } from '../filter/listState.ts';
import { catalogMessages } from '../messages.ts';
import { ProductCard } from './ProductCard.tsx';
import type { ProductCard_LabelsFragment, ProductCard_ProductFragment } from './ProductCard.generated.ts';

const words = catalogMessages.list;

interface ProductResultsProps {
  products: readonly (Masked<ProductCard_ProductFragment> & { id: string })[];
  labels: Masked<ProductCard_LabelsFragment>;
  view: ListView;
  totalCount: number;
  /** The first page shown; `products` may hold the ones after it too. */
  pageNumber: number;
  hrefFor(page: number): string;
  /** Puts that page's products behind those shown. */
  showMore(page: number): Promise<void>;
}

/** The offers with real links to every page; the button only spares a page change. */
export function ProductResults({
  products,
  labels,
  view,
  totalCount,
  pageNumber,
  hrefFor,
  showMore,
}: ProductResultsProps) {
  const lastShown = pageNumber + Math.max(0, Math.ceil(products.length / pageSize) - 1);
  const pageCount = pageCountOf(totalCount, pageSize);
  const cards = useServerHtml(
    products.map((product) => <ProductCard key={product.id} product={product} labels={labels} view={view} />),
  );
  return (
    <>
      <ul
        aria-label={words.results}
        className={view === 'card' ? 'listing-grid sm:grid-cols-2 xl:grid-cols-3' : 'listing-list'}
        {...cards}
      />
      {lastShown < pageCount && <MoreButton showMore={() => showMore(lastShown + 1)} />}
      <Pagination
        label={words.pages}
        pageNumber={lastShown}
        pageCount={pageCount}
        hrefFor={hrefFor}
        formatNumber={formatInteger}
        previousLabel={words.previous}
        nextLabel={words.next}
      />
    </>
  );
}

function MoreButton({ showMore }: { showMore: () => Promise<void> }) {
  const [pending, setPending] = useState(false);
  const press = () => {
    setPending(true);
    showMore()
      .catch(() => notify('error', words.moreFailed))
      .finally(() => setPending(false));
  };
  // Without script there are the pages.
  if (!useHydrated()) return null;
  return (
    <div className="flex justify-center">
      <Button pending={pending} onClick={press}>
        {words.more}
      </Button>
    </div>
  );
}
