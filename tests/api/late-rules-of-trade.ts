import type { Case } from './late-rules-of-merchants.ts';
import { companyOf, type People, UNKNOWN } from './ownership/kinds.ts';

/** What is told of writes of trade requests. */
export function tradeCases(people: () => People): Record<string, Case> {
  return {
    createDirectOrder: {
      make: async (who) => ({
        method: 'POST',
        path: '/traderequests/direct-order',
        body: { customerId: await companyOf(people(), who), lines: [], neededBy: '2020-01-01' },
      }),
      told: { lines: 'SELECT_ONE', neededBy: 'DAY_PAST' },
      strangers: 404,
    },
    // Judged by itself, before whose it is.
    declineTradeRequest: {
      make: () => ({
        method: 'POST',
        path: `/traderequests/${UNKNOWN}/decline`,
        body: { version: 0, reasonCode: 'OTHER' },
      }),
      told: { version: 'MIN_VALUE', reason: 'REQUIRED' },
    },
  };
}
