import { missingOf } from '../requests/order-content.ts';
import type { RequestRow } from '../requests/requests.repository.ts';

/** What a draft lacks before it can be published: an open one that is not for all also somebody who is asked. */
export const missingIn = (row: RequestRow): string[] => [
  ...missingOf(row),
  ...(row.visibility === 'INVITED' && row.chains.length === 0 ? ['merchantIds'] : []),
];
