import type { ScreenArgs } from '../../platform/graph/load.ts';
import { keepQuery } from '../../platform/site/keepQuery.ts';
import { queryReader } from '../../platform/site/queryReader.ts';
import { type SubjectName, subjectParameter } from './ask/subject.ts';

export const path = '/profile/messages';
export const pageSize = 20;

export interface ListState {
  /** Only those with unread messages, or those that were put away. */
  only?: 'unread' | 'archived';
  searchKey?: string;
  pageNumber: number;
  /** The one that is open. */
  conversationId?: string;
  /** What somebody wants to ask about, instead. */
  subject?: SubjectName;
}

const flag = (word: string) => (word === 'true' ? true : undefined);
const longestId = 64;
const longestKey = 100;
const short = (most: number) => (word: string) => (word.length <= most ? word : undefined);

/** What an address says beside its path. */
export function readList(args: ScreenArgs): ListState {
  const reader = queryReader(new URL(args.request.url).search);
  const conversationId = reader.oneOf('conversation', short(longestId), 'MAX_LENGTH');
  const isUnread = reader.oneOf('unread', flag);
  const isArchived = reader.oneOf('archived', flag);
  const searchKey = reader.oneOf('searchKey', short(longestKey), 'MAX_LENGTH');
  const productId = reader.oneOf(subjectParameter.SUPPLIER_PRODUCT, short(longestId), 'MAX_LENGTH');
  const supplierId = reader.oneOf(subjectParameter.SUPPLIER, short(longestId), 'MAX_LENGTH');
  const subject = subjectOf(productId, supplierId);
  const state: ListState = {
    pageNumber: reader.pageNumber(pageSize),
    ...(isArchived ? { only: 'archived' } : isUnread && { only: 'unread' }),
    // One letter finds everything.
    ...(searchKey && searchKey.length > 1 && { searchKey }),
    ...(conversationId ? { conversationId } : subject && { subject }),
  };
  for (const name of reader.rest()) reader.refuse(name, 'UNKNOWN_PARAMETER');
  keepQuery(args, reader.problems, listSearch(state));
  return state;
}

function subjectOf(productId: string | undefined, supplierId: string | undefined): SubjectName | undefined {
  if (productId) return { type: 'SUPPLIER_PRODUCT', id: productId };
  return supplierId ? { type: 'SUPPLIER', id: supplierId } : undefined;
}

/** The canonical query of a list with what is open beside it. */
export function listSearch({ only, searchKey, pageNumber, conversationId, subject }: ListState): string {
  const query = new URLSearchParams();
  if (conversationId) query.set('conversation', conversationId);
  if (subject) query.set(subjectParameter[subject.type], subject.id);
  if (only) query.set(only, 'true');
  if (searchKey) query.set('searchKey', searchKey);
  if (pageNumber > 1) query.set('pageNumber', String(pageNumber));
  return query.size > 0 ? `?${query}` : '';
}

/** Where a conversation is open. */
export const conversationHref = (conversationId: string) => path + listSearch({ conversationId, pageNumber: 1 });

/** Variables of the list. */
export const listVariables = ({ only, searchKey, pageNumber }: ListState) => ({
  ...(only === 'unread' && { isUnread: true }),
  ...(only === 'archived' && { isArchived: true }),
  ...(searchKey && { searchKey }),
  pageNumber,
  pageSize,
});
