import type { ReactNode } from 'react';
import { Pagination } from '../../../design/Pagination.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { pageCountOf } from '../../../platform/site/listPages.ts';
import { searchMessages as words } from '../messages.ts';
import { pageSize } from '../searchPage.ts';

interface HitListProps {
  /** `<li>`s. */
  children: ReactNode;
  totalCount: number;
  pageNumber: number;
  hrefFor: (pageNumber: number) => string;
  layout: 'listing-list' | 'listing-grid' | 'cards';
}

const classes = {
  'listing-list': 'listing-list',
  'listing-grid': 'listing-grid sm:grid-cols-2 xl:grid-cols-3',
  cards: 'flex flex-col gap-3',
};

/** One page of results with links to the others. */
export function HitList({ children, totalCount, pageNumber, hrefFor, layout }: HitListProps) {
  return (
    <>
      <ul aria-label={words.results} className={classes[layout]}>
        {children}
      </ul>
      <Pagination
        label={words.otherPages}
        pageNumber={pageNumber}
        pageCount={pageCountOf(totalCount, pageSize)}
        hrefFor={hrefFor}
        formatNumber={formatInteger}
        previousLabel={words.previous}
        nextLabel={words.next}
      />
    </>
  );
}
