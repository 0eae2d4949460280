import type { Queryable } from '../../platform/database/database.ts';

/** Who asks for answers reads them for so long. */
const DAYS = 14;

export type AnswerRow = {
  customerId: string;
  displayName: string;
  phone: string;
  isAccepted: boolean;
  answeredAt: Date;
};

/** What became of invitations of some customers lately, the newest first. Who was taken away since is no news. */
export const readAnswers = (db: Queryable, customerIds: string[], now: Date) =>
  db.query<AnswerRow>(
    `select customer_id as "customerId", display_name as "displayName", phone, not is_declined as "isAccepted",
       answered_at as "answeredAt"
     from customer_members
     where customer_id = any($1::uuid[]) and answered_at > $2::timestamptz - interval '${DAYS} days'
       and display_name <> '' and (is_declined or status <> 'REMOVED')
     order by answered_at desc, id`,
    [customerIds, now],
  );
