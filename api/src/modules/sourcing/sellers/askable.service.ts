import type { Actor } from '../../../platform/actor.ts';
import { MOST_SELLERS } from '../rfq/limits.ts';
import type { StepParts } from '../requests/steps.ts';
import { readAskableSellers } from './askable.repository.ts';
import type { AskableSeller, AskableSellersQuery } from './askable.schemas.ts';

/** Who can be asked for offers of goods. */
export const makeAskable =
  ({ db, clock, customers }: Pick<StepParts, 'db' | 'clock' | 'customers'>) =>
  async (actor: Actor, query: AskableSellersQuery): Promise<AskableSeller[]> => {
    const { supplierProductIds: offers = [], baseProductIds: products = [], merchantIds } = query;
    const ownCustomers = (await customers.memberships(db, actor)).map(({ customerId }) => customerId);
    return readAskableSellers(db, {
      offers,
      products,
      merchantIds,
      ownCustomers,
      now: clock.now(),
      most: MOST_SELLERS,
    });
  };
