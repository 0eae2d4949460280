import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { PublishNeeds } from './customers.enums.ts';

export type ApprovalRulesRow = {
  customerId: string;
  version: number;
  selfConfirm: boolean;
  publishNeeds: PublishNeeds;
  acceptAboveRial: string | null;
  twoAboveRial: string | null;
};

/** The rules of some customers; of one that never changed them there are none. */
export const readApprovalRules = (db: Queryable, customerIds: readonly string[]) =>
  db.query<ApprovalRulesRow>(
    `select customer_id as "customerId", version, self_confirm as "selfConfirm", publish_needs as "publishNeeds",
       accept_above_rial::text as "acceptAboveRial", two_above_rial::text as "twoAboveRial"
     from approval_rules where customer_id = any($1::uuid[])`,
    [customerIds],
    'approval_rules',
  );

export const writeApprovalRules = (tx: Tx, row: ApprovalRulesRow, now: Date) =>
  tx.query(
    `insert into approval_rules (customer_id, version, self_confirm, publish_needs, accept_above_rial, two_above_rial, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (customer_id) do update set version = excluded.version, self_confirm = excluded.self_confirm,
       publish_needs = excluded.publish_needs, accept_above_rial = excluded.accept_above_rial,
       two_above_rial = excluded.two_above_rial, updated_at = excluded.updated_at`,
    [row.customerId, row.version, row.selfConfirm, row.publishNeeds, row.acceptAboveRial, row.twoAboveRial, now],
  );
