import { useEffect, useRef } from 'react';
import { Badge } from '../../../../design/Badge.tsx';
import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { talkHref } from '../../../conversations/index.ts';
import { talkMessages as words } from './messages.ts';
import type { TalkChooser_ConversationFragment as Talk } from './TalkChooser.generated.ts';

interface TalkChooserProps {
  requestId: string;
  talks: readonly Masked<Talk>[];
  /** The one that is open. */
  openId: string | undefined;
  /** Whether it came with the first choice: the link that was pressed stood elsewhere, and is gone. */
  isFresh: boolean;
}

/** With which of several sellers a buyer talks: each is an address of the same page, so that nothing but a choice changes it. */
export function TalkChooser({ requestId, talks, openId, isFresh }: TalkChooserProps) {
  const open = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Who uses the keyboard goes on from what was chosen.
    if (isFresh && document.activeElement === document.body) open.current?.focus({ preventScroll: true });
  }, [isFresh]);
  if (talks.length < 2) return null;
  return (
    <nav aria-label={words.label}>
      <ul className="flex flex-wrap gap-2">
        {readFragment<Talk>(talks).map(({ id, otherName, unreadCount, isNotSelected }) => (
          <li key={id} className="min-w-0">
            <a
              ref={id === openId ? open : undefined}
              href={talkHref(requestId, id)}
              aria-current={id === openId ? 'true' : undefined}
              className={`inline-flex min-h-11 max-w-full items-center gap-2 rounded-card border px-3 py-1 ${id === openId ? 'border-primary bg-primary-soft font-medium' : 'border-border hover:bg-bg'}`}
            >
              <bdi className="wrap-anywhere">{otherName}</bdi>
              {isNotSelected && <span className="text-[0.75rem] text-muted">{words.notSelected}</span>}
              {unreadCount > 0 && <Badge>{words.unread(formatInteger(unreadCount))}</Badge>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
