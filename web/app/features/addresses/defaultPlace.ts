import { load, type ScreenArgs } from '../../platform/graph/load.ts';
import { useGraphIfLoaded } from '../../platform/graph/useGraph.ts';
import { currentViewer } from '../../platform/session/viewerRecord.ts';
import { siteContext } from '../../platform/site/siteContext.ts';
import { DefaultPlaceDocument } from './DefaultPlace.generated.ts';

/** Province and city of the viewer's default delivery address. Visitors have none, and a page does not fail for want of it. */
export async function defaultPlace(args: ScreenArgs): Promise<{ stateId: string; cityId: string | null } | undefined> {
  const viewer = import.meta.env.SSR ? args.context.get(siteContext).viewer : currentViewer();
  if (!viewer) return undefined;
  const answer = await load(args, DefaultPlaceDocument, {}).catch(() => undefined);
  return answer?.viewer?.deliveryAddresses?.find(({ isDefault }) => isDefault);
}

/** For a screen that shows what `defaultPlace` told: the browser then holds it, and it follows what the viewer changes. */
export const useDefaultPlace = () => void useGraphIfLoaded(DefaultPlaceDocument, {});
