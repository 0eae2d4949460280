import type { Queryable } from '../../platform/database/database.ts';
import type { TradeSide } from '../documents/subject.enums.ts';

/** domain rule: so many of the last messages are part of a case file */
const MOST_MESSAGES = 200;

export type CaseMessageRow = {
  id: string;
  side: TradeSide;
  /** Null once it was taken back. */
  body: string | null;
  createdAt: Date;
  editedAt: Date | null;
  count: number;
};

/** The last messages of the conversation of a buyer and a seller about a request, the first one first; each with how many there are. */
export const readCaseMessages = (db: Queryable, requestId: string, sellerCustomerId: string) =>
  db.query<CaseMessageRow>(
    `select * from (
       select m.id, m.side, case when m.deleted_at is null then m.body end as body, m.created_at as "createdAt",
         m.edited_at as "editedAt", m.seq, (count(*) over ())::int as count
       from conversations c join messages m on m.conversation_id = c.id
       where c.subject_type = 'TRADE_REQUEST' and c.subject_id = $1 and c.seller_customer_id = $2
       order by m.seq desc limit $3
     ) last order by last.seq`,
    [requestId, sellerCustomerId, MOST_MESSAGES],
  );
