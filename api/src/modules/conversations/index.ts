export { ConversationSide, ConversationSubject, MessageReportReason } from './conversations.enums.ts';
export { MessageFile } from './conversations.schemas.ts';
