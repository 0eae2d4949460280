import { type RefObject, useEffect, useState } from 'react';

/** So near its end, in px, the newest message is in sight. */
const nearEnd = 40;

/**
 * Whether messages came below what somebody reads further up.
 * @param box scrolls backwards: at its end it stands at 0
 */
export function useArrivals(box: RefObject<HTMLElement | null>, lastSeq: number) {
  const [seenSeq, setSeenSeq] = useState(lastSeq);
  const isAtEnd = () => (box.current?.scrollTop ?? 0) > -nearEnd;
  const look = () => {
    if (isAtEnd()) setSeenSeq(lastSeq);
  };
  useEffect(look);
  return {
    hasNew: lastSeq > seenSeq,
    look,
    show() {
      box.current?.scrollTo(0, 0);
      box.current?.focus({ preventScroll: true });
    },
  };
}
