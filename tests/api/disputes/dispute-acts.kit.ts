import { randomUUID } from 'node:crypto';
import type { App } from '../suppliers/claims/claims.kit.ts';

export const said = 'از ده شیر که رسید چهار عدد در بدنه ترک دارد و آزمون فشار را نگذراند.';

/** Where acts on a dispute are sent. */
export const disputeWays: Record<string, string> = {
  OPEN_DISPUTE: 'dispute',
  ANSWER_DISPUTE: 'dispute/answer',
  ADD_EVIDENCE: 'dispute/evidence',
  END_EVIDENCE: 'dispute/done',
  WITHDRAW_DISPUTE: 'dispute/withdraw',
};
const sideOf = (by: string) => (['seller', 'shipper', 'clerk'].includes(by) ? 'SELLER' : 'BUYER');

/** What is sent with an act on a dispute. */
export async function disputeOf(app: App, id: string, action: string, by: string) {
  const way = disputeWays[action]!;
  if (action === 'ANSWER_DISPUTE' || action === 'ADD_EVIDENCE') return { way, body: { text: said } };
  if (action !== 'OPEN_DISPUTE') return { way, body: {} };
  const [line] = await app.db.query<{ id: string }>(
    'select id from trade_lines where request_id = $1 order by settled is not null, place limit 1',
    [id],
  );
  const reasonCode = sideOf(by) === 'SELLER' ? 'NOT_TAKEN' : 'DAMAGED';
  return { way, body: { lineIds: [line?.id ?? randomUUID()], wish: 'REFUND', reasonCode, text: said } };
}

/** The dispute that somebody can act on so; none where nobody does. */
export async function prepareDispute(app: App, id: string, action: string, by: string): Promise<void> {
  await app.db.query(`delete from trade_consents where request_id = $1 and kind = 'SETTLEMENT'`, [id]);
  await app.db.query('delete from disputes where request_id = $1', [id]);
  const isSettlement = action.endsWith('_SETTLEMENT');
  if ((!isSettlement && !(action in disputeWays)) || action === 'OPEN_DISPUTE') return;
  const own = sideOf(by);
  const side = action === 'ANSWER_DISPUTE' ? (own === 'BUYER' ? 'SELLER' : 'BUYER') : own;
  await putDispute(app, id, { side, status: action === 'ANSWER_DISPUTE' ? 'ANSWER_DUE' : 'EVIDENCE' });
}

/** A dispute of a side about all lines of a request, put where a test wants it. @returns its id */
export async function putDispute(
  app: App,
  id: string,
  { side, status = 'ANSWER_DUE' }: { side: 'BUYER' | 'SELLER'; status?: string },
): Promise<string> {
  await app.db.query(`delete from trade_consents where request_id = $1 and kind = 'SETTLEMENT'`, [id]);
  await app.db.query('delete from disputes where request_id = $1', [id]);
  const disputeId = randomUUID();
  const isEnded = ['DECIDED', 'SETTLED', 'WITHDRAWN'].includes(status);
  await app.db.query(
    `insert into disputes (id, request_id, status, side, is_by_clock, wish, reason_code, net_rial, vat_rial, freight_rial, opened_at,
       since, due_at, evidence_at, outcome, buyer_basis_points, decision_reason, ended_at)
     values ($1, $2, $3, $4, false, 'REFUND', 'OTHER', 1000, 100, 0, $5, $5, $5::timestamptz + interval '3 days',
       case when $3 <> 'ANSWER_DUE' then $5::timestamptz end,
       case when $3 in ('APPROVAL', 'DECIDED', 'SETTLED') then 'SPLIT' end,
       case when $3 in ('APPROVAL', 'DECIDED', 'SETTLED') then 4000 end,
       case when $3 in ('APPROVAL', 'DECIDED') then 'دلیل' end, case when $6 then $5::timestamptz end)`,
    [disputeId, id, status, side, app.clock.now(), isEnded],
  );
  await app.db.query(
    `insert into dispute_lines (dispute_id, line_id) select $1, id from trade_lines where request_id = $2`,
    [disputeId, id],
  );
  return disputeId;
}
