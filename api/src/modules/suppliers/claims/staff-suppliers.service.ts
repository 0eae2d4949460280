import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { recordChange } from '../../../platform/changes/record-change.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { requireNoLack } from '../../../platform/lacks.ts';
import { requireAll } from '../../../platform/late-rules.ts';
import { transitionOf } from '../../../platform/machine.ts';
import { paging } from '../../../platform/paging/paging.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Sender } from '../../../platform/route.ts';
import { searchWords } from '../../../platform/search-words.ts';
import { versionConflict } from '../../../platform/version.ts';
import type { ConfirmStatus } from '../index.ts';
import type { SupplierAction } from './claims.enums.ts';
import * as repository from './own-suppliers.repository.ts';
import type { OwnSupplierRow } from './own-suppliers.repository.ts';
import type { AdminSupplierPage, AdminSupplierQuery, OwnSupplier, SupplierVerdict } from './own-suppliers.schemas.ts';
import { namedAs, readLacks } from './own-suppliers.service.ts';
import { requireOthers, type ShownParts, viewerOf } from './parts.ts';
import { supplierActors } from './shown.ts';
import { type SupplierActor, supplierMachine } from './supplier-machine.ts';
import { recordSupplyEvent } from './supply-events.ts';
import { supplierVerdictRules } from './verdict-rules.ts';

export type StaffSuppliers = ReturnType<typeof makeStaffSuppliers>;

/** Suppliers as staff decide them. */
export function makeStaffSuppliers(parts: ShownParts) {
  const { db, clock, shown, offers, selfMerchants } = parts;

  /** What a decision changes beside the state. @throws Problem 409 */
  async function work(tx: Tx, row: OwnSupplierRow, { decision, reason }: SupplierVerdict, now: Date): Promise<void> {
    const { id } = row;
    requireNoLack(await readLacks(tx, row, now), decision);
    if (decision === 'CONFIRM_CHANGE' || decision === 'DECLINE_CHANGE') {
      const { wanted } = row.change ?? notFound('SUPPLIER_CHANGE_NOT_FOUND');
      if (decision === 'CONFIRM_CHANGE') await repository.updateNames(tx, id, namedAs(wanted));
      await repository.endChange(tx, id, decision === 'CONFIRM_CHANGE' ? 'CONFIRMED' : 'DECLINED', reason ?? null, now);
    }
  }

  return {
    /** What staff must say of a decision. */
    rules: supplierVerdictRules,

    async queue(actor: Actor, query: AdminSupplierQuery): Promise<AdminSupplierPage> {
      const wanted = { status: query.status, isWaiting: query.isWaiting ?? false, words: searchWords(query.searchKey) };
      const { rows, totalCount, page } = await repository.readQueue(db, wanted, clock.now(), paging(query));
      const viewer = await viewerOf(parts, db, actor, true);
      return { items: await shown.suppliersShown(db, rows, viewer), totalCount, ...page };
    },

    /** Its offers are hidden, shown again or called otherwise in the same transaction. @throws Problem 403 OWN_MATTER, 404, 409 */
    async decide(actor: Actor, id: string, verdict: SupplierVerdict, sender: Sender): Promise<OwnSupplier> {
      await requireAll(supplierVerdictRules, verdict);
      const { version, decision, reason } = verdict;
      const now = clock.now();
      const moved = await offers();
      return db.transaction(async (tx) => {
        const row = (await repository.lockSupplier(tx, id, now)) ?? notFound('SUPPLIER_NOT_FOUND');
        const viewer = await viewerOf(parts, tx, actor, true);
        requireOthers(viewer, [row.customerId]);
        const found = transitionOf<ConfirmStatus, SupplierAction, SupplierActor>(
          supplierMachine,
          row.status,
          decision,
          supplierActors(viewer, row),
        );
        if (row.version !== version) versionConflict(row.version);
        await work(tx, row, verdict, now);
        await repository.moveSupplier(tx, id, { status: found.to ?? row.status, reason }, now);
        if (decision === 'CONFIRM' && row.customerId)
          await selfMerchants.give(tx, { supplierId: id, customerId: row.customerId, actorId: actor.userId, at: now });
        if (decision !== 'REJECT' && decision !== 'DECLINE_CHANGE') await moved.refresh(tx, id);
        await recordChange(tx, [id]);
        const event = {
          of: 'SUPPLIER' as const,
          id,
          type: found.event,
          at: now,
          actorId: actor.userId,
          onBehalfOf: null,
        };
        await recordSupplyEvent(tx, { ...event, customers: [row.customerId], payload: { reason }, isNoticed: true });
        const [answer] = await shown.suppliersShown(tx, [(await repository.readOwnSupplier(tx, id, now))!], viewer);
        const what = { action: found.event, objectType: 'Supplier', objectId: id, detail: { reason } };
        await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
        return answer!;
      });
    },
  };
}
