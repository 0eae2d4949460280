import type { TSchema } from 'typebox';
import { fieldLabels, modelTitles } from './messages.ts';
import type { TypeModel } from './reference.schemas.ts';

type Shape = {
  type?: string;
  format?: string;
  $ref?: string;
  enum?: string[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
} & Partial<Record<'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'maxItems', number>>;

const limits = {
  minLength: 'MIN_LENGTH',
  maxLength: 'MAX_LENGTH',
  minimum: 'MIN_VALUE',
  maximum: 'MAX_VALUE',
  maxItems: 'MAX_ITEMS',
} as const;

/** Describes the fields of one request schema, with the rules that really check it. `schemas` resolves named references. */
export function describeModel(name: string, schema: TSchema, schemas: Map<string, TSchema>): TypeModel {
  const shape = schema as Shape;
  const fields = Object.entries(shape.properties ?? {}).map(([field, given]) => {
    const target = given.$ref ?? given.items?.$ref;
    const resolved = (target ? schemas.get(target.replace('#', '')) : undefined) as Shape | undefined;
    const isEnum = resolved?.enum !== undefined;
    return {
      name: field,
      type: given.type ?? resolved?.type ?? 'object',
      label: labelOf(field),
      ...(isEnum && { enumName: target!.replace('#', '') }),
      rules: rulesOf(given, shape.required?.includes(field) ?? false),
    };
  });
  return { name, title: modelTitles[name] ?? missing(name), fields };
}

function rulesOf(shape: Shape, isRequired: boolean) {
  const rules: { code: string; params: string[] }[] = [];
  if (isRequired) rules.push({ code: 'REQUIRED', params: [] });
  if (shape.type === 'integer') rules.push({ code: 'INTEGER', params: [] });
  if (shape.format) rules.push({ code: 'FORMAT', params: [] });
  for (const [keyword, code] of Object.entries(limits)) {
    const limit = shape[keyword as keyof typeof limits];
    if (limit !== undefined) rules.push({ code, params: [String(limit)] });
  }
  return rules;
}

const labelOf = (field: string) => fieldLabels[field] ?? missing(field);

function missing(word: string): never {
  throw new Error(`modules/reference/messages.ts has no word for ${word}`);
}
