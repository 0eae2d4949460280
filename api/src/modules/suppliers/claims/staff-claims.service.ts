import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { deadlineIn } from '../../../platform/calendar.ts';
import { recordChange } from '../../../platform/changes/record-change.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { requireNoLack } from '../../../platform/lacks.ts';
import { requireAll } from '../../../platform/late-rules.ts';
import { transitionOf } from '../../../platform/machine.ts';
import { lookAgain } from '../../../platform/notices/look-again.ts';
import { paging } from '../../../platform/paging/paging.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import type { Sender } from '../../../platform/route.ts';
import { searchWords } from '../../../platform/search-words.ts';
import { versionConflict } from '../../../platform/version.ts';
import { type ClaimActor, claimMachine } from './claim-machine.ts';
import type { ClaimAction, ClaimStatus } from './claims.enums.ts';
import * as repository from './claims.repository.ts';
import type { ClaimRow } from './claims.repository.ts';
import type { AdminClaimPage, AdminClaimQuery, ClaimVerdict, SupplierClaim } from './claims.schemas.ts';
import { askHolder, OBJECTION_DAYS } from './claims.service.ts';
import { enqueueClaimClock } from './deadlines.ts';
import { moveToSupplier, readEvidencesOfClaims, readIdsOf } from './evidences.repository.ts';
import { updateOwner } from './own-suppliers.repository.ts';
import { requireOthers, type ShownParts, viewerOf } from './parts.ts';
import { claimActors } from './shown.ts';
import { hasApproved, lacksOfClaim } from './supply-lacks.ts';
import { recordSupplyEvent } from './supply-events.ts';
import { claimVerdictRules } from './verdict-rules.ts';

/** domain rule: so many days a claimant has to show more, with a reminder in between */
const EVIDENCE_DAYS = 14;
const REMINDER_DAYS = 7;
export type StaffClaims = ReturnType<typeof makeStaffClaims>;

