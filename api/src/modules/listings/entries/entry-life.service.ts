import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { parseTyped } from '../../../platform/decimal.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids.ts';
import { requireNoLack } from '../../../platform/lacks.ts';
import { type LateRule, requireAll } from '../../../platform/late-rules.ts';
import { transitionOf } from '../../../platform/machine.ts';
import { invalid, invalidAll, notFound, Problem, tooMany } from '../../../platform/problem.ts';
import { problemOfQuantity, readQuantity } from '../../../platform/quantity.ts';
import { slugOf } from '../../../platform/slug.ts';
import { foldDigits } from '../../../platform/text.ts';
import { versionConflict } from '../../../platform/version.ts';
import { type Catalog, readOfferedProducts } from '../../catalog/index.ts';
import type { Customers } from '../../customers/index.ts';
import type { Geography } from '../../geography/index.ts';
import { hasContact } from '../../../platform/text/contact.ts';
import type { Reference, UnitTable } from '../../reference/index.ts';
import { changedAtOnce, isSame, splitEdit } from './changed-content.ts';
import type { EntryAction } from './entries.enums.ts';
import * as repository from './entries.repository.ts';
import type { EntryRow } from './entries.repository.ts';
import type { EntryChange, EntryStep, NewEntry, OwnSupplierProduct } from './entries.schemas.ts';
import { type EntryActor, entryMachine, isReviewed } from './entry-machine.ts';
import type { LinkedFiles } from './entry-links.ts';
import { isPossible, lacksOfEntry } from './entry-lacks.ts';
import { type EntrySteps, isWriter, mayEdit, type StepParts } from './entry-steps.ts';
import type { Offer } from './offer.ts';
import { jumpOf, problemsOfDraftPrice, problemsOfPrice, storedTiers } from './price-rules.ts';
import { toldOfPrice } from './prices.service.ts';
import type { ProductChanges } from './product-changes.service.ts';
import { problemsOfSaleUnit, storedSaleUnit } from './sale-unit-rules.ts';
import { readTrust } from './trust.ts';
import { readUsualTerms } from './usual-terms.ts';

/** domain rule: so many entries a seller, archived ones apart */
const MOST_ENTRIES = 20_000;

type Parts = StepParts & {
  customers: Pick<Customers, 'memberships' | 'actingFor'>;
  catalog: Pick<Catalog, 'tree'>;
  geography: Pick<Geography, 'writeSaleCities'>;
  reference: Pick<Reference, 'unitTable'>;
  steps: EntrySteps;
  changes: ProductChanges;
  links: LinkedFiles;
};
export type EntryLife = ReturnType<typeof makeEntryLife>;

