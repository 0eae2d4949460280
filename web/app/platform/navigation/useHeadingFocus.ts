import { useEffect, useRef } from 'react';

/**
 * After a navigation to another path the page's heading gets the focus, so that a screen reader says where
 * one is and Tab goes on from there. A changed query leaves the focus alone, as does the first page.
 */
export function useHeadingFocus(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
