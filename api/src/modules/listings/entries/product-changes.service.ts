import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { requireNoLack } from '../../../platform/lacks.ts';
import { requireAll } from '../../../platform/late-rules.ts';
import { transitionOf } from '../../../platform/machine.ts';
import { paging } from '../../../platform/paging/paging.ts';
import { invalid, notFound, Problem } from '../../../platform/problem.ts';
import type { Sender } from '../../../platform/route.ts';
import { versionConflict } from '../../../platform/version.ts';
import { type Asked, isSame, withChange } from './changed-content.ts';
import { lacksOfChange } from './change-lacks.ts';
import { type ChangeActor, changeMachine } from './change-machine.ts';
import type { ChangeAction, ChangeStatus } from './entries.enums.ts';
import * as entries from './entries.repository.ts';
import type { EntryRow } from './entries.repository.ts';
import type { EntryVerdict, OwnSupplierProduct } from './entries.schemas.ts';
import type { LinkedFiles } from './entry-links.ts';
import { readSuccessor } from './entry-product.repository.ts';
import { offerOn, readMeasured } from './entry-product.ts';
import type { EntrySteps, StepParts, Told } from './entry-steps.ts';
import type { Offer } from './offer.ts';
import { besideProduct } from './own-properties.ts';
import * as repository from './product-changes.repository.ts';
import type { ChangeRow } from './product-changes.repository.ts';
import type { ChangesQuery, ProductChangePage } from './product-changes.schemas.ts';
import { entryVerdictRules } from './verdict-rules.ts';

type Parts = StepParts & { steps: EntrySteps; links: LinkedFiles };
type End = { status: ChangeStatus; reason?: string | undefined; reasonCode?: EntryVerdict['reasonCode'] };
export type ProductChanges = ReturnType<typeof makeProductChanges>;

const isStaff = (by: string) => by === 'STAFF';
const isWriter = (by: string) => by === 'CATALOG_EDIT';

