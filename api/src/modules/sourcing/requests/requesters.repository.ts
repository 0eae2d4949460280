import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { TradeStatus } from '../../documents/subject.enums.ts';

/** Requests stay for the companies, without the person. */
export const forgetRequester = (tx: Tx, userId: string) =>
  tx.query(
    `update trade_requests set requester_user_id = nullif(requester_user_id, $1), confirmer_user_id = nullif(confirmer_user_id, $1)
     where requester_user_id = $1 or confirmer_user_id = $1`,
    [userId],
  );

/** What a person wrote, for the export of an account. */
export const readRequestsBy = (db: Queryable, userId: string) =>
  db.query<{ number: string; status: TradeStatus; createdAt: Date }>(
    `select number, status, created_at as "createdAt" from trade_requests where requester_user_id = $1 order by created_at, id`,
    [userId],
  );
