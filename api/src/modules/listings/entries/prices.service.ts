import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { ErrorCode } from '../../../platform/error-codes.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { invalidTransition } from '../../../platform/machine.ts';
import { invalidAll, Problem } from '../../../platform/problem.ts';
import { isSame } from './changed-content.ts';
import type { OwnSupplierProduct, PriceAndStock, PricedItem, PricesAndStock } from './entries.schemas.ts';
import { entryMachine, isReviewed } from './entry-machine.ts';
import { withoutLinks } from './entry-shown.ts';
import { type EntrySteps, type HeldEntry, KEPT_PLANS, type StepParts, type Told } from './entry-steps.ts';
import type { Offer } from './offer.ts';
import { jumpOf, problemsOfPrice, storedTiers } from './price-rules.ts';
import { refuseDuplicates } from './refuse-duplicates.ts';

type Parts = StepParts & { steps: EntrySteps };
export type Prices = ReturnType<typeof makePrices>;

/** Prices and stock of published entries, which every list shows when the answer has come. */
export function makePrices({ db, clock, settings, offers, steps }: Parts) {
  /** @param placeOf where an item stands in the body: '' or `items[3].` */
  async function reprice(actor: Actor, items: PricedItem[], placeOf: (index: number) => string, once?: Once) {
    const ids = items.map(({ supplierProductId }) => supplierProductId);
    refuseDuplicates(ids, placeOf);
    const now = clock.now();
    const ground = await offers.ground();
    const viewed = await steps.view.ground();
    const jump = await settings.at('entry.price_jump', now);
    return db.transaction(async (tx: Tx) => {
      const [{ entries, memberships }, parts] = await Promise.all([
        steps.held(tx, actor, ids, now),
        offers.parts(tx, ids),
      ]);
      const all = entries.map((held, index) => ({ ...held, item: items[index]!, place: placeOf(index) }));
      invalidAll(all.flatMap(({ item, row, place }) => problemsOfPrice(item, row.moq, place)));
      refuseConflicts(all.map((each) => conflictOf(each, jump)));
      const changes = all.map(changeOf);
      const changed = changes.map(({ offer }) => offer);
      const told = changes.flatMap((change) => change.told);
      await Promise.all([
        offers.write(tx, ground, changed, { isNextVersion: true, parts }),
        steps.tell(tx, told, { at: now, actorId: actor.userId }),
      ]);
      const answer = await steps.written(tx, ids, now, steps.isMemberOf(memberships), viewed);
      const kept = answer.map(withoutLinks);
      once?.keep(tx, placeOf(0) === '' ? kept[0] : { items: kept });
      return answer;
    }, KEPT_PLANS);
  }

  return {
    /** @throws Problem 400 naming the field, 403, 404, 409 (version, state, DELEGATION_ENDED, PRICE_NOT_ALLOWED, PRICE_JUMP) */
    change: async (
      actor: Actor,
      supplierProductId: string,
      item: PriceAndStock,
      once?: Once,
    ): Promise<OwnSupplierProduct> => (await reprice(actor, [{ supplierProductId, ...item }], () => '', once))[0]!,

    /** All of them, or none. @throws the same, naming each refused entry by its place */
    changeMany: async (actor: Actor, { items }: PricesAndStock, once?: Once) => ({
      items: await reprice(actor, items, (index) => `items[${index}].`, once),
    }),
  };
}

type Item = HeldEntry & { item: PricedItem; place: string };
type Conflict = { code: ErrorCode; error: FieldError } | undefined;

/** Why an entry cannot be repriced so, as it is now. */
function conflictOf({ item, row, offer, place }: Item, most: number): Conflict {
  const conflict = (code: ErrorCode, field: string, ...params: string[]) => ({
    code,
    error: { field: `${place}${field}`, code, params },
  });
  if (!isReviewed(row.status)) {
    const [error] = invalidTransition(entryMachine, row.status, () => false).errors;
    return { code: error!.code, error: { ...error!, field: `${place}version` } };
  }
  if (row.version !== item.version) return conflict('VERSION_CONFLICT', 'version', String(row.version));
  if (!row.isInForce) return conflict('DELEGATION_ENDED', 'priceMode');
  if (!row.maySetPrice && item.priceMode !== 'ON_REQUEST') return conflict('PRICE_NOT_ALLOWED', 'priceMode');
  const jump = item.confirmsJump ? undefined : jumpOf(offer.priceTiers, storedTiers(item), most);
  return jump && conflict('PRICE_JUMP', 'priceTiers', ...jump);
}

/** @throws Problem 409 with the code of the first and the place of each */
function refuseConflicts(conflicts: Conflict[]): void {
  const found = conflicts.filter((each) => each !== undefined);
  const errors = found.map(({ error }) => error);
  if (found[0]) throw new Problem(409, found[0].code, errors);
}

/** The entry as it is to be, with what is told of it. */
function changeOf({ item, row, offer }: Item): { offer: Offer; told: Told[] } {
  const { priceMode, stockState, leadTimeDays } = item;
  const changed = { ...offer, priceMode, priceTiers: storedTiers(item), stockState, leadTimeDays };
  return { offer: changed, told: toldOfPrice(row, offer, changed) };
}

/** What is told of price and stock that became other ones, with old and new. */
export function toldOfPrice(row: Pick<HeldEntry['row'], 'id' | 'customerId'>, before: Offer, after: Offer): Told[] {
  const told = (type: string, from: object, to: object): Told[] =>
    isSame(from, to) ? [] : [{ entryId: row.id, customerId: row.customerId, type, payload: { from, to } }];
  const price = ({ priceMode: mode, priceTiers: tiers }: Offer) => ({
    mode,
    tiers: tiers.map(({ minQty, unitPriceRial }) => [minQty, unitPriceRial]),
  });
  const stock = ({ stockState: state, leadTimeDays: days }: Offer) => ({ state, days });
  return [...told('PRICE_CHANGED', price(before), price(after)), ...told('STOCK_CHANGED', stock(before), stock(after))];
}
