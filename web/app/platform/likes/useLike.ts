import { useRef, useState } from 'react';
import { textOf } from '../forms/refusal.ts';
import { GraphError } from '../graph/GraphError.ts';
import { notify } from '../notify/notify.ts';
import { forgetViewer, useViewer } from '../session/session.ts';
import { likeFailures } from './messages.ts';

/** Whether somebody likes a thing, and how many do. */
interface Like {
  isLiked: boolean;
  likeCount: number;
}

/** What was pressed on this page, by who pressed and what: whoever comes back to a list finds it so. */
const pressed = new Map<string, Like>();

/**
 * The like of a thing: it shows at once, and is taken back where it fails, which a person is told.
 * @param id of the thing
 * @param known what the page knows of it
 * @param send keeps it, whatever it was before @returns as it is then
 */
export function useLike(id: string, known: Like, send: (isLiked: boolean) => Promise<Like>) {
  const key = `${useViewer()?.sub} ${id}`;
  const [, draw] = useState({});
  const isSending = useRef(false);
  const like = pressed.get(key) ?? known;
  const show = ({ isLiked, likeCount }: Like) => {
    pressed.set(key, { isLiked, likeCount });
    draw({});
  };
  const set = async (isLiked: boolean) => {
    if (isSending.current) return;
    isSending.current = true;
    show({ isLiked, likeCount: like.likeCount + Number(isLiked) - Number(like.isLiked) });
    try {
      show(await send(isLiked));
    } catch (error) {
      show(like);
      const isOut = error instanceof GraphError && error.code === 'UNAUTHENTICATED';
      if (isOut) forgetViewer();
      notify('error', isOut ? likeFailures.loginAgain : textOf(error, likeFailures.failed));
    }
    isSending.current = false;
  };
  return { isLiked: like.isLiked, likeCount: like.likeCount, set: (isLiked: boolean) => void set(isLiked) };
}
