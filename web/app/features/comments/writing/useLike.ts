import { useState } from 'react';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { commentMessages as words } from '../messages.ts';
import { LikeCommentDocument } from './writing.generated.ts';

interface Like {
  isLiked: boolean;
  likeCount: number;
}

/** What was pressed on this page: whoever comes back to a list finds it so. */
const pressed = new Map<string, Like>();

/** The like of a comment: it shows at once, and is taken back where it fails. */
export function useLike({ id, isLiked, likeCount }: Like & { id: string }) {
  const [like, setLike] = useState<Like>(pressed.get(id) ?? { isLiked, likeCount });
  const show = (next: Like) => {
    pressed.set(id, next);
    setLike(next);
  };
  const press = async () => {
    const next = { isLiked: !like.isLiked, likeCount: like.likeCount + (like.isLiked ? -1 : 1) };
    show(next);
    try {
      const { commentLikes } = await write(LikeCommentDocument, { input: { commentId: id, isLiked: next.isLiked } });
      show({ isLiked: commentLikes.isLiked, likeCount: commentLikes.likeCount });
    } catch {
      show(like);
      notify('error', words.likeFailed);
    }
  };
  return { ...like, press: () => void press() };
}
