import { type MetaFunction, useLoaderData } from 'react-router-dom';
import type { ScreenArgs } from '../../../../platform/graph/load.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../../platform/graph/useGraph.ts';
import { pageHead } from '../article/pageHead.ts';
import { howItWorks } from '../paths.ts';
import { openSitePage } from '../site-page/openSitePage.ts';
import { SitePage } from '../site-page/SitePage.tsx';
import type { SitePage_PageFragment as Page } from '../site-page/SitePage.generated.ts';
import { SitePageScreenDocument } from './SitePageScreen.generated.ts';

/** How the site works: a page that editors write. */
const open = (args: ScreenArgs) => openSitePage(args, howItWorks);

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => pageHead(args, args.loaderData?.head);

export default function HowItWorksScreen() {
  const { pageByName } = useGraph(SitePageScreenDocument, useLoaderData<typeof loader>().variables).data;
  return pageByName && <SitePage page={readFragment<Page>(pageByName)} />;
}
