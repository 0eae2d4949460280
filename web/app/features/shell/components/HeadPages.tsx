import { shellMessages } from '../messages.ts';
import type { FrameAnswer } from './frameQuestion.ts';

type SitePage = NonNullable<FrameAnswer['sitePages']>[number];

/** The pages of the site that editors put into the head of every screen. */
export const pagesOfHead = (menu: FrameAnswer | undefined): readonly SitePage[] =>
  (menu?.sitePages ?? []).filter(({ placements }) => placements.includes('HEADER'));

/** A line of links above the head, on wide windows; a phone has them in its menu (`HeadPagesOfMenu`). */
export const HeadPages = ({ pages }: { pages: readonly SitePage[] }) =>
  pages.length > 0 && (
    <nav aria-label={shellMessages.pages} className="hidden border-b border-border lg:block">
      <ul className="page-width flex flex-wrap gap-x-6 text-[0.8125rem] text-muted">
        {pages.map(({ id, title, path }) => (
          <li key={id}>
            <a className="flex min-h-8 items-center hover:text-primary" href={path}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );

/** The same below the categories of a phone's menu. */
export const HeadPagesOfMenu = ({ pages }: { pages: readonly SitePage[] }) =>
  pages.length > 0 && (
    <ul aria-label={shellMessages.pages} className="menu-lines mt-2 border-t border-border pt-2">
      {pages.map(({ id, title, path }) => (
        <li key={id}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  );
