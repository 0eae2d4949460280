const LEAST_SHARE = 0.5;
const LEAST_MS = 1_000;

/** Calls once half of an element was visible for a second without a break. @returns stops waiting */
export function whenSeen(element: Element, act: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(waiting);
    observer.disconnect();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(waiting);
      if (!entries.at(-1)?.isIntersecting) return;
      waiting = setTimeout(() => {
        // Nobody looks at a tab behind others; it is looked at when it comes to the front and the page is scrolled.
        if (document.visibilityState !== 'visible') return;
        stop();
        act();
      }, LEAST_MS);
    },
    { threshold: LEAST_SHARE },
  );
  observer.observe(element);
  return stop;
}
