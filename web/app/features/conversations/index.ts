// What other features may use of conversations.
export { AskButton } from './button/AskButton.tsx';
export { UnreadConversations } from './components/UnreadConversations.tsx';
export { UnreadMessages } from './components/UnreadMessages.tsx';
export { plainMessageForms } from './plain/sendPlainly.ts';
export { ConversationPanel } from './thread/laterPanel.tsx';
export { conversationPanelId, talkHref, talkParameter } from './thread/talkHref.ts';
export { pageSize as threadPageSize } from './thread/useThread.ts';
export { UnreadLink } from './thread/UnreadLink.tsx';
