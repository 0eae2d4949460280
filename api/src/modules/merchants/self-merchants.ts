import type { Tx } from '../../platform/database/database.ts';
import { recordChange } from '../../platform/changes/record-change.ts';
import { newId } from '../../platform/ids.ts';
import { lookAgain } from '../../platform/notices/look-again.ts';
import { recordMerchantEvent } from './merchant-events.ts';
import { named } from './merchant-names.ts';
import { selfNames } from './messages.ts';
import { nameKey, problemOfName } from './names.ts';
import { readIdsOf } from './own-delegations.repository.ts';
import * as repository from './own-merchants.repository.ts';
import { MOST_ABOUT } from './own-merchants.schemas.ts';

type Given = { supplierId: string; customerId: string; actorId: string; at: Date };

export type SelfMerchants = {
  /**
   * What a supplier sells with by itself goes with it to its company; where there is nothing yet a draft is made with the supplier's
   * name. The supplier is held by who calls.
   */
  give(tx: Tx, given: Given): Promise<void>;
};

/** Selling accounts of kind SUPPLIER_SELF, which follow their supplier. */
export const selfMerchants: SelfMerchants = {
  async give(tx, { supplierId, customerId, actorId, at }) {
    const event = { at, actorId, onBehalfOf: customerId };
    // The company that had it is asked nothing more of its delegations.
    await lookAgain(tx, 'OwnDelegation', await readIdsOf(tx, supplierId));
    const stored = await repository.readSelfMerchant(tx, supplierId);
    if (stored) {
      await repository.updateMerchantOwner(tx, stored.id, customerId);
      await recordMerchantEvent(tx, {
        ...event,
        type: 'MERCHANT_OWNER_CHANGED',
        merchant: { id: stored.id, customerId },
      });
      return recordChange(tx, [stored.id]);
    }
    const supplier = await repository.readPlacedSupplier(tx, supplierId);
    if (!supplier) return;
    await repository.lockNames(tx);
    const likely = selfNames(supplier.name, supplier.cityName).filter((name) => problemOfName(name) === undefined);
    const taken = new Set(await repository.readTakenKeys(tx, likely.map(nameKey), at));
    const name = likely.find((each) => !taken.has(nameKey(each)));
    // Its company makes one of another name by itself.
    if (name === undefined) return;
    const id = newId();
    // What the supplier's page says is a beginning, where a seller may say as much.
    const about = supplier.about.length <= MOST_ABOUT ? supplier.about : '';
    const row = { ...supplier, id, customerId, kind: 'SUPPLIER_SELF', about, ...named(name), name, supplierId };
    await repository.insertMerchant(tx, row, at);
    await recordMerchantEvent(tx, { ...event, type: 'MERCHANT_CREATED', merchant: { id, customerId } });
  },
};
