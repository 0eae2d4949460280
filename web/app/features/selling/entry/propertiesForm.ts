import * as v from 'valibot';
import { checkFields } from '../../../platform/forms/checkFields.ts';
import { ruleText } from '../../../platform/forms/messages.ts';
import {
  isStated,
  productFormMessages as words,
  type SheetProperty,
  statedOf,
  type TypedSheet,
  typedSheetOf,
  type TypedValue,
  YES,
} from '../../products/index.ts';
import type { EntryPart } from './entryForm.ts';
import type { EntrySheet } from './entrySheet.ts';

/** What is typed of each property, by its id; as text, since the form compares and shows texts. Empty: not stated. */
export type TypedProperties = Record<string, string>;

export const textOf = (typed: TypedValue): string =>
  isStated(typed)
    ? JSON.stringify([typed.value ?? '', typed.maxValue ?? '', typed.unitId ?? '', typed.choices ?? []])
    : '';

function typedOf(text: string | undefined): TypedValue {
  if (!text) return {};
  const [value, maxValue, unitId, choices] = JSON.parse(text) as [string, string, string, string[]];
  return { value, maxValue, ...(unitId && { unitId }), choices };
}

export const sheetOfTyped = (typed: TypedProperties): TypedSheet =>
  Object.fromEntries(Object.entries(typed).map(([id, text]) => [id, typedOf(text)]));

/** How what is typed of a property reads in a line. */
export function readable(text: string, { dataType, enumValues }: SheetProperty, units: EntrySheet['units']): string {
  const { value = '', maxValue = '', unitId, choices = [] } = typedOf(text);
  if (!text) return words.notStated;
  if (dataType === 'BOOLEAN') return value === YES ? words.yes : words.no;
  const chosen = enumValues.filter(({ id }) => id === value || choices.includes(id)).map(({ label }) => label);
  if (chosen.length > 0) return chosen.join(words.separator);
  const unit = [...units.values()].flat().find(({ id }) => id === unitId)?.displayText ?? '';
  return `${maxValue ? words.range(value, maxValue) : value} ${unit}`.trim();
}

/** The part of an entry that says what it states beside its product. */
export function propertiesPart({ open }: EntrySheet, isWhole: boolean) {
  const schema = v.pipe(
    v.record(v.string(), v.string()),
    checkFields((typed: TypedProperties) =>
      open.flatMap(({ id, isRequired }) =>
        isWhole && isRequired && !typed[id] ? [[id, ruleText('REQUIRED')] as const] : [],
      ),
    ),
  );
  const part: EntryPart<TypedProperties, TypedProperties, ReturnType<typeof statedOf>> = {
    schema: schema as never,
    typedOf({ properties }) {
      const stored = typedSheetOf(properties);
      return Object.fromEntries(open.map(({ id }) => [id, textOf(stored[id] ?? {})]));
    },
    change: (typed) => statedOf(open, sheetOfTyped(typed)),
  };
  return part;
}
