import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { requireNoLack } from '../../../platform/lacks.ts';
import { requireAll } from '../../../platform/late-rules.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { transitionOf } from '../../../platform/machine.ts';
import { paging } from '../../../platform/paging/paging.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import type { Sender } from '../../../platform/route.ts';
import { searchWords } from '../../../platform/search-words.ts';
import { versionConflict } from '../../../platform/version.ts';
import type { EntryAction } from './entries.enums.ts';
import * as repository from './entries.repository.ts';
import type { EntryRow } from './entries.repository.ts';
import { readQueue } from './entry-queue.repository.ts';
import type {
  AdminEntriesQuery,
  AdminEntryPage,
  EntryConfirmations,
  EntryVerdict,
  OwnSupplierProduct,
} from './entries.schemas.ts';
import { contentOf, lacksOfEntry } from './entry-lacks.ts';
import { type EntryActor, entryMachine } from './entry-machine.ts';
import type { LinkedFiles } from './entry-links.ts';
import type { EntrySteps, HeldEntry, StepParts, Told } from './entry-steps.ts';
import type { ProductChanges } from './product-changes.service.ts';
import { refuseDuplicates } from './refuse-duplicates.ts';
import { entryVerdictRules } from './verdict-rules.ts';

type Parts = StepParts & { steps: EntrySteps; changes: ProductChanges; links: LinkedFiles };
export type StaffEntries = ReturnType<typeof makeStaffEntries>;
const isStaff = (by: EntryActor) => by === 'STAFF';

/** Entries as staff decide them. */
export function makeStaffEntries({ db, clock, customers, offers, steps, changes, links }: Parts) {
  return {
    /** What staff must say of a decision. */
    rules: entryVerdictRules,

    async queue(query: AdminEntriesQuery): Promise<AdminEntryPage> {
      const wanted = { status: query.status, words: searchWords(query.searchKey) };
      const { rows, totalCount, page } = await readQueue(db, wanted, clock.now(), paging(query));
      const items = await steps.shown(db, rows, () => isStaff, await steps.view.ground());
      return { items, totalCount, ...page };
    },

    /** An entry that waits or is published, or a change of one, whichever has the id. @throws Problem as of both */
    decideAny: async (actor: Actor, id: string, verdict: EntryVerdict, sender: Sender): Promise<OwnSupplierProduct> =>
      (await changes.isThere(id)) ? changes.decide(actor, id, verdict, sender) : decide(actor, id, verdict, sender),

    /** Confirms several entries that wait, all or none. @throws Problem 400 DUPLICATE, 403 OWN_MATTER, 404, 409 naming each refused one by its place */
    async confirmSeveral(actor: Actor, { items }: EntryConfirmations, sender: Sender) {
      const ids = items.map(({ supplierProductId }) => supplierProductId);
      const placeOf = (index: number) => `items[${index}].`;
      refuseDuplicates(ids, placeOf);
      const decided = items.map(({ supplierProductId: id, version }, index): Decided => ({
        id,
        verdict: { version, decision: 'CONFIRM' },
        place: placeOf(index),
      }));
      return { items: await decideTogether(actor, decided, sender) };
    },
  };

  /** @throws Problem 400 without a reason from the list, 403 OWN_MATTER, 404, 409 */
  async function decide(actor: Actor, id: string, verdict: EntryVerdict, sender: Sender): Promise<OwnSupplierProduct> {
    await requireAll(entryVerdictRules, verdict);
    const [answer] = await decideTogether(actor, [{ id, verdict, place: '' }], sender);
    return answer!;
  }

  /** Takes the same decision on several entries, all or none. @throws Problem 403 OWN_MATTER, 404, 409 naming each refused one by its place */
  async function decideTogether(actor: Actor, decided: Decided[], sender: Sender): Promise<OwnSupplierProduct[]> {
    const now = clock.now();
    const ground = await offers.ground();
    const viewed = await steps.view.ground();
    const ids = decided.map(({ id }) => id);
    return db.transaction(async (tx) => {
      const stored = await offers.hold(tx, ids);
      const rows = await repository.readEntriesByIds(tx, ids, now);
      const held = decided.map((each): HeldDecision => {
        const offer = stored.find(({ id }) => id === each.id);
        const row = rows.find(({ id }) => id === each.id);
        return offer && row ? { ...each, offer, row } : notFound('SUPPLIER_PRODUCT_NOT_FOUND');
      });
      await refuseOwn(tx, actor, rows);
      const steppedOn = judgeAll(held);
      const told: Told[] = [];
      for (const each of steppedOn) told.push(...(await take(tx, ground, each, now)));
      await steps.tell(tx, told, { at: now, actorId: actor.userId, isStaff: true });
      const answer = await steps.written(tx, ids, now, () => isStaff, viewed);
      for (const { id, event, verdict } of steppedOn) {
        const what = { action: event, objectType: 'SupplierProduct', objectId: id, detail: saidIn(verdict) };
        await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
      }
      return answer;
    });
  }

  async function refuseOwn(tx: Tx, actor: Actor, rows: readonly EntryRow[]): Promise<void> {
    const sellers = [...new Set(rows.map(({ customerId }) => customerId))];
    if ((await customers.memberships(tx, actor, sellers)).length > 0) throw new Problem(403, 'OWN_MATTER');
  }

  /** Writes one decision. @returns what is to be told of it */
  async function take(tx: Tx, ground: Ground, step: JudgedDecision, now: Date): Promise<Told[]> {
    const { id, row, offer, verdict, to, event } = step;
    const { decision, reasonCode, reason } = verdict;
    const publishedAt = decision === 'CONFIRM' ? (offer.publishedAt ?? now.toISOString()) : offer.publishedAt;
    const dropped = decision === 'ARCHIVE' ? await changes.drop(tx, row) : [];
    const pictures = decision === 'ARCHIVE' ? (await links.pictures(tx, id)).map(({ fileId }) => fileId) : [];
    await offers.write(tx, ground, [{ ...offer, status: to, publishedAt }]);
    await repository.writeOutcome(tx, id, {
      reason: reason ?? null,
      reasonCode: reasonCode ?? null,
      decidedAt: now,
      ...(decision === 'ARCHIVE' && { refusedContent: contentOf(offer, pictures) }),
    });
    const told = { entryId: id, customerId: row.customerId, type: event, payload: saidIn(verdict), isNoticed: true };
    return [told, ...dropped];
  }
}

