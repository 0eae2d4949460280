import { isNationalId, isNationalLegalId, isPostalCode, isSheba } from './iran.ts';
import { Problem, type FieldError } from './problem.ts';

type Rule = (value: string) => Omit<FieldError, 'field'> | undefined;

const matching =
  (pattern: RegExp, code: string): Rule =>
  (value) =>
    pattern.test(value) ? undefined : { code };

/** Rules that a schema cannot say; each takes the text as it is stored. */
export const rule = {
  /** Letters, marks, spaces and half-spaces. */
  name: (value: string) => {
    const [strange] = /[^\p{L}\p{M} \u200c]/u.exec(value) ?? [];
    return strange ? { code: 'CHAR_NOT_ALLOWED', params: [strange] } : undefined;
  },
  nationalId: (value: string) =>
    value.length === 10 ? (isNationalId(value) ? undefined : { code: 'CHECK_DIGIT' }) : { code: 'EXACT_LENGTH' },
  nationalLegalId: (value: string) =>
    value.length === 11 ? (isNationalLegalId(value) ? undefined : { code: 'CHECK_DIGIT' }) : { code: 'EXACT_LENGTH' },
  sheba: (value: string) => (isSheba(value) ? undefined : { code: 'CHECK_DIGIT' }),
  postalCode: (value: string) =>
    value.length === 10 ? (isPostalCode(value) ? undefined : { code: 'FORMAT' }) : { code: 'EXACT_LENGTH' },
  digits: matching(/^\d+$/, 'NUMERIC'),
  email: matching(/^[^\s@<>"']+@[^\s@<>"']+\.[a-z]{2,}$/i, 'EMAIL'),
  website: matching(/^https?:\/\/[^\s/?#"'<>]+\.[a-z]{2,}(?:[/?#][^\s"'<>]*)?$/i, 'FORMAT'),
} satisfies Record<string, Rule>;

/**
 * Applies rules to the fields of an input; absent fields pass. All broken ones are told at once.
 * @param within where the fields stand in the body: `person`
 * @throws Problem 400
 */
export function checkFields<Input extends object>(
  input: Input,
  rules: Partial<Record<keyof Input & string, Rule>>,
  within = '',
): void {
  const errors = Object.entries(rules).flatMap(([field, check]) => {
    const value = input[field as keyof Input];
    const broken = typeof value === 'string' ? (check as Rule)(value) : undefined;
    return broken ? [{ field: within ? `${within}.${field}` : field, ...broken }] : [];
  });
  if (errors.length > 0) throw new Problem(400, 'VALIDATION_FAILED', errors);
}
