import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { readingMessages as words } from './messages.ts';

interface ReadFilter {
  propertyName: string;
  value?: string | null;
  maxValue?: string | null;
  unit?: { displayText: string } | null;
  enumValue?: { label: string } | null;
  property?: { dataType: string } | null;
}

/** A filter in words: «فشار کاری: ۱۶ بار». A number that a range must cover says so. */
export const chipText = (filter: ReadFilter): string => words.filter(filter.propertyName, saidValue(filter));

/** Its value in words. */
function saidValue({ value, maxValue, unit, enumValue, property }: ReadFilter): string {
  if (enumValue) return enumValue.label;
  const [from, to] = [value, maxValue].map((number) => number && formatDecimal(number));
  const said = (number: string) => (unit ? words.measure(number, unit.displayText) : number);
  if (from && to && from !== to) return words.between(from, said(to));
  if (property?.dataType === 'NUMERIC_RANGE') return words.covers(said(from || to || ''));
  if (from && to) return said(from);
  return from ? words.atLeast(said(from)) : words.atMost(said(to || ''));
}
