import { LinkButton } from '../../design/LinkButton.tsx';
import { adminHref, type AdminState, EVERY } from './adminAddress.ts';
import { queueMessages } from './messages.ts';

const words = queueMessages.nav;

/** What waits in a queue, or all of it. */
export const QueueNav = ({ state: { tab = '', status: current } }: { state: AdminState }) => (
  <nav aria-label={words.label} className="flex flex-wrap gap-2">
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
