import type { Tx } from '../../platform/database/database.ts';

/** Keeps offers in line with their supplier; read before a transaction, used within it. */
export type SupplierOffers = () => Promise<{
  /** Refreshes what is shown of them after their supplier changed. The caller holds the supplier’s row. */
  refresh(tx: Tx, supplierId: string): Promise<void>;
}>;
