import { LinkButton } from '../../../design/LinkButton.tsx';
import { adminHref, EVERY } from '../adminAddress.ts';
import { adminMessages } from '../messages.ts';
import type { AdminTab } from '../tabs.ts';

const words = adminMessages.identity;

/** What waits in a queue, or all of it. */
export const QueueNav = ({ tab, current }: { tab: AdminTab; current: string | undefined }) => (
  <nav aria-label={words.queue} className="flex flex-wrap gap-2">
    {[undefined, EVERY].map((status) => (
      <LinkButton
        key={status ?? 'open'}
        href={adminHref({ tab, ...(status && { status }) })}
        {...(status === current && { variant: 'primary', 'aria-current': 'true' })}
        data-full-load=""
      >
        {status ? words.all : words.open}
      </LinkButton>
    ))}
  </nav>
);
