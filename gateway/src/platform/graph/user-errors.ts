import { GraphQLError } from 'graphql';
import type { Language } from '@rasteh/shared/language';
import type { ErrorParam } from './error-param.ts';
import { sentenceIn, type FieldProblem } from './graph-error.ts';

/** `UserError` of the graph, but for codes that it does not know. */
export type UserError = { code: string; message: string; field: string[] | null; params: ErrorParam[] };

/** What a person can mend: input that is wrong or names what is not there, conflicts, and files that are not taken. */
const MENDABLE = new Set([400, 404, 409, 413, 415]);
/** Of these statuses, but the sender's program is to blame, or nothing is. */
const OF_PROGRAMS = new Set([
  'ARGUMENTS_TOO_LONG',
  'IDEMPOTENCY_KEY_MALFORMED',
  'IDEMPOTENCY_KEY_REQUIRED',
  'IN_PROGRESS',
  'MALFORMED_REQUEST',
  'PAYLOAD_TOO_LARGE',
  'ROUTE_NOT_FOUND',
  'UNSUPPORTED_MEDIA_TYPE',
]);
const OF_FIELDS = new Set(['VALIDATION_FAILED', 'BAD_USER_INPUT']);

type Refusal = { code?: string; http?: { status?: number }; fields?: FieldProblem[]; fa?: string };

/**
 * What a refusal of the api tells a person, all wrong fields at once; what belongs to no field first.
 * @throws the error itself when a person cannot mend it
 */
export function readUserErrors(error: unknown, language: Language): UserError[] {
  if (!(error instanceof GraphQLError)) throw error;
  const { code = '', http, fields = [], fa } = error.extensions as Refusal;
  if (!MENDABLE.has(http?.status ?? 0) || OF_PROGRAMS.has(code)) throw error;
  const ofField = ({ field, code, message, fa, params = [] }: FieldProblem): UserError => ({
    code,
    message: sentenceIn(language, { message: message ?? error.message, fa }),
    field: stepsOf(field),
    params,
  });
  if (OF_FIELDS.has(code) && fields.length > 0) return fields.map(ofField);
  // The same refusal at its fields says more than without them; limits belong to the whole.
  const same = fields.filter((each) => each.code === code && each.field !== '');
  if (same.length > 0) return same.map(ofField);
  const ofWhole = fields.filter(({ field }) => field === '');
  const params = ofWhole.flatMap(({ params: own = [] }) => own);
  const message = sentenceIn(language, { message: error.message, fa });
  const whole: UserError = { code, message, field: null, params };
  return [whole, ...fields.filter(({ field }) => field !== '').map(ofField)];
}

/** `filter.properties[0].value` → filter, properties, 0, value; of nothing in particular: null. */
const stepsOf = (path: string): string[] | null => (path === '' ? null : path.split(/[.[\]]+/).filter(Boolean));
