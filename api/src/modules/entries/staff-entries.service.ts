import type { Actor } from '../../platform/actor.ts';
import { recordAudit } from '../../platform/audit.ts';
import { transitionOf } from '../../platform/machine.ts';
import { paging } from '../../platform/paging/paging.ts';
import { invalid, notFound, Problem } from '../../platform/problem.ts';
import type { Sender } from '../../platform/route.ts';
import { versionConflict } from '../../platform/version.ts';
import type { EntryAction } from './entries.enums.ts';
import * as repository from './entries.repository.ts';
import type { EntryRow } from './entries.repository.ts';
import { readQueue } from './entry-queue.repository.ts';
import type { AdminEntriesQuery, AdminEntryPage, EntryVerdict, OwnSupplierProduct } from './entries.schemas.ts';
import { contentOf } from './entry-life.service.ts';
import { type EntryActor, entryMachine } from './entry-machine.ts';
import type { LinkedFiles } from './entry-links.ts';
import { requirePublished } from './entry-product.ts';
import type { EntrySteps, StepParts } from './entry-steps.ts';
import type { ProductChanges } from './product-changes.service.ts';

type Parts = StepParts & { steps: EntrySteps; changes: ProductChanges; links: LinkedFiles };
export type StaffEntries = ReturnType<typeof makeStaffEntries>;
const isStaff = (by: EntryActor) => by === 'STAFF';

/** Entries as staff decide them. */
export function makeStaffEntries({ db, clock, customers, offers, steps, changes, links }: Parts) {
  return {
    async queue(query: AdminEntriesQuery): Promise<AdminEntryPage> {
      const { rows, totalCount, page } = await readQueue(db, query.status, clock.now(), paging(query));
      const items = await steps.shown(db, rows, () => isStaff, await steps.view.ground());
      return { items, totalCount, ...page };
    },

    /** An entry that waits or is published, or a change of one, whichever has the id. @throws Problem as of both */
    decideAny: async (actor: Actor, id: string, verdict: EntryVerdict, sender: Sender): Promise<OwnSupplierProduct> =>
      (await changes.isThere(id)) ? changes.decide(actor, id, verdict, sender) : decide(actor, id, verdict, sender),
  };

  /** @throws Problem 400 without a reason from the list, 403 OWN_MATTER, 404, 409 */
  async function decide(actor: Actor, id: string, verdict: EntryVerdict, sender: Sender): Promise<OwnSupplierProduct> {
    const { version, decision, reasonCode, reason } = verdict;
    if (decision !== 'CONFIRM' && !reasonCode) invalid('reasonCode', 'REASON_CODE_MISSING');
    const [now, ground, viewed] = [clock.now(), await offers.ground(), await steps.view.ground()];
    return db.transaction(async (tx) => {
      const [offer] = await offers.hold(tx, [id]);
      const [row] = await repository.readEntriesByIds(tx, [id], now);
      if (!offer || !row) return notFound('SUPPLIER_PRODUCT_NOT_FOUND');
      if ((await customers.memberships(tx, actor, [row.customerId])).length > 0) throw new Problem(403, 'OWN_MATTER');
      const found = transitionOf<EntryRow['status'], EntryAction, EntryActor>(
        entryMachine,
        row.status,
        decision,
        isStaff,
      );
      if (row.version !== version) versionConflict(row.version);
      if (decision === 'CONFIRM') requirePublished(row.isBaseProductPublished);
      const publishedAt = decision === 'CONFIRM' ? (offer.publishedAt ?? now.toISOString()) : offer.publishedAt;
      const dropped = decision === 'ARCHIVE' ? await changes.drop(tx, row) : [];
      const pictures = (await links.pictures(tx, id)).map(({ fileId }) => fileId);
      await offers.write(tx, ground, [{ ...offer, status: found.to!, publishedAt }]);
      await repository.writeOutcome(tx, id, {
        reason,
        reasonCode: reasonCode ?? null,
        decidedAt: now,
        ...(decision === 'ARCHIVE' && { refusedContent: contentOf(offer, pictures) }),
      });
      const payload = { reason, ...(reasonCode && { reasonCode }) };
      const facts = { title: row.title, reason };
      const told = { entryId: id, customerId: row.customerId, type: found.event, payload, facts };
      await steps.tell(tx, [told, ...dropped], { at: now, actorId: actor.userId, isStaff: true });
      const [answer] = await steps.written(tx, [id], now, () => isStaff, viewed);
      const what = { action: found.event, objectType: 'SupplierProduct', objectId: id, detail: payload };
      await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
      return answer!;
    });
  }
}
