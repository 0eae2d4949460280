import { withScriptLater } from '../../../platform/site/withScriptLater.tsx';
import { conversationPanelId } from './talkHref.ts';

/** The panel on the page of an order, which is read before anybody writes. Links lead to its place before it is there. */
export const ConversationPanel = withScriptLater(
  () => import('./ConversationPanel.tsx').then((it) => it.ConversationPanel),
  <div id={conversationPanelId} className="section min-h-[36rem] scroll-mt-4" />,
);
