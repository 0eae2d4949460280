import { tradeRequestPath } from '../../../paths.ts';

/** Where links to a conversation on the page of its request lead. */
export const conversationPanelId = 'conversation';

/** The name by which the address of that page says which of its conversations is open. */
export const talkParameter = 'conversation';

/** The page of a request with one of its conversations open, at its place. */
export const talkHref = (requestId: string, conversationId: string) =>
  `${tradeRequestPath(requestId)}?${talkParameter}=${conversationId}#${conversationPanelId}`;
