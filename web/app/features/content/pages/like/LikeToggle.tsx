import { useEffect, useRef } from 'react';
import { Button } from '../../../../design/Button.tsx';
import { ask } from '../../../../platform/graph/ask.ts';
import { GraphError } from '../../../../platform/graph/GraphError.ts';
import { expected, write } from '../../../../platform/graph/write.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { takeIntent } from '../../../../platform/session/intent.ts';
import { forgetViewer } from '../../../../platform/session/session.ts';
import type { Likeable } from './Likeable.ts';
import { likeIntent } from './likeIntent.ts';
import { LikePageDocument, LikeStateDocument } from './LikeState.generated.ts';
import { likeMessages as words } from './messages.ts';
import { useLike } from './useLike.ts';

/** The button for who is logged in: pressed while they like it. */
export default function LikeToggle(page: Likeable) {
  const { id, title, likeCount: countAtFirst } = page;
  const { isKnown, isLiked, likeCount } = useLike(page);
  const working = useRef(false);
  useEffect(() => {
    // Without an answer nothing is shown as liked; liking twice is one like.
    if (!isKnown) ask(LikeStateDocument, { pageIds: [id] }).catch(() => undefined);
  }, [id, isKnown]);
  useEffect(() => {
    // Pressed before the login, which led back here; it is taken once.
    if (takeIntent(likeIntent(id))) void like(id, true, countAtFirst + 1);
  }, [id, countAtFirst]);
  const press = async () => {
    if (working.current) return;
    working.current = true;
    await like(id, !isLiked, likeCount + (isLiked ? -1 : 1));
    working.current = false;
  };
  const count = formatInteger(likeCount);
  return (
    <Button
      size="small"
      icon="heart"
      className="like"
      aria-pressed={isLiked}
      aria-label={words.counted(title, count)}
      onClick={() => void press()}
    >
      {count}
    </Button>
  );
}

/** Sets it. It shows at once and is taken back when it fails, which a person is told. */
async function like(pageId: string, isLiked: boolean, likeCount: number): Promise<void> {
  const stateOf = (state: { isLiked: boolean; likeCount: number }) =>
    expected(
      LikeStateDocument,
      { pageIds: [pageId] },
      { viewer: { __typename: 'Viewer', pageLikes: [{ __typename: 'PageLike', pageId, ...state }] } },
    );
  try {
    await write(
      LikePageDocument,
      { input: { pageId, isLiked } },
      { optimistic: (written) => stateOf(written?.pageLike ?? { isLiked, likeCount }) },
    );
  } catch (error) {
    const isOut = error instanceof GraphError && error.code === 'UNAUTHENTICATED';
    if (isOut) forgetViewer();
    notify('error', isOut ? words.loginAgain : words.failed);
  }
}
