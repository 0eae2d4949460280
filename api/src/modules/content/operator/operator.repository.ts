import { columnNames, run, shown } from '../../../platform/database/builder.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { tables } from '../../../tables.ts';

export type OperatorRow = {
  version: number;
  name: string;
  address: string;
  phones: string[];
  email: string;
  nationalLegalId: string | null;
  registrationNumber: string | null;
  supportHours: string;
  trustText: string | null;
};

/** There is one operator. */
const ID = 1;
const names = columnNames(
  'version name address phones email national_legal_id registration_number support_hours trust_text',
);

/** Undefined while nobody wrote it. */
export async function readOperator(db: Queryable): Promise<OperatorRow | undefined> {
  const [row] = await run(db, tables.selectFrom('site_operators').select(shown(names)).where('id', '=', ID));
  return row;
}

/** Who writes it waits for the others. */
export const lockOperator = (tx: Tx) => tx.query("select pg_advisory_xact_lock(hashtext('site_operators'))");

/** @param row with its next version */
export async function writeOperator(tx: Tx, row: OperatorRow, at: Date): Promise<void> {
  const values = {
    version: row.version,
    name: row.name,
    address: row.address,
    phones: row.phones,
    email: row.email,
    national_legal_id: row.nationalLegalId,
    registration_number: row.registrationNumber,
    support_hours: row.supportHours,
    trust_text: row.trustText,
    updated_at: at,
  };
  const insert = tables.insertInto('site_operators').values({ id: ID, ...values });
  await run(
    tx,
    insert.onConflict((on) => on.column('id').doUpdateSet(values)),
  );
}
