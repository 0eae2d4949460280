import type { Database } from '../../../platform/database/database.ts';
import { verifyChains } from '../../../platform/domain-events/verify-chain.ts';
import { tradeChains } from '../../documents/subject.events.ts';

/** Whether nobody changed what happened to any trade request. */
export async function verifyTrade(db: Database) {
  const { aggregates: requests, events, faults } = await verifyChains(db, tradeChains);
  return { requests, events, faults };
}
