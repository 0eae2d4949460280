import type { Actor } from '../../../platform/actor.ts';
import { recordChange } from '../../../platform/changes/record-change.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids.ts';
import { requireNoLack } from '../../../platform/lacks.ts';
import { type LateRule, requireAll } from '../../../platform/late-rules.ts';
import { transitionOf } from '../../../platform/machine.ts';
import { lookAgain } from '../../../platform/notices/look-again.ts';
import { notFound, Problem, tooMany } from '../../../platform/problem.ts';
import { slugOf } from '../../../platform/slug.ts';
import { sortKey } from '../../../platform/sort-key.ts';
import { foldSearchKey } from '../../../platform/text.ts';
import { versionConflict } from '../../../platform/version.ts';
import { hasContact } from '../../../platform/text/contact.ts';
import type { ConfirmStatus } from '../index.ts';
import type { SupplierAction } from './claims.enums.ts';
import { readOpenClaimsOf } from './claims.repository.ts';
import * as evidences from './evidences.repository.ts';
import * as repository from './own-suppliers.repository.ts';
import { type Named, nameFields, type Names, type OwnSupplierRow } from './own-suppliers.repository.ts';
import type { NewSupplier, OwnSupplier, SupplierNamesChange, SupplierPageChange } from './own-suppliers.schemas.ts';
import { makePagePictures } from './page-pictures.ts';
import { type ShownParts, viewerOf } from './parts.ts';
import { releaseFiles } from './evidence-files.ts';
import type { SupplyStep } from './shared.schemas.ts';
import { membershipIn, supplierActors } from './shown.ts';
import { type SupplierActor, supplierMachine } from './supplier-machine.ts';
import { lacksOfSupplier, readNumberHolders } from './supply-lacks.ts';
import { recordSupplyEvent } from './supply-events.ts';

/** domain rule: so many open claims a company, on suppliers that are here and on new ones together */
const MOST_CLAIMS = 3;
export type OwnSuppliers = ReturnType<typeof makeOwnSuppliers>;

/** Everything that is stored of names and numbers. */
export const namedAs = (names: Names): Named => ({
  ...names,
  slug: slugOf(names.brandName!),
  searchKey: foldSearchKey(`${names.brandName} ${names.legalName}`),
  sortKey: sortKey(names.brandName!),
});
const namesIn = (given: Partial<SupplierNamesChange>): Names =>
  Object.fromEntries(nameFields.map((name) => [name, given[name] ?? null])) as Names;
const namesOf = (row: OwnSupplierRow): Names => namesIn(row as Partial<SupplierNamesChange>);

/** @throws Problem 409 SUPPLIER_EXISTS with the supplier that was confirmed with the number */
async function requireFreeNumber(tx: Tx, nationalLegalId: string | null, exceptId?: string): Promise<void> {
  if (nationalLegalId === null) return;
  await repository.lockNumbers(tx);
  const holder = await repository.readHolderOfNumber(tx, nationalLegalId, exceptId);
  if (holder)
    throw new Problem(409, 'SUPPLIER_EXISTS', [
      { field: 'nationalLegalId', code: 'SUPPLIER_EXISTS', params: [holder] },
    ]);
}

const brandRule: LateRule<{ brandName: string }> = {
  reads: ['brandName'],
  judge: ({ brandName }) => (hasContact(brandName) ? { field: 'brandName', code: 'HAS_CONTACT' } : undefined),
};

