import { useRouteLoaderData } from 'react-router-dom';
import type { ScreenArgs } from '../../../platform/graph/load.ts';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { firstViewer } from '../../../platform/session/firstViewer.ts';
import { siteContext, type Viewer } from '../../../platform/site/siteContext.ts';
import { MainMenuDocument, type MainMenuQuery, type MainMenuQueryVariables } from './MainMenu.generated.ts';

/** What stands around every page. */
export type FrameAnswer = MainMenuQuery;

/** The four roots of the main menu in the order of the specification, section 1. */
export const menuRoots = {
  categoryTypes: ['Product', 'IndustrialService', 'ConsultingService', 'ElectronicDocument'],
} satisfies MainMenuQueryVariables;

const forVisitors: MainMenuQueryVariables = { ...menuRoots, audience: 'ALL' };
const forUsers: MainMenuQueryVariables = { ...menuRoots, audience: 'USER' };
const forSellers: MainMenuQueryVariables = { ...menuRoots, audience: 'SELLER' };

/**
 * The one question behind header, footer and announcements. Its answer is the same for all who are of one audience, so it is
 * shared; visitors have one of their own, so that nothing for others stands in a page that is kept.
 */
function questionOf(viewer: Viewer | undefined) {
  if (!viewer) return [MainMenuDocument, forVisitors] as const;
  return [MainMenuDocument, viewer.isSeller ? forSellers : forUsers] as const;
}

/** As it is asked before a page is shown. Who logs in on a page has the frame of before until the page is left. */
export const frameQuestionFor = ({ context }: ScreenArgs) =>
  questionOf(import.meta.env.SSR ? context.get(siteContext).viewer : firstViewer());

/** The answer, if it is at hand. */
export function useFrame(): FrameAnswer | undefined {
  const site = useRouteLoaderData('root') as { viewer?: Viewer } | undefined;
  return useGraphIfLoaded(...questionOf(site?.viewer));
}
