import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { allowedActions } from '../../../platform/machine.ts';
import type { CaseDecision, CaseKind, CaseSubject } from '../../../platform/modules/case-kind.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Customers } from '../../customers/index.ts';
import { commentMachine } from './comment-machine.ts';
import { applyStep } from './comment-steps.ts';
import { holdComment, type Move, settleReports } from './comment-writes.repository.ts';
import { type CommentRow, readByIds } from './comments.repository.ts';
import type { CommentObjects } from './objects.ts';
import type { ThingRow } from './objects.repository.ts';

/** The type by which cases name comments. */
export const COMMENT = 'COMMENT';

type Parts = { clock: Clock; objects: CommentObjects; customers: Pick<Customers, 'customersOfMany'> };

/** Comments as moderators see and decide them. */
export function makeCommentCases({ clock, objects, customers }: Parts): CaseKind {
  async function subjects(query: Queryable, actor: Actor, ids: readonly string[]) {
    const rows = await readByIds(query, ids);
    const things = await objects.named(query, rows, clock.now());
    const authors = rows.flatMap(({ authorUserId }) => authorUserId ?? []);
    const companies = await customers.customersOfMany(query, [actor.userId, ...authors]);
    const own = new Set(companies.get(actor.userId));
    return new Map(
      rows.map((row) => {
        const thing = things.get(row.objectId);
        const concerned = [...(thing?.customerIds ?? []), ...(companies.get(row.authorUserId ?? '') ?? [])];
        const isOwn = row.authorUserId === actor.userId || concerned.some((id) => own.has(id));
        return [row.id, subjectOf(row, thing, isOwn)];
      }),
    );
  }

  async function decide(tx: Tx, actorId: string, verdict: CaseDecision): Promise<void> {
    const { objectId, decision, code, text, at } = verdict;
    const row = (await holdComment(tx, objectId)) ?? notFound('COMMENT_NOT_FOUND');
    const thing = (await objects.named(tx, [row], at)).get(row.objectId);
    const action = decision === 'PUBLISH' ? 'PUBLISH' : 'REJECT';
    await applyStep(tx, row, {
      action,
      by: 'MODERATOR',
      actorId,
      at,
      thing,
      move: moveOf(row, action, { code, text }),
    });
    // Those who reported it have been heard: the same people count no more.
    await settleReports(tx, objectId, at);
  }

  return {
    reads: 'COMMENTS_READ',
    decides: 'COMMENTS_DECIDE',
    decisions: ['PUBLISH', 'REJECT'],
    hold: holdComment,
    subjects,
    prepare: ({ actor }) => Promise.resolve((tx, verdict) => decide(tx, actor.userId, verdict)),
  };
}

/** What a decision does to the texts: publishing takes an edit that waits, rejecting lets it go. */
function moveOf(
  { next }: CommentRow,
  action: 'PUBLISH' | 'REJECT',
  rejection: { code: string | null; text: string | null },
): Omit<Move, 'state' | 'at'> {
  if (action === 'REJECT') return { next: null, rejection, isDecided: true };
  return { ...(next && { text: next }), next: null, rejection: null, isDecided: true };
}

function subjectOf(
  row: CommentRow & { answeredBody: string | null },
  thing: ThingRow | undefined,
  isOwn: boolean,
): CaseSubject {
  const { next, body, rating } = row;
  const shown = next ?? row;
  return {
    heading: thing?.name ?? '',
    path: thing?.path ?? '/',
    text: shown.body,
    ...(next && { formerText: body }),
    ...(row.answeredBody !== null && { answeredText: row.answeredBody }),
    ...(rating !== null && { rating }),
    pros: shown.pros,
    cons: shown.cons,
    authorName: row.authorName,
    isAnonymous: row.isAnonymous,
    ...(row.customerName !== null && { companyName: row.customerName }),
    writtenAt: row.createdAt,
    status: row.state,
    isOwn,
    decisions: allowedActions(commentMachine, row.state, (by) => by === 'MODERATOR').filter(
      (action) => action !== 'HIDE',
    ),
  };
}
