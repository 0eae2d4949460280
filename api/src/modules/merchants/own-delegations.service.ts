import type { Actor } from '../../platform/actor.ts';
import { newId } from '../../platform/ids.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import { requireNoLack } from '../../platform/lacks.ts';
import { type LateRule, requireAll } from '../../platform/late-rules.ts';
import { makeNumbers } from '../../platform/numbers/numbers.ts';
import { notFound, Problem, tooMany } from '../../platform/problem.ts';
import { foldSearchKey } from '../../platform/text.ts';
import type { Catalog } from '../catalog/index.ts';
import type { Geography } from '../geography/index.ts';
import { recordDelegationEvent } from './delegation-events.ts';
import { lacksOfDelegation } from './delegation-lacks.ts';
import { paperRule, termRules } from './delegation-rules.ts';
import { makeDelegationReading, type ReadingParts } from './delegation-reading.ts';
import { requireStep } from './delegation-steps.ts';
import { isManager, termsOf } from './delegation-terms.ts';
import * as parties from './delegation-parties.repository.ts';
import * as repository from './own-delegations.repository.ts';
import type {
  DelegationChange,
  DelegationStepBody,
  DelegationTermsGiven,
  NewDelegation,
  OwnDelegation,
} from './own-delegations.schemas.ts';
import { type DelegationFiles, standingOf } from './own-delegations.shown.ts';

/** domain rule: so many drafts and open requests a merchant */
const MOST_OPEN = 200;

type Parts = ReadingParts & {
  catalog: Pick<Catalog, 'tree'>;
  geography: Pick<Geography, 'allPlaces'>;
  files: DelegationFiles;
  /** When a request that nobody answers goes back. */
  answerDue: (now: Date) => Promise<Date>;
};
export type OwnDelegations = ReturnType<typeof makeOwnDelegations>;

const DOCUMENT = 'DOCUMENT';
const paperLink = (objectId: string) => ({ objectType: 'DELEGATION', objectId, role: DOCUMENT });

