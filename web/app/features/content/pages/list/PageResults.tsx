import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Chip } from '../../../../design/Chip.tsx';
import { EmptyState } from '../../../../design/EmptyState.tsx';
import { LinkButton } from '../../../../design/LinkButton.tsx';
import { Pagination } from '../../../../design/Pagination.tsx';
import type { PageSort } from '../../../../platform/graph/types.generated.ts';
import type { Masked } from '../../../../platform/graph/readFragment.ts';
import { StructuredData } from '../../../../platform/head/StructuredData.tsx';
import { itemList } from '../../../../platform/head/structuredData.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { pageCountOf } from '../../../../platform/site/listPages.ts';
import { contentMessages } from '../messages.ts';
import { PageCard } from './PageCard.tsx';
import type { PageCard_PageFragment } from './PageCard.generated.ts';
import { pageListSearch, type PageListState, pageSize } from './pageListAddress.ts';
import type { PageSorts } from './pageSorts.ts';

const words = contentMessages.list;

type Ref = Masked<PageCard_PageFragment> & { id: string; path: string; title: string };

interface PageResultsProps {
  pages: { totalCount: number | null; nodes: readonly Ref[] };
  state: PageListState;
  sorts: PageSorts;
  /** What is said, and where it leads, when nothing is in the list. */
  empty?: { title: string; text: string; action: ReactNode };
}

/** One page of texts in their order, with links to the other orders and pages. */
export function PageResults({ pages, state, sorts, empty }: PageResultsProps) {
  const { pathname } = useLocation();
  const hrefOf = (changed: Partial<PageListState>) => pathname + pageListSearch({ ...state, ...changed }, sorts);
  const { nodes, totalCount } = pages;
  if (nodes.length === 0)
    return <Nothing clearHref={state.label && hrefOf({ label: undefined, pageNumber: 1 })} empty={empty} />;
  const named = nodes.map((page) => ({ name: page.title, path: page.path }));
  return (
    <>
      <StructuredData
        things={import.meta.env.SSR && ((origin) => [itemList(origin, named, (state.pageNumber - 1) * pageSize + 1)])}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted">
          {contentMessages.total(formatInteger(totalCount ?? nodes.length))}
        </p>
        <SortLinks sort={state.sort} sorts={sorts} hrefOf={(sort) => hrefOf({ sort, pageNumber: 1 })} />
      </div>
      {state.label && (
        <p>
          <Chip href={hrefOf({ label: undefined, pageNumber: 1 })} removeLabel={words.withoutLabel(state.label)}>
            {state.label}
          </Chip>
        </p>
      )}
      <ul aria-label={words.results} className="listing-grid">
        {nodes.map((page) => (
          <PageCard key={page.id} page={page} headingLevel={2} />
        ))}
      </ul>
      <Pagination
        label={words.pages}
        pageNumber={state.pageNumber}
        pageCount={pageCountOf(totalCount ?? 0, pageSize)}
        hrefFor={(pageNumber) => hrefOf({ pageNumber })}
        formatNumber={formatInteger}
        previousLabel={words.previous}
        nextLabel={words.next}
      />
    </>
  );
}

interface SortLinksProps {
  sort: PageSort | undefined;
  sorts: PageSorts;
  hrefOf(sort: PageSort | undefined): string;
}

/** The orders as links: each has its own address. */
function SortLinks({ sort, sorts, hrefOf }: SortLinksProps) {
  const first = sorts[0]?.value;
  return (
    <nav aria-label={words.sort} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {sorts.map(({ value, displayFa }) => (
          <li key={value}>
            <Chip href={hrefOf(value === first ? undefined : (value as PageSort))} current={value === (sort ?? first)}>
              {displayFa}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Why nothing is shown, and where to go on. */
function Nothing({ clearHref, empty }: { clearHref: string | undefined; empty: PageResultsProps['empty'] }) {
  if (clearHref !== undefined)
    return (
      <EmptyState
        title={words.emptyOfLabel}
        text={words.emptyOfLabelText}
        action={<LinkButton href={clearHref}>{words.showAll}</LinkButton>}
      />
    );
  if (empty) return <EmptyState {...empty} />;
  return (
    <EmptyState title={words.empty} text={words.emptyText} action={<LinkButton href="/">{words.toHome}</LinkButton>} />
  );
}
