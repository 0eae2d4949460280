import { Picture } from '../../../../design/Picture.tsx';
import { Trail } from '../../../../platform/head/Trail.tsx';
import { formatDate } from '../../../../platform/numbers/dates.ts';
import { Blocks } from '../../blocks/Blocks.tsx';
import { ContentsList } from '../../blocks/ContentsList.tsx';
import { articleMessages as words } from '../article/messages.ts';
import type { SitePage_PageFragment as Page } from './SitePage.generated.ts';
import '../pages.css';

/** A page of the site itself: what it says, and since when. */
export function SitePage({ page }: { page: Page }) {
  const { title, summary, updatedAt, cover, body } = page;
  return (
    <div className="flex flex-col gap-6">
      <Trail label={words.trail} items={[{ label: words.home, href: '/' }, { label: title }]} />
      <article className="article">
        <header className="flex flex-col gap-4">
          <h1>{title}</h1>
          {summary && <p className="text-[1.125rem] leading-[1.875rem] text-muted">{summary}</p>}
          {cover && (
            <div className="article-cover">
              <Picture source={cover} alt={cover.altText} sizes="(min-width: 768px) 700px, 100vw" isFirst />
            </div>
          )}
        </header>
        <ContentsList blocks={body ?? []} />
        <Blocks blocks={body ?? []} />
        <p className="article-line">
          <time dateTime={updatedAt}>{words.changed(formatDate(updatedAt))}</time>
        </p>
      </article>
    </div>
  );
}
