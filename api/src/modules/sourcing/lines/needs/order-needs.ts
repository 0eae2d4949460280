import type { FieldError } from '../../../../platform/field-error.ts';
import type { NeedsGround } from '../../requests/ground.ts';
import { isOfOffer } from '../line-rules.ts';
import type { LineRow } from '../lines.repository.ts';
import type { NewTradeLine } from '../../requests/trade-steps.schemas.ts';
import type { TradeRequest } from '../../requests/trade.schemas.ts';
import { readNeed } from './needed-lines.ts';

type Reading = {
  ground: NeedsGround;
  /** Lines that are there already. */
  known: readonly LineRow[];
  /** Of the offers beside them. */
  categoryType: TradeRequest['categoryType'] | undefined;
  /** Whether the order is to be taken at the prices of the list, which has none for needs in words. */
  acceptListPrice: boolean;
};

/** Needs in words of an order to one seller, by their places among its lines. */
export function readOrderNeeds(lines: readonly NewTradeLine[], reading: Reading) {
  const needs = new Map<number, Omit<LineRow, 'requestId'>>();
  const errors = lines.flatMap((line, index): FieldError[] => {
    const at = `lines[${index}]`;
    const { title } = line;
    if (isOfOffer(line))
      return (title ?? line.categoryId) === undefined
        ? problemsOfId(line, index, lines, reading)
        : [{ field: at, code: 'LINE_OF_SEVERAL_WAYS' }];
    if (title === undefined) return [{ field: `${at}.supplierProductId`, code: 'REQUIRED' }];
    const read = readNeed({ ...line, title }, at, reading.ground);
    if ('errors' in read) return [...problemsOfId(line, index, lines, reading), ...read.errors];
    needs.set(index, read.line);
    return [
      ...problemsOfId(line, index, lines, reading),
      ...(reading.acceptListPrice ? [{ field: `${at}.title`, code: 'PRICE_ON_REQUEST' } as const] : []),
      ...(read.categoryType && reading.categoryType && read.categoryType !== reading.categoryType
        ? [{ field: at, code: 'LINES_OF_TWO_KINDS' } as const]
        : []),
    ];
  });
  if (!lines.some(isOfOffer)) errors.push({ field: 'lines', code: 'OFFER_OF_SELLER_MISSING' });
  return { needs, errors };
}

/** Whether a line names none of its order that asks for the same, or one that another line names too. */
function problemsOfId(
  { lineId: id, supplierProductId }: NewTradeLine,
  index: number,
  lines: readonly NewTradeLine[],
  { known }: Reading,
): FieldError[] {
  if (id === undefined) return [];
  const field = `lines[${index}].lineId`;
  const isKnown = known.some((each) => each.id === id && each.supplierProductId === (supplierProductId ?? null));
  if (!isKnown) return [{ field, code: 'UNKNOWN_VALUE' }];
  return lines.slice(0, index).some((each) => each.lineId === id) ? [{ field, code: 'DUPLICATE' }] : [];
}
