import { type ReactNode, useContext } from 'react';
import { htmlOf } from './htmlOf.ts';
import { encodeUtf8 } from '@rasteh/shared/utf8';
import { PagePartsContext } from './PagePartsContext.ts';

/**
 * What an element has inside, to be spread into its props. On the server it is written by `htmlOf` and kept out of what React
 * joins; the browser's React takes it over as any other children.
 */
export const useServerHtml = import.meta.env.SSR ? useHtml : (children: ReactNode) => ({ children });

function useHtml(children: ReactNode) {
  const parts = useContext(PagePartsContext);
  return parts ? { dangerouslySetInnerHTML: { __html: parts.hold([encodeUtf8(htmlOf(children))]) } } : { children };
}
