import { type FieldError, isBroken } from './field-error.ts';
import { invalidAll } from './problem.ts';
import { MOST_ERRORS, oneEach, ValidationError } from './validation.ts';

/**
 * A rule of a body that needs the clock, the database or who asks. It is judged where everything that it reads (dotted paths)
 * keeps the rules of its format; what is left out is undefined. It may refuse as a whole: 403 or 404 go before all else.
 */
export type LateRule<T> = {
  reads: readonly string[];
  judge: (value: T) => Judgement | Promise<Judgement>;
};
type Judgement = FieldError | FieldError[] | undefined;

async function judged<T>(rules: readonly LateRule<T>[], value: T, broken: readonly FieldError[]) {
  const errors: FieldError[] = [];
  for (const { reads, judge } of rules) {
    if (reads.some((path) => isBroken(path, broken))) continue;
    errors.push(...[(await judge(value)) ?? []].flat());
  }
  return errors;
}

/** @throws Problem 400 naming every field that breaks a rule */
export const requireAll = async <T>(rules: readonly LateRule<T>[], value: T): Promise<void> =>
  invalidAll(await judged(rules, value, []));

/**
 * The refusal of a body whose format is wrong, with what its late rules say of the fields that are right.
 * @param rulesOf gets what is left of the body without the wrong fields
 */
export async function withLateRules<T>(
  error: Error,
  body: unknown,
  rulesOf: (sound: Partial<T>) => readonly LateRule<T>[] | Promise<readonly LateRule<T>[]>,
): Promise<Error> {
  if (!(error instanceof ValidationError) || error.validationContext !== 'body') return error;
  const { fields } = error;
  // Of a body that is wrong as a whole nothing is known; nor of one with more errors than are told.
  if (fields.length >= MOST_ERRORS || fields.some(isWhole)) return error;
  const sound = withoutFields(body as object, fields) as T;
  return new ValidationError(
    oneEach([...fields, ...(await judged(await rulesOf(sound as Partial<T>), sound, fields))]),
  );
}

const isWhole = ({ field }: FieldError) => field === '' || field.startsWith('[');

/** A copy without the fields that are wrong; a list of which one member is wrong goes as a whole. */
function withoutFields(body: object, errors: readonly FieldError[]): object {
  const copy = structuredClone(body);
  for (const { field } of errors) {
    const path = field.split('[', 1)[0]!.split('.');
    const last = path.pop()!;
    const holder = path.reduce<unknown>(ownOf, copy);
    if (typeof holder === 'object' && holder !== null) delete (holder as Record<string, unknown>)[last];
  }
  return copy;
}

/** Names come from outside: what every object inherits is none of its members. */
const ownOf = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
    ? (holder as Record<string, unknown>)[name]
    : undefined;
