import type { TSchema } from 'typebox';
import type { FieldError } from './field-error.ts';
import { definitionOf } from './schema.ts';
import { plainNumber } from './decimal.ts';
import { foldDigits, typedAddress, typedLine, typedText } from './text.ts';

type Shape = {
  $ref?: string;
  type?: string;
  format?: string;
  maximum?: number;
  items?: Shape;
  properties?: Record<string, Shape>;
};
type Container = Record<string, unknown> | unknown[];

/** Numbers that name somebody or a place, in the digits that people type. */
const typedDigits = (text: string) => foldDigits(typedAddress(text));

/** Formats of what people type or paste, and how each is normalised. */
const normalised: Record<string, (text: string) => string> = {
  decimal: plainNumber,
  rial: plainNumber,
  line: typedLine,
  text: typedText,
  'person-name': typedLine,
  'company-name': typedLine,
  mail: typedAddress,
  website: typedAddress,
  'national-id': typedDigits,
  'national-legal-id': typedDigits,
  'postal-code': typedDigits,
  sheba: typedDigits,
  digits: typedDigits,
};

const resolved = (shape: Shape): Shape => (shape.$ref ? (definitionOf(shape as TSchema) as Shape) : shape);

/** `a.b[0].c` */
export const fieldOf = (path: readonly string[]) =>
  path
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '')
    .slice(0, 100);

/** Calls `visit` with each value in `data` that the schema knows, the innermost first: members may be taken away. */
function walk(
  schema: TSchema,
  data: unknown,
  visit: (shape: Shape, container: Container, key: string, path: string[]) => void,
) {
  const step = (given: Shape, value: unknown, path: string[]) => {
    const shape = resolved(given);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value).reverse()) {
      const inner = Array.isArray(value)
        ? shape.items
        : Object.hasOwn(shape.properties ?? {}, key) && shape.properties![key];
      if (!inner) continue;
      const at = [...path, key];
      step(inner, each, at);
      visit(resolved(inner), value as Container, key, at);
    }
  };
  step(schema as Shape, data, []);
}

/**
 * Puts what people typed into the form in which it is judged and stored, in place: free text is normalised, and what nothing is
 * left of is taken away, as if it had not been sent.
 */
export function normaliseTexts(schema: TSchema, data: unknown): void {
  walk(schema, data, (shape, container, key) => {
    const normalise = normalised[shape.format ?? ''];
    const value = (container as Record<string, unknown>)[key];
    if (!normalise || typeof value !== 'string' || strangeIn(value)) return;
    const text = normalise(value);
    if (text !== '') (container as Record<string, unknown>)[key] = text;
    else if (Array.isArray(container)) container.splice(Number(key), 1);
    else delete container[key];
  });
}

/** Null says the same as leaving a field out, wherever the schema knows the field; in a list it stays, and is refused. */
export function leaveOutNulls(schema: TSchema, data: unknown): void {
  walk(schema, data, (_shape, container, key) => {
    if (!Array.isArray(container) && container[key] === null) delete container[key];
  });
}

/** Digits of a whole number in a query, unless it may be larger. */
const DIGITS = 9;

/** Whole numbers in a query are ASCII digits without a leading zero; what JavaScript also reads as a number is refused. */
export function brokenNumbers(schema: TSchema, query: unknown): FieldError[] {
  const errors: FieldError[] = [];
  walk(schema, query, (shape, container, key, path) => {
    const value = (container as Record<string, unknown>)[key];
    if (shape.type !== 'integer' || typeof value !== 'string') return;
    const most = Math.max(DIGITS, String(shape.maximum ?? '').length);
    if (value.length > most || !/^(?:0|[1-9]\d*)$/.test(value)) errors.push({ field: fieldOf(path), code: 'INTEGER' });
  });
  return errors.reverse();
}

const DEEPEST = 20;
const LONE_SURROGATE = /\p{Cs}/u;

/** What no text has, wherever it stands: NUL, half of a letter, and the sign that a letter was lost on the way. */
function strangeIn(text: string): string | undefined {
  if (text.includes('\0')) return 'NUL';
  const [half] = LONE_SURROGATE.exec(text) ?? [];
  if (half !== undefined) return `U+${half.charCodeAt(0).toString(16).toUpperCase()}`;
  return text.includes('\ufffd') ? 'U+FFFD' : undefined;
}

/** Each text of a body that holds what no database stores, or what is no text at all. */
export function brokenTexts(value: unknown, path: string[] = []): FieldError[] {
  if (typeof value === 'string') {
    const strange = strangeIn(value);
    return strange === undefined ? [] : [{ field: fieldOf(path), code: 'CHAR_NOT_ALLOWED', params: [strange] }];
  }
  // No shape is as deep: what is, is refused as a whole.
  if (typeof value !== 'object' || value === null || path.length > DEEPEST) return [];
  return Object.entries(value).flatMap(([key, each]) => brokenTexts(each, [...path, key]));
}
