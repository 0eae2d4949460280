import { Badge } from '../../../../design/Badge.tsx';
import { Card } from '../../../../design/Card.tsx';
import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { formatDate } from '../../../../platform/numbers/dates.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { contentMessages } from '../messages.ts';
import type { PageCard_PageFragment } from './PageCard.generated.ts';
import '../pages.css';

const words = contentMessages.card;

interface PageCardProps {
  page: Masked<PageCard_PageFragment>;
  headingLevel: 2 | 3;
}

/** A text in a list: its picture, what it is about, who wrote it and how long it is. An `<li>`. */
export function PageCard({ page, headingLevel }: PageCardProps) {
  const { title, summary, publishedFrom, readingMinutes, likeCount, cover, contentType, supplier, path } =
    readFragment<PageCard_PageFragment>(page);
  const Title = `h${headingLevel}` as const;
  return (
    <Card as="li" padding="none" className="page-card">
      <div className="flex grow flex-col gap-2 p-4">
        <div className="flex items-start justify-between gap-4">
          <div className="flex min-w-0 flex-col gap-2">
            <Title className="text-[1.125rem] leading-[1.875rem]">
              <a href={path}>{title}</a>
            </Title>
            <p className="line-clamp-3 text-[0.875rem] text-muted">{summary}</p>
          </div>
          {cover && <img src={cover.url.replace(/\d+$/, '320')} alt="" width={88} height={88} loading="lazy" />}
        </div>
        <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem] text-muted">
          {contentType && <span>{contentType.title}</span>}
          <time dateTime={publishedFrom}>{formatDate(publishedFrom)}</time>
          <span>{words.minutes(formatInteger(readingMinutes))}</span>
          {likeCount > 0 && <span>{words.likes(formatInteger(likeCount))}</span>}
        </p>
        {supplier && (
          <p className="flex flex-wrap items-center gap-2">
            <Badge>{words.bySupplier}</Badge>
            <span className="text-[0.8125rem]">{supplier.brandName}</span>
          </p>
        )}
      </div>
    </Card>
  );
}
