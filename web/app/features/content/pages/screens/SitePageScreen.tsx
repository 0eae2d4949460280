import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { found, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../../platform/graph/useGraph.ts';
import { pageHead } from '../article/pageHead.ts';
import { openSitePage } from '../site-page/openSitePage.ts';
import { SitePage } from '../site-page/SitePage.tsx';
import type { SitePage_PageFragment as Page } from '../site-page/SitePage.generated.ts';
import { SitePageScreenDocument } from './SitePageScreen.generated.ts';

const isName = /^[a-z0-9-]{3,60}$/;

/** A page of the site, by its name. */
const open = (args: ScreenArgs) => openSitePage(args, found(args, isName.exec(args.params.uniquePageName ?? ''))[0]);

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => pageHead(args, args.loaderData?.head);

export default function SitePageScreen() {
  const { pageByName } = useGraph(SitePageScreenDocument, useLoaderData<typeof loader>().variables).data;
  return pageByName && <SitePage page={readFragment<Page>(pageByName)} />;
}
