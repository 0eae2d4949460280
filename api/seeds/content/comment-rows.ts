import type { BulkRow } from '../../src/platform/database/bulk.ts';
import { seededId } from '../random.ts';
import { people } from '../people.ts';
import { pageIdOf } from './page-rows.ts';
import { readComments, type SeededComment } from './voices.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const personIdOf = (name: string) => people.find((each) => each.name === name)!.id;
const commentIdOf = ({ on, by, text }: SeededComment) => seededId(`comment:${on} ${by} ${text}`);

/** Offers that comments name, as `CATEGORY:NTH`. */
export const offersCommented = (): string[] =>
  readComments().flatMap(({ on }) => (on.startsWith('product:') ? [on.slice('product:'.length)] : []));

/** What somebody says of a thing that the market has; of what it has not nothing is said. */
type Placed = SeededComment & { id: string; objectType: string; objectId: string; at: Date };

function placed(offers: ReadonlyMap<string, string>, now: Date): Placed[] {
  return readComments().flatMap((comment) => {
    const [kind = '', ...rest] = comment.on.split(':');
    const name = rest.join(':');
    const objectId = kind === 'page' ? pageIdOf(name) : offers.get(name);
    if (objectId === undefined) return [];
    const objectType = kind === 'page' ? 'PAGE' : 'SUPPLIER_PRODUCT';
    const at = new Date(now.getTime() - comment.days * DAY_MS);
    return [{ ...comment, id: commentIdOf(comment), objectType, objectId, at }];
  });
}

/** Comments in all states, and the cases of those that wait for a moderator. */
export function commentRows(offers: ReadonlyMap<string, string>, now: Date): { comments: BulkRow[]; cases: BulkRow[] } {
  const all = placed(offers, now);
  const byKey = new Map(all.flatMap((each) => (each.key ? [[each.key, each.id]] : [])));
  const comments = all.map((comment) => rowOf(comment, byKey.get(comment.below ?? '') ?? null));
  const waiting = all.filter(({ state }) => state === 'PENDING' || state === 'EDIT_PENDING' || state === 'HIDDEN');
  // Roots first: answers point at them.
  comments.sort((one, other) => Number(one.root_id !== null) - Number(other.root_id !== null));
  return { comments, cases: waiting.map((comment) => caseOf(comment, now)) };
}

function rowOf(comment: Placed, rootId: string | null): BulkRow {
  const { id, objectType, objectId, by, state, text, rating, pros, cons, reason, isAnonymous, at } = comment;
  const isDecided = state !== 'PENDING';
  const decidedAt = isDecided ? new Date(at.getTime() + 5 * HOUR_MS) : null;
  return {
    id,
    object_type: objectType,
    object_id: objectId,
    root_id: rootId,
    answers_id: rootId,
    author_user_id: personIdOf(by),
    state,
    body: text,
    rating: rootId === null ? (rating ?? null) : null,
    pros,
    cons,
    next: state === 'EDIT_PENDING' ? { body: `${text} پس از چند ماه کار هم نظرم همین است.`, pros, cons } : null,
    is_anonymous: isAnonymous,
    is_verified_buyer: false,
    rejection_code: reason ?? null,
    decided_at: decidedAt,
    edited_at: state === 'EDIT_PENDING' ? new Date(at.getTime() + 20 * HOUR_MS) : null,
    published_at: state === 'PENDING' || state === 'REJECTED' ? null : decidedAt,
    version: isDecided ? 2 : 1,
    created_at: at,
    updated_at: decidedAt ?? at,
  };
}

function caseOf({ id, state, by }: Placed, now: Date): BulkRow {
  const isReported = state === 'HIDDEN';
  const openedAt = new Date(now.getTime() - 6 * HOUR_MS);
  return {
    id: seededId(`case:${id}`),
    kind: isReported ? 'REPORT' : 'COMMENT',
    object_type: 'COMMENT',
    object_id: id,
    opened_by: isReported ? null : personIdOf(by),
    reason: isReported ? 'تبلیغ است (۳ گزارش)' : null,
    hits: [],
    state: 'OPEN',
    due_at: new Date(openedAt.getTime() + DAY_MS),
    version: 1,
    created_at: openedAt,
  };
}
