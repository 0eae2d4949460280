import { useState } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { Day } from '../../things/index.ts';
import { notificationMessages as words } from '../messages.ts';
import type { NoticeCard_NoticeFragment } from './NoticeCard.generated.ts';
import { readNotices } from './readNotices.ts';

interface NoticeCardProps {
  notice: Masked<NoticeCard_NoticeFragment> & { id: string };
  /** What kind it is, in words. */
  kind: string | undefined;
}

/** One notice, which leads to what it tells of; who follows it has read it. An `<li>`. */
export function NoticeCard({ notice, kind }: NoticeCardProps) {
  const { id, title, detail, path, isRead, at } = readFragment<NoticeCard_NoticeFragment>(notice);
  const [pending, setPending] = useState(false);
  const read = () => {
    setPending(true);
    void readNotices({ ids: [id] }).finally(() => setPending(false));
  };
  return (
    <Card
      as="li"
      className={`flex flex-wrap items-start justify-between gap-3 ${isRead ? '' : 'border-s-4 border-s-info'}`}
    >
      <div className="flex min-w-0 flex-col gap-1">
        <p className={isRead ? '' : 'font-bold'}>
          <a href={path} dir="auto" className="text-primary underline" onClick={isRead ? undefined : read}>
            {title}
          </a>
        </p>
        {detail && (
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {detail}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-2 text-dense text-muted">
          {!isRead && <Badge kind="info">{words.isUnread}</Badge>}
          {kind}
          <Day at={at} withClock />
        </p>
      </div>
      {!isRead && (
        <Button size="small" onClick={read} pending={pending} aria-label={words.markReadLabel(title)}>
          {words.markRead}
        </Button>
      )}
    </Card>
  );
}
