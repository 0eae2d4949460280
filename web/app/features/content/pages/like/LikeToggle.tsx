import { useEffect } from 'react';
import { Button } from '../../../../design/Button.tsx';
import { ask } from '../../../../platform/graph/ask.ts';
import { write } from '../../../../platform/graph/write.ts';
import { useLike } from '../../../../platform/likes/useLike.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { takeIntent } from '../../../../platform/session/intent.ts';
import type { Likeable } from './Likeable.ts';
import { likeIntent } from './likeIntent.ts';
import { LikePageDocument, LikeStateDocument } from './LikeState.generated.ts';
import { likeMessages as words } from './messages.ts';
import { useLikeState } from './useLikeState.ts';

/** The button for who is logged in: pressed while they like it. */
export default function LikeToggle(page: Likeable) {
  const { id, title } = page;
  const known = useLikeState(page);
  const { isLiked, likeCount, set } = useLike(id, known, async (wanted) => {
    const { pageLike } = await write(LikePageDocument, { input: { pageId: id, isLiked: wanted } });
    return pageLike;
  });
  useEffect(() => {
    // Without an answer nothing is shown as liked; liking twice is one like.
    if (!known.isKnown) ask(LikeStateDocument, { pageIds: [id] }).catch(() => undefined);
  }, [id, known.isKnown]);
  useEffect(() => {
    // Pressed before the login, which led back here; it is taken once.
    if (takeIntent(likeIntent(id))) set(true);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the button comes
  }, [id]);
  const count = formatInteger(likeCount);
  return (
    <Button
      size="small"
      icon="heart"
      className="like"
      aria-pressed={isLiked}
      aria-label={words.counted(title, count)}
      onClick={() => set(!isLiked)}
    >
      {count}
    </Button>
  );
}
