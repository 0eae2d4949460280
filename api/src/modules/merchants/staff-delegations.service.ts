import type { Actor } from '../../platform/actor.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { requireAll } from '../../platform/late-rules.ts';
import { paging } from '../../platform/paging/paging.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import type { Sender } from '../../platform/route.ts';
import { searchWords } from '../../platform/search-words.ts';
import { readDelegationQueue } from './delegation-queue.repository.ts';
import { confirmed, rejected, resumed, suspended } from './delegation-answers.service.ts';
import { type DelegationSteps, type Done, type Held, requireStep, type StepParts } from './delegation-steps.ts';
import * as repository from './own-delegations.repository.ts';
import type { OwnDelegationRow } from './own-delegations.repository.ts';
import type {
  AdminDelegationPage,
  AdminDelegationQuery,
  DelegationVerdict,
  OwnDelegation,
} from './own-delegations.schemas.ts';
import { asStaff, type ShownDelegations } from './own-delegations.shown.ts';
import { delegationVerdictRules } from './verdict-rules.ts';

export type StaffDelegations = ReturnType<typeof makeStaffDelegations>;

/** Delegations as staff watch them. */
export function makeStaffDelegations({ db, clock, customers, shown, steps }: StepParts & { steps: DelegationSteps }) {
  async function reviewed(
    show: Awaited<ReturnType<ShownDelegations>>,
    query: Queryable,
    actor: Actor,
    rows: OwnDelegationRow[],
  ): Promise<OwnDelegation[]> {
    const own = new Set((await customers.memberships(query, actor)).map(({ customerId }) => customerId));
    const all = await show.all(query, rows, () => asStaff);
    return all.map((each, index) => {
      const { merchantCustomerId, supplierCustomerId } = rows[index]!;
      const isOwn = [merchantCustomerId, supplierCustomerId].some((id) => id !== null && own.has(id));
      return { ...each, allowedActions: isOwn ? [] : each.allowedActions, review: { isOwn } };
    });
  }

  /** What a decision does beside its step; `reason` is stated where `delegationVerdictRules` ask for one. */
  async function workOf(tx: Tx, held: Held, { decision, reason }: DelegationVerdict): Promise<Done> {
    const { now } = held;
    switch (decision) {
      case 'CONFIRM':
        return confirmed(tx, held);
      case 'REJECT':
        return rejected(held, reason!);
      case 'SUSPEND':
        return suspended('STAFF', reason!);
      case 'RESUME':
        return resumed('STAFF');
      case 'CHECK_PAPER':
        return { moved: { verifiedLevel: 'DOCUMENT_CHECKED', paperCheckedAt: now }, notifies: ['MERCHANT'] };
      case 'REVOKE_AT_ONCE':
        return { moved: { revokesAt: now, reason: reason! }, notifies: ['MERCHANT', 'SUPPLIER'], reason: reason! };
    }
  }

  return {
    /** What staff must say of a decision. */
    rules: delegationVerdictRules,

    async queue(actor: Actor, query: AdminDelegationQuery): Promise<AdminDelegationPage> {
      const { status, isWaiting, searchKey } = query;
      const scope = { status, isWaiting, words: searchWords(searchKey) };
      const { rows, totalCount, page } = await readDelegationQueue(db, scope, clock.now(), paging(query));
      return { items: await reviewed(await shown(), db, actor, rows), totalCount, ...page };
    },

    /** @throws Problem 400 without what it rests on, 403 OWN_MATTER, 404, 409 (version, state, DELEGATION_PAST, DELEGATION_OVERLAP) */
    async decide(actor: Actor, id: string, verdict: DelegationVerdict, sender: Sender): Promise<OwnDelegation> {
      const { version, decision, reason, evidence } = verdict;
      await requireAll(delegationVerdictRules, verdict);
      const now = clock.now();
      const ready = await steps.prepare(now);
      const show = await shown();
      return db.transaction(async (tx) => {
        const row = (await repository.lockDelegation(tx, id, now)) ?? notFound('MERCHANT_DELEGATION_NOT_FOUND');
        const sides = [row.merchantCustomerId, row.supplierCustomerId].flatMap((customerId) => customerId ?? []);
        const concerned = sides.length > 0 ? await customers.memberships(tx, actor, sides) : [];
        if (concerned.length > 0) throw new Problem(403, 'OWN_MATTER');
        const found = requireStep(row, { action: decision, version }, asStaff);
        const held = { row, now };
        const done = await workOf(tx, held, verdict);
        const by = { actorId: actor.userId, standing: asStaff, onBehalfOf: () => null };
        const after = await steps.move(tx, ready, { held, found, done: { ...done, payload: { reason } }, by });
        const [answer] = await reviewed(show, tx, actor, [after]);
        const detail = { reason, ...(evidence && { evidence }) };
        const what = { action: found.event, objectType: 'MerchantDelegation', objectId: id, detail };
        await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
        return answer!;
      });
    },
  };
}
