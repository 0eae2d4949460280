import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { beginOfDay, endOfDay, tehranDay } from '../../../platform/calendar.ts';
import { recordChange } from '../../../platform/changes/record-change.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids.ts';
import { type LateRule, requireAll } from '../../../platform/late-rules.ts';
import { transitionOf } from '../../../platform/machine.ts';
import { lookAgain } from '../../../platform/notices/look-again.ts';
import { paging } from '../../../platform/paging/paging.ts';
import { invalidAll, notFound, Problem, tooMany } from '../../../platform/problem.ts';
import type { Sender } from '../../../platform/route.ts';
import { searchWords } from '../../../platform/search-words.ts';
import { versionConflict } from '../../../platform/version.ts';
import { can } from '../../identity/index.ts';
import { type ClaimActor, claimMachine } from './claim-machine.ts';
import type { ClaimAction, ClaimStatus, EvidenceAction, StoredEvidenceStatus } from './claims.enums.ts';
import * as claims from './claims.repository.ts';
import { enqueueEvidenceClock } from './deadlines.ts';
import { linkOf, releaseFiles } from './evidence-files.ts';
import { type EvidenceActor, evidenceMachine } from './evidence-machine.ts';
import * as repository from './evidences.repository.ts';
import { type EvidenceRow, sideOf } from './evidences.repository.ts';
import type {
  AdminEvidencePage,
  AdminEvidenceQuery,
  EvidenceVerdict,
  NewEvidence,
  SupplierEvidence,
} from './evidences.schemas.ts';
import { lockSupplier, type OwnSupplierRow, readOwnSupplier } from './own-suppliers.repository.ts';
import { requireOthers, type ShownParts, viewerOf } from './parts.ts';
import { claimActors, evidenceActors, membershipIn, type Viewer } from './shown.ts';
import { paperEndOf } from './supply-lacks.ts';
import { recordSupplyEvent } from './supply-events.ts';
import { evidenceVerdictRules } from './verdict-rules.ts';

const MOST_WAITING = 20;
const MOST_YEARS = 10;
const DAY_MS = 86_400_000;
export type Evidences = ReturnType<typeof makeEvidences>;

/** The days of an evidence: it has begun, is not over, and holds for at most ten years. */
const daysRule = (today: string): LateRule<NewEvidence> => ({
  reads: ['validFrom', 'validTo'],
  judge: ({ validFrom, validTo }) => {
    const errors: FieldError[] = [];
    if (validFrom > today) errors.push({ field: 'validFrom', code: 'IN_FUTURE' });
    const last = `${Number(validFrom.slice(0, 4)) + MOST_YEARS}${validFrom.slice(4)}`;
    if (validTo <= validFrom) errors.push({ field: 'validTo', code: 'ENDS_BEFORE_START' });
    else if (validTo < today) errors.push({ field: 'validTo', code: 'DAY_PAST' });
    else if (validTo > last) errors.push({ field: 'validTo', code: 'EVIDENCE_TOO_LONG', params: [String(MOST_YEARS)] });
    return errors;
  },
});

