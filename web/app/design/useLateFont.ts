import { useEffect, useRef } from 'react';
import { fontPreload } from './fontPreload.ts';

/** Gives the screens after the first one the site's font where it came after the first was painted. */
export function useLateFont(path: string) {
  const firstPath = useRef(path);
  const isAsked = useRef(false);
  useEffect(() => {
    if (path === firstPath.current || isAsked.current || !cameLate()) return;
    isAsked.current = true;
    const font = new FontFace('Vazirmatn', `url(${fontPreload})`, { weight: '400 800' });
    // Without it the letters of the device stay.
    font.load().then(
      () => document.fonts.add(font),
      () => undefined,
    );
  }, [path]);
}

/** Unknown is late: the one that is there already is only set again. */
function cameLate(): boolean {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [font] = performance.getEntriesByName(new URL(fontPreload, location.href).href, 'resource');
  return !paint || !(font instanceof PerformanceResourceTiming) || font.responseEnd > paint.startTime;
}
