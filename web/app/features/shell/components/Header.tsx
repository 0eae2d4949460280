import { Drawing } from '../../../design/Drawing.tsx';
import { siteName } from '../../../platform/head/messages.ts';
import { SearchBox } from '../../search/index.ts';
import { basketPath } from '../../../paths.ts';
import { shellMessages } from '../messages.ts';
import { AccountLink } from './AccountLink.tsx';
import { HeadPages, pagesOfHead } from './HeadPages.tsx';
import { MainMenu } from './MainMenu.tsx';
import { useFrame } from './frameQuestion.ts';
import { RetryMenu } from './RetryMenu.tsx';
import './header.css';

/** Name of the site, its search and the four-root menu. */
export function Header() {
  const menu = useFrame();
  const pages = pagesOfHead(menu);
  return (
    <header className="print:hidden relative z-10 border-b border-border bg-surface">
      <HeadPages pages={pages} />
      <div className="page-width py-2">
        <div className="relative flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-6">
          <a href="/" className="flex min-h-11 items-center gap-2 text-primary" aria-label={shellMessages.homeLink}>
            <Drawing name="logo" size={32} />
            <span className="text-[1.25rem] font-bold max-[389px]:sr-only">{siteName}</span>
          </a>
          {/* The basket stands beside the search, where a phone has room for it. */}
          <div className="order-last flex w-full items-center gap-x-2 xl:order-none xl:w-48 xl:grow">
            <div className="min-w-0 grow">
              <SearchBox />
            </div>
            <a
              className="icon-button to-basket"
              href={basketPath}
              data-full-load=""
              rel="nofollow"
              aria-label={shellMessages.basket}
            />
          </div>
          {menu ? <MainMenu roots={menu.categoryMenu ?? []} pages={pages} /> : <RetryMenu />}
          {/* The place of the bell (HeaderBell): nothing moves when it comes. */}
          <span id="bell" />
          <AccountLink />
        </div>
      </div>
    </header>
  );
}
