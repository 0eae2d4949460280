import { accountOwned } from './account.ts';
import { addressesOwned } from './addresses.ts';
import { customersOwned } from './customers.ts';
import { identityOwned } from './identity.ts';
import { keptOwned } from './kept.ts';
import type { Owned } from './kinds.ts';

/** By operationId; every operation that is not public must be here, or the build fails. */
export const ownership: Owned = {
  ...identityOwned,
  ...accountOwned,
  ...customersOwned,
  ...addressesOwned,
  ...keptOwned,
};