/** Suppliers as those who run them write them. */
export function makeOwnSuppliers(parts: ShownParts) {
  const { db, clock, geography, customers, shown, offers } = parts;
  const pictures = makePagePictures(parts);

  /** A supplier of a company of the viewer. @throws Problem 404 */
  async function own(query: Queryable, actor: Actor, row: OwnSupplierRow | undefined) {
    const viewer = await viewerOf(parts, query, actor);
    if (!row || !membershipIn(viewer, row.customerId)) return notFound('SUPPLIER_NOT_FOUND');
    return { row, viewer };
  }
  const visible = async (actor: Actor, id: string) =>
    own(db, actor, await repository.readOwnSupplier(db, id, clock.now()));

  const placeOf = async (cityId: string): Promise<repository.Placed> => {
    const city = await geography.city(cityId);
    const names = await geography.names();
    return { cityId, stateId: city.stateId, cityName: city.name, stateName: names.get(city.stateId) ?? '' };
  };
  const cityRule: LateRule<{ cityId: string }> = {
    reads: ['cityId'],
    judge: async ({ cityId }) =>
      (await geography.hasCity(cityId)) ? undefined : { field: 'cityId', code: 'UNKNOWN_PLACE' },
  };

  const addressRule: LateRule<Pick<SupplierPageChange, 'addresses'>> = {
    reads: ['addresses'],
    judge: async ({ addresses = [] }) => {
      const errors: FieldError[] = [];
      for (const [at, { cityId, addressLine }] of addresses.entries()) {
        if (!(await geography.hasCity(cityId)))
          errors.push({ field: `addresses[${at}].cityId`, code: 'UNKNOWN_PLACE' });
        if (hasContact(addressLine)) errors.push({ field: `addresses[${at}].addressLine`, code: 'HAS_CONTACT' });
      }
      return errors;
    },
  };

  type Held = { row: OwnSupplierRow; now: Date };
  type Done = { payload?: object; isRemoved?: boolean } | undefined;
  type Step = { action: SupplierAction; version: number; once?: Once | undefined };

  /**
   * One step of a supplier: the machine's row, the work, the next version, the event and the news, in one transaction.
   * @throws Problem 404, 403 without the permission, 409 for another version or state
   */
  async function step(
    actor: Actor,
    id: string,
    { action, version, once }: Step,
    work: (tx: Tx, held: Held) => Promise<Done> = () => Promise.resolve(undefined),
  ): Promise<OwnSupplier> {
    const now = clock.now();
    return db.transaction(async (tx) => {
      const { row, viewer } = await own(tx, actor, await repository.lockSupplier(tx, id, now));
      const found = transitionOf<ConfirmStatus, SupplierAction, SupplierActor>(
        supplierMachine,
        row.status,
        action,
        supplierActors(viewer, row),
      );
      if (row.version !== version) versionConflict(row.version);
      const done = await work(tx, { row, now });
      const event = { of: 'SUPPLIER' as const, id, type: found.event, at: now, actorId: actor.userId };
      const told = { onBehalfOf: row.customerId, customers: [row.customerId], payload: done?.payload ?? {} };
      if (done?.isRemoved) {
        await recordSupplyEvent(tx, { ...event, ...told });
        const [last] = await shown.suppliersShown(tx, [row], viewer);
        once?.keep(tx, last!);
        return last!;
      }
      await repository.moveSupplier(tx, id, { status: found.to ?? row.status }, now);
      await recordSupplyEvent(tx, { ...event, ...told });
      if (row.status === 'CONFIRMED') await recordChange(tx, [id]);
      const [answer] = await shown.suppliersShown(tx, [(await repository.readOwnSupplier(tx, id, now))!], viewer);
      once?.keep(tx, answer!);
      return answer!;
    });
  }

  /** What holds of what is written beside its format. @throws Problem 404, 403 for what is not the viewer's to write */
  const rules = {
    async create(actor: Actor, { customerId }: Partial<NewSupplier>): Promise<LateRule<NewSupplier>[]> {
      if (customerId !== undefined) await customers.actingFor(db, actor, customerId, 'OWNER');
      return [brandRule, cityRule];
    },
    async page(actor: Actor, id: string): Promise<LateRule<SupplierPageChange>[]> {
      await visible(actor, id);
      return [cityRule, addressRule, { reads: ['logo', 'cover'], judge: (page) => pictures.judge(actor, id, page) }];
    },
    async names(actor: Actor, id: string): Promise<LateRule<SupplierNamesChange>[]> {
      await visible(actor, id);
      return [brandRule];
    },
  };

  return {
    rules,

    /** Suppliers of all companies of the viewer, the oldest first. */
    async list(actor: Actor): Promise<OwnSupplier[]> {
      const viewer = await viewerOf(parts, db, actor);
      const ids = viewer.memberships.map(({ customerId }) => customerId);
      return shown.suppliersShown(db, await repository.readOwnSuppliers(db, ids, clock.now()), viewer);
    },

    /** @throws Problem 404 for a supplier of no company of the viewer */
    async one(actor: Actor, id: string): Promise<OwnSupplier> {
      const { row, viewer } = await visible(actor, id);
      return (await shown.suppliersShown(db, [row], viewer))[0]!;
    },

    /** @throws Problem 404, 403, 400 naming the field, 409 for a number that is taken, too many, an identity that is not confirmed */
    async create(actor: Actor, input: NewSupplier, once?: Once): Promise<OwnSupplier> {
      await requireAll(await rules.create(actor, input), input);
      const { customerId } = input;
      const id = newId();
      const now = clock.now();
      const place = await placeOf(input.cityId);
      return db.transaction(async (tx) => {
        await customers.lockCustomer(tx, customerId);
        await customers.actingFor(tx, actor, customerId, 'OWNER');
        if (!(await repository.isVerified(tx, customerId))) throw new Problem(409, 'IDENTITY_NOT_CONFIRMED');
        await requireRoom(tx, customerId);
        await requireFreeNumber(tx, input.nationalLegalId);
        await repository.insertSupplier(tx, { id, customerId, ...namedAs(namesIn(input)), ...place }, now);
        const event = { of: 'SUPPLIER' as const, id, type: 'SUPPLIER_CREATED', at: now, actorId: actor.userId };
        await recordSupplyEvent(tx, { ...event, onBehalfOf: customerId, customers: [customerId] });
        const viewer = await viewerOf(parts, tx, actor);
        const [answer] = await shown.suppliersShown(tx, [(await repository.readOwnSupplier(tx, id, now))!], viewer);
        once?.keep(tx, answer!);
        return answer!;
      });
    },

    /** @throws Problem 400, 403, 404, 409 */
    async changePage(actor: Actor, id: string, change: SupplierPageChange): Promise<OwnSupplier> {
      await requireAll(await rules.page(actor, id), change);
      const place = await placeOf(change.cityId);
      const moved = await offers();
      const addresses = await Promise.all(
        (change.addresses ?? []).map(async (each) => ({ ...each, cityName: (await geography.city(each.cityId)).name })),
      );
      await pictures.prepare(actor, id, change);
      return step(actor, id, { action: 'EDIT', version: change.version }, async (tx, { row, now }) => {
        await repository.updatePage(tx, id, { ...change, ...place, addresses }, now);
        await pictures.set(tx, actor, id, change);
        // Its offers are found by its city.
        if (row.status === 'CONFIRMED' && row.cityId !== place.cityId) await moved.refresh(tx, id);
        return { payload: { part: 'PAGE' } };
      });
    },

    /** Of a confirmed supplier a change that waits for staff. @throws Problem 400, 403, 404, 409 */
    async changeNames(actor: Actor, id: string, change: SupplierNamesChange, once?: Once): Promise<OwnSupplier> {
      await requireAll(await rules.names(actor, id), change);
      return step(actor, id, { action: 'EDIT_NAMES', version: change.version, once }, async (tx, { row, now }) => {
        const before = namesOf(row);
        const wanted = namesIn(change);
        const fields = nameFields.filter((name) => before[name] !== wanted[name]);
        await requireFreeNumber(tx, wanted.nationalLegalId, id);
        if (row.status !== 'CONFIRMED') await repository.updateNames(tx, id, namedAs(wanted));
        else if (row.change) throw new Problem(409, 'SUPPLIER_CHANGE_OPEN');
        else if (fields.length > 0) await repository.insertChange(tx, newId(), id, { before, wanted }, now);
        return { payload: { fields } };
      });
    },

    /** @throws Problem 403, 404, 409 */
    cancelChange: (actor: Actor, id: string, { version }: SupplyStep, once?: Once) =>
      step(actor, id, { action: 'CANCEL_CHANGE', version, once }, async (tx, { row, now }) => {
        if (!row.change) notFound('SUPPLIER_CHANGE_NOT_FOUND');
        await repository.endChange(tx, id, 'CANCELED', null, now);
        return undefined;
      }),

    /** @throws Problem 403, 404, 409 for another version or state, or SUPPLIER_INCOMPLETE naming each gap */
    submit: (actor: Actor, id: string, { version }: SupplyStep, once?: Once) =>
      step(actor, id, { action: 'SUBMIT', version, once }, async (tx, { row, now }) => {
        requireNoLack(await readLacks(tx, row, now), 'SUBMIT');
        return undefined;
      }),

    /** @throws Problem 403, 404, 409 */
    withdraw: (actor: Actor, id: string, { version }: SupplyStep, once?: Once) =>
      step(actor, id, { action: 'WITHDRAW', version, once }),

    /** A draft for good, with what was handed in of it. @throws Problem 403, 404, 409 */
    remove: (actor: Actor, id: string, version: number, once?: Once) =>
      step(actor, id, { action: 'REMOVE', version, once }, async (tx) => {
        await removeSupplier(tx, id);
        return { isRemoved: true };
      }),

    /** What keeps a company from being closed: what staff decide of now, by name. */
    async openOf(tx: Tx, customerId: string): Promise<string[]> {
      const rows = await repository.readOwnSuppliers(tx, [customerId], clock.now());
      const waiting = rows.filter(({ status, change }) => status === 'PENDING' || change !== null);
      const claims = await readOpenClaimsOf(tx, customerId);
      return [...waiting.map(({ brandName }) => brandName), ...claims.map(({ supplierName }) => supplierName)];
    },

    /** Drafts of a company that is there no more go with it; what the public knows is nobody's again, and can be claimed. */
    async customerClosed(tx: Tx, customerId: string): Promise<void> {
      for (const { id, status } of await repository.readOwnSuppliers(tx, [customerId], clock.now()))
        if (status === 'CONFIRMED' || status === 'SUSPENDED') await repository.updateOwner(tx, id, null);
        else await removeSupplier(tx, id);
    },
  };

  async function removeSupplier(tx: Tx, id: string): Promise<void> {
    const stored = await evidences.readEvidencesOf(tx, [id]);
    await releaseFiles(parts, tx, stored);
    await pictures.release(tx, id);
    const ids = stored.map((each) => each.id);
    await evidences.deleteEvidences(tx, ids);
    await lookAgain(tx, 'SupplierEvidence', ids);
    await repository.deleteSupplier(tx, id);
  }
}

/** What a supplier that is held needs; nobody takes its number until the transaction ends. */
export async function readLacks(tx: Tx, row: OwnSupplierRow, now: Date) {
  await repository.lockNumbers(tx);
  const stored = await evidences.readEvidencesOf(tx, [row.id]);
  const holderOf = await readNumberHolders(tx, [row]);
  return lacksOfSupplier(row, { evidences: stored, holderId: holderOf(row), now });
}

/** @throws Problem 409 CLAIM_LIMIT */
export async function requireRoom(tx: Tx, customerId: string): Promise<void> {
  const open = (await readOpenClaimsOf(tx, customerId)).length + (await repository.countNew(tx, customerId));
  if (open >= MOST_CLAIMS) tooMany('CLAIM_LIMIT', MOST_CLAIMS);
}
