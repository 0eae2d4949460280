import type { TSchema } from 'typebox';
import type { ErrorCode } from '../../platform/error-codes.ts';
import type { FieldFormat } from '../../platform/field-formats.ts';
import type { FormWords } from '../../platform/modules/module.ts';
import type { FieldKind } from './reference.enums.ts';
import type { TypeModel } from './reference.schemas.ts';

type Shape = {
  type?: FieldKind;
  format?: string;
  pattern?: string;
  $ref?: string;
  enum?: string[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  uniqueItems?: boolean;
} & Partial<Record<'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'maxItems', number>>;
type Rule = { code: ErrorCode; params: string[] };
type Field = TypeModel['fields'][number];

const limits = {
  minLength: 'MIN_LENGTH',
  maxLength: 'MAX_LENGTH',
  minimum: 'MIN_VALUE',
  maximum: 'MAX_VALUE',
  maxItems: 'MAX_ITEMS',
} as const;

const rule = (code: ErrorCode, ...params: string[]): Rule => ({ code, params });
/** What a text of such a form may break; others have one form and break FORMAT. */
const formats: Partial<Record<FieldFormat, Rule[]>> = {
  line: [],
  text: [],
  opaque: [],
  'person-name': [rule('CHAR_NOT_ALLOWED')],
  'company-name': [rule('CHAR_NOT_ALLOWED')],
  'national-id': [
    rule('NUMERIC', 'NATIONAL_ID'),
    rule('EXACT_LENGTH', '10', 'NATIONAL_ID'),
    rule('CHECK_DIGIT', 'NATIONAL_ID'),
  ],
  'national-legal-id': [
    rule('NUMERIC', 'NATIONAL_LEGAL_ID'),
    rule('EXACT_LENGTH', '11', 'NATIONAL_LEGAL_ID'),
    rule('CHECK_DIGIT', 'NATIONAL_LEGAL_ID'),
  ],
  sheba: [rule('FORMAT', 'SHEBA'), rule('EXACT_LENGTH', '24', 'SHEBA'), rule('CHECK_DIGIT', 'SHEBA')],
  'postal-code': [
    rule('NUMERIC', 'POSTAL_CODE'),
    rule('EXACT_LENGTH', '10', 'POSTAL_CODE'),
    rule('FORMAT', 'POSTAL_CODE'),
  ],
  digits: [rule('NUMERIC')],
  rial: [rule('NUMERIC', 'RIAL')],
  mail: [rule('EMAIL')],
  website: [rule('FORMAT', 'WEBSITE')],
  mobile: [rule('FORMAT', 'MOBILE')],
  phone: [rule('FORMAT', 'PHONE')],
  'birth-date': [rule('FORMAT', 'DAY'), rule('IN_FUTURE'), rule('TOO_YOUNG')],
};

type Known = { schemas: Map<string, TSchema>; words: Required<FormWords> };

/**
 * Describes the fields of one request schema, with the rules that really check it; those of an inner object follow it by dotted
 * names. `schemas` resolves named references.
 */
export function describeModel(name: string, schema: TSchema, { schemas, words }: Known): TypeModel {
  const named = ({ $ref }: Shape) => $ref?.replace('#', '');
  const resolved = (shape: Shape) => (schemas.get(named(shape) ?? '') ?? shape) as Shape;
  const fieldsOf = (shape: Shape, within: string): Field[] =>
    Object.entries(shape.properties ?? {}).flatMap(([key, given]) => {
      const own = resolved(given);
      const each = given.items;
      const enumName = [given, each ?? {}].filter((it) => resolved(it).enum).map(named)[0];
      const field = {
        name: within + key,
        type: own.type ?? 'object',
        label: words.labels[`${name}.${key}`] ?? words.labels[key] ?? missing(`${name}.${key}`),
        ...(enumName && { enumName }),
        rules: rulesOf(own, shape.required?.includes(key) ?? false),
      };
      return [field, ...fieldsOf(own, `${within}${key}.`)];
    });
  return { name, title: words.titles[name] ?? missing(name), fields: fieldsOf(schema as Shape, '') };
}

function rulesOf(shape: Shape, isRequired: boolean): Rule[] {
  const rules = isRequired ? [rule('REQUIRED')] : [];
  if (shape.type === 'integer') rules.push(rule('INTEGER'));
  if (shape.type === 'number') rules.push(rule('NUMERIC'));
  if (shape.format) rules.push(...(formats[shape.format as FieldFormat] ?? [rule('FORMAT')]));
  else if (shape.pattern) rules.push(rule('FORMAT'));
  for (const [keyword, code] of Object.entries(limits)) {
    const limit = shape[keyword as keyof typeof limits];
    if (limit !== undefined) rules.push(rule(code, String(limit)));
  }
  if (shape.uniqueItems) rules.push(rule('DUPLICATE'));
  return rules;
}

/** @throws Error for a form without words: a mistake of ours, found at the start */
function missing(word: string): never {
  throw new Error(`no .forms.ts has a word for ${word}`);
}