/** Claims as staff decide them. */
export function makeStaffClaims(parts: ShownParts) {
  const { db, clock, shown, reference, selfMerchants } = parts;
  type Now = { now: Date; isHoliday: (day: string) => boolean; actorId: string };

  /** Two of the staff say yes where somebody would lose the supplier. @throws Problem 409 */
  function acceptingAction(row: ClaimRow, actor: Actor): ClaimAction {
    if (row.holderId === null) return 'ACCEPT';
    if (hasApproved(row, actor.userId)) throw new Problem(409, 'SECOND_DECIDER');
    return row.approvedBy === null ? 'APPROVE' : 'ACCEPT';
  }

  /** The supplier is the claimant's: what sells for it goes with it, and other claims are asked of its new company. */
  async function handOver(tx: Tx, row: ClaimRow, { now, isHoliday, actorId }: Now): Promise<void> {
    const { supplierId, customerId, holderId } = row;
    await updateOwner(tx, supplierId, customerId);
    await moveToSupplier(tx, row.id);
    await lookAgain(tx, 'SupplierEvidence', await readIdsOf(tx, supplierId));
    await selfMerchants.give(tx, { supplierId, customerId, actorId, at: now });
    await recordChange(tx, [supplierId]);
    const event = { of: 'SUPPLIER' as const, id: supplierId, type: 'SUPPLIER_OWNER_CHANGED', at: now, actorId };
    await recordSupplyEvent(tx, {
      ...event,
      onBehalfOf: null,
      customers: [holderId],
      payload: { customerId },
      isNoticed: true,
    });
    for (const other of await repository.readOpenClaimsOn(tx, supplierId, row.id)) {
      const deadlineAt = deadlineIn(now, OBJECTION_DAYS, isHoliday);
      const write = { answer: null, objection: null, approvedBy: null, holderId: customerId };
      await repository.writeClaim(tx, other, { status: 'OBJECTION', deadlineAt, ...write }, now);
      const asking = { of: 'CLAIM' as const, at: now, actorId: null, onBehalfOf: null };
      await askHolder(tx, { id: other.id, holderId: customerId, deadlineAt }, asking);
    }
  }

  async function needEvidence(tx: Tx, row: ClaimRow, question: string, { now, isHoliday }: Now): Promise<void> {
    const deadlineAt = deadlineIn(now, EVIDENCE_DAYS, isHoliday);
    await repository.writeClaim(tx, row, { status: 'NEEDS_EVIDENCE', deadlineAt, question, approvedBy: null }, now);
    const payload = { claimId: row.id, deadlineAt: deadlineAt.toISOString() };
    const reminderAt = new Date(now.getTime() + REMINDER_DAYS * 86_400_000);
    await enqueueClaimClock(tx, { ...payload, action: 'REMIND' }, reminderAt);
    await enqueueClaimClock(tx, { ...payload, action: 'LAPSE' }, deadlineAt);
  }

  /** @param reason stated for everything but an approval */
  async function write(
    tx: Tx,
    row: ClaimRow,
    action: ClaimAction,
    reason: string | undefined,
    given: Now,
  ): Promise<void> {
    const { now, actorId } = given;
    if (action === 'ASK') return needEvidence(tx, row, reason!, given);
    if (action === 'APPROVE')
      return void (await repository.writeClaim(tx, row, { status: 'PENDING', approvedBy: actorId }, now));
    const status = action === 'ACCEPT' ? 'ACCEPTED' : 'REJECTED';
    await repository.writeClaim(tx, row, { status, reason: reason ?? null }, now);
    if (action === 'ACCEPT') await handOver(tx, row, given);
  }

  return {
    /** What staff must say of a decision. */
    rules: claimVerdictRules,

    async queue(actor: Actor, query: AdminClaimQuery): Promise<AdminClaimPage> {
      const wanted = { status: query.status, words: searchWords(query.searchKey) };
      const { rows, totalCount, page } = await repository.readQueue(db, wanted, paging(query));
      return { items: await shown.claimsShown(db, rows, await viewerOf(parts, db, actor, true)), totalCount, ...page };
    },

    /** @throws Problem 403 OWN_MATTER, 404, 409 */
    async decide(actor: Actor, id: string, verdict: ClaimVerdict, sender: Sender): Promise<SupplierClaim> {
      await requireAll(claimVerdictRules, verdict);
      const { version, decision, reason } = verdict;
      const given: Now = { now: clock.now(), isHoliday: await reference.isHoliday(), actorId: actor.userId };
      return db.transaction(async (tx) => {
        const row = (await repository.lockClaim(tx, id)) ?? notFound('CLAIM_NOT_FOUND');
        const viewer = await viewerOf(parts, tx, actor, true);
        requireOthers(viewer, [row.customerId, row.holderId]);
        const is = claimActors(viewer, row);
        transitionOf<ClaimStatus, ClaimAction, ClaimActor>(claimMachine, row.status, decision, is);
        if (row.version !== version) versionConflict(row.version);
        const action = decision === 'ACCEPT' ? acceptingAction(row, actor) : decision;
        const found = transitionOf<ClaimStatus, ClaimAction, ClaimActor>(claimMachine, row.status, action, is);
        requireNoLack(lacksOfClaim(await readEvidencesOfClaims(tx, [id]), given.now), decision);
        await write(tx, row, action, reason, given);
        const event = {
          of: 'CLAIM' as const,
          id,
          type: found.event,
          at: given.now,
          actorId: actor.userId,
          onBehalfOf: null,
        };
        // That a first one said yes is told to nobody but staff.
        const isNoticed = action !== 'APPROVE';
        await recordSupplyEvent(tx, { ...event, customers: [row.customerId], payload: { reason }, isNoticed });
        const [answer] = await shown.claimsShown(tx, [(await repository.readClaim(tx, id))!], viewer);
        const what = { action: found.event, objectType: 'SupplierClaim', objectId: id, detail: { reason } };
        await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
        return answer!;
      });
    },
  };
}
