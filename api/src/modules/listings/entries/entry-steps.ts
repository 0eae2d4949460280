import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { audience } from '../../../platform/events/audience.ts';
import { eventOf } from '../../../platform/domain-events/define-events.ts';
import { emit } from '../../../platform/domain-events/emit.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { transitionOf } from '../../../platform/machine.ts';
import type { EventNotices } from '../../../platform/notices/notice-type.ts';
import { textsOf } from '../../../platform/notices/texts-of.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { versionConflict } from '../../../platform/version.ts';
import { audienceOfCustomer, type Customers, type MembershipInForce } from '../../customers/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { Offers } from '../offers/offers.service.ts';
import type { EntryAction } from './entries.enums.ts';
import * as repository from './entries.repository.ts';
import type { EntryRow, Outcome } from './entries.repository.ts';
import type { OwnSupplierProduct } from './entries.schemas.ts';
import { type EntryActor, entryMachine } from './entry-machine.ts';
import { type EntryShown, type ShownGround, withoutLinks } from './entry-shown.ts';
import { listingEvents } from './listings.events.ts';
import type { Offer } from './offer.ts';

export type StepParts = {
  db: Database;
  clock: Clock;
  settings: Settings;
  customers: Pick<Customers, 'memberships'>;
  offers: Pick<Offers, 'ground' | 'hold' | 'parts' | 'write'>;
};
export type HeldEntry = { row: EntryRow; offer: Offer };
export type Told = {
  entryId: string;
  customerId: string;
  type: string;
  payload: object;
  /** Whether it comes into the inboxes of who sells: of what staff do. */
  isNoticed?: boolean;
};

/** What a step does beside the usual. */
type Done = { offer?: Offer; outcome?: Outcome; to?: EntryRow['status']; payload?: object; told?: Told[] } | undefined;
type Step = { action: EntryAction; version: number; once?: Once | undefined };

export const mayEdit = ({ isOwner, permissions }: MembershipInForce) => isOwner || permissions.includes('CATALOG_EDIT');
export const isWriter = (by: EntryActor) => by === 'CATALOG_EDIT';

/** Of writes that address entries by their ids. */
export const KEPT_PLANS = { keepsPlans: true };

