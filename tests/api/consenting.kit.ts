import { randomUUID } from 'node:crypto';
import type { App } from './claims.kit.ts';

type Kind = 'CANCELLATION' | 'TERM_CHANGE' | 'SETTLEMENT';
const outcomes = ['RELEASE', 'REFUND', 'REDO', 'SPLIT'];

/** What is sent with a question of one side to the other, and with its answer. */
export function consentOf(kind: Kind, verb: string, version: number) {
  const way = kind === 'SETTLEMENT' ? 'dispute/settlement' : kind.toLowerCase().replace('_', '-');
  if (verb === 'WITHDRAW') return { way: `${way}/withdraw`, body: {} };
  if (verb !== 'ASK') return { way: `${way}/answer`, body: { answer: verb } };
  if (kind === 'SETTLEMENT') {
    const outcome = outcomes[version % outcomes.length];
    return { way, body: { outcome, ...(outcome === 'SPLIT' && { buyerPercent: '33.33' }) } };
  }
  const terms = ['ESCROW', 'ON_DELIVERY', 'CREDIT_30'];
  return {
    way,
    body: kind === 'CANCELLATION' ? { reason: 'پروژه متوقف شد.' } : { toTerm: terms[version % terms.length] },
  };
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
