import type { Queryable } from '../../../platform/database/database.ts';
import type { ChainedRow } from '../../sourcing/requests/requests.repository.ts';

/** Names and numbers of both parties as they are when they agree. */
export async function readAgreedParties(db: Queryable, row: ChainedRow) {
  const customers = db.query<{ id: string }>(
    `select c.id, coalesce(c.legal_name, nullif(concat_ws(' ', p.first_name, p.last_name), '')) as "legalName",
       coalesce(c.national_legal_id, p.national_id) as "nationalId", c.economic_code as "economicCode",
       c.registration_number as "registrationNumber"
     from customers c left join persons p on p.id = c.person_id where c.id = any($1::uuid[])`,
    [[row.buyerCustomerId, row.sellerCustomerId]],
  );
  const participation = db.query<{ delegations: object[] }>(
    'select delegations from trade_participations where id = $1',
    [row.participationId],
  );
  const [rows, [agencies]] = await Promise.all([customers, participation]);
  const of = (id: string) => rows.find((each) => each.id === id);
  return {
    buyer: of(row.buyerCustomerId),
    seller: of(row.sellerCustomerId),
    merchantName: row.sellerName,
    agencies: agencies!.delegations,
  };
}
