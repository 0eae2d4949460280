import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Cases } from '../../../platform/modules/case-kind.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import type { Customers } from '../../customers/index.ts';
import { can } from '../../identity/index.ts';
import type { Settings } from '../../settings/index.ts';
import { COMMENT } from './comment-cases.ts';
import { type ReportLimits, reportLimits } from './comment-limits.ts';
import { applyStep, isVisible } from './comment-steps.ts';
import * as writes from './comment-writes.repository.ts';
import type { CommentRow } from './comments.repository.ts';
import type { CommentLikes, CommentLiking, CommentReporting } from './comments.schemas.ts';
import { saidByReporters } from './messages.ts';
import type { CommentObjects } from './objects.ts';
import type { ThingRow } from './objects.repository.ts';
import { partiesOf } from './reporters.ts';

type Parts = {
  db: Database;
  clock: Clock;
  objects: CommentObjects;
  customers: Pick<Customers, 'customersOfMany'>;
  cases: Cases;
  settings: Pick<Settings, 'at'>;
};
export type Reacting = ReturnType<typeof makeReacting>;

/** What readers do with comments of others. */
export function makeReacting({ db, clock, objects, customers, cases, settings }: Parts) {
  /** Whether enough parties reported a comment, with what they said. */
  async function heard(tx: Tx, commentId: string, at: Date, { ageMs, parties }: ReportLimits) {
    const reports = await writes.readReporters(tx, commentId, new Date(at.getTime() - ageMs));
    const userIds = reports.map(({ userId }) => userId);
    const companies = await customers.customersOfMany(tx, userIds);
    const reporters = userIds.map((userId) => ({ userId, customerIds: companies.get(userId) ?? [] }));
    return { isEnough: partiesOf(reporters) >= parties, reason: saidByReporters(reports) };
  }

  /** Whether somebody may hide a comment alone: moderators, but where their own company or that of the author is concerned. */
  async function mayHide(tx: Tx, actor: Actor, row: CommentRow, thing: ThingRow | undefined): Promise<boolean> {
    if (!can(actor.roles, 'COMMENTS_DECIDE')) return false;
    const authors = row.authorUserId === null ? [] : [row.authorUserId];
    const companies = await customers.customersOfMany(tx, [actor.userId, ...authors]);
    const concerned = [...(thing?.customerIds ?? []), ...authors.flatMap((id) => companies.get(id) ?? [])];
    return !(companies.get(actor.userId) ?? []).some((id) => concerned.includes(id));
  }

  type Hiding = { at: Date; thing: ThingRow | undefined; moderatorId: string | null; reason: string };
  async function hide(tx: Tx, row: CommentRow, by: Hiding) {
    const { at, thing, moderatorId: actorId, reason } = by;
    const actor = actorId === null ? 'REPORTERS' : 'MODERATOR';
    await applyStep(tx, row, { action: 'HIDE', by: actor, actorId, at, thing, move: { isDecided: true } });
    await cases.open(tx, { kind: 'REPORT', objectType: COMMENT, objectId: row.id, openedBy: actorId, reason, at });
  }

  return {
    /** Sets or toggles the viewer's like; asked at once as often as one likes, it counts once. @throws Problem 404, 409 */
    like: (actor: Actor, id: string, { isLiked }: CommentLiking): Promise<CommentLikes> =>
      db.transaction(async (tx) => {
        const row = await writes.holdComment(tx, id);
        if (!row || row.state === 'REMOVED') return notFound('COMMENT_NOT_FOUND');
        if (!isVisible(row.state) || row.authorUserId === actor.userId) throw new Problem(409, 'COMMENT_LIKE_REFUSED');
        const likes = isLiked ?? !(await writes.isLikedBy(tx, id, actor.userId));
        const isChanged = likes
          ? await writes.like(tx, id, actor.userId, clock.now())
          : await writes.unlike(tx, id, actor.userId);
        const likeCount = isChanged ? await writes.addLikes(tx, id, likes ? 1 : -1) : row.likeCount;
        return { isLiked: likes, likeCount };
      }),

    /**
     * Several parties hide it until staff decide; a moderator does so alone. Accounts that are too young count nothing.
     * @throws Problem 404; 409 OWN_COMMENT, COMMENT_REPORTED
     */
    async report(actor: Actor, id: string, { reason, explanation: more }: CommentReporting): Promise<void> {
      const at = clock.now();
      const limits = await reportLimits(settings, at);
      return db.transaction(async (tx) => {
        const row = await writes.holdComment(tx, id);
        if (!row || !isVisible(row.state)) return notFound('COMMENT_NOT_FOUND');
        if (row.authorUserId === actor.userId) throw new Problem(409, 'OWN_COMMENT');
        const explanation = more ?? null;
        const report = { id: newId(), commentId: id, userId: actor.userId, reason, explanation, at };
        if (!(await writes.insertReport(tx, report))) throw new Problem(409, 'COMMENT_REPORTED');
        const said = saidByReporters([{ reason, explanation }]);
        const thing = (await objects.named(tx, [row], at)).get(row.objectId);
        if (await mayHide(tx, actor, row, thing))
          return hide(tx, row, { at, thing, moderatorId: actor.userId, reason: said });
        const found = await heard(tx, id, at, limits);
        if (found.isEnough) await hide(tx, row, { at, thing, moderatorId: null, reason: found.reason });
      });
    },
  };
}
