import { Readable } from 'node:stream';
import { copyLine, copyStatement, insertStatement } from '../../../platform/database/bulk.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { copySearchRows, type TermCounts, writeSearchRows, type SearchRow } from '../../search/index.ts';
import { offerTable, type offerRow } from './offer-rows.ts';

/** A new offer with all that is written of it. */
export type OfferRows = { row: ReturnType<typeof offerRow>; search: SearchRow };

/** Writes new offers whose rows are made already: for loads of whole markets, which count what is theirs at the end. */
export async function loadOffers(tx: Tx, offers: OfferRows[]): Promise<void> {
  await tx.query(insertStatement(offerTable), [JSON.stringify(offers.map(({ row }) => row))]);
  await writeSearchRows(
    tx,
    offers.map(({ search }) => search),
  );
}

/** The same by COPY, in no transaction. PostgreSQL only. */
export async function copyOffers(db: Database, offers: OfferRows[], terms: TermCounts): Promise<void> {
  const lines = offers.map(({ row }) => copyLine(offerTable, row)).join('');
  await db.copyFrom?.(copyStatement(offerTable), Readable.from([lines]));
  await copySearchRows(
    db,
    offers.map(({ search }) => search),
    terms,
  );
}
