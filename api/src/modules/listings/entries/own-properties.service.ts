import type { Actor } from '../../../platform/actor.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { type LateRule, requireAll } from '../../../platform/late-rules.ts';
import type { StatedProperty } from '../../catalog/index.ts';
import { changedAtOnce, splitEdit } from './changed-content.ts';
import type { OwnSupplierProduct } from './entries.schemas.ts';
import { isReviewed } from './entry-machine.ts';
import type { EntryProperties } from './entry-parts.schemas.ts';
import { readMeasured } from './entry-product.ts';
import type { EntrySteps, StepParts } from './entry-steps.ts';
import { besideProduct, readOwnProperties } from './own-properties.ts';
import type { ProductChanges } from './product-changes.service.ts';

type Parts = StepParts & { steps: EntrySteps; changes: ProductChanges };
export type OwnProperties = ReturnType<typeof makeOwnProperties>;

/** What sellers state of what they sell, beside what the base product says of itself. */
export function makeOwnProperties({ db, offers, steps, changes }: Parts) {
  /** What is known of an entry before a body is judged. @throws Problem 403, 404 */
  async function groundOf(actor: Actor, id: string) {
    const { baseProductId, status } = await steps.requireWriter(actor, id);
    const ground = await offers.ground();
    const measured = await readMeasured(db, ground, baseProductId);
    const properties = measured?.node.properties ?? [];
    const ofProduct = measured?.ofProduct ?? [];
    const read = (given: readonly StatedProperty[]) =>
      readOwnProperties(given, { properties, units: ground.units, ofProduct, isWhole: isReviewed(status) });
    return { properties, ofProduct, read };
  }
  type Ground = Awaited<ReturnType<typeof groundOf>>;
  const rulesOf = ({ read }: Ground): LateRule<EntryProperties>[] => [
    { reads: ['properties'], judge: ({ properties }) => read(properties).errors },
  ];

  return {
    rules: async (actor: Actor, id: string) => rulesOf(await groundOf(actor, id)),

    /** Of what is published it waits for staff. @throws Problem 400 naming each value, 403, 404, 409 (version, state) */
    async change(actor: Actor, id: string, change: EntryProperties, once?: Once): Promise<OwnSupplierProduct> {
      const ground = await groundOf(actor, id);
      await requireAll(rulesOf(ground), change);
      const { values } = ground.read(change.properties);
      return steps.step(actor, id, { action: 'EDIT', version: change.version, once }, async (tx, { row, offer }) => {
        if (!isReviewed(row.status)) {
          const changed = { ...offer, properties: values };
          return { offer: changed, payload: changedAtOnce(offer, changed, { isPublished: false }) ?? {} };
        }
        // What the base product states by now is no difference.
        const before = { ...offer, properties: besideProduct(offer.properties, ground.properties, ground.ofProduct) };
        const { now, asked } = splitEdit(before, { ...before, properties: values });
        const told =
          asked.length > 0 ? await changes.ask(tx, actor, row, asked) : await changes.drop(tx, row, 'SPECIFICATION');
        return { offer: now, told };
      });
    },
  };
}
