import { type RefObject, useEffect, useState } from 'react';
import { observeSize } from './observeSize.ts';

/** Whether more is in an element than is in sight sideways. Yes until it was measured: without script nobody measures. */
export function useOverflow(frame: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    return observeSize(element, () => setOverflows(element.scrollWidth > element.clientWidth));
  }, [frame]);
  return overflows;
}
