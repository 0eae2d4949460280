// Addresses of lists of texts; a text says its own (`Page.path`), and those that lead here from the market's pages are in `web/app/paths.ts`.

/** All texts of one type, and of the types below it. */
export const contentTypePath = (id: string) => `/contents/${id}`;
/** What `/how-it-works` shows. */
export const howItWorks = 'how-it-works';
/** Where a page of the site stands: most by their names, one at the root. */
export const sitePagePath = ({ path, uniquePageName }: { path: string; uniquePageName: string | null }) =>
  uniquePageName === howItWorks ? `/${howItWorks}` : path;
/** A text, as the sitemap knows it; everywhere else it says its own path. */
export const articlePath = ({ id, slug }: { id: string; slug: string }) => `/contents/${id}/${slug}`;
/** All texts with one label. What would end the path or be read as another character is encoded. */
export const contentLabelPath = (title: string) => `/contents/label/${title.replace(/[%/?#]/g, encodeURIComponent)}`;
