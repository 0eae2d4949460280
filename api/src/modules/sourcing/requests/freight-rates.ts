import { distanceBetween } from '../../listings/index.ts';
import type { ParticipationRow } from '../participations/participations.repository.ts';
import type { FreightRate } from '../participations/participations.schemas.ts';
import type { TradeRequestRow } from './requests.repository.ts';

/** What a seller's own rates say of bringing the goods to where they are wanted, the cheapest first; nothing of what is not brought. */
export function freightRatesOf(
  { categoryType, address }: Pick<TradeRequestRow, 'categoryType' | 'address'>,
  { seat, deliveryMethods }: Pick<ParticipationRow, 'seat' | 'deliveryMethods'>,
): FreightRate[] {
  const { stateId, cityId } = address ?? {};
  if (categoryType !== 'Product' || seat === null || stateId === undefined || cityId === undefined) return [];
  const distance = distanceBetween(seat, { stateId, cityId });
  return deliveryMethods
    .flatMap(({ kind, freeFromRial, days, ...costs }): FreightRate[] => {
      const amountRial = costs[distance];
      if (kind === 'PICKUP' || amountRial === undefined) return [];
      return [{ kind, amountRial, ...(freeFromRial !== undefined && { freeFromRial }), days }];
    })
    .sort((one, other) => Number(BigInt(one.amountRial) - BigInt(other.amountRial)));
}
