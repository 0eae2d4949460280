import { useGraphIfLoaded } from '../../../../platform/graph/useGraph.ts';
import type { Likeable } from './Likeable.ts';
import { LikeStateDocument } from './LikeState.generated.ts';

/** Whether who is logged in likes a text, as far as the page knows, and how many do. */
export function useLikeState({ id, likeCount }: Likeable) {
  const [state] = useGraphIfLoaded(LikeStateDocument, { pageIds: [id] })?.viewer?.pageLikes ?? [];
  return { isKnown: state !== undefined, isLiked: state?.isLiked ?? false, likeCount: state?.likeCount ?? likeCount };
}
