import Big from 'big.js';
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
  rawValue: string | null;
  rawMaxValue: string | null;
  baseValue: string | null;
  baseMaxValue: string | null;
  unitId: string | null;
  unitDisplayText: string | null;
  booleanValue: boolean | null;
  text: string | null;
  enumValues: readonly { code: string; label: string }[];
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
  const stated = values.find((value) => value?.rawValue)?.unitId;
  const unit = known.find((each) => each.code === chosenCode) ?? known.find(({ id }) => id === stated);
  return {
    code,
    name,
    groupName,
    units: unit ? known : [],
    unit,
    cells: values.map((value) => value && textOf(value, known, unit)),
    differs: new Set(values.map(sameness)).size > 1,
  };
}

/** What two values that mean the same have in common, in whatever unit they are stated. */
function sameness(value: ComparedValue | undefined): string {
  if (!value) return '';
  const number = (text: string | null) => text && new Big(text).toFixed();
  if (value.rawValue) {
    const ends = [value.baseValue ?? value.rawValue, value.baseMaxValue ?? value.rawMaxValue];
    return `number ${ends.map(number).join(' ')}`;
  }
  const codes = value.enumValues.map(({ code }) => code).sort();
  return `other ${String(value.booleanValue)} ${value.text ?? ''} ${codes.join(' ')}`;
}

function textOf(value: ComparedValue, units: readonly ComparedUnit[], unit?: ComparedUnit): string {
  const { dataType, rawValue, rawMaxValue, booleanValue, text, enumValues, unitDisplayText } = value;
  if (dataType === 'BOOLEAN') return booleanValue ? words.yes : words.no;
  if (!rawValue) return text ?? enumValues.map(({ label }) => label).join(words.separator);
  const own = units.find(({ id }) => id === value.unitId);
  const isConverted = own && unit && own.id !== unit.id;
  const shown = (raw: string) =>
    isConverted ? shownNumber(convert(raw, own, unit), unit, convertedDigits) : shownNumber(raw, unitDisplayText);
  const number = rawMaxValue ? words.range(shown(rawValue), shown(rawMaxValue)) : shown(rawValue);
  const unitText = isConverted ? unit.displayText : unitDisplayText;
  return unitText ? words.measure(number, unitText) : number;
}