type Ground = Awaited<ReturnType<Parts['offers']['ground']>>;
/** A decision on an entry; `place`: where it stands in the body, '' or `items[3].` */
type Decided = { id: string; verdict: EntryVerdict; place: string };
type HeldDecision = Decided & HeldEntry;
type JudgedDecision = HeldDecision & { to: EntryRow['status']; event: string };

/** What staff said with a decision. */
const saidIn = ({ reason, reasonCode }: EntryVerdict) => ({
  ...(reason && { reason }),
  ...(reasonCode && { reasonCode }),
});

/** The steps of held entries. @throws Problem 409 (version, state, ENTRY_INCOMPLETE) with the code of the first, naming each refused entry by its place */
function judgeAll(held: readonly HeldDecision[]): JudgedDecision[] {
  const refusals: { problem: Problem; place: string }[] = [];
  const judged = held.flatMap((each) => {
    try {
      return [judge(each)];
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refusals.push({ problem: error, place: each.place });
      return [];
    }
  });
  const [first] = refusals;
  if (!first) return judged;
  const { status, code, more } = first.problem;
  const errors = refusals.flatMap(({ problem, place }) =>
    problem.errors.map((error) => ({ ...error, field: `${place}${error.field}` })),
  );
  throw new Problem(status, code, errors, undefined, more);
}

function judge(held: HeldDecision): JudgedDecision {
  const { row, verdict } = held;
  const { to, event } = transitionOf<EntryRow['status'], EntryAction, EntryActor>(
    entryMachine,
    row.status,
    verdict.decision,
    isStaff,
  );
  if (row.version !== verdict.version) versionConflict(row.version);
  requireNoLack(lacksOfEntry(row, []), verdict.decision);
  return { ...held, to: to!, event };
}
