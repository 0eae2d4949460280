import { LinkButton } from '../../../design/LinkButton.tsx';
import { adminHref, EVERY } from '../adminAddress.ts';
import { adminMessages } from '../messages.ts';

const words = adminMessages.identity;

/** Open requests, or all of them. */
export const QueueNav = ({ current }: { current: string | undefined }) => (
  <nav aria-label={words.queue} className="flex flex-wrap gap-2">
    {[undefined, EVERY].map((status) => (
      <LinkButton
        key={status ?? 'open'}
        href={adminHref({ tab: 'identity', ...(status && { status }) })}
        {...(status === current && { variant: 'primary', 'aria-current': 'true' })}
        data-full-load=""
      >
        {status ? words.all : words.open}
      </LinkButton>
    ))}
  </nav>
);
