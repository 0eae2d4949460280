import type { Actor } from '../../platform/actor.ts';
import { recordAudit } from '../../platform/audit.ts';
import { addBusinessDays } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import { transitionOf } from '../../platform/machine.ts';
import { paging } from '../../platform/paging/paging.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import type { Sender } from '../../platform/route.ts';
import { versionConflict } from '../../platform/version.ts';
import type { Customers } from '../customers/index.ts';
import type { Files } from '../files/index.ts';
import type { Reference } from '../reference/index.ts';
import { ask, openConsent } from '../orders/changes/asking.ts';
import { endConsent } from '../orders/changes/consents.repository.ts';
import { concernedBy } from '../orders/changes/sides.ts';
import { names } from '../sourcing/requests/messages.ts';
import { lockRequest, type TradeRequestRow, writeHead } from '../sourcing/requests/requests.repository.ts';
import { type Done, move } from '../sourcing/requests/steps.ts';
import { appendTradeEvent } from '../sourcing/requests/trade-events.ts';
import { sharesOf, totalOf, typedShareOf } from './amounts.ts';
import { APPROVAL_DAYS, DECISION_DAYS, refusedDue } from './dispute-clock.ts';
import { isModerator } from './access.ts';
import { disputeMachine } from './dispute-machine.ts';
import type { DisputeAction, DisputeOutcome } from './disputes.enums.ts';
import * as repository from './disputes.repository.ts';
import type { DisputeRow, MovedDispute } from './disputes.repository.ts';
import type { NewSettlement } from './disputes.schemas.ts';
import { endLines } from './ending.ts';
import { shownToStaff, toQueued } from './shown-to-staff.ts';
import type {
  AdminDispute,
  AdminDisputesQuery,
  NewResolution,
  QueuedDisputePage,
  ResolutionApproval,
  ResolutionRefusal,
  SettlementWithdrawal,
} from './staff-disputes.schemas.ts';
import { type Now, tellStaff } from './states.ts';

/** domain rule: what is more than this is decided by two */
const LARGEST_ALONE = 1_000_000_000n;

export type StaffDisputeParts = {
  db: Database;
  clock: Clock;
  customers: Pick<Customers, 'memberships' | 'colleagues'>;
  files: Pick<Files, 'linkTo'>;
  reference: Pick<Reference, 'isHoliday' | 'unitTable'>;
};
type Asked = { action: DisputeAction; version: number; sender: Sender; once: Once | undefined };
type Held = { row: TradeRequestRow; dispute: DisputeRow; actor: Actor; given: Now };
type Decision = { outcome: DisputeOutcome; buyerBasisPoints: number | null; reason: string };

