import { randomUUID } from 'node:crypto';
import type { App } from '../../suppliers/claims/claims.kit.ts';

type Kind = 'CANCELLATION' | 'TERM_CHANGE' | 'SETTLEMENT';
const outcomes = ['RELEASE', 'REFUND', 'REDO', 'SPLIT'];

/** What is sent with a question of one side to the other, and with its answer. */
export async function consentOf(
  app: App,
  id: string,
  { kind, verb, version }: { kind: Kind; verb: string; version: number },
) {
  const way = kind === 'SETTLEMENT' ? 'dispute/settlement' : kind.toLowerCase().replace('_', '-');
  if (verb === 'WITHDRAW') return { way: `${way}/withdraw`, body: {} };
  if (verb !== 'ASK') return { way: `${way}/answer`, body: { answer: verb } };
  if (kind === 'SETTLEMENT') {
    const refused = await app.db.query<{ outcome: string }>(
      `select outcome from trade_consents where request_id = $1 and kind = 'SETTLEMENT'`,
      [id],
    );
    const others = outcomes.filter((each) => refused.every(({ outcome }) => outcome !== each));
    const outcome = others[version % Math.max(1, others.length)] ?? 'RELEASE';
    return { way, body: { outcome, ...(outcome === 'SPLIT' && { buyerPercent: '33.33' }) } };
  }
  if (kind === 'CANCELLATION') return { way, body: { reason: 'پروژه متوقف شد.' } };
  // What it is, and what was refused already, is not asked for.
  const known = await app.db.query<{ term: string }>(
    `select payment_term as term from trade_requests where id = $1
     union select to_term from trade_consents where request_id = $1 and kind = 'TERM_CHANGE'`,
    [id],
  );
  const terms = ['ESCROW', 'ON_DELIVERY', 'CREDIT_30', 'CREDIT_60'].filter((each) =>
    known.every(({ term }) => term !== each),
  );
  return { way, body: { toTerm: terms[version % Math.max(1, terms.length)] ?? 'PREPAID' } };
}

/** The open question that somebody can answer or take back, of `staff` what they ask both; none where it is to be asked. */
export async function putConsent(app: App, id: string, { kind, verb, by }: { kind: Kind; verb: string; by: string }) {
  await app.db.query('delete from trade_consents where request_id = $1', [id]);
  if (verb === 'ASK') return;
  const isSeller = ['seller', 'shipper', 'clerk'].includes(by);
  const side = by === 'staff' ? 'STAFF' : isSeller === (verb === 'WITHDRAW') ? 'SELLER' : 'BUYER';
  await app.db.query(
    `insert into trade_consents (id, request_id, kind, status, side, to_term, asked_at, lapses_at, dispute_id, outcome)
     select $1, $2, $3, 'ASKED', $4, $5, $6, $6::timestamptz + interval '72 hours', d.id, case when d.id is not null then 'REDO' end
     from (values (1)) as one left join disputes d on $3 = 'SETTLEMENT' and d.request_id = $2
     where $3 <> 'SETTLEMENT' or d.id is not null`,
    [randomUUID(), id, kind, side, kind === 'TERM_CHANGE' ? 'ON_DELIVERY' : null, app.clock.now()],
  );
}
