import { found, load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { keepPath } from '../leadTo.ts';
import { headFacts } from '../article/pageHead.ts';
import { sitePagePath } from '../paths.ts';
import { SitePageScreenDocument } from '../screens/SitePageScreen.generated.ts';
import type { SitePage_PageFragment as Page } from './SitePage.generated.ts';

/** Opens a page of the site by a name that it has or had; where it stands elsewhere now, that is led to (301). */
export async function openSitePage(args: ScreenArgs, uniquePageName: string) {
  const variables = { uniquePageName };
  const page = readFragment<Page>(found(args, (await load(args, SitePageScreenDocument, variables)).pageByName));
  keepPath(args, page.movedTo ?? sitePagePath(page));
  return { variables, head: { ...headFacts(page), path: sitePagePath(page) } };
}
