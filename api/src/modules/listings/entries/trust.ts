import type { Tx } from '../../../platform/database/database.ts';
import type { Settings } from '../../settings/index.ts';
import * as repository from './entries.repository.ts';

const DAY_MS = 86_400_000;

/**
 * Whether what a company hands in is published without staff: who had so many confirmed and none rejected in so many days.
 * The numbers are read before a transaction begins, the history within it.
 */
export async function readTrust(settings: Settings, now: Date) {
  const days = await settings.at('entry.trusted.days', now);
  const wanted = await settings.at('entry.trusted.confirmed', now);
  return async (tx: Tx, customerId: string): Promise<boolean> => {
    const { confirmed, rejected } = await repository.readTrust(tx, customerId, new Date(now.getTime() - days * DAY_MS));
    return confirmed >= wanted && rejected === 0;
  };
}
