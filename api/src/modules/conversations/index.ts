export { ConversationSide, ConversationSubject, MessageReportReason } from './conversations.enums.ts';
export { MessageFile } from './conversations.schemas.ts';
export type { CaseMessage } from './message-cases.ts';
