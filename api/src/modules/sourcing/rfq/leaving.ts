import type { Tx } from '../../../platform/database/database.ts';
import { type Chain, openChains, withChain } from '../participations/chains.ts';
import { moveStanding } from '../quotes/quotes.repository.ts';
import type { Done, Following, Held } from '../requests/steps.ts';
import type { TradeReason } from '../trade.enums.ts';
import { endPart } from './endings.ts';
import { openState } from './open-state.ts';

type Leaving = {
  status: 'DECLINED_TO_QUOTE' | 'LAPSED';
  code?: TradeReason;
  reason?: string | undefined;
};

/** The part of one seller is over by its own side; where nobody else is asked, the request ends. */
export async function leave(
  tx: Tx,
  { row, now }: Omit<Held, 'standing'>,
  chain: Chain,
  leaving: Leaving,
): Promise<Done> {
  const { status, code, reason } = leaving;
  const { participationId } = chain;
  await endPart(tx, row, chain, { as: status === 'LAPSED' ? 'EXPIRED' : 'DECLINED', code, reason, status }, now);
  await moveStanding(tx, { participationId }, 'DECLINED', now);
  const chains = withChain(row, participationId, { participationStatus: status, endedAt: now });
  const stand = openState(row, chains, now);
  const isLast = row.visibility === 'INVITED' && openChains({ chains }).length === 0;
  const reasonCode = 'ALL_DECLINED' as const;
  const end: Following = {
    // Each seller was told the end of its own part, and nobody is told that others left too.
    type: 'DECLINED',
    visibility: 'BUYER',
    toStatus: 'DECLINED',
    payload: { code: reasonCode },
    moved: { deadlineAt: null, reasonCode },
  };
  return {
    visibility: 'CHAIN',
    participationId,
    notifies: [status === 'LAPSED' ? 'SELLER' : 'BUYER'],
    facts: { name: chain.sellerName },
    payload: { ...(code && { code }), ...(reason !== undefined && { text: reason }) },
    ...(row.status === 'NEGOTIATING' && { to: stand.to, moved: { deadlineAt: stand.deadlineAt } }),
    ...(isLast && { then: [end] }),
  };
}
