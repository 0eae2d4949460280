import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { pageWindow, type PageStep } from './pageWindow.ts';

export interface PaginationProps {
  /** Names the navigation. */
  label: string;
  /** 1-based. */
  pageNumber: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  /** Digits as the reader expects them. */
  formatNumber: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
}

/** Real links, so that every page can be crawled, shared and opened in a tab. Next points left in RTL. */
export function Pagination(props: PaginationProps) {
  const { label, pageNumber, pageCount, hrefFor, formatNumber, previousLabel, nextLabel } = props;
  if (pageCount < 2) return null;
  return (
    <nav className="pagination" aria-label={label}>
      <ul>
        <li>
          <Step href={pageNumber > 1 ? hrefFor(pageNumber - 1) : undefined} rel="prev" label={previousLabel}>
            <Icon icon="chevron-left" size={18} mirror />
          </Step>
        </li>
        {pageWindow(pageNumber, pageCount).map((page, index) => (
          <li key={page === 'gap' ? `gap-${index}` : page} className={stepClass(page, pageNumber, pageCount)}>
            {page === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a href={hrefFor(page)} aria-current={page === pageNumber ? 'page' : undefined}>
                {formatNumber(page)}
              </a>
            )}
          </li>
        ))}
        <li>
          <Step href={pageNumber < pageCount ? hrefFor(pageNumber + 1) : undefined} rel="next" label={nextLabel}>
            <Icon icon="chevron-right" size={18} mirror />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

interface StepProps {
  href: string | undefined;
  rel: 'prev' | 'next';
  label: string;
  children: ReactNode;
}

function Step({ href, rel, label, children }: StepProps) {
  // At either end the place stays, so that the other links do not move under the pointer.
  if (!href)
    return (
      <span className="pagination-step" data-off="" aria-hidden="true">
        {children}
      </span>
    );
  return (
    <a className="pagination-step" href={href} rel={rel} aria-label={label} title={label}>
      {children}
    </a>
  );
}

/** Phones show the ends, the current page and its neighbours. */
function stepClass(page: PageStep, current: number, count: number): string | undefined {
  if (page === 'gap') return 'pagination-gap';
  const near = page === 1 || page === count || Math.abs(page - current) <= 1;
  return near ? undefined : 'pagination-far';
}