/** An entry on its way to the public and off the market, as who sells it takes it there. */
export function makeEntryLife(parts: Parts) {
  const { db, clock, settings, catalog, reference, customers, geography, offers, steps, changes, links } = parts;
  const { step } = steps;
  const rules = changeRules(() => reference.unitTable());

  /** Writes a new draft. */
  async function begin(tx: Tx, actor: Actor, seller: repository.Seller, offer: Offer, payload: object) {
    if ((await repository.countEntries(tx, seller)) >= MOST_ENTRIES) tooMany('ENTRY_LIMIT', MOST_ENTRIES);
    const told = { entryId: offer.id, customerId: seller.customerId, type: 'ENTRY_CREATED', payload };
    await steps.tell(tx, [told], { at: clock.now(), actorId: actor.userId });
  }

  return {
    /** @throws Problem 403, 404, 400 naming the field, 409 NO_AGENCY, ENTRY_LIMIT */
    async create(actor: Actor, { merchantId, supplierId, baseProductId }: NewEntry, once?: Once) {
      const now = clock.now();
      const seller = (await repository.readSeller(db, merchantId)) ?? notFound('MERCHANT_NOT_FOUND');
      const [membership = notFound('MERCHANT_NOT_FOUND')] = await customers.memberships(db, actor, [seller.customerId]);
      if (!mayEdit(membership))
        throw new Problem(403, 'PERMISSION_MISSING', [], undefined, { permission: 'CATALOG_EDIT' });
      const { byId } = await catalog.tree();
      const [product] = await readOfferedProducts(db, [baseProductId]);
      const node = product && byId.get(product.categoryId);
      if (!node) return invalid('baseProductId', 'UNKNOWN_VALUE');
      if (!seller.supplierId && !supplierId) return invalid('supplierId', 'REQUIRED');
      const path = node.path.map(({ category }) => category.id);
      const asked = { merchantId, supplierId: supplierId ?? '', baseProductId, path };
      const agency = seller.supplierId ? null : await repository.readAgency(db, asked, now);
      if (agency === undefined) throw new Problem(409, 'NO_AGENCY', [{ field: 'supplierId', code: 'NO_AGENCY' }]);
      const title = (await repository.readProductName(db, baseProductId)) ?? invalid('baseProductId', 'UNKNOWN_VALUE');
      const ground = await offers.ground();
      const viewed = await steps.view.ground();
      const offer: Offer = {
        ...newDraft,
        ...(await readUsualTerms(db, node, ground.units)),
        // Who may set none has it on request.
        ...(agency?.maySetPrice === false && { priceMode: 'ON_REQUEST' }),
        id: newId(),
        baseProductId,
        supplierId: seller.supplierId ?? supplierId!,
        merchantId: agency ? merchantId : null,
        delegationId: agency?.id ?? null,
        title,
        slug: slugOf(title),
      };
      return db.transaction(async (tx) => {
        await offers.write(tx, ground, [offer]);
        await begin(tx, actor, seller, offer, {});
        const written = await repository.readEntriesByIds(tx, [offer.id], now);
        // Its supplier is held by now: what was in force a moment ago may have been stopped since.
        if (!written[0]?.isInForce) throw new Problem(409, 'NO_AGENCY', [{ field: 'supplierId', code: 'NO_AGENCY' }]);
        const [answer] = await steps.shown(tx, written, steps.isMemberOf([membership]), viewed);
        steps.keep(tx, once, answer!);
        return answer!;
      });
    },

    rules,

    /** @throws Problem 400, 403, 404, 409 (version, state, SKU_TAKEN) */
    async change(actor: Actor, id: string, change: EntryChange): Promise<OwnSupplierProduct> {
      await requireAll(rules, change);
      const units = await reference.unitTable();
      const jump = await settings.at('entry.price_jump', clock.now());
      return step(actor, id, { action: 'EDIT', version: change.version }, async (tx, { row, offer }) => {
        invalidAll(problemsOfSaleUnit(change, units, offer));
        const changed = draftOf(offer, change);
        if (changed.sku !== '' && (await repository.isSkuTaken(tx, { ...changed, merchantId: offer.merchantId })))
          throw new Problem(409, 'SKU_TAKEN', [{ field: 'sku', code: 'SKU_TAKEN' }]);
        if (!row.maySetPrice && change.priceMode !== 'ON_REQUEST')
          throw new Problem(409, 'PRICE_NOT_ALLOWED', [{ field: 'priceMode', code: 'PRICE_NOT_ALLOWED' }]);
        if (!isReviewed(row.status))
          return { offer: changed, payload: changedAtOnce(offer, changed, { isPublished: false }) ?? {} };
        invalidAll(problemsOfPrice(change, changed.moq));
        const { now, asked } = splitEdit(offer, changed);
        refuseJump(row, offer, now, change.confirmsJump ? undefined : jump);
        const told = await changes.ask(tx, actor, row, asked);
        const payload = changedAtOnce(offer, now, { isPublished: true }) ?? {};
        return { offer: now, payload, told: [...toldOfPrice(row, offer, now), ...told] };
      });
    },

    /** Waits for staff; of a trusted seller it is published at once. @throws Problem 403, 404, 409 (version, state, ENTRY_INCOMPLETE, CONTENT_UNCHANGED) */
    async submit(actor: Actor, id: string, { version }: EntryStep, once?: Once) {
      const isTrusted = await readTrust(settings, clock.now());
      const ground = await offers.ground();
      return step(actor, id, { action: 'SUBMIT', version, once }, async (tx, { row, offer, now }) => {
        // Held until the end: whoever decides the product sees this entry, or is seen here.
        const product = await repository.lockProductState(tx, row.baseProductId);
        const isOffered = product.status === 'PUBLISHED' || product.status === 'PENDING';
        // What its category requires may have become more since it was last written.
        await offers.write(tx, ground, [offer]);
        const [counted = row] = await repository.readEntriesByIds(tx, [id], now);
        const pictures = (await links.pictures(tx, id)).map(({ fileId }) => fileId);
        requireNoLack(lacksOfEntry({ ...counted, isBaseProductOffered: isOffered }, pictures), 'SUBMIT');
        const waitsForProduct = product.status === 'PENDING';
        const isAtOnce = !waitsForProduct && (await isTrusted(tx, row.customerId));
        return {
          ...(isAtOnce && { to: 'PUBLISHED' as const }),
          outcome: { submittedAt: now, reason: null, reasonCode: null, waitsForProduct },
        };
      });
    },

    /** @throws Problem 403, 404, 409 */
    withdraw: (actor: Actor, id: string, { version }: EntryStep, once?: Once) =>
      step(actor, id, { action: 'WITHDRAW', version, once }),

    /** Hides it from buyers until it is shown again; open requests on it live on. @throws Problem 403, 404, 409 */
    hide: (actor: Actor, id: string, { version }: EntryStep, once?: Once) =>
      step(actor, id, { action: 'HIDE', version, once }),

    /** Shows it again without another review: edits that need one waited meanwhile too. @throws Problem 403, 404, 409 */
    unhide: (actor: Actor, id: string, { version }: EntryStep, once?: Once) =>
      step(actor, id, { action: 'UNHIDE', version, once }),

    /** @throws Problem 403, 404, 409 */
    archive: (actor: Actor, id: string, { version }: EntryStep, once?: Once) =>
      step(actor, id, { action: 'ARCHIVE', version, once }, async (tx, { row }) => ({
        told: await changes.drop(tx, row),
      })),

    /** @throws Problem 403, 404, 409 */
    restore: (actor: Actor, id: string, { version }: EntryStep, once?: Once) =>
      step(actor, id, { action: 'RESTORE', version, once }),

    /** Another draft like it, without its code. @throws Problem 403, 404, 409 */
    async copy(actor: Actor, id: string, { version }: EntryStep, once?: Once): Promise<OwnSupplierProduct> {
      const now = clock.now();
      const ground = await offers.ground();
      const viewed = await steps.view.ground();
      return db.transaction(async (tx) => {
        const { entries, memberships } = await steps.held(tx, actor, [id], now);
        const { row, offer } = entries[0]!;
        if (row.version !== version) versionConflict(row.version);
        const seller = (await repository.readSeller(tx, row.merchantId)) ?? notFound('SUPPLIER_PRODUCT_NOT_FOUND');
        const copy: Offer = { ...offer, id: newId(), sku: '', status: 'DRAFT', publishedAt: null };
        // Pictures first: the completeness of a copy counts them.
        await links.copy(tx, id, copy.id);
        await geography.writeSaleCities(tx, copy.id, row.saleCityIds);
        await offers.write(tx, ground, [copy]);
        await begin(tx, actor, seller, copy, { copyOf: id });
        const [answer] = await steps.written(tx, [copy.id], now, steps.isMemberOf(memberships), viewed);
        steps.keep(tx, once, answer!);
        return answer!;
      });
    },

    /** @throws Problem 403, 404, 409 (version, state, ENTRY_PUBLISHED_BEFORE) */
    async remove(actor: Actor, id: string, version: number): Promise<void> {
      const now = clock.now();
      await db.transaction(async (tx) => {
        const { entries } = await steps.held(tx, actor, [id], now);
        const { row } = entries[0]!;
        transitionOf<EntryRow['status'], EntryAction, EntryActor>(entryMachine, row.status, 'REMOVE', isWriter);
        if (row.version !== version) versionConflict(row.version);
        if (!isPossible(row)('REMOVE')) throw new Problem(409, 'ENTRY_PUBLISHED_BEFORE');
        await links.release(tx, id);
        await geography.writeSaleCities(tx, id, []);
        await repository.deleteEntry(tx, id);
        const told = { entryId: id, customerId: row.customerId, type: 'ENTRY_REMOVED', payload: { title: row.title } };
        await steps.tell(tx, [told], { at: now, actorId: actor.userId });
      });
    },
  };
}

