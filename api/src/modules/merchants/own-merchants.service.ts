import type { Actor } from '../../platform/actor.ts';
import { recordChange } from '../../platform/changes/record-change.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import { requireNoLack } from '../../platform/lacks.ts';
import { type LateRule, requireAll } from '../../platform/late-rules.ts';
import { transitionOf } from '../../platform/machine.ts';
import { notFound, tooMany } from '../../platform/problem.ts';
import { versionConflict } from '../../platform/version.ts';
import type { Customers } from '../customers/index.ts';
import type { Geography } from '../geography/index.ts';
import { type MerchantActor, merchantMachine } from './merchant-machine.ts';
import { recordMerchantEvent } from './merchant-events.ts';
import { lacksOfMerchant } from './merchant-lacks.ts';
import { makeNameCheck, named, nameRule, requireFreeName, requireRenamable } from './merchant-names.ts';
import type { MerchantAction } from './merchants.enums.ts';
import * as repository from './own-merchants.repository.ts';
import type { OwnMerchantRow } from './own-merchants.repository.ts';
import type {
  MerchantChange,
  MerchantNameCheck,
  MerchantStep,
  NameCheckQuery,
  NewMerchant,
  OwnMerchant,
  SaleCitiesChange,
  SaleSettingChange,
  VacationChange,
} from './own-merchants.schemas.ts';
import { actorsOf, type OwnShown } from './own-merchants.shown.ts';
import { saleCitiesRule, saleSettingRules, vacationRule } from './sale-setting-rules.ts';

/** domain rule: so many accounts a company, closed ones apart */
const MOST_MERCHANTS = 10;

/** Keeps offers in line with who sells them; read before a transaction, used within it. */
export type MerchantOffers = () => Promise<{
  /** Holds the suppliers whose offers it sells: the first lock of all. */
  hold(tx: Tx, merchantId: string): Promise<void>;
  /** Shows them anew, by what the merchant is now. */
  refresh(tx: Tx, merchantId: string): Promise<void>;
  /** Shows those that are sold under a delegation anew, by what it is now; its supplier is held. */
  refreshUnder(tx: Tx, delegationId: string): Promise<void>;
  /** Takes them off the market for good. */
  archive(tx: Tx, merchantId: string): Promise<void>;
}>;

type Parts = {
  db: Database;
  clock: Clock;
  geography: Geography;
  customers: Pick<Customers, 'memberships' | 'actingFor' | 'lockCustomer'>;
  shown: OwnShown;
  offers: MerchantOffers;
};
export type OwnMerchants = ReturnType<typeof makeOwnMerchants>;

