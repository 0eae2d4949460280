import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { shellMessages } from '../messages.ts';

// Without a connection a page load would only replace the site by the browser's own error page.
const stayOffline = (event: MouseEvent) => {
  if (!navigator.onLine) event.preventDefault();
};

/** Loads a page from the server once more; a link, so it works without script. */
export function RetryButton({ href }: { href?: string | undefined }) {
  const { pathname, search } = useLocation();
  return (
    <LinkButton
      href={href ?? pathname + search}
      data-full-load=""
      icon="rotate-cw"
      variant="primary"
      onClick={stayOffline}
    >
      {shellMessages.error.retry}
    </LinkButton>
  );
}
