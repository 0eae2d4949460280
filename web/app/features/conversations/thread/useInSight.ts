import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in the window, even a part of it. Not before it was looked at. */
export function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const seen = new IntersectionObserver((entries) => setInSight(entries.at(-1)!.isIntersecting));
    seen.observe(element.current);
    return () => seen.disconnect();
  }, [element]);
  return isInSight;
}