/** Papers and checks that let buyers trust a supplier: handed in by companies, decided by staff. */
export function makeEvidences(parts: ShownParts) {
  const { db, clock, files, settings, shown } = parts;

  /** What ends before it has been warned of. */
  async function firstWarning(now: Date): Promise<Date> {
    return new Date(now.getTime() + Math.max(...(await settings.at('evidence.warn_days', now))) * DAY_MS);
  }

  /** For whom an evidence is handed in: the supplier's company, or one that claims it. @throws Problem 404 */
  async function sideFor(query: Queryable, actor: Actor, supplier: OwnSupplierRow | undefined, claimId?: string) {
    const viewer = await viewerOf(parts, query, actor);
    const claim = claimId === undefined ? undefined : await claims.readClaim(query, claimId);
    if (
      claimId !== undefined &&
      (claim?.supplierId !== supplier?.id || !membershipIn(viewer, claim?.customerId ?? null))
    )
      return notFound('CLAIM_NOT_FOUND');
    const customerId = claim ? claim.customerId : (supplier?.customerId ?? null);
    const membership = membershipIn(viewer, customerId);
    if (!supplier || customerId === null || !membership) return notFound('SUPPLIER_NOT_FOUND');
    if (!membership.isOwner && !membership.permissions.includes('CATALOG_EDIT'))
      throw new Problem(403, 'PERMISSION_MISSING', [], undefined, { permission: 'CATALOG_EDIT' });
    return { supplier, customerId, viewer, claim };
  }

  const fileRule = (actor: Actor): LateRule<NewEvidence> => ({
    reads: ['fileId'],
    async judge({ fileId }) {
      const { kind, mime } = await files.unattached(actor, fileId);
      return kind === 'IMAGE' || mime === 'application/pdf'
        ? undefined
        : { field: 'fileId', code: 'FILE_TYPE_NOT_ALLOWED' };
    },
  });

  /** The claim goes on as soon as something was handed in for it. @throws Problem 403, 409 */
  async function goOn(tx: Tx, claim: claims.ClaimRow, viewer: Viewer, now: Date): Promise<void> {
    const found = transitionOf<ClaimStatus, ClaimAction, ClaimActor>(
      claimMachine,
      claim.status,
      'ADD_EVIDENCE',
      claimActors(viewer, claim),
    );
    if (found.to) await claims.writeClaim(tx, claim, { status: found.to, deadlineAt: null }, now);
    const event = { of: 'CLAIM' as const, id: claim.id, type: found.event, at: now, actorId: viewer.userId };
    await recordSupplyEvent(tx, { ...event, onBehalfOf: claim.customerId, customers: [claim.customerId] });
  }

  const one = async (tx: Tx, id: string, viewer: Viewer) =>
    (await shown.evidencesShown(tx, [(await repository.readEvidence(tx, id))!], viewer))[0]!;

  const rules = {
    async add(actor: Actor, id: string, { claimId }: Partial<NewEvidence>): Promise<LateRule<NewEvidence>[]> {
      await sideFor(db, actor, await readOwnSupplier(db, id, clock.now()), claimId);
      return [daysRule(tehranDay(clock.now())), fileRule(actor)];
    },
  };

  return {
    rules,

    /** What was handed in of an own supplier. @throws Problem 404 */
    async list(actor: Actor, supplierId: string): Promise<SupplierEvidence[]> {
      const supplier = await readOwnSupplier(db, supplierId, clock.now());
      const viewer = await viewerOf(parts, db, actor);
      if (!supplier || !membershipIn(viewer, supplier.customerId)) notFound('SUPPLIER_NOT_FOUND');
      return shown.evidencesShown(db, await repository.readEvidencesOf(db, [supplierId]), viewer);
    },

    /** @throws Problem 400, 403, 404, 409 */
    async add(actor: Actor, supplierId: string, input: NewEvidence, once?: Once): Promise<SupplierEvidence> {
      await requireAll(await rules.add(actor, supplierId, input), input);
      const id = newId();
      const now = clock.now();
      return db.transaction(async (tx) => {
        if (input.claimId) await claims.lockClaim(tx, input.claimId);
        const held = await lockSupplier(tx, supplierId, now);
        const { supplier, customerId, viewer, claim } = await sideFor(tx, actor, held, input.claimId);
        if (claim) await goOn(tx, claim, viewer, now);
        if ((await repository.countWaiting(tx, supplierId, customerId)) >= MOST_WAITING)
          tooMany('EVIDENCE_LIMIT', MOST_WAITING);
        const { level, claim: what, issuedBy, fileId } = input;
        const days = { validFrom: beginOfDay(input.validFrom), validTo: endOfDay(input.validTo) };
        const row = {
          id,
          supplierId,
          customerId,
          claimId: claim?.id ?? null,
          level,
          claim: what,
          issuedBy,
          fileId,
          ...days,
        };
        await repository.insertEvidence(tx, row, now);
        await files.attach(tx, actor, fileId, linkOf(id));
        const event = { of: 'EVIDENCE' as const, id, type: 'EVIDENCE_ADDED', at: now, actorId: actor.userId };
        const payload = { supplierId: supplier.id, level };
        await recordSupplyEvent(tx, { ...event, onBehalfOf: customerId, customers: [customerId], payload });
        const answer = await one(tx, id, viewer);
        // Its link is made anew when the answer is read again.
        once?.keep(tx, { ...answer, file: undefined });
        return answer;
      });
    },

    /** Takes back what waits. @throws Problem 403, 404, 409 */
    async withdraw(actor: Actor, supplierId: string, id: string, version: number): Promise<void> {
      const now = clock.now();
      await db.transaction(async (tx) => {
        const row = await repository.lockEvidence(tx, id);
        const viewer = await viewerOf(parts, tx, actor);
        if (row?.supplierId !== supplierId || !membershipIn(viewer, sideOf(row))) return notFound('EVIDENCE_NOT_FOUND');
        const is = evidenceActors(viewer, row);
        const found = transitionOf<StoredEvidenceStatus, EvidenceAction, EvidenceActor>(
          evidenceMachine,
          row.status,
          'WITHDRAW',
          is,
        );
        if (row.version !== version) versionConflict(row.version);
        await releaseFiles(parts, tx, [row]);
        await repository.deleteEvidences(tx, [id]);
        const event = { of: 'EVIDENCE' as const, id, type: found.event, at: now, actorId: actor.userId };
        await recordSupplyEvent(tx, { ...event, onBehalfOf: row.customerId, customers: [row.customerId] });
      });
    },

    async queue(actor: Actor, query: AdminEvidenceQuery): Promise<AdminEvidencePage> {
      const now = clock.now();
      const endsBefore = query.isEnding ? await firstWarning(now) : undefined;
      const { rows, totalCount, page } = await repository.readQueue(
        db,
        { status: query.status, endsBefore, words: searchWords(query.searchKey) },
        now,
        paging(query),
      );
      return {
        items: await shown.evidencesShown(db, rows, await viewerOf(parts, db, actor, true)),
        totalCount,
        ...page,
      };
    },

    /** What staff must say of a decision. */
    verdictRules: evidenceVerdictRules,

    /** The level follows in the same transaction. @throws Problem 400, 403 OWN_MATTER, 404, 409 */
    async decide(actor: Actor, id: string, verdict: EvidenceVerdict, sender: Sender): Promise<SupplierEvidence> {
      await requireAll(evidenceVerdictRules, verdict);
      const now = clock.now();
      const warnDays = await settings.at('evidence.warn_days', now);
      return db.transaction(async (tx) => {
        const row = (await repository.lockEvidence(tx, id)) ?? notFound('EVIDENCE_NOT_FOUND');
        const viewer = await viewerOf(parts, tx, actor, true);
        requireOthers(viewer, [row.customerId, row.ownerId]);
        const found = transitionOf<StoredEvidenceStatus, EvidenceAction, EvidenceActor>(
          evidenceMachine,
          row.status,
          verdict.decision,
          evidenceActors(viewer, row),
        );
        if (row.version !== verdict.version) versionConflict(row.version);
        const more = verdict.decision === 'ACCEPT' ? acceptance(row, verdict, now) : undefined;
        await repository.decideEvidence(tx, id, { status: found.to!, reason: verdict.reason, ...more }, now);
        if (more) await enqueueEvidenceClock(tx, { evidenceId: id, validTo: more.validTo, warnDays }, now);
        if (row.claimId === null) await recordChange(tx, [row.supplierId]);
        const side = sideOf(row);
        const event = {
          of: 'EVIDENCE' as const,
          id,
          type: found.event,
          at: now,
          actorId: actor.userId,
          onBehalfOf: null,
        };
        await recordSupplyEvent(tx, {
          ...event,
          customers: [side],
          payload: { reason: verdict.reason },
          isNoticed: true,
        });
        if (more) await lookAtOthers(tx, row);
        const answer = await one(tx, id, viewer);
        const what = {
          action: found.event,
          objectType: 'SupplierEvidence',
          objectId: id,
          detail: { reason: verdict.reason },
        };
        await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
        return answer;
      });
    },

    /** Whether somebody may see the files of evidences: who handed them in and still stands behind them, and staff who check. */
    async canSee(actor: Actor | undefined, ids: string[]): Promise<boolean> {
      if (!actor) return false;
      if (can(actor.roles, 'EVIDENCE_CHECK')) return true;
      const viewer = await viewerOf(parts, db, actor);
      return (await repository.readEvidences(db, ids)).some((row) => evidenceActors(viewer, row)('CATALOG_EDIT'));
    },
  };
}