/** What a new draft says until somebody writes it. */
const newDraft = {
  sku: '',
  priceTiers: [],
  conversions: [],
  moq: '1',
  orderStep: '1',
  status: 'DRAFT',
  warranty: null,
  originCountryName: null,
  documents: [],
  properties: [],
  publishedAt: null,
} satisfies Partial<Offer>;

/** An offer with what a draft says. */
function draftOf(offer: Offer, change: EntryChange): Offer {
  const { title, warranty, originCountryName, priceMode, stockState, leadTimeDays } = change;
  // One code, in whatever digits it is typed.
  const sku = foldDigits(change.sku ?? '');
  return {
    ...offer,
    title,
    slug: slugOf(title),
    sku,
    priceMode,
    stockState,
    leadTimeDays,
    priceTiers: storedTiers(change),
    ...storedSaleUnit(change),
    moq: readQuantity(change.moq)!.toFixed(),
    orderStep: readQuantity(change.orderStep)!.toFixed(),
    warranty: warranty ?? null,
    originCountryName: originCountryName ?? null,
  };
}

/** @throws Problem 409 DELEGATION_ENDED, PRICE_JUMP: of what is published */
function refuseJump(row: EntryRow, before: Offer, after: Offer, most: number | undefined): void {
  if (isSame(before.priceTiers, after.priceTiers)) return;
  if (!row.isInForce) throw new Problem(409, 'DELEGATION_ENDED', [{ field: 'priceMode', code: 'DELEGATION_ENDED' }]);
  const jump = most === undefined ? undefined : jumpOf(before.priceTiers, after.priceTiers, most);
  if (jump) throw new Problem(409, 'PRICE_JUMP', [{ field: 'priceTiers', code: 'PRICE_JUMP', params: [...jump] }]);
}

const quantityRule = (field: 'moq' | 'orderStep'): LateRule<EntryChange> => ({
  reads: [field],
  judge: (change) => problemOfQuantity(field, change[field]),
});

const changeRules = (unitTable: () => Promise<UnitTable>): LateRule<EntryChange>[] => [
  ...(['moq', 'orderStep'] as const).map(quantityRule),
  {
    reads: ['saleUnitId', 'conversions'],
    // Units that retired meanwhile are judged with what is stored.
    judge: async (change) =>
      problemsOfSaleUnit(change, await unitTable()).filter(({ code }) => code !== 'UNIT_RETIRED'),
  },
  {
    reads: ['title'],
    judge: ({ title }): FieldError | undefined =>
      hasContact(title) ? { field: 'title', code: 'HAS_CONTACT' } : undefined,
  },
  {
    reads: ['priceMode', 'priceTiers', 'moq'],
    judge(change) {
      const moq = parseTyped(change.moq);
      // What is wrong with it is told at its own field.
      return moq && problemsOfDraftPrice(change, moq.toFixed());
    },
  },
];
