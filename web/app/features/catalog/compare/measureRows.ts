import { convert } from '../../../platform/numbers/units.ts';
import { shownNumber } from '../filter/shownNumber.ts';
import { compareMessages as words } from './messages.ts';

export interface ComparedUnit {
  id: string;
  /** UCUM. */
  code: string;
  displayText: string;
  factor: string;
  offset: string;
}

export interface ComparedProperty {
  code: string;
  name: string;
  groupName: string;
  units: readonly ComparedUnit[] | null;
}

export interface ComparedValue {
  code: string;
  dataType: string;
  measure: (ComparedNumber & { unit: { id: string } }) | null;
  /** Of what measures nothing. */
  number: ComparedNumber | null;
  booleanValue: boolean | null;
  text: string | null;
  enumValues: readonly { code: string; label: string }[];
}

/** A number or a range, and how people read it. */
interface ComparedNumber {
  value: string;
  maxValue: string | null;
  text: string;
}

export interface ComparedProduct {
  properties: readonly ComparedProperty[];
  values: readonly ComparedValue[];
}

/** One line of the comparison. */
export interface CompareRow {
  /** Property code. */
  code: string;
  name: string;
  groupName: string;
  /** What its numbers can be read in; empty when it measures nothing. */
  units: readonly ComparedUnit[];
  /** The unit all its numbers are in. */
  unit?: ComparedUnit | undefined;
  /** A text for each product, in their order; undefined when it states nothing. */
  cells: readonly (string | undefined)[];
  differs: boolean;
}

// For reading side by side; the sheet has the exact number.
const convertedDigits = 5;
const baseScale = { factor: '1', offset: '0' };

/**
 * The rows of everything that any of the products states, in the order of their categories. All numbers of a
 * row are in one unit: the one chosen by code in `chosenUnits`, else the one the first product states.
 */
export function measureRows(
  products: readonly ComparedProduct[],
  chosenUnits: Readonly<Record<string, string>>,
): CompareRow[] {
  const properties = new Map(products.flatMap((each) => each.properties.map((it) => [it.code, it] as const)));
  return [...properties.values()].flatMap((property) => {
    const values = products.map((product) => product.values.find(({ code }) => code === property.code));
    return values.some(Boolean) ? [rowOf(property, values, chosenUnits[property.code])] : [];
  });
}

function rowOf(
  { code, name, groupName, units }: ComparedProperty,
  values: readonly (ComparedValue | undefined)[],
  chosenCode: string | undefined,
): CompareRow {
  const known = units ?? [];
  const stated = values.find((value) => value?.measure)?.measure?.unit.id;
  const unit = known.find((each) => each.code === chosenCode) ?? known.find(({ id }) => id === stated);
  return {
    code,
    name,
    groupName,
    units: unit ? known : [],
    unit,
    cells: values.map((value) => value && textOf(value, known, unit)),
    differs: new Set(values.map((value) => sameness(value, known))).size > 1,
  };
}

/** What two values that mean the same have in common, in whatever unit they are stated. */
function sameness(value: ComparedValue | undefined, units: readonly ComparedUnit[]): string {
  if (!value) return '';
  const number = value.measure ?? value.number;
  if (number) {
    const own = units.find(({ id }) => id === value.measure?.unit.id) ?? baseScale;
    const inBase = (text: string | null) => text && convert(text, own, baseScale);
    return `number ${inBase(number.value)} ${inBase(number.maxValue)}`;
  }
  const codes = value.enumValues.map(({ code }) => code).sort();
  return `other ${String(value.booleanValue)} ${value.text ?? ''} ${codes.join(' ')}`;
}

function textOf(value: ComparedValue, units: readonly ComparedUnit[], unit?: ComparedUnit): string {
  const { dataType, measure, booleanValue, text, enumValues } = value;
  if (dataType === 'BOOLEAN') return booleanValue ? words.yes : words.no;
  const number = measure ?? value.number;
  if (!number) return text ?? enumValues.map(({ label }) => label).join(words.separator);
  const own = units.find(({ id }) => id === measure?.unit.id);
  if (!own || !unit || own.id === unit.id) return number.text;
  const shown = (stated: string) => shownNumber(convert(stated, own, unit), unit, convertedDigits);
  const { value: least, maxValue } = number;
  return words.measure(maxValue ? words.range(shown(least), shown(maxValue)) : shown(least), unit.displayText);
}