/** Disputes as staff read and decide them. */
export function makeStaffDisputes({ db, clock, customers, files, reference }: StaffDisputeParts) {
  /** A dispute of two other companies. @throws Problem 403 OWN_MATTER, 404 */
  async function others(query: Queryable, actor: Actor, id: string) {
    const found = (await repository.readQueued(query, id, clock.now())) ?? notFound('DISPUTE_NOT_FOUND');
    const own = await customers.memberships(query, actor, [found.buyerCustomerId, found.sellerCustomerId]);
    if (own.length > 0) throw new Problem(403, 'OWN_MATTER');
    return found;
  }

  const shown = async (query: Queryable, actor: Actor, id: string): Promise<AdminDispute> => {
    const row = await others(query, actor, id);
    const units = await reference.unitTable();
    return shownToStaff(query, row, { actor, units, linkTo: files.linkTo, customers, clock });
  };

  /** The step of one of the staff, with the request held. @throws Problem 403, 404, 409 SECOND_DECIDER */
  async function step(
    actor: Actor,
    id: string,
    { action, version, sender, once }: Asked,
    work: (tx: Tx, held: Held) => Promise<{ type: string; detail: Record<string, unknown> }>,
  ) {
    const isClosed = await reference.isHoliday();
    return db.transaction(async (tx) => {
      const { requestId } = await others(tx, actor, id);
      const row = (await lockRequest(tx, requestId))!;
      const dispute = (await repository.readDispute(tx, id))!;
      transitionOf(disputeMachine, dispute.status, action, isModerator);
      if ((action === 'APPROVE' || action === 'REFUSE') && dispute.proposedBy === actor.userId)
        throw new Problem(409, 'SECOND_DECIDER');
      if (dispute.version !== version) versionConflict(dispute.version);
      const { type, detail } = await work(tx, { row, dispute, actor, given: { now: clock.now(), isClosed } });
      await tellStaff(tx, { id, version: dispute.version + 1 }, type);
      const answer = await shown(tx, actor, id);
      // Links do not last as long as an answer that is kept.
      once?.keep(tx, { ...answer, documents: answer.documents.map(({ url: _, ...each }) => each) });
      const what = { action: type, objectType: 'TradeDispute', objectId: id, detail };
      await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
      return answer;
    });
  }

  /** What staff alone see of the chain: the request is none the newer for that. */
  async function tellChain(tx: Tx, { row, dispute, actor, given }: Held, type: string, payload: object) {
    const happened = {
      type,
      visibility: 'STAFF',
      toStatus: row.status,
      payload: { disputeId: dispute.id, ...payload },
    };
    const by = { actorId: actor.userId, onBehalfOf: null, at: given.now };
    const { row: after } = await appendTradeEvent(tx, row, { ...happened, visibility: 'STAFF' }, by);
    await writeHead(tx, row.id, after);
  }

  /** What both sides are asked, or no more: another version of the request, and of the dispute by which staff go. */
  async function tellBoth(tx: Tx, { row, dispute, actor, given: { now } }: Held, type: string, done: Done) {
    await repository.moveDispute(tx, dispute, {}, now);
    await move(tx, row, { type, done }, { actorId: actor.userId, onBehalfOf: null, at: now });
  }

  /** The dispute is decided, and the request goes on or ends. */
  async function decide(tx: Tx, held: Held, { outcome, buyerBasisPoints, reason }: Decision, moved: MovedDispute) {
    const { row, dispute, actor, given } = held;
    const { now, isClosed } = given;
    const decided = { outcome, buyerBasisPoints, decisionReason: reason };
    await repository.moveDispute(
      tx,
      dispute,
      { ...decided, ...moved, status: 'DECIDED', dueAt: null, endedAt: now },
      now,
    );
    const after = { now, refusedDueAt: refusedDue(now, row.categoryType === 'Product', isClosed) };
    const { to, ...follows } = await endLines(tx, row, dispute, { outcome, mayCancel: true }, after);
    const shares = buyerBasisPoints === null ? {} : sharesOf(dispute, buyerBasisPoints);
    const payload = { disputeId: dispute.id, outcome, ...shares, text: reason };
    const done = { visibility: 'CHAIN', payload, notifies: ['BUYER', 'SELLER'], ...follows } as const;
    const by = { actorId: actor.userId, onBehalfOf: null, at: now };
    await move(tx, row, { type: 'DISPUTE_RESOLVED', to, done: { ...done, notifies: ['BUYER', 'SELLER'] } }, by);
    return { type: 'DISPUTE_RESOLVED', detail: { outcome, ...shares } };
  }

  return {
    async queue({ status, ...query }: AdminDisputesQuery): Promise<QueuedDisputePage> {
      const { rows, totalCount, page } = await repository.readQueue(db, status, clock.now(), paging(query));
      return { items: rows.map(toQueued), totalCount, ...page };
    },

    /** Each reading is in the audit log. @throws Problem 403 OWN_MATTER, 404 */
    read: (actor: Actor, id: string, sender: Sender): Promise<AdminDispute> =>
      db.transaction(async (tx) => {
        const answer = await shown(tx, actor, id);
        const what = { action: 'DISPUTE_READ', objectType: 'TradeDispute', objectId: id };
        await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
        return answer;
      }),

    /** @throws Problem 400, 403 OWN_MATTER, 404, 409 */
    async propose(actor: Actor, id: string, input: NewResolution, sender: Sender, once?: Once) {
      const { version, outcome, buyerPercent, reason } = input;
      const buyerBasisPoints = typedShareOf(outcome, buyerPercent);
      const decision = { outcome, buyerBasisPoints, reason };
      return step(actor, id, { action: 'PROPOSE', version, sender, once }, async (tx, held) => {
        const { dispute, given } = held;
        const proposed = { proposedBy: actor.userId };
        if (totalOf(dispute) <= LARGEST_ALONE) return decide(tx, held, decision, proposed);
        const dueAt = addBusinessDays(given.now, APPROVAL_DAYS, given.isClosed);
        const written = { outcome, buyerBasisPoints, decisionReason: reason, ...proposed };
        await repository.moveDispute(tx, dispute, { ...written, status: 'APPROVAL', dueAt }, given.now);
        await tellChain(tx, held, 'DISPUTE_PROPOSED', { outcome, buyerBasisPoints, text: reason });
        return { type: 'DISPUTE_PROPOSED', detail: { outcome, buyerBasisPoints } };
      });
    },

    /** A settlement that both sides have to agree to. @throws Problem 400, 403 OWN_MATTER, 404, 409 CONSENT_OPEN, CONSENT_TOO_SOON */
    async proposeSettlement(actor: Actor, id: string, input: NewSettlement, sender: Sender, once?: Once) {
      const { version, outcome, buyerPercent, reason = null } = input;
      const buyerBasisPoints = typedShareOf(outcome, buyerPercent);
      return step(actor, id, { action: 'ASK_SETTLEMENT', version, sender, once }, async (tx, held) => {
        const asked = { kind: 'SETTLEMENT', toTerm: null, reason, disputeId: id, outcome, buyerBasisPoints } as const;
        const done = await ask(tx, held.row, { side: 'STAFF' }, asked, held.given.now);
        await tellBoth(tx, held, 'SETTLEMENT_ASKED', { ...done, facts: { name: names.moderator } });
        return { type: 'SETTLEMENT_ASKED', detail: { outcome, buyerBasisPoints, reason } };
      });
    },

    /** @throws Problem 403 OWN_MATTER, 404, 409 NO_CONSENT; OWN_CONSENT for one that a side proposed */
    withdrawSettlement: (actor: Actor, id: string, { version }: SettlementWithdrawal, sender: Sender, once?: Once) =>
      step(actor, id, { action: 'WITHDRAW_SETTLEMENT', version, sender, once }, async (tx, held) => {
        const consent = await openConsent(tx, held.row, 'SETTLEMENT');
        if (consent.side !== 'STAFF') throw new Problem(409, 'OWN_CONSENT');
        await endConsent(tx, consent.id, { status: 'WITHDRAWN' }, held.given.now);
        const payload = { consentId: consent.id, disputeId: id };
        const done: Done = { visibility: 'CHAIN', payload, notifies: concernedBy(consent) };
        await tellBoth(tx, held, 'SETTLEMENT_WITHDRAWN', done);
        return { type: 'SETTLEMENT_WITHDRAWN', detail: { consentId: consent.id } };
      }),

    /** @throws Problem 403 OWN_MATTER, 404, 409 SECOND_DECIDER */
    approve: (actor: Actor, id: string, { version }: ResolutionApproval, sender: Sender, once?: Once) =>
      step(actor, id, { action: 'APPROVE', version, sender, once }, async (tx, held) => {
        const { outcome, buyerBasisPoints, decisionReason } = held.dispute;
        return decide(tx, held, { outcome: outcome!, buyerBasisPoints, reason: decisionReason! }, {});
      }),

    /** Another decision is needed. @throws Problem 403 OWN_MATTER, 404, 409 SECOND_DECIDER */
    refuse: (actor: Actor, id: string, { version, reason }: ResolutionRefusal, sender: Sender, once?: Once) =>
      step(actor, id, { action: 'REFUSE', version, sender, once }, async (tx, held) => {
        const { dispute, given } = held;
        const dueAt = addBusinessDays(given.now, DECISION_DAYS, given.isClosed);
        const nothing = { outcome: null, buyerBasisPoints: null, decisionReason: null, proposedBy: null };
        await repository.moveDispute(tx, dispute, { ...nothing, status: 'DECISION', dueAt }, given.now);
        await tellChain(tx, held, 'DISPUTE_REFUSED', { text: reason });
        return { type: 'DISPUTE_REFUSED', detail: { reason } };
      }),
  };
}
