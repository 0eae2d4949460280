import type { Scope } from '../../../../api/src/modules/search/engine/engine.ts';
import type { Condition } from '../../../../api/src/modules/search/filter.ts';
import type { SearchRow } from '../../../../api/src/modules/search/search-row.ts';

export function isInScope(row: SearchRow, scope: Scope): boolean {
  const { category, supplierId, supplierIds, merchantId, baseProductId, onlyConfirmed, stockStates } = scope;
  return (
    (!category || row.categoryPath[category.level - 1] === category.id) &&
    (!supplierId || row.supplierId === supplierId) &&
    (!supplierIds || supplierIds.includes(row.supplierId)) &&
    (!merchantId || row.merchantId === merchantId) &&
    (!baseProductId || row.baseProductId === baseProductId) &&
    (!onlyConfirmed || row.isConfirmed) &&
    (!stockStates?.length || stockStates.includes(row.stockState))
  );
}

export const isShownAt = ({ visibleFrom, visibleUntil }: SearchRow, now: Date): boolean =>
  instantOf(visibleFrom) <= now.getTime() && instantOf(visibleUntil) > now.getTime();

function instantOf(text: string): number {
  if (text === '-infinity') return -Infinity;
  return text === 'infinity' ? Infinity : Date.parse(text);
}

/** The value of an offer at a slot, which are counted from 1; null when it states none. */
export const valueAt = ({ lows, highs }: SearchRow, slot: number) => ({
  low: lows[slot - 1] ?? null,
  high: highs[slot - 1] ?? null,
});

/** Whether an offer meets a condition. One that states too little to say so is judged by `includeUnknown`. */
export function meets(row: SearchRow, condition: Condition, includeUnknown: boolean): boolean {
  const tests = testsOf(row, condition);
  if (tests.includes(false)) return false;
  return tests.includes(undefined) ? includeUnknown : true;
}

/** What must all be true; undefined is what cannot be said. */
function testsOf(row: SearchRow, condition: Condition): (boolean | undefined)[] {
  const { low, high } = valueAt(row, condition.slot);
  const is = (value: number | null, test: (of: number) => boolean) => (value === null ? undefined : test(value));
  switch (condition.kind) {
    case 'interval': {
      const { low: least, high: most } = condition;
      return [
        ...(least === null ? [] : [is(low, (value) => value >= least)]),
        ...(most === null ? [] : [is(low, (value) => value <= most)]),
      ];
    }
    case 'cover':
      return [is(low, (value) => value <= condition.low), is(high, (value) => value >= condition.high)];
    case 'overlap':
      return [is(low, (value) => value <= condition.high), is(high, (value) => value >= condition.low)];
    case 'oneOf':
      return [is(low, (value) => condition.ordinals.includes(value))];
    case 'anyBit':
      return [is(low, (value) => (BigInt(value) & BigInt(condition.mask)) !== 0n)];
  }
}
