import type { ErrorCode } from './error-codes.ts';
import type { Language } from '@rasteh/shared/language';

/**
 * One field that broke one rule. `field` is dotted: `filter.properties[0].value`; `said`: what people read instead of the
 * params, where these are codes.
 */
export type FieldError = {
  field: string;
  code: ErrorCode;
  params?: string[];
  said?: Readonly<Record<Language, readonly string[]>>;
};

const isWithin = (field: string, other: string) =>
  other === '' || field === other || field.startsWith(`${other}.`) || field.startsWith(`${other}[`);

/** Whether one of these is wrong with the field itself, with what it stands in, or with a part of it. */
export const isBroken = (field: string, errors: readonly FieldError[]): boolean =>
  errors.some((error) => isWithin(error.field, field) || isWithin(field, error.field));
