import { load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { siteContext } from '../../../../platform/site/siteContext.ts';
import { LikeStateDocument } from './LikeState.generated.ts';

/** On the server: whether who is logged in likes the text, so that the page says so without script. The browser asks when its button comes. */
export async function loadLike(args: ScreenArgs, pageId: string): Promise<void> {
  if (import.meta.env.SSR && args.context.get(siteContext).viewer)
    await load(args, LikeStateDocument, { pageIds: [pageId] });
}
