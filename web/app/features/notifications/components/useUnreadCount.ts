import { useEffect } from 'react';
import { ask } from '../../../platform/graph/ask.ts';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { UnreadNoticesDocument } from './UnreadCount.generated.ts';

/** How many notices the viewer has not read; 0 until it is known. */
export function useUnreadCount(): number {
  useEffect(() => void ask(UnreadNoticesDocument, {}).catch(() => undefined), []);
  return useGraphIfLoaded(UnreadNoticesDocument, {})?.viewer?.notificationSummary?.unreadCount ?? 0;
}
