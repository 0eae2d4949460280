import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import { audience } from '../../platform/events/audience.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { newId } from '../../platform/ids.ts';
import { allowedActions } from '../../platform/machine.ts';
import type { NoticeFacts } from '../../platform/notices/notice-type.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { audienceOfCustomer, type Customers, type MembershipInForce } from '../customers/index.ts';
import type { Settings } from '../settings/index.ts';
import { type Offers, readOfferImages } from '../suppliers/index.ts';
import type { EntryGap } from './entries.enums.ts';
import * as repository from './entries.repository.ts';
import type { EntryRow } from './entries.repository.ts';
import type { OwnSupplierProduct } from './entries.schemas.ts';
import { type EntryActor, entryMachine } from './entry-machine.ts';

/** Least completeness of what is handed in. */
const LEAST_COMPLETENESS = 60;

export type StepParts = {
  db: Database;
  clock: Clock;
  settings: Settings;
  customers: Pick<Customers, 'memberships'>;
  offers: Pick<Offers, 'ground' | 'hold' | 'write'>;
};
export type Offer = Awaited<ReturnType<Offers['hold']>>[number];
export type HeldEntry = { row: EntryRow; offer: Offer };
export type Told = {
  entryId: string;
  customerId: string;
  type: string;
  payload: object;
  /** Of what staff do, for the notices of who sells. */
  facts?: NoticeFacts;
};

export const mayEdit = ({ isOwner, permissions }: MembershipInForce) => isOwner || permissions.includes('CATALOG_EDIT');
export const isWriter = (by: EntryActor) => by === 'CATALOG_EDIT';

/** What a draft lacks before it can be handed in. */
export function gapsOf(row: EntryRow): EntryGap[] {
  if (row.status !== 'DRAFT' && row.status !== 'REJECTED') return [];
  const gaps: [EntryGap, boolean][] = [
    ['MERCHANT_NOT_CONFIRMED', !row.isMerchantConfirmed],
    ['SUPPLIER_NOT_CONFIRMED', !row.isSupplierConfirmed],
    ['BASE_PRODUCT_NOT_PUBLISHED', !row.isBaseProductOffered],
    ['AGENCY_NOT_IN_FORCE', !row.isInForce],
    ['SKU', row.sku === ''],
    ['COMPLETENESS', row.completenessScore < LEAST_COMPLETENESS],
  ];
  return gaps.filter(([, isMissing]) => isMissing).map(([gap]) => gap);
}

/** What every write of entries has in common: who may, under which locks, and who is told. */
export function makeEntrySteps({ customers, offers }: Pick<StepParts, 'customers' | 'offers'>) {
  /** @param isOf what the viewer is to an entry */
  async function shown(query: Queryable, rows: EntryRow[], isOf: (row: EntryRow) => (by: EntryActor) => boolean) {
    const images = await readOfferImages(
      query,
      rows.map(({ id }) => id),
    );
    return rows.map((row): OwnSupplierProduct => {
      const {
        customerId: _,
        hiddenBecause,
        isInForce,
        updatedAt,
        submittedAt,
        warranty,
        originCountryName,
        ...rest
      } = row;
      const { reasonCode, reason, refusedContent: __, publishedAt: ___, ...more } = rest;
      const { isMerchantConfirmed: _m, isSupplierConfirmed: _s, isBaseProductPublished: _b, ...rested } = more;
      const { isBaseProductOffered: _o, ...own } = rested;
      const [image] = images(row.id);
      const actions = allowedActions(entryMachine, row.status, isOf(row));
      return {
        ...own,
        missing: gapsOf(row),
        allowedActions: isInForce ? actions : actions.filter((action) => action !== 'PRICE'),
        ...(hiddenBecause && { hiddenBecause }),
        ...(warranty && { warranty }),
        ...(originCountryName && { originCountryName }),
        ...(reasonCode && { reasonCode }),
        ...(reason && { reason }),
        ...(image && { image }),
        ...(submittedAt && { submittedAt: submittedAt.toISOString() }),
        ...(updatedAt && { updatedAt: updatedAt.toISOString() }),
      };
    });
  }

  const isMemberOf = (memberships: MembershipInForce[]) => {
    const writes = new Set(memberships.filter(mayEdit).map(({ customerId }) => customerId));
    return ({ customerId }: EntryRow) =>
      (by: EntryActor) =>
        isWriter(by) && writes.has(customerId);
  };

  return {
    shown,
    isMemberOf,

    /** Entries that are held, in the order of the ids. @throws Problem 404 for one that is not the viewer's, 403 without the permission */
    async held(tx: Tx, actor: Actor, ids: string[], now: Date) {
      const stored = await offers.hold(tx, ids);
      const rows = await repository.readEntriesByIds(tx, ids, now);
      const memberships = await customers.memberships(tx, actor, [
        ...new Set(rows.map(({ customerId }) => customerId)),
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
          .map(({ payload, ...event }) => ({ ...event, id: newId(), payload: { ...payload, customerId } }));
        const onBehalfOf = isStaff || actorId === null ? null : customerId;
        const seqs = await repository.insertEntryEvents(tx, events, { at, actorId, onBehalfOf });
        for (const { id, entryId, type, facts } of events) {
          const audiences = [
            audienceOfCustomer(customerId),
            ...(type.startsWith('ENTRY_') ? [audience.staff('OFFERS_DECIDE')] : []),
          ];
          const seq = seqs.get(id)!;
          const event = { id, type, objectType: 'OwnSupplierProduct', objectId: entryId, seq, audiences };
          await recordEvent(tx, { ...event, ...(facts && { notice: { actorId, at, facts } }) });
        }
      }
    },
  };
}
export type EntrySteps = ReturnType<typeof makeEntrySteps>;
