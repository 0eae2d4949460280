import { type Decimal, decimal } from '../../../platform/decimal.ts';
import { isFrozen, type ProgressRow } from './shipments.repository.ts';

/** A quantity below it is none that can be shipped: what a tolerance leaves is cut off there. */
const DECIMALS = 6;
const ROUND_DOWN = 0;

/** The most of a line that its tolerance lets come. */
export const mostOf = ({ agreed, tolerance }: ProgressRow): Decimal =>
  decimal(agreed).times(decimal(1).plus(tolerance));

/** How much of a line may still be shipped: what was refused may come again. */
export const roomOf = (line: ProgressRow): Decimal => {
  if (isFrozen(line) || line.isInParts) return decimal(0);
  const room = mostOf(line).minus(decimal(line.shipped).minus(line.refused)).round(DECIMALS, ROUND_DOWN);
  return room.gt(0) ? room : decimal(0);
};

/** Whether as much of a line was handed over, and not refused, as was agreed. */
export const isWhole = ({ agreed, tolerance, delivered, refused }: ProgressRow) =>
  decimal(delivered)
    .minus(refused)
    .gte(decimal(agreed).times(decimal(1).minus(tolerance)));

const isAnswered = ({ delivered, accepted, refused }: ProgressRow) =>
  decimal(delivered).eq(decimal(accepted).plus(refused));

/**
 * Where a request stands by its lines; those about which a dispute was decided are done. What is on its way is to be handed over
 * first, even where the lines are whole without it.
 */
export function statusOf(all: readonly ProgressRow[]): 'IN_FULFILMENT' | 'DELIVERED' | 'COMPLETED' {
  const lines = all.filter(({ settled }) => settled === null);
  const isUnderWay = lines.some(({ shipped, delivered }) => !decimal(shipped).eq(delivered));
  if (isUnderWay || !lines.every(isWhole)) return 'IN_FULFILMENT';
  return lines.every(isAnswered) ? 'COMPLETED' : 'DELIVERED';
}
