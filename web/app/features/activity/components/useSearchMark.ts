import { useEffect } from 'react';

/** Tells the api what was searched, for sellers of the category. A search that is not counted is no loss. */
export function useSearchMark(key: string | undefined, categoryId: string | undefined, foundNothing: boolean) {
  useEffect(() => {
    if (key)
      import('./markSearch.ts').then((it) => it.markSearch(key, categoryId, foundNothing)).catch(() => undefined);
  }, [key, categoryId, foundNothing]);
}
