import { randomUUID } from 'node:crypto';
import type { App } from './claims.kit.ts';

type Kind = 'CANCELLATION' | 'TERM_CHANGE';

/** What is sent with a question of one side to the other, and with its answer. */
export function consentOf(kind: Kind, verb: string, version: number) {
  const way = kind.toLowerCase().replace('_', '-');
  if (verb === 'WITHDRAW') return { way: `${way}/withdraw`, body: {} };
  if (verb !== 'ASK') return { way: `${way}/answer`, body: { answer: verb } };
  const terms = ['ESCROW', 'ON_DELIVERY', 'CREDIT_30'];
  return {
    way,
    body: kind === 'CANCELLATION' ? { reason: 'پروژه متوقف شد.' } : { toTerm: terms[version % terms.length] },
  };
}

/** The open question that somebody can answer or take back; none where it is to be asked. */
export async function putConsent(app: App, id: string, { kind, verb, by }: { kind: Kind; verb: string; by: string }) {
  await app.db.query('delete from trade_consents where request_id = $1', [id]);
  if (verb === 'ASK') return;
  const isSeller = ['seller', 'shipper', 'clerk'].includes(by);
  const side = isSeller === (verb === 'WITHDRAW') ? 'SELLER' : 'BUYER';
  await app.db.query(
    `insert into trade_consents (id, request_id, kind, status, side, to_term, asked_at, lapses_at)
     values ($1, $2, $3, 'ASKED', $4, $5, $6, $6::timestamptz + interval '72 hours')`,
    [randomUUID(), id, kind, side, kind === 'TERM_CHANGE' ? 'ON_DELIVERY' : null, app.clock.now()],
  );
}