/** That others of the supplier end soon waits for nobody once this one follows them. */
async function lookAtOthers(tx: Tx, { id, supplierId }: Pick<EvidenceRow, 'id' | 'supplierId'>): Promise<void> {
  const ids = await repository.readIdsOf(tx, supplierId);
  await lookAgain(
    tx,
    'SupplierEvidence',
    ids.filter((each) => each !== id),
  );
}

/** Until when an accepted one counts, and who visited. @throws Problem 400 */
function acceptance(row: EvidenceRow, { validTo, visitedOn, visitor }: EvidenceVerdict, now: Date) {
  const until = validTo === undefined ? row.validTo : endOfDay(validTo);
  const errors: FieldError[] = [];
  const paperEnd = paperEndOf(row);
  if (until > paperEnd)
    errors.push({
      field: 'validTo',
      code: 'EVIDENCE_AFTER_PAPER',
      params: [tehranDay(new Date(paperEnd.getTime() - 1))],
    });
  if (until <= now) errors.push({ field: 'validTo', code: 'DAY_PAST' });
  if (row.level === 'SITE') {
    if (visitedOn === undefined) errors.push({ field: 'visitedOn', code: 'REQUIRED' });
    else if (visitedOn > tehranDay(now)) errors.push({ field: 'visitedOn', code: 'IN_FUTURE' });
    if (visitor === undefined) errors.push({ field: 'visitor', code: 'REQUIRED' });
  }
  invalidAll(errors);
  return { validTo: until, visitedOn, visitor };
}
