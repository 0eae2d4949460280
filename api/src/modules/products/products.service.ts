import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import { requireNoLack } from '../../platform/lacks.ts';
import { type LateRule, requireAll } from '../../platform/late-rules.ts';
import { transitionOf } from '../../platform/machine.ts';
import { paging } from '../../platform/paging/paging.ts';
import { notFound, Problem, tooMany } from '../../platform/problem.ts';
import { versionConflict } from '../../platform/version.ts';
import type { Catalog } from '../catalog/index.ts';
import type { Customers } from '../customers/index.ts';
import type { Reference } from '../reference/index.ts';
import { recordProductEvent } from './product-events.ts';
import { lackOfNumber, MOST_WAITING, readProductLacks } from './product-lacks.ts';
import { type ProductActor, productMachine, type ProductState } from './product-machine.ts';
import { contentRules, type Ground, isSameContent, writtenOf } from './product-rules.ts';
import type { BaseProductAction } from './products.enums.ts';
import * as repository from './products.repository.ts';
import type { ProductRow, Written } from './products.repository.ts';
import type {
  BaseProductProposal,
  NewBaseProduct,
  OwnBaseProduct,
  OwnBaseProductPage,
  OwnBaseProductsQuery,
} from './products.schemas.ts';
import { isMember, isNobody, type ProductShown } from './products.shown.ts';

type Parts = {
  db: Database;
  clock: Clock;
  catalog: Pick<Catalog, 'tree'>;
  reference: Pick<Reference, 'unitTable'>;
  customers: Pick<Customers, 'memberships' | 'actingFor' | 'lockCustomer'>;
  shown: ProductShown;
};
export type Products = ReturnType<typeof makeProducts>;

/** What rules of products are judged by. */
export async function readGround({ catalog, reference }: Pick<Parts, 'catalog' | 'reference'>): Promise<Ground> {
  const [{ byId }, units] = await Promise.all([catalog.tree(), reference.unitTable()]);
  return { node: (id) => byId.get(id), units };
}

/** @throws Problem 409 BASE_PRODUCT_EXISTS with the id and the name of the one that is there */
export async function refuseDouble(
  tx: Tx,
  written: Written,
  { exceptId, action }: { exceptId: string | null; action: BaseProductAction },
): Promise<void> {
  await repository.lockCodes(tx, written);
  const same = await repository.readSame(tx, written, exceptId);
  if (!same) return;
  requireNoLack([lackOfNumber(same, [action])], action);
}

