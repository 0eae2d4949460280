import type { Tx } from '../../platform/database/database.ts';

/** Keeps offers in line with their supplier; read before a transaction, used within it. */
export type SupplierOffers = () => Promise<{
  /** Shows them anew, by what the supplier is now; its row is held by who calls. */
  refresh(tx: Tx, supplierId: string): Promise<void>;
}>;
