import type { Actor } from '../../../platform/actor.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { type LateRule, requireAll } from '../../../platform/late-rules.ts';
import * as repository from './entries.repository.ts';
import type { OwnSupplierProduct } from './entries.schemas.ts';
import { isReviewed } from './entry-machine.ts';
import type { EntryBaseProduct } from './entry-parts.schemas.ts';
import { readProductTitle } from './entry-product.repository.ts';
import { offerOn, readMeasured } from './entry-product.ts';
import type { EntrySteps, StepParts } from './entry-steps.ts';
import type { ProductChanges } from './product-changes.service.ts';

type Parts = StepParts & { steps: EntrySteps; changes: ProductChanges };
export type EntryProduct = ReturnType<typeof makeEntryProduct>;

/** Entries that move onto another base product. */
export function makeEntryProduct({ db, offers, steps, changes }: Parts) {
  async function rules(actor: Actor, id: string): Promise<LateRule<EntryBaseProduct>[]> {
    await steps.requireWriter(actor, id);
    const ground = await offers.ground();
    return [
      {
        reads: ['baseProductId'],
        async judge({ baseProductId }) {
          const measured = await readMeasured(db, ground, baseProductId);
          const isOpen = measured?.node.path.every(({ category }) => category.isActive);
          const name = await repository.readProductName(db, baseProductId);
          return isOpen && name !== undefined ? undefined : { field: 'baseProductId', code: 'UNKNOWN_VALUE' };
        },
      },
    ];
  }

  return {
    rules,

    /** Of what is published it waits for staff, and for the product where that is decided first. @throws Problem 400, 403, 404, 409 (version, state, NO_AGENCY) */
    async change(actor: Actor, id: string, change: EntryBaseProduct, once?: Once): Promise<OwnSupplierProduct> {
      await requireAll(await rules(actor, id), change);
      const { version, baseProductId } = change;
      const ground = await offers.ground();
      return steps.step(actor, id, { action: 'EDIT', version, once }, async (tx, { row, offer, now }) => {
        const isOther = baseProductId !== offer.baseProductId;
        const moved = isOther ? await offerOn(tx, ground, offer, baseProductId, now) : offer;
        if (!isOther) return isReviewed(row.status) ? { told: await changes.drop(tx, row, 'BASE_PRODUCT') } : { offer };
        const told = async (productId: string) => ({
          baseProductId: productId,
          baseProductName: (await readProductTitle(tx, productId)) ?? '',
        });
        const was = await told(offer.baseProductId);
        const asked = await told(baseProductId);
        if (!isReviewed(row.status)) return { offer: moved, payload: { was, asked } };
        return { told: await changes.ask(tx, actor, row, [{ kind: 'BASE_PRODUCT', was, asked }]) };
      });
    },
  };
}