/** Changes of published entries that wait for staff. */
export function makeProductChanges({ db, clock, customers, offers, steps, links }: Parts) {
  const tellOf = (
    { customerId }: EntryRow,
    { id, entryId, kind }: ChangeRow,
    type: string,
    more: Partial<Told> = {},
  ): Told => ({
    entryId,
    customerId,
    type,
    ...more,
    payload: { changeId: id, kind, ...more.payload },
  });

  /** Ends a change that is over; files that only it had are let go. */
  async function end(tx: Tx, change: ChangeRow, to: End) {
    await repository.endChange(tx, change.id, { ...to, at: clock.now() });
    await links.dropChange(tx, change.id);
  }

  const stepOf = (change: ChangeRow, action: ChangeAction, is: (by: ChangeActor) => boolean) =>
    transitionOf<ChangeStatus, ChangeAction, ChangeActor>(changeMachine, change.status, action, is);

  return {
    /**
     * Asks staff for changes of an entry that is held, each of which takes the place of an older one of the same fields.
     * @returns what is to be told of it
     */
    async ask(tx: Tx, actor: Actor, row: EntryRow, asked: Asked[]): Promise<Told[]> {
      const open = await repository.readOpenChanges(tx, [row.id]);
      const told: Told[] = [];
      for (const { kind, was, asked: wanted } of asked) {
        const older = open.find((each) => each.kind === kind);
        if (older && isSame(older.asked, wanted)) continue;
        const id = newId();
        const change = { id, entryId: row.id, kind, was, asked: wanted };
        if (older) await repository.endChange(tx, older.id, { status: 'SUPERSEDED', at: clock.now() });
        await repository.insertChange(tx, { ...change, at: clock.now(), by: actor.userId });
        await links.takeIn(tx, actor, { entryId: row.id, changeId: id, asked: wanted });
        if (older) await links.dropChange(tx, older.id);
        if (older) told.push(tellOf(row, older, 'CHANGE_SUPERSEDED'));
        told.push(tellOf(row, change as ChangeRow, 'CHANGE_ASKED'));
      }
      return told;
    },

    /** Ends what waits of an entry that is held: all of it, when it leaves the market, or one kind. @returns what is to be told of it */
    async drop(tx: Tx, row: EntryRow, kind?: Asked['kind']): Promise<Told[]> {
      const open = (await repository.readOpenChanges(tx, [row.id])).filter((each) => !kind || each.kind === kind);
      for (const change of open) await end(tx, change, { status: 'CANCELED' });
      return open.map((change) => tellOf(row, change, 'CHANGE_CANCELED'));
    },

    /** @throws Problem 404 for what is not of an own company */
    async list(actor: Actor, entryId: string, query: ChangesQuery): Promise<ProductChangePage> {
      const [row = notFound('SUPPLIER_PRODUCT_NOT_FOUND')] = await entries.readEntriesByIds(db, [entryId], clock.now());
      const memberships = await customers.memberships(db, actor, [row.customerId]);
      if (memberships.length === 0) notFound('SUPPLIER_PRODUCT_NOT_FOUND');
      const { rows, page, totalCount } = await repository.readChanges(db, entryId, paging(query));
      const known = await steps.view.ground();
      const is = steps.isMemberOf(memberships)(row);
      const items = await steps.view.changes(db, rows, () => ({ row, is, known }));
      return { items, totalCount, ...page };
    },

    /** @throws Problem 403, 404, 409 (version, state) */
    async cancel(actor: Actor, of: { id: string; changeId: string }, version: number): Promise<OwnSupplierProduct> {
      const now = clock.now();
      const viewed = await steps.view.ground();
      return db.transaction(async (tx) => {
        const { entries: held, memberships } = await steps.held(tx, actor, [of.id], now);
        const { row } = held[0]!;
        const change = await repository.readChange(tx, of.changeId);
        if (change?.entryId !== row.id) return notFound('PRODUCT_CHANGE_NOT_FOUND');
        const { to, event } = stepOf(change, 'CANCEL', isWriter);
        if (change.version !== version) versionConflict(change.version);
        await end(tx, change, { status: to! });
        await entries.nextVersions(tx, [row.id]);
        await steps.tell(tx, [tellOf(row, change, event)], { at: now, actorId: actor.userId });
        return (await steps.written(tx, [row.id], now, steps.isMemberOf(memberships), viewed))[0]!;
      });
    },

    /** Whether there is such a change: staff decide entries and changes by one address. */
    isThere: async (id: string) => (await repository.readChange(db, id)) !== undefined,

    /** @throws Problem 400 without a reason from the list, 403 OWN_MATTER, 404, 409 */
    async decide(actor: Actor, id: string, verdict: EntryVerdict, sender: Sender): Promise<OwnSupplierProduct> {
      await requireAll(entryVerdictRules, verdict);
      const { version, decision, reasonCode, reason } = verdict;
      if (decision === 'ARCHIVE') invalid('decision', 'UNKNOWN_VALUE');
      const now = clock.now();
      const ground = await offers.ground();
      const viewed = await steps.view.ground();
      const known = (await repository.readChange(db, id)) ?? notFound('PRODUCT_CHANGE_NOT_FOUND');
      return db.transaction(async (tx) => {
        const [offer] = await offers.hold(tx, [known.entryId]);
        const [row] = await entries.readEntriesByIds(tx, [known.entryId], now);
        const change = await repository.readChange(tx, id);
        if (!offer || !row || !change) return notFound('PRODUCT_CHANGE_NOT_FOUND');
        if ((await customers.memberships(tx, actor, [row.customerId])).length > 0) throw new Problem(403, 'OWN_MATTER');
        const { to, event } = stepOf(change, decision === 'CONFIRM' ? 'CONFIRM' : 'DECLINE', isStaff);
        if (change.version !== version) versionConflict(change.version);
        if (to === 'CONFIRMED') await apply(tx, ground, offer, change, now);
        await end(tx, change, { status: to!, reason, reasonCode });
        await entries.nextVersions(tx, [row.id]);
        const payload = { reason, ...(reasonCode && { reasonCode }) };
        const told = tellOf(row, change, event, { payload, isNoticed: true });
        await steps.tell(tx, [told], { at: now, actorId: actor.userId, isStaff: true });
        const [answer] = await steps.shown(
          tx,
          await entries.readEntriesByIds(tx, [row.id], now),
          () => isStaff,
          viewed,
        );
        const what = {
          action: event,
          objectType: 'ProductChange',
          objectId: id,
          detail: { entryId: row.id, ...payload },
        };
        await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
        return answer!;
      });
    },
  };

  /** Makes an offer what was asked, with its files. */
  async function apply(tx: Tx, ground: Ground, offer: Offer, change: ChangeRow, now: Date) {
    const asked = withChange(offer, change.kind, change.asked);
    const changed =
      change.kind === 'BASE_PRODUCT'
        ? await onProduct(tx, ground, asked, { change, now })
        : await fitting(tx, ground, asked);
    await links.confirm(tx, { after: changed, change });
    await offers.write(tx, ground, [changed]);
  }
}

type Ground = Awaited<ReturnType<StepParts['offers']['ground']>>;

/** An offer on the base product that was asked for, or on what that became. @throws Problem 409 while that is not published, NO_AGENCY */
async function onProduct(
  tx: Tx,
  ground: Ground,
  offer: Offer,
  { change, now }: { change: ChangeRow; now: Date },
): Promise<Offer> {
  const productId = await readSuccessor(tx, offer.baseProductId);
  await entries.lockProductState(tx, productId);
  requireNoLack(await lacksOfChange(tx, change, { seller: offer, categories: ground.categories, now }), 'CONFIRM');
  return offerOn(tx, ground, offer, productId, now);
}

/** An offer without what its product states by itself, or its category measures no more, by now. */
async function fitting(tx: Tx, ground: Ground, offer: Offer): Promise<Offer> {
  const measured = await readMeasured(tx, ground, offer.baseProductId);
  const properties = measured && besideProduct(offer.properties, measured.node.properties, measured.ofProduct);
  return { ...offer, ...(properties && { properties }) };
}