/** Base products as sellers propose them. */
export function makeProducts({ db, clock, catalog, reference, customers, shown }: Parts) {
  const ground = () => readGround({ catalog, reference });

  /** A proposal of a company of the viewer, with what the viewer is there. @throws Problem 404 */
  async function own(query: Queryable, actor: Actor, row: ProductRow | undefined) {
    if (!row?.customerId) return notFound('BASE_PRODUCT_NOT_FOUND');
    const [membership] = await customers.memberships(query, actor, [row.customerId]);
    return { row, is: isMember(membership ?? notFound('BASE_PRODUCT_NOT_FOUND')) };
  }

  /** A proposal that is held, in a state from which the action leads. @throws Problem 403, 404, 409 */
  async function held(tx: Tx, actor: Actor, id: string, action: BaseProductAction, version: number) {
    const [stored] = await repository.holdProducts(tx, [id]);
    const { row, is } = await own(tx, actor, stored);
    const found = transitionOf<ProductState, BaseProductAction, ProductActor>(productMachine, row.status, action, is);
    if (row.version !== version) versionConflict(row.version);
    return { row, is, event: found.event };
  }

  const rules = {
    /** @throws Problem 404, 403 for a company in whose name the viewer may not propose */
    async propose(actor: Actor, { customerId }: Partial<NewBaseProduct>): Promise<LateRule<NewBaseProduct>[]> {
      if (customerId !== undefined) await customers.actingFor(db, actor, customerId, 'CATALOG_EDIT');
      return contentRules(await ground());
    },
    async proposeAnew(actor: Actor, id: string): Promise<LateRule<BaseProductProposal>[]> {
      const { row } = await own(db, actor, await repository.readProduct(db, id));
      await customers.actingFor(db, actor, row.customerId!, 'CATALOG_EDIT');
      return contentRules(await ground());
    },
  };

  return {
    rules,

    /** Proposals of a company, the latest first. @throws Problem 404 for a company that is not the viewer's */
    async list(actor: Actor, query: OwnBaseProductsQuery): Promise<OwnBaseProductPage> {
      const membership = await customers.actingFor(db, actor, query.customerId);
      const show = await shown();
      const is = isMember(membership);
      const { rows, totalCount, page } = await repository.readProposals(
        db,
        query.customerId,
        query.status,
        paging(query),
      );
      return { items: await show.all(db, rows, () => is), totalCount, ...page };
    },

    /** A product that is not published yet, for who proposed it and who sells on it. @throws Problem 404 for others */
    async one(actor: Actor, id: string): Promise<OwnBaseProduct> {
      const row = (await repository.readProduct(db, id)) ?? notFound('BASE_PRODUCT_NOT_FOUND');
      const memberships = await customers.memberships(db, actor);
      const membership = memberships.find(({ customerId }) => customerId === row.customerId);
      const companies = memberships.map(({ customerId }) => customerId);
      if (!membership && !(await repository.isSoldBy(db, id, companies))) notFound('BASE_PRODUCT_NOT_FOUND');
      return (await shown()).one(db, row, membership ? isMember(membership) : isNobody);
    },

    /** An own proposal with its properties as they are stated. @throws Problem 404 for others */
    async storedProposal(actor: Actor, id: string): Promise<object> {
      const { row, is } = await own(db, actor, await repository.readProduct(db, id));
      const product = await (await shown()).one(db, row, is);
      const properties = product.properties.map(({ rawValue, rawMaxValue, enumValues, ...property }) => ({
        ...property,
        value: rawValue,
        maxValue: rawMaxValue,
        enumValueIds: enumValues.length > 0 ? enumValues.map((each) => each.id) : undefined,
      }));
      return { ...product, properties };
    },

    /** @throws Problem 400, 403, 404, 409 BASE_PRODUCT_EXISTS, BASE_PRODUCT_LIMIT */
    async propose(actor: Actor, proposal: NewBaseProduct, once?: Once): Promise<OwnBaseProduct> {
      const { customerId, ...content } = proposal;
      await requireAll(await rules.propose(actor, proposal), proposal);
      const at = clock.now();
      const show = await shown();
      const written = writtenOf(content, await ground());
      const id = newId();
      return db.transaction(async (tx) => {
        const membership = await customers.actingFor(tx, actor, customerId, 'CATALOG_EDIT');
        await customers.lockCustomer(tx, customerId);
        if ((await repository.countWaitingOf(tx, customerId)) >= MOST_WAITING)
          tooMany('BASE_PRODUCT_LIMIT', MOST_WAITING);
        await refuseDouble(tx, written, { exceptId: null, action: 'PROPOSE' });
        await repository.insertProduct(tx, id, written, { customerId, at });
        const product = { id, name: written.name, customerId };
        await recordProductEvent(tx, { product, type: 'BASE_PRODUCT_PROPOSED', at, actorId: actor.userId });
        const answer = await show.one(tx, (await repository.readProduct(tx, id))!, isMember(membership));
        once?.keep(tx, answer);
        return answer;
      });
    },

    /** What was rejected, changed. @throws Problem 400, 403, 404, 409 (version, state, PROPOSAL_UNCHANGED, BASE_PRODUCT_EXISTS, BASE_PRODUCT_LIMIT) */
    async proposeAnew(actor: Actor, id: string, proposal: BaseProductProposal, once?: Once): Promise<OwnBaseProduct> {
      const { version, ...content } = proposal;
      await requireAll(await rules.proposeAnew(actor, id), proposal);
      const at = clock.now();
      const show = await shown();
      const written = writtenOf(content, await ground());
      return db.transaction(async (tx) => {
        const before = await own(tx, actor, await repository.readProduct(tx, id));
        await customers.lockCustomer(tx, before.row.customerId!);
        const { row, is, event } = await held(tx, actor, id, 'PROPOSE', version);
        if (isSameContent(row, written)) throw new Problem(409, 'PROPOSAL_UNCHANGED');
        if ((await repository.countWaitingOf(tx, row.customerId!)) >= MOST_WAITING)
          tooMany('BASE_PRODUCT_LIMIT', MOST_WAITING);
        await refuseDouble(tx, written, { exceptId: id, action: 'PROPOSE' });
        await repository.writeContent(tx, id, written);
        await repository.moveProduct(tx, id, { status: 'PENDING', submittedAt: at, reason: null });
        await recordProductEvent(tx, {
          product: row,
          type: event,
          at,
          actorId: actor.userId,
        });
        const answer = await show.one(tx, (await repository.readProduct(tx, id))!, is);
        once?.keep(tx, answer);
        return answer;
      });
    },

    /** Takes back what a company proposed that is there no more; what entries stand on is for staff to decide. */
    async customerClosed(tx: Tx, customerId: string): Promise<void> {
      for (const { id, name, isInUse } of await repository.holdWaitingOf(tx, customerId)) {
        if (isInUse) continue;
        const what = { product: { id, name, customerId }, type: 'BASE_PRODUCT_WITHDRAWN', payload: { name } };
        await recordProductEvent(tx, { ...what, at: clock.now(), actorId: null });
        await repository.deleteProduct(tx, id);
      }
    },

    /** Takes a proposal back that no entry stands on. @throws Problem 403, 404, 409 (version, state, BASE_PRODUCT_IN_USE) */
    withdraw: (actor: Actor, id: string, version: number): Promise<void> =>
      db.transaction(async (tx) => {
        const { row, event } = await held(tx, actor, id, 'WITHDRAW', version);
        requireNoLack((await readProductLacks(tx, [row]))(row), 'WITHDRAW');
        await recordProductEvent(tx, {
          product: row,
          type: event,
          at: clock.now(),
          actorId: actor.userId,
          payload: { name: row.name },
        });
        await repository.deleteProduct(tx, id);
      }),
  };
}
