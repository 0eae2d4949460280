import { Picture } from '../../../../design/Picture.tsx';
import { formatDate, formatGregorian, tehranDate } from '../../../../platform/numbers/dates.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import type { Article_PageFragment as Page } from './Article.generated.ts';
import { articleMessages as words } from './messages.ts';

/** What it is called and about, who wrote it when, how long it is, and its picture. */
export function ArticleHeader({ page }: { page: Page }) {
  const { title, summary, authorName, publishedFrom, updatedAt, readingMinutes, cover } = page;
  return (
    <header className="flex flex-col gap-4">
      <h1>{title}</h1>
      <p className="text-[1.125rem] leading-[1.875rem] text-muted">{summary}</p>
      <p className="article-line">
        {authorName && <span>{words.by(authorName)}</span>}
        <time dateTime={publishedFrom} title={formatGregorian(publishedFrom)}>
          {formatDate(publishedFrom)}
        </time>
        <span>{words.minutes(formatInteger(readingMinutes))}</span>
        {tehranDate(updatedAt) > tehranDate(publishedFrom) && (
          <time dateTime={updatedAt}>{words.changed(formatDate(updatedAt))}</time>
        )}
      </p>
      {cover && (
        <div className="article-cover">
          <Picture source={cover} alt={cover.altText} sizes="(min-width: 768px) 700px, 100vw" isFirst />
        </div>
      )}
    </header>
  );
}