/** Selling accounts as those who run them write them. */
export function makeOwnMerchants({ db, clock, geography, customers, shown, offers }: Parts) {
  const checkName = makeNameCheck({ db, clock });

  /** An account of a company that the viewer belongs to, with what the viewer is there. @throws Problem 404 */
  async function own(query: Queryable, actor: Actor, row: OwnMerchantRow | undefined) {
    if (!row?.customerId) return notFound('MERCHANT_NOT_FOUND');
    const [membership] = await customers.memberships(query, actor, [row.customerId]);
    return { row, is: actorsOf(membership ?? notFound('MERCHANT_NOT_FOUND')) };
  }

  type Held = { row: OwnMerchantRow; now: Date };
  type Done = { payload?: Record<string, unknown> } | undefined;
  type Step = { action: (row: OwnMerchantRow) => MerchantAction; version: number; once?: Once | undefined };

  /**
   * One step of an account: the machine's row, the work, the next version, the event and the news, in one transaction.
   * @throws Problem 404, 403 without the permission, 409 for another version or state
   */
  async function step(
    actor: Actor,
    id: string,
    { action, version, once }: Step,
    work: (tx: Tx, held: Held) => Promise<Done> = () => Promise.resolve(undefined),
    before: (tx: Tx) => Promise<void> = () => Promise.resolve(),
  ): Promise<OwnMerchant> {
    const now = clock.now();
    const show = await shown();
    return db.transaction(async (tx) => {
      await before(tx);
      const { row, is } = await own(tx, actor, await repository.lockMerchant(tx, id));
      const found = transitionOf<OwnMerchantRow['status'], MerchantAction, MerchantActor>(
        merchantMachine,
        row.status,
        action(row),
        is,
      );
      if (row.version !== version) versionConflict(row.version);
      const done = await work(tx, { row, now });
      const status = found.to ?? row.status;
      await repository.moveMerchant(tx, id, { status }, now);
      const event = { merchant: row, type: found.event, at: now, actorId: actor.userId, onBehalfOf: row.customerId };
      await recordMerchantEvent(tx, { ...event, ...done });
      if (row.status === 'CONFIRMED' || status === 'CONFIRMED') await recordChange(tx, [id]);
      const answer = await show.one(tx, (await repository.readOwnMerchant(tx, id))!, is);
      once?.keep(tx, answer);
      return answer;
    });
  }

  const edit = () => 'EDIT' as const;
  const placeOf = async (cityId: string): Promise<repository.Placed> => {
    const city = await geography.city(cityId);
    const names = await geography.names();
    return { cityId, stateId: city.stateId, cityName: city.name, stateName: names.get(city.stateId) ?? '' };
  };

  /** The city is one that is known. */
  const cityRule: LateRule<{ cityId: string }> = {
    reads: ['cityId'],
    judge: async ({ cityId }) =>
      (await geography.hasCity(cityId)) ? undefined : { field: 'cityId', code: 'UNKNOWN_PLACE' },
  };
  const kindRule: LateRule<Pick<NewMerchant, 'kind'>> = {
    reads: ['kind'],
    judge: ({ kind }) =>
      kind === 'SUPPLIER_SELF'
        ? { field: 'kind', code: 'UNKNOWN_VALUE', params: ['DISTRIBUTOR, RESELLER'] }
        : undefined,
  };
  const visible = async (actor: Actor, id: string) => own(db, actor, await repository.readOwnMerchant(db, id));

  /** What holds of what is written beside its format. @throws Problem 404, 403 for what is not the viewer's to write */
  const rules = {
    async create(actor: Actor, { customerId }: Partial<NewMerchant>): Promise<LateRule<NewMerchant>[]> {
      if (customerId !== undefined) await customers.actingFor(db, actor, customerId, 'OWNER');
      return [nameRule, kindRule, cityRule];
    },
    async change(actor: Actor, id: string): Promise<LateRule<MerchantChange>[]> {
      await visible(actor, id);
      return [nameRule, cityRule];
    },
    async vacation(actor: Actor, id: string): Promise<LateRule<VacationChange>[]> {
      return [vacationRule(clock.now(), (await visible(actor, id)).row.vacation)];
    },
    async saleSetting(actor: Actor, id: string): Promise<LateRule<SaleSettingChange>[]> {
      await visible(actor, id);
      return saleSettingRules;
    },
    async saleCities(actor: Actor, id: string): Promise<LateRule<SaleCitiesChange>[]> {
      await visible(actor, id);
      const { cities } = await geography.allPlaces();
      const known = new Set(cities.map((city) => city.id));
      return [saleCitiesRule((cityId) => known.has(cityId))];
    },
  };

  return {
    rules,

    /** Accounts of all companies of the viewer, the oldest first. */
    async list(actor: Actor): Promise<OwnMerchant[]> {
      const memberships = await customers.memberships(db, actor);
      const rows = await repository.readOwnMerchants(
        db,
        memberships.map(({ customerId }) => customerId),
      );
      return (await shown()).all(db, rows, ({ customerId }) =>
        actorsOf(memberships.find((each) => each.customerId === customerId)!),
      );
    },

    /** @throws Problem 404 for an account of no company of the viewer */
    async one(actor: Actor, id: string): Promise<OwnMerchant> {
      const { row, is } = await visible(actor, id);
      return (await shown()).one(db, row, is);
    },

    /** Whether a merchant may be called so. @throws Problem 404 for a merchant that is not the viewer's */
    async checkName(actor: Actor, { name, merchantId }: NameCheckQuery): Promise<MerchantNameCheck> {
      return checkName(name, merchantId === undefined ? undefined : (await visible(actor, merchantId)).row);
    },

    /** @throws Problem 404, 403, 400 naming the field, 409 for a name that is taken or too many */
    async create(actor: Actor, input: NewMerchant, once?: Once): Promise<OwnMerchant> {
      const { customerId, name, kind, cityId, about = '' } = input;
      await requireAll(await rules.create(actor, input), input);
      const id = newId();
      const now = clock.now();
      const place = await placeOf(cityId);
      const show = await shown();
      return db.transaction(async (tx) => {
        await customers.lockCustomer(tx, customerId);
        const membership = await customers.actingFor(tx, actor, customerId, 'OWNER');
        if ((await repository.countMerchantsOf(tx, customerId)) >= MOST_MERCHANTS)
          tooMany('MERCHANT_LIMIT', MOST_MERCHANTS);
        await repository.lockNames(tx);
        await requireFreeName(tx, name, now);
        await repository.insertMerchant(tx, { id, customerId, kind, about, ...named(name), ...place }, now);
        const event = { type: 'MERCHANT_CREATED', at: now, actorId: actor.userId, onBehalfOf: customerId };
        await recordMerchantEvent(tx, { ...event, merchant: { id, customerId } });
        const answer = await show.one(tx, (await repository.readOwnMerchant(tx, id))!, actorsOf(membership));
        once?.keep(tx, answer);
        return answer;
      });
    },

    /** A confirmed one that gets another name is renamed, which only owners may. @throws Problem 400, 403, 404, 409 */
    async change(actor: Actor, id: string, change: MerchantChange): Promise<OwnMerchant> {
      await requireAll(await rules.change(actor, id), change);
      const { version, name, about = '' } = change;
      const place = await placeOf(change.cityId);
      const moved = await offers();
      const isRename = (row: OwnMerchantRow) => row.status === 'CONFIRMED' && row.name !== name;
      return step(
        actor,
        id,
        { version, action: (row) => (isRename(row) ? 'RENAME' : 'EDIT') },
        async (tx, { row, now }) => {
          await repository.lockNames(tx);
          if (isRename(row)) requireRenamable(row, now);
          if (row.name !== name) await requireFreeName(tx, name, now, id);
          const renamedAt = isRename(row) ? now : row.renamedAt;
          await repository.updateMerchant(tx, id, { ...named(name), ...place, about, renamedAt });
          const isOther = row.name !== name || row.cityId !== place.cityId;
          if (row.status === 'CONFIRMED' && isOther) await moved.refresh(tx, id);
          return row.name === name ? undefined : { payload: { from: row.name, to: name } };
        },
        (tx) => moved.hold(tx, id),
      );
    },

    /** @throws Problem 403, 404, 409 for another version or state, or MERCHANT_INCOMPLETE naming each gap */
    submit: (actor: Actor, id: string, { version }: MerchantStep, once?: Once) =>
      step(actor, id, { version, once, action: () => 'SUBMIT' }, (_tx, { row }) => {
        requireNoLack(lacksOfMerchant(row, []), 'SUBMIT');
        return Promise.resolve(undefined);
      }),

    /** @throws Problem 403, 404, 409 */
    withdraw: (actor: Actor, id: string, { version }: MerchantStep, once?: Once) =>
      step(actor, id, { version, once, action: () => 'WITHDRAW' }),

    /** For good. @throws Problem 403, 404, 409 for another version or state, or OPEN_MATTERS naming the agencies in force */
    async close(actor: Actor, id: string, { version }: MerchantStep, once?: Once) {
      const moved = await offers();
      return step(
        actor,
        id,
        { version, once, action: () => 'CLOSE' },
        async (tx, { row, now }) => {
          const inForceOf = await repository.readDelegationsInForce(tx, [id], now);
          requireNoLack(lacksOfMerchant(row, inForceOf(id)), 'CLOSE');
          await moved.archive(tx, id);
          return undefined;
        },
        (tx) => moved.hold(tx, id),
      );
    },

    /** @throws Problem 400, 403, 404, 409 */
    async setVacation(actor: Actor, id: string, change: VacationChange): Promise<OwnMerchant> {
      await requireAll(await rules.vacation(actor, id), change);
      const { version, vacation } = change;
      return step(actor, id, { version, action: edit }, async (tx) => {
        await repository.updateVacation(tx, id, vacation);
        return { payload: { vacation: vacation ?? null } };
      });
    },

    /** @throws Problem 400, 403, 404, 409 */
    async changeSaleSetting(actor: Actor, id: string, change: SaleSettingChange): Promise<OwnMerchant> {
      await requireAll(await rules.saleSetting(actor, id), change);
      return step(actor, id, { version: change.version, action: edit }, async (tx) => {
        await repository.upsertSaleSetting(tx, newId(), id, change);
        return { payload: { part: 'SALE_SETTING' } };
      });
    },

    /** @throws Problem 400, 403, 404, 409 */
    async changeSaleCities(actor: Actor, id: string, change: SaleCitiesChange): Promise<OwnMerchant> {
      await requireAll(await rules.saleCities(actor, id), change);
      const { version, cityIds } = change;
      return step(actor, id, { version, action: edit }, async (tx) => {
        await geography.writeSaleCities(tx, id, cityIds);
        return { payload: { part: 'SALE_CITIES', cities: cityIds.length } };
      });
    },

    /** Accounts that keep their company from being closed, by name. */
    openOf: async (tx: Tx, customerId: string): Promise<string[]> =>
      (await repository.readOwnMerchants(tx, [customerId]))
        .filter(({ status }) => ['PENDING', 'CONFIRMED', 'SUSPENDED'].includes(status))
        .map(({ name }) => name),

    /** Drafts of a company that is there no more are closed. */
    async customerClosed(tx: Tx, customerId: string): Promise<void> {
      for (const { id, status } of await repository.readOwnMerchants(tx, [customerId]))
        if (status !== 'CLOSED') await repository.moveMerchant(tx, id, { status: 'CLOSED' }, clock.now());
    },
  };
}
