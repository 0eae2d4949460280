import { useContext } from 'react';
import { PagePartsContext } from './PagePartsContext.ts';

interface StaticHtmlProps {
  /** Markup whose texts are escaped already. */
  html: string;
}

/** Markup that is the same on many pages and only links; React neither renders nor hydrates what is inside. */
export function StaticHtml({ html }: StaticHtmlProps) {
  const parts = useContext(PagePartsContext);
  return <div dangerouslySetInnerHTML={{ __html: parts ? parts.holdText(html) : html }} />;
}
