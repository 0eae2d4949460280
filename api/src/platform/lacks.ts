import type { ErrorCode } from './error-codes.ts';
import type { FieldError } from './field-error.ts';
import { Problem } from './problem.ts';

/**
 * Something that is needed before an action succeeds, though state and permission let somebody take it. What tells of a thing and
 * what takes the action judge by the same list.
 */
export type Lack<Action extends string, Gap extends string = never> = {
  /** With which the action is refused. */
  code: ErrorCode;
  actions: readonly Action[];
  /** Where it is mended, where that is a field or a list. */
  field?: string;
  /** Which of several needs of that code it is. */
  gap?: Gap;
  /** What the sentence of the refusal names. */
  params?: readonly string[];
  /** Whether those are told, too, who may mend it and not take the action. */
  isForAll?: boolean;
};

/** Where a rule refuses a thing, and with what. */
export type Fault = Pick<FieldError, 'field' | 'code'>;

/** What a rule refuses a thing with; of a refusal without fields, `field` is where it is mended. */
export function faultsBy(judge: () => unknown, field = ''): Fault[] {
  try {
    judge();
    return [];
  } catch (error) {
    return faultsIn(error, field);
  }
}

/** What judging a thing was refused with. @param field where a refusal without fields is mended @throws what is no refusal */
export function faultsIn(error: unknown, field = ''): Fault[] {
  if (!(error instanceof Problem)) throw error;
  return error.errors.length > 0 ? error.errors : [{ field, code: error.code }];
}

type Missing<Action extends string, Gap extends string> = {
  code: string;
  field?: string;
  gap?: Gap;
  actions: Action[];
};

/** What is told of a thing: needs of the actions that the viewer can take. */
export const missingFor = <Action extends string, Gap extends string = never>(
  lacks: readonly Lack<Action, Gap>[],
  allowed: readonly Action[],
): Missing<Action, Gap>[] =>
  lacks
    .map(({ actions, ...lack }) => ({ ...lack, actions: actions.filter((each) => allowed.includes(each)) }))
    .filter(({ actions, isForAll }) => isForAll || actions.length > 0)
    // What is lacking several times, as each of some papers in the way, is told once.
    .filter(
      ({ code, field, gap }, index, all) =>
        all.findIndex((each) => each.code === code && each.field === field && each.gap === gap) === index,
    )
    .map(({ code, field, gap, actions }) => ({
      code,
      ...(field !== undefined && { field }),
      ...(gap !== undefined && { gap }),
      actions,
    }));

/** @throws Problem 409 with the code of the first need that an action lacks, naming each */
export function requireNoLack<Action extends string, Gap extends string = never>(
  lacks: readonly Lack<Action, Gap>[],
  action: Action,
): void {
  const found = lacks.filter(({ actions }) => actions.includes(action));
  if (found[0]) throw new Problem(409, found[0].code, found.map(errorOf));
}

function errorOf({ code, field = '', gap, params = [] }: Lack<string, string>): FieldError {
  return { field, code, params: gap === undefined ? [...params] : [gap] };
}
