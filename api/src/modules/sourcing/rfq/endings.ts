import type { Tx } from '../../../platform/database/database.ts';
import { type Chain, openChains } from '../participations/chains.ts';
import { type Ending, moveParticipation } from '../participations/participations.repository.ts';
import type { RequestRow } from '../requests/requests.repository.ts';
import type { Following } from '../requests/steps.ts';
import type { ParticipationStatus } from '../participations/participations.enums.ts';
import type { TradeStatus } from '../../documents/subject.enums.ts';

type Request = Pick<RequestRow, 'kind' | 'chains'>;

/** The part of a seller is over, of an open request with how that stands for it from now on. */
export const endPart = (
  tx: Tx,
  { kind }: Pick<Request, 'kind'>,
  { participationId }: Chain,
  { status, ...ended }: Ending & { status: ParticipationStatus },
  now: Date,
) => moveParticipation(tx, participationId, { status, ...(kind === 'OPEN_RFQ' && { ended }) }, now);

/** A request ends without an agreement: with it the parts of all its sellers. */
export async function endParts(tx: Tx, row: Request, ended: Ending, now: Date): Promise<void> {
  for (const chain of openChains(row))
    await endPart(
      tx,
      row,
      chain,
      { ...ended, status: ended.as !== 'EXPIRED' && chain.rounds > 0 ? 'NOT_SELECTED' : 'LAPSED' },
      now,
    );
}

/** One seller was chosen: the others hear that they were not. @returns what they are told, each its own */
export async function endOthers(
  tx: Tx,
  row: Request,
  chosenId: string,
  { toStatus, now }: { toStatus: TradeStatus; now: Date },
): Promise<Following[]> {
  const others = openChains(row).filter(({ participationId }) => participationId !== chosenId);
  const code = 'OTHER_CHOSEN' as const;
  for (const chain of others)
    await endPart(tx, row, chain, { as: 'DECLINED', code, status: chain.rounds > 0 ? 'NOT_SELECTED' : 'LAPSED' }, now);
  return others.map(({ participationId, rounds }) => ({
    type: rounds > 0 ? 'NOT_SELECTED' : 'SELLER_LAPSED',
    visibility: 'CHAIN',
    participationId,
    toStatus,
    payload: { code },
    notifies: ['SELLER'],
  }));
}
