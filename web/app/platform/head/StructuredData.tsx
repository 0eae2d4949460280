import { useRouteLoaderData } from 'react-router-dom';
import { escapeJson } from '../graph/server/escapeJson.ts';
import type { Thing } from './structuredData.ts';

interface StructuredDataProps {
  /**
   * The things of the page, made for the site's origin (see structuredData.ts). `import.meta.env.SSR && …`: so the
   * browser's files do not hold what makes them.
   */
  things: false | ((origin: string) => Thing[]);
}

/**
 * What a page is about, for search engines: one block of JSON-LD. Stands in the page's body, where the data
 * is, so that nothing of it has to travel to the browser a second time. Crawlers read what the server sent.
 */
export function StructuredData({ things }: StructuredDataProps) {
  const { origin = '' } = useRouteLoaderData('root') ?? {};
  const json =
    import.meta.env.SSR && things
      ? escapeJson(JSON.stringify({ '@context': 'https://schema.org', '@graph': things(origin) }))
      : '';
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}
