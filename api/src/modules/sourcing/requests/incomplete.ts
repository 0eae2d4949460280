import { Problem } from '../../../platform/problem.ts';

/** @throws Problem 409 INCOMPLETE naming each field that is still empty */
export function refuseIncomplete(fields: readonly string[]): void {
  if (fields.length === 0) return;
  throw new Problem(
    409,
    'INCOMPLETE',
    fields.map((field) => ({ field, code: 'REQUIRED' })),
  );
}
