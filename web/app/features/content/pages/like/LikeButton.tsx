import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../../design/LinkButton.tsx';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { useHydrated } from '../../../../platform/navigation/useHydrated.ts';
import { intend } from '../../../../platform/session/intent.ts';
import { loginHref } from '../../../../platform/session/redirectPath.ts';
import { useViewer } from '../../../../platform/session/session.ts';
import type { Likeable } from './Likeable.ts';
import { likeIntent } from './likeIntent.ts';
import { likeMessages as words } from './messages.ts';
import { PlainLike } from './PlainLike.tsx';

// Visitors never need it.
const LikeToggle = lazy(() => import('./LikeToggle.tsx'));

/** Says that one likes a text, or takes that back. For visitors it leads to the login and back here. */
export function LikeButton(page: Likeable) {
  const viewer = useViewer();
  const isAlive = useHydrated();
  const { pathname, search } = useLocation();
  const count = formatInteger(page.likeCount);
  if (!viewer)
    return (
      <LinkButton
        size="small"
        icon="heart"
        href={loginHref(pathname + search)}
        rel="nofollow"
        aria-label={words.counted(page.title, count)}
        onClick={() => intend(likeIntent(page.id))}
      >
        {count}
      </LinkButton>
    );
  if (!isAlive) return <PlainLike {...page} />;
  return (
    <Suspense fallback={<span className="button button-secondary button-small">{count}</span>}>
      <LikeToggle {...page} />
    </Suspense>
  );
}
