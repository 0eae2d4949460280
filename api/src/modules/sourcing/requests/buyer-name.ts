import { names } from './messages.ts';
import type { RequestRow } from './requests.repository.ts';
import type { ParticipationStatus } from '../participations/participations.enums.ts';

type Seller = { participationStatus: ParticipationStatus | null };

/** What sellers are told of who buys: of a public request no name before they agree. Without a seller as all of them are told. */
export const buyerNameTo = (
  { visibility, buyerName }: Pick<RequestRow, 'visibility' | 'buyerName'>,
  seller?: Seller,
) =>
  visibility === 'PUBLIC' && seller?.participationStatus !== 'SELECTED'
    ? names.verifiedBuyer
    : (buyerName ?? names.buyer);
