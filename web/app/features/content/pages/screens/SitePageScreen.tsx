import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { found, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../../platform/graph/useGraph.ts';
import { OperatorFacts } from '../../operator/OperatorFacts.tsx';
import { pageHead } from '../article/pageHead.ts';
import { openSitePage } from '../site-page/openSitePage.ts';
import { SitePage } from '../site-page/SitePage.tsx';
import type { SitePage_PageFragment as Page } from '../site-page/SitePage.generated.ts';
import { SitePageScreenDocument } from './SitePageScreen.generated.ts';

/** The page that tells how to reach who runs the site. */
const contactName = 'contact';
const isName = /^[a-z0-9-]{3,60}$/;

/** A page of the site, by its name. */
const open = (args: ScreenArgs) => openSitePage(args, found(args, isName.exec(args.params.uniquePageName ?? ''))[0]);

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => pageHead(args, args.loaderData?.head);

export default function SitePageScreen() {
  const { variables } = useLoaderData<typeof loader>();
  const { pageByName, siteOperator } = useGraph(SitePageScreenDocument, variables).data;
  if (!pageByName) return null;
  const page = readFragment<Page>(pageByName);
  return (
    <>
      <SitePage page={page} />
      {page.uniquePageName === contactName && siteOperator && <OperatorFacts operator={siteOperator} />}
    </>
  );
}
