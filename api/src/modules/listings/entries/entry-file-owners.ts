import type { Actor } from '../../../platform/actor.ts';
import type { LinkOwner } from '../../../platform/modules/module.ts';
import type { SupplierProducts } from '../offers/supplier-products.service.ts';
import { readEntriesByIds } from './entries.repository.ts';
import { CHANGE, ENTRY } from './entry-shown.ts';
import type { StepParts } from './entry-steps.ts';
import { readEntriesOfChanges } from './product-changes.repository.ts';

type Parts = Pick<StepParts, 'db' | 'clock' | 'customers'> & {
  supplierProducts: Pick<SupplierProducts, 'showsFiles'>;
  /** Whether somebody decides entries. */
  mayDecide: (actor: Actor) => boolean;
};

/** Who may see the files of entries, and of changes that wait: who is shown the entry, who sells it, and staff. */
export function makeEntryFileOwners({
  db,
  clock,
  customers,
  supplierProducts,
  mayDecide,
}: Parts): Record<string, LinkOwner> {
  async function isOwn(actor: Actor | undefined, entryIds: string[]): Promise<boolean> {
    if (!actor) return false;
    if (mayDecide(actor)) return true;
    const rows = await readEntriesByIds(db, entryIds, clock.now());
    const sellers = [...new Set(rows.map(({ customerId }) => customerId))];
    return sellers.length > 0 && (await customers.memberships(db, actor, sellers)).length > 0;
  }
  return {
    [ENTRY]: {
      canSee: async (actor, ids, role) => (await supplierProducts.showsFiles(ids, role)) || isOwn(actor, ids),
    },
    [CHANGE]: {
      canSee: async (actor, ids) => actor !== undefined && isOwn(actor, await readEntriesOfChanges(db, ids)),
    },
  };
}
