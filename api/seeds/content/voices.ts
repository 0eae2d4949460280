import { needed, readRows } from './folder.ts';

/** A comment by one of the seeded people. `on` is `page:KEY` or `product:CATEGORY:NTH`, `below` the key of what it answers. */
export type SeededComment = {
  key?: string;
  on: string;
  by: string;
  /** How long ago it was written. */
  days: number;
  state: 'PENDING' | 'PUBLISHED' | 'EDIT_PENDING' | 'HIDDEN' | 'REJECTED' | 'REMOVED';
  text: string;
  rating?: number;
  pros: string[];
  cons: string[];
  /** Why it was rejected. */
  reason?: string;
  below?: string;
  isAnonymous: boolean;
};

export const readComments = (): SeededComment[] =>
  readRows('comments').map((row) => ({
    on: needed(row, 'on'),
    by: needed(row, 'by'),
    days: Number(needed(row, 'days')),
    state: needed(row, 'state') as SeededComment['state'],
    text: needed(row, 'text'),
    pros: row.pros?.split('|') ?? [],
    cons: row.cons?.split('|') ?? [],
    isAnonymous: row.anonymous === 'yes',
    ...(row.key && { key: row.key }),
    ...(row.rating && { rating: Number(row.rating) }),
    ...(row.reason && { reason: row.reason }),
    ...(row.below && { below: row.below }),
  }));

/** What somebody told the operator; the key is its place in the tracking number. */
export type SeededFeedback = {
  key: string;
  type: string;
  status: 'NEW' | 'IN_WORK' | 'ANSWERED' | 'CLOSED';
  days: number;
  subject: string;
  body: string;
  path?: string;
  by?: string;
  email?: string;
  phone?: string;
  answer?: string;
  closeReason?: string;
  reopening?: string;
  /** How long ago it was answered or closed. */
  endedDays?: number;
};

export const readFeedbacks = (): SeededFeedback[] =>
  readRows('feedbacks').map((row) => ({
    key: needed(row, 'key'),
    type: needed(row, 'type'),
    status: needed(row, 'status') as SeededFeedback['status'],
    days: Number(needed(row, 'days')),
    subject: needed(row, 'subject'),
    body: needed(row, 'body'),
    ...(row.path && { path: row.path }),
    ...(row.by && { by: row.by }),
    ...(row.email && { email: row.email }),
    ...(row.phone && { phone: row.phone }),
    ...(row.answer && { answer: row.answer }),
    ...(row.reason && { closeReason: row.reason }),
    ...(row.reopening && { reopening: row.reopening }),
    ...(row.endedDays && { endedDays: Number(row.endedDays) }),
  }));
