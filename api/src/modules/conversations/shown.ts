import { hasEnded } from '../trade/index.ts';
import type { Actor } from '../../platform/actor.ts';
import type { ConversationSide, ConversationStatus, MessageAction } from './conversations.enums.ts';
import type { ConversationRow } from './conversations.repository.ts';
import type { Conversation, Message } from './conversations.schemas.ts';
import { names } from './messages.ts';
import type { MessageRow } from './messages.repository.ts';

/** design rule: so long after its last message a conversation is open, and one about a request after its end too */
const OPEN_MS = 90 * 86_400_000;
/** design rule: so long its author can change a message or take it back */
export const CHANGEABLE_MS = 15 * 60_000;

/** Who reads, when, whether contact data is hidden from the other side until both agree, and how files are lent out. */
export type Reader = { actor: Actor; now: Date; isMasking: boolean; linkTo: (fileId: string) => string };
export type Viewer = Reader & { side: ConversationSide };

/** On which side somebody stands who talks for some customers; that of the buyer where it is both. */
export function sideOf(row: ConversationRow, customerIds: string[]): ConversationSide | undefined {
  if (customerIds.includes(row.buyerCustomerId)) return 'BUYER';
  return customerIds.includes(row.sellerCustomerId) ? 'SELLER' : undefined;
}

/** What each side is called: sellers by what they sell as. */
function nameOfSide(row: ConversationRow, side: ConversationSide): string {
  if (side === 'SELLER') return row.sellerName;
  return row.isBuyerHidden ? names.verifiedBuyer : (row.buyerName ?? names.buyer);
}
/** What the writer of a message may have been shown as the name of the other side. */
export function namesShown(row: ConversationRow, to: ConversationSide): string[] {
  // A seller may look at a page from before the agreement, which told no name.
  return row.buyerName !== null && to === 'BUYER' ? [nameOfSide(row, to), names.verifiedBuyer] : [nameOfSide(row, to)];
}
export const otherSide = (side: ConversationSide): ConversationSide => (side === 'BUYER' ? 'SELLER' : 'BUYER');

export const isBlocked = ({ buyerBlockId, sellerBlockId }: ConversationRow) =>
  buyerBlockId !== null || sellerBlockId !== null;

function statusOf(row: ConversationRow, now: Date): ConversationStatus {
  if (isBlocked(row)) return 'BLOCKED';
  const { lastMessageAt, requestStatus, requestUpdatedAt } = row;
  if (requestStatus && !hasEnded(requestStatus)) return 'OPEN';
  const restsSince = Math.max(lastMessageAt.getTime(), requestUpdatedAt?.getTime() ?? 0);
  return now.getTime() - restsSince > OPEN_MS ? 'CLOSED' : 'OPEN';
}

/** What an author may still do with a message: editing is refused where a new message would be. */
const changesOf = (row: ConversationRow): MessageAction[] => [
  ...(isBlocked(row) || row.isNotSelected ? [] : (['EDIT'] as const)),
  ...(row.isAgreed ? [] : (['DELETE'] as const)),
];

const isMaskedIn = ({ hasContact }: MessageRow, { isAgreed }: ConversationRow, { isMasking }: Viewer) =>
  isMasking && hasContact && !isAgreed;

/** Whether somebody reads what a message says and has its files. */
export const readsMessage = (row: MessageRow, conversation: ConversationRow, viewer: Viewer): boolean =>
  row.deletedAt === null && (row.side === viewer.side || !isMaskedIn(row, conversation, viewer));

export function toMessage(row: MessageRow, conversation: ConversationRow, viewer: Viewer): Message {
  const isOwn = row.authorId === viewer.actor.userId;
  const isOwnSide = row.side === viewer.side;
  const isDeleted = row.deletedAt !== null;
  const isChangeable = isOwn && !isDeleted && viewer.now.getTime() - row.createdAt.getTime() <= CHANGEABLE_MS;
  const isReported = !isOwnSide && row.isReported;
  const isReadable = readsMessage(row, conversation, viewer);
  const company = nameOfSide(conversation, row.side);
  return {
    id: row.id,
    conversationId: row.conversationId,
    seq: row.seq,
    side: row.side,
    isOwn,
    isDeleted,
    isReported,
    authorName: isOwnSide ? (row.authorName ?? company) : company,
    ...(isReadable && row.body !== '' && { body: row.body }),
    files: isReadable ? row.files.map((file) => ({ ...file, url: viewer.linkTo(file.fileId) })) : [],
    isMasked: isMaskedIn(row, conversation, viewer),
    createdAt: row.createdAt.toISOString(),
    ...(row.editedAt && { editedAt: row.editedAt.toISOString() }),
    allowedActions: isChangeable ? changesOf(conversation) : isOwnSide || isReported ? [] : ['REPORT'],
  };
}

export function toConversation(row: ConversationRow, last: MessageRow | undefined, viewer: Viewer): Conversation {
  const { side, now } = viewer;
  const isBuyer = side === 'BUYER';
  // Who is blocked learns that nothing is sent, and not whose doing it is.
  const blockId = isBuyer ? row.buyerBlockId : row.sellerBlockId;
  const isOtherClosed = isBuyer ? row.isSellerClosed : row.isBuyerClosed;
  const isMuted = row.isMuted && (row.mutedUntil === null || row.mutedUntil > now);
  return {
    id: row.id,
    subjectType: row.subjectType,
    subjectId: row.subjectId,
    subjectTitle: row.subjectTitle,
    side,
    customerId: isBuyer ? row.buyerCustomerId : row.sellerCustomerId,
    customerName: (isBuyer ? row.buyerName : row.sellerCompanyName) ?? nameOfSide(row, side),
    otherName: nameOfSide(row, otherSide(side)),
    status: statusOf(row, now),
    isWritable: !isOtherClosed && !isBlocked(row) && !row.isNotSelected,
    isOtherClosed,
    isNotSelected: row.isNotSelected,
    ...(blockId !== null && { blockId }),
    ...(last && { lastMessage: toMessage(last, row, viewer) }),
    lastMessageAt: row.lastMessageAt.toISOString(),
    unreadCount: Math.max(0, row.lastSeq - row.readSeq),
    otherReadSeq: isBuyer ? row.sellerReadSeq : row.buyerReadSeq,
    isArchived: row.archivedSeq !== null && row.archivedSeq >= row.lastSeq,
    isMuted,
    ...(isMuted && row.mutedUntil && { mutedUntil: row.mutedUntil.toISOString() }),
    createdAt: row.createdAt.toISOString(),
  };
}
