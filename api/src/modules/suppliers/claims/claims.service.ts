import type { Actor } from '../../../platform/actor.ts';
import { deadlineIn } from '../../../platform/calendar.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids.ts';
import { type LateRule, requireAll } from '../../../platform/late-rules.ts';
import { transitionOf } from '../../../platform/machine.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { versionConflict } from '../../../platform/version.ts';
import { type ClaimActor, claimMachine } from './claim-machine.ts';
import type { ClaimAction, ClaimStatus } from './claims.enums.ts';
import * as repository from './claims.repository.ts';
import type { ClaimRow } from './claims.repository.ts';
import type { ClaimHolderAnswer, NewClaim, SupplierClaim } from './claims.schemas.ts';
import { enqueueClaimClock } from './deadlines.ts';
import { isVerified, lockSupplier } from './own-suppliers.repository.ts';
import { requireRoom } from './own-suppliers.service.ts';
import { type ShownParts, viewerOf } from './parts.ts';
import type { SupplyStep } from './shared.schemas.ts';
import { claimActors, membershipIn, type Viewer } from './shown.ts';
import { recordSupplyEvent } from './supply-events.ts';

/** domain rule: so many days the company that has the supplier may answer */
export const OBJECTION_DAYS = 7;
export type Claims = ReturnType<typeof makeClaims>;