/** What every write of entries has in common: who may, under which locks, and who is told. */
export function makeEntrySteps({ db, clock, customers, offers, view }: StepParts & { view: EntryShown }) {
  const isMemberOf = (memberships: MembershipInForce[]) => {
    const writes = new Set(memberships.filter(mayEdit).map(({ customerId }) => customerId));
    return ({ customerId }: EntryRow) =>
      (by: EntryActor) =>
        isWriter(by) && writes.has(customerId);
  };

  const steps = {
    view,
    shown: view.entries,
    isMemberOf,

    /** Entries as they are after they were written, in the order of the ids. */
    async written(tx: Tx, ids: string[], now: Date, isOf: ReturnType<typeof isMemberOf>, known: ShownGround) {
      const [rows, beside] = await Promise.all([repository.readEntriesByIds(tx, ids, now), view.beside(tx, ids)]);
      const inOrder = ids.map((id) => rows.find((each) => each.id === id)!);
      return view.entries(tx, inOrder, isOf, known, beside);
    },

    /** Keeps an answer for repetitions of its request. */
    keep: (tx: Tx, once: Once | undefined, answer: OwnSupplierProduct) => once?.keep(tx, withoutLinks(answer)),

    /**
     * One step of an entry: the row is held, the table asked, the row written with its next version, and told of.
     * @param work what is done beside; the entry as it was, and what of it becomes another one
     * @throws Problem 403, 404, 409 for another version or state
     */
    async step(
      actor: Actor,
      id: string,
      { action, version, once }: Step,
      work: (tx: Tx, held: HeldEntry & { now: Date }) => Promise<Done> = () => Promise.resolve(undefined),
    ): Promise<OwnSupplierProduct> {
      const now = clock.now();
      const ground = await offers.ground();
      const viewed = await view.ground();
      return db.transaction(async (tx) => {
        const { entries, memberships } = await steps.held(tx, actor, [id], now);
        const { row, offer } = entries[0]!;
        const found = transitionOf<EntryRow['status'], EntryAction, EntryActor>(
          entryMachine,
          row.status,
          action,
          isWriter,
        );
        if (row.version !== version) versionConflict(row.version);
        const done = await work(tx, { row, offer, now });
        const status = done?.to ?? found.to ?? row.status;
        const publishedAt = status === 'PUBLISHED' ? (offer.publishedAt ?? now.toISOString()) : offer.publishedAt;
        await offers.write(tx, ground, [{ ...offer, ...done?.offer, status, publishedAt }]);
        await repository.writeOutcome(tx, id, done?.outcome ?? {});
        const told = { entryId: id, customerId: row.customerId, payload: done?.payload ?? {} };
        // Of a trusted seller the same action publishes at once.
        const type = done?.to === 'PUBLISHED' ? 'ENTRY_PUBLISHED' : found.event;
        await steps.tell(tx, [{ ...told, type }, ...(done?.told ?? [])], { at: now, actorId: actor.userId });
        const [answer] = await steps.written(tx, [id], now, isMemberOf(memberships), viewed);
        steps.keep(tx, once, answer!);
        return answer!;
      }, KEPT_PLANS);
    },

    /** Before work that takes its time. @throws Problem 404 for an entry that is not the viewer's, 403 without the permission */
    async requireWriter(actor: Actor, id: string): Promise<EntryRow> {
      const [row = notFound('SUPPLIER_PRODUCT_NOT_FOUND')] = await repository.readEntriesByIds(db, [id], clock.now());
      const [membership = notFound('SUPPLIER_PRODUCT_NOT_FOUND')] = await customers.memberships(db, actor, [
        row.customerId,
      ]);
      if (!mayEdit(membership))
        throw new Problem(403, 'PERMISSION_MISSING', [], undefined, { permission: 'CATALOG_EDIT' });
      return row;
    },

    /** Entries that are held, in the order of the ids. @throws Problem 404 for one that is not the viewer's, 403 without the permission */
    async held(tx: Tx, actor: Actor, ids: string[], now: Date) {
      const [stored, rows, memberships] = await Promise.all([
        offers.hold(tx, ids),
        repository.readEntriesByIds(tx, ids, now),
        customers.memberships(tx, actor),
      ]);
      const entries = ids.map((id): HeldEntry => {
        const row = rows.find((each) => each.id === id);
        const offer = stored.find((each) => each.id === id);
        const membership = memberships.find(({ customerId }) => customerId === row?.customerId);
        if (!row || !offer || !membership) return notFound('SUPPLIER_PRODUCT_NOT_FOUND');
        if (!mayEdit(membership))
          throw new Problem(403, 'PERMISSION_MISSING', [], undefined, { permission: 'CATALOG_EDIT' });
        return { row, offer };
      });
      return { memberships, entries };
    },

    /** Writes what happened, and tells who sells and, of what waits for them, staff. */
    async tell(
      tx: Tx,
      all: Told[],
      { at, actorId, isStaff = false }: { at: Date; /** null: the site. */ actorId: string | null; isStaff?: boolean },
    ) {
      for (const customerId of new Set(all.map((each) => each.customerId))) {
        const events = all
          .filter((each) => each.customerId === customerId)
          .map((each) => ({
            ...each,
            happened: {
              ...eventOf(listingEvents, each.type, each.entryId, { ...each.payload, customerId }),
              audiences: each.isNoticed ? [audienceOfCustomer(customerId)] : [],
            },
          }));
        const onBehalfOf = isStaff || actorId === null ? null : customerId;
        const happened = events.map((each) => each.happened);
        const written = await emit(tx, happened, { at, actorId, onBehalfOf });
        for (const [place, { entryId, type }] of events.entries()) {
          const audiences = [
            audienceOfCustomer(customerId),
            ...(/^(ENTRY|CHANGE)_/.test(type) ? [audience.staff('OFFERS_DECIDE')] : []),
          ];
          const event = { ...written[place]!, type, objectType: 'OwnSupplierProduct', objectId: entryId, audiences };
          await recordEvent(tx, event);
        }
      }
    },
  };
  return steps;
}

export const listingEventNotices: EventNotices = {
  objectType: 'OwnSupplierProduct',
  async facts(query, { aggregateId, payload }) {
    const [row] = await query.query<{ title: string }>('select title from supplier_products where id = $1', [
      aggregateId,
    ]);
    return row && { ...row, ...textsOf(payload, ['reason']) };
  },
};
export type EntrySteps = ReturnType<typeof makeEntrySteps>;
