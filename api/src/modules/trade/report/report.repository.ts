import type { Queryable } from '../../../platform/database/database.ts';
import type { AgreedPaper, AgreedTerms } from '../../orders/agreement/agreement.ts';
import type { TradeAgreement } from './report.schemas.ts';

type Party = { id?: string } & Partial<
  Record<'legalName' | 'nationalId' | 'economicCode' | 'registrationNumber', string | null>
>;

/** An agreement at list price says of freight no more than its kind. */
export type AgreedCost = { amountRial?: string | null; isTaxed?: boolean; vatRial?: string };
type Freight = TradeAgreement['freight'];

/** What an agreement was frozen as. */
export type Agreed = Omit<AgreedTerms, 'freight' | 'otherCosts'> & {
  freight: AgreedCost & Pick<Freight, 'kind'>;
  otherCosts?: (AgreedCost & { title: string })[];
  neededBy: string | null;
  parties: { buyer?: Party; seller?: Party; merchantName: string; agencies: { number: string; validTo: string }[] };
  /** Older agreements say nothing of them. */
  papers?: AgreedPaper[];
  at: string;
};
export type AgreedRow = { requestId: string; agreed: Agreed; hash: string };

/** The agreements of some requests. */
export const readAgreements = (db: Queryable, requestIds: string[]) =>
  db.query<AgreedRow>(
    `select id as "requestId", agreed, agreed_hash as hash from trade_requests
     where id = any($1::uuid[]) and agreed_hash is not null`,
    [requestIds],
    'trade_agreements',
  );