/** Claims on suppliers that are here, as the companies concerned see and write them. */
export function makeClaims(parts: ShownParts) {
  const { db, clock, customers, shown, reference } = parts;
  const isOpen = (status: ClaimStatus) => !claimMachine.finals.includes(status);

  /** A claim of a company of the viewer, or on what such a company has. @throws Problem 404 */
  async function own(query: Queryable, actor: Actor, row: ClaimRow | undefined) {
    const viewer = await viewerOf(parts, query, actor);
    const isParty =
      row && (membershipIn(viewer, row.customerId) ?? (isOpen(row.status) && membershipIn(viewer, row.holderId)));
    return isParty ? { row, viewer } : notFound('CLAIM_NOT_FOUND');
  }

  const one = async (tx: Tx, id: string, viewer: Viewer) =>
    (await shown.claimsShown(tx, [(await repository.readClaim(tx, id))!], viewer))[0]!;

  type Step = { action: ClaimAction; version: number; once?: Once | undefined };

  /** @throws Problem 404, 403 without the permission, 409 for another version or state */
  async function step(
    actor: Actor,
    id: string,
    { action, version, once }: Step,
    write: Omit<repository.ClaimWrite, 'status'>,
  ): Promise<SupplierClaim> {
    const now = clock.now();
    return db.transaction(async (tx) => {
      const { row, viewer } = await own(tx, actor, await repository.lockClaim(tx, id));
      const is = claimActors(viewer, row);
      // Only owners answer for the company that has the supplier.
      if ((action === 'OBJECT' || action === 'AGREE') && !is('HOLDER'))
        throw new Problem(403, 'PERMISSION_MISSING', [], undefined, { permission: 'OWNER' });
      const found = transitionOf<ClaimStatus, ClaimAction, ClaimActor>(claimMachine, row.status, action, is);
      if (row.version !== version) versionConflict(row.version);
      await repository.writeClaim(tx, row, { status: found.to!, deadlineAt: null, ...write }, now);
      const onBehalfOf = found.by === 'HOLDER' ? row.holderId : row.customerId;
      const event = { of: 'CLAIM' as const, id, type: found.event, at: now, actorId: actor.userId, onBehalfOf };
      await recordSupplyEvent(tx, { ...event, customers: [row.customerId, row.holderId] });
      const answer = await one(tx, id, viewer);
      once?.keep(tx, withoutLinks(answer));
      return answer;
    });
  }

  const rules = {
    async create(actor: Actor, { customerId }: Partial<NewClaim>): Promise<LateRule<NewClaim>[]> {
      if (customerId !== undefined) await customers.actingFor(db, actor, customerId, 'OWNER');
      return [];
    },
    answer: [
      {
        reads: ['isAgreed', 'text'],
        judge: ({ isAgreed, text }) => (isAgreed || text ? undefined : { field: 'text', code: 'REQUIRED' }),
      },
    ] satisfies LateRule<ClaimHolderAnswer>[],
  };

  return {
    rules,

    /** Claims of all companies of the viewer, and those about which one of them is asked; the newest first. */
    async list(actor: Actor): Promise<SupplierClaim[]> {
      const viewer = await viewerOf(parts, db, actor);
      const rows = await repository.readClaimsOf(
        db,
        viewer.memberships.map(({ customerId }) => customerId),
      );
      return shown.claimsShown(db, rows, viewer);
    },

    /** Whoever has the supplier is asked first. @throws Problem 403, 404, 409 */
    async create(actor: Actor, input: NewClaim, once?: Once): Promise<SupplierClaim> {
      await requireAll(await rules.create(actor, input), input);
      const { customerId, supplierId, statement } = input;
      const id = newId();
      const now = clock.now();
      const isHoliday = await reference.isHoliday();
      return db.transaction(async (tx) => {
        const supplier = await lockSupplier(tx, supplierId, now);
        await customers.lockCustomer(tx, customerId);
        await customers.actingFor(tx, actor, customerId, 'OWNER');
        if (supplier?.status !== 'CONFIRMED') return notFound('SUPPLIER_NOT_FOUND');
        if (supplier.customerId === customerId) throw new Problem(409, 'OWN_SUPPLIER');
        if (!(await isVerified(tx, customerId))) throw new Problem(409, 'IDENTITY_NOT_CONFIRMED');
        const open = await repository.readOpenClaimsOf(tx, customerId);
        if (open.some((each) => each.supplierId === supplierId)) throw new Problem(409, 'CLAIM_OPEN');
        await requireRoom(tx, customerId);
        const holderId = supplier.customerId;
        const deadlineAt = holderId === null ? null : deadlineIn(now, OBJECTION_DAYS, isHoliday);
        const status = holderId === null ? 'PENDING' : 'OBJECTION';
        await repository.insertClaim(tx, { id, supplierId, customerId, status, statement, holderId, deadlineAt }, now);
        const event = { of: 'CLAIM' as const, id, at: now, actorId: actor.userId, onBehalfOf: customerId };
        await recordSupplyEvent(tx, { ...event, type: 'CLAIM_MADE', customers: [customerId], payload: { supplierId } });
        if (deadlineAt) await askHolder(tx, { id, holderId, deadlineAt }, event);
        const answer = await one(tx, id, await viewerOf(parts, tx, actor));
        once?.keep(tx, withoutLinks(answer));
        return answer;
      });
    },

    /** @throws Problem 403, 404, 409 */
    withdraw: (actor: Actor, id: string, { version }: SupplyStep, once?: Once) =>
      step(actor, id, { action: 'WITHDRAW', version, once }, {}),

    /** What the company says that has the supplier now. @throws Problem 400, 403, 404, 409 */
    async answer(actor: Actor, id: string, input: ClaimHolderAnswer, once?: Once): Promise<SupplierClaim> {
      await own(db, actor, await repository.readClaim(db, id));
      await requireAll(rules.answer, input);
      const { isAgreed, version, text } = input;
      const action = isAgreed ? 'AGREE' : 'OBJECT';
      const answer = isAgreed ? 'AGREED' : 'OBJECTED';
      return step(actor, id, { action, version, once }, { answer, objection: text ?? null });
    },

    /** Claims of a company that is there no more are taken back. */
    async customerClosed(tx: Tx, customerId: string): Promise<void> {
      for (const row of await repository.readOpenClaimsOf(tx, customerId))
        await repository.writeClaim(tx, row, { status: 'WITHDRAWN', deadlineAt: null }, clock.now());
    },
  };
}

type Asked = { id: string; holderId: string | null; deadlineAt: Date };
type Asking = { of: 'CLAIM'; at: Date; actorId: string | null; onBehalfOf: string | null };

/** Asks the company that has a supplier about a claim on it, until a deadline. */
export async function askHolder(tx: Tx, { id, holderId, deadlineAt }: Asked, event: Asking): Promise<void> {
  const at = deadlineAt.toISOString();
  await enqueueClaimClock(tx, { claimId: id, deadlineAt: at, action: 'NOT_ANSWER' }, deadlineAt);
  const told = { ...event, id, type: 'CLAIM_OBJECTION', customers: [holderId], isNoticed: true };
  await recordSupplyEvent(tx, told);
}

/** Links to files are made when an answer is read. */
const withoutLinks = (claim: SupplierClaim) => ({
  ...claim,
  evidences: claim.evidences.map((each) => ({ ...each, file: undefined })),
});