/** Delegations as merchants ask for them, with what both sides read of them. */
export function makeOwnDelegations(parts: Parts) {
  const { db, clock, customers, catalog, geography, files, steps, shown } = parts;
  const nextNumber = makeNumbers(db, 'MD');
  const conflict = (code: 'DELEGATION_NOT_CONFIRMED' | 'DELEGATION_TO_ONESELF', field: string) =>
    new Problem(409, code, [{ field, code }]);

  async function groundOf(supplierId: string, merchantId: string) {
    const [{ byId }, { states, cities }] = await Promise.all([catalog.tree(), geography.allPlaces()]);
    const stateIds = new Set(states.map(({ id }) => id));
    const cityIds = new Set(cities.map(({ id }) => id));
    return {
      isCategory: (id: string) => byId.has(id),
      isState: (id: string) => stateIds.has(id),
      isCity: (id: string) => cityIds.has(id),
      entriesOf: (ids: string[]) => parties.readEntriesToName(db, ids, { supplierId, merchantId }),
    };
  }

  /** A merchant of the viewer for which they may ask. @throws Problem 404, 403 */
  async function askingMerchant(actor: Actor, merchantId: string) {
    const merchant = await parties.readMerchantParty(db, merchantId);
    if (!merchant?.customerId) return notFound('MERCHANT_NOT_FOUND');
    const [membership = notFound('MERCHANT_NOT_FOUND')] = await customers.memberships(db, actor, [merchant.customerId]);
    if (!isManager(membership))
      throw new Problem(403, 'PERMISSION_MISSING', [], undefined, { permission: 'DELEGATION_MANAGE' });
    return { merchant: { ...merchant, customerId: merchant.customerId }, membership };
  }

  const visible = async (actor: Actor, id: string) =>
    steps.own(db, actor, await repository.readOwnDelegation(db, id, clock.now()));

  const rules = {
    async create(
      actor: Actor,
      { merchantId, supplierId = '' }: Partial<NewDelegation>,
    ): Promise<LateRule<NewDelegation>[]> {
      if (merchantId === undefined) return [];
      await askingMerchant(actor, merchantId);
      const known: LateRule<NewDelegation> = {
        reads: ['supplierId'],
        judge: async (given) =>
          (await parties.readSupplierParty(db, given.supplierId))
            ? undefined
            : { field: 'supplierId', code: 'UNKNOWN_VALUE' },
      };
      return [known, ...termRules(await groundOf(supplierId, merchantId)), paperRule(files, actor)];
    },
    async change(actor: Actor, id: string): Promise<LateRule<DelegationTermsGiven>[]> {
      const { row } = await visible(actor, id);
      return [
        ...termRules(await groundOf(row.supplierId, row.merchantId)),
        paperRule(files, actor, row.documentFileId),
      ];
    },
  };

  /** @throws Problem 404 where the older one is none between the two */
  async function requireOlder({ renewsId, merchantId, supplierId }: NewDelegation): Promise<void> {
    if (!renewsId) return;
    const older = await repository.readOwnDelegation(db, renewsId, clock.now());
    if (older?.merchantId !== merchantId || older.supplierId !== supplierId) notFound('MERCHANT_DELEGATION_NOT_FOUND');
  }

  return {
    ...makeDelegationReading(parts),
    rules,

    /** What its terms are, with the names of what is written. @throws Problem 404 */
    async stored(actor: Actor, id: string): Promise<object> {
      const { row, standing } = await visible(actor, id);
      const { scope, territory, ...delegation } = await (await shown()).one(db, row, standing);
      return {
        ...delegation,
        ...scope,
        ...territory,
        scopeKind: scope.kind,
        kind: delegation.kind,
        documentFileId: row.documentFileId,
      };
    },

    /** @throws Problem 400, 403, 404, 409 DELEGATION_NOT_CONFIRMED, DELEGATION_TO_ONESELF, DELEGATION_LIMIT */
    async create(actor: Actor, given: NewDelegation, once?: Once): Promise<OwnDelegation> {
      await requireAll(await rules.create(actor, given), given);
      const { merchant, membership } = await askingMerchant(actor, given.merchantId);
      await requireOlder(given);
      const { states } = await geography.allPlaces();
      const now = clock.now();
      const id = newId();
      const show = await shown();
      const number = await nextNumber(now);
      return db.transaction(async (tx) => {
        await repository.holdSupplier(tx, given.supplierId);
        const supplier = (await parties.readSupplierParty(tx, given.supplierId)) ?? notFound('SUPPLIER_NOT_FOUND');
        if (!merchant.isConfirmed) throw conflict('DELEGATION_NOT_CONFIRMED', 'merchantId');
        if (!supplier.isConfirmed) throw conflict('DELEGATION_NOT_CONFIRMED', 'supplierId');
        if (supplier.customerId === merchant.customerId || merchant.supplierId === supplier.id)
          throw conflict('DELEGATION_TO_ONESELF', 'supplierId');
        await parties.holdMerchant(tx, merchant.id);
        if ((await repository.countOpenDelegations(tx, merchant.id)) >= MOST_OPEN)
          tooMany('DELEGATION_LIMIT', MOST_OPEN);
        const row = {
          id,
          number,
          supplierId: supplier.id,
          merchantId: merchant.id,
          countryId: (states.find((state) => given.stateIds.includes(state.id)) ?? states[0]!).countryId,
          renewsId: given.renewsId ?? null,
          documentFileId: given.documentFileId ?? null,
          searchKey: foldSearchKey(`${number} ${supplier.name} ${merchant.name}`),
        };
        await repository.insertDelegation(tx, row, termsOf(given), now);
        if (given.documentFileId) await files.attach(tx, actor, given.documentFileId, paperLink(id));
        const made = (await repository.readOwnDelegation(tx, id, now))!;
        await recordDelegationEvent(tx, {
          delegation: made,
          type: 'DELEGATION_CREATED',
          at: now,
          actorId: actor.userId,
          onBehalfOf: merchant.customerId,
          notifies: [],
        });
        const answer = await show.one(tx, made, standingOf(made, [membership]));
        once?.keep(tx, answer);
        return answer;
      });
    },

    /** @throws Problem 400, 403, 404, 409 */
    async change(actor: Actor, id: string, change: DelegationChange): Promise<OwnDelegation> {
      await requireAll(await rules.change(actor, id), change);
      const { version, documentFileId = null } = change;
      return steps.step(actor, id, { action: 'EDIT', version }, async (tx, { row }) => {
        if (documentFileId !== row.documentFileId) {
          if (row.documentFileId) await files.release(tx, row.documentFileId, paperLink(id));
          if (documentFileId) await files.attach(tx, actor, documentFileId, paperLink(id));
        }
        return { moved: { terms: termsOf(change), documentFileId, reason: null } };
      });
    },

    /** @throws Problem 403, 404, 409 (version, state, DELEGATION_ENDS_SOON, DELEGATION_PAPER_MISSING) */
    async submit(actor: Actor, id: string, { version }: DelegationStepBody, once?: Once): Promise<OwnDelegation> {
      const answerDueAt = await parts.answerDue(clock.now());
      return steps.step(actor, id, { action: 'SUBMIT', version, once }, (_tx, { row, now }) => {
        requireNoLack(lacksOfDelegation(row, [], now), 'SUBMIT');
        return { moved: { submittedAt: now, answerDueAt }, notifies: ['SUPPLIER'] };
      });
    },

    /** @throws Problem 403, 404, 409 */
    withdraw: (actor: Actor, id: string, { version }: DelegationStepBody, once?: Once) =>
      steps.step(actor, id, { action: 'WITHDRAW', version, once }, () => ({ moved: { answerDueAt: null } })),

    /** @throws Problem 403, 404, 409 */
    async remove(actor: Actor, id: string, version: number): Promise<void> {
      const now = clock.now();
      await db.transaction(async (tx) => {
        const { row, standing } = await steps.own(tx, actor, await repository.lockDelegation(tx, id, now));
        const found = requireStep(row, { action: 'REMOVE', version }, standing);
        if (row.documentFileId) await files.release(tx, row.documentFileId, paperLink(id));
        await repository.deleteDelegation(tx, id);
        await recordDelegationEvent(tx, {
          delegation: row,
          type: found.event,
          at: now,
          actorId: actor.userId,
          onBehalfOf: row.merchantCustomerId,
          notifies: [],
        });
      });
    },
  };
}
