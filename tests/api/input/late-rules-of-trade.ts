import type { Case } from './late-rules-of-merchants.ts';
import { companyOf, type People, UNKNOWN } from '../ownership/kinds.ts';

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
    createOpenRequest: {
      make: async (who) => ({
        method: 'POST',
        path: '/traderequests/open-rfq',
        body: {
          customerId: await companyOf(people(), who),
          visibility: 'PUBLIC',
          lines: [],
          neededBy: '2020-01-01',
          quoteDeadlineAt: '2020-01-01T00:00:00Z',
        },
      }),
      told: { lines: 'SELECT_ONE', neededBy: 'DAY_PAST', quoteDeadlineAt: 'QUOTE_DEADLINE_RANGE' },
      strangers: 404,
    },
    declineToQuote: {
      make: () => ({
        method: 'POST',
        path: `/traderequests/${UNKNOWN}/participations/${UNKNOWN}/decline`,
        body: { version: 0, reasonCode: 'OTHER' },
      }),
      told: { version: 'MIN_VALUE', reason: 'REQUIRED' },
    },
    declineQuote: {
      make: () => ({
        method: 'POST',
        path: `/quotes/${UNKNOWN}/decline`,
        body: { version: 0, reasonCode: 'OTHER' },
      }),
      told: { version: 'MIN_VALUE', reason: 'REQUIRED' },
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
