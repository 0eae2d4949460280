import { Type } from 'typebox';
import { type ErrorCode, type ErrorCodes, plainParam } from './error-codes.ts';
import type { FieldError } from './field-error.ts';
import type { Language } from '@rasteh/shared/language';
import { named, object } from './schema.ts';

export const ProblemCode = named(
  'ErrorCode',
  'Stable code of a failure or of the rule that a field broke. `x-enum` has a sentence for each, in English and in Persian. More codes may come.',
  Type.Unsafe<ErrorCode>({ type: 'string', examples: ['VALIDATION_FAILED'] }),
);

named(
  'Problem',
  'A failure (RFC 9457). Programs go by `code`, people read `title` and the messages.',
  object({
    type: Type.String({ description: 'URN of the kind of problem.' }),
    title: Type.String({ description: 'What happened, in the language that was asked for: Persian or English.' }),
    status: Type.Integer({ description: 'The HTTP status.' }),
    code: ProblemCode,
    requestId: Type.String({ description: 'To be given to support.' }),
    errors: Type.Optional(
      Type.Array(
        named(
          'ProblemField',
          'A field and the rule it broke.',
          object({
            field: Type.String({ description: 'Dotted path of the field.', examples: ['filter.properties[0].value'] }),
            code: ProblemCode,
            message: Type.String({ description: 'The rule, in the same language.' }),
            params: Type.Array(Type.String(), { description: 'Limits named in the message.' }),
          }),
        ),
        { description: 'Fields and rules, for bad input.' },
      ),
    ),
    retryAfterSec: Type.Optional(
      Type.Integer({ description: 'With 429 and 503: after how many seconds to ask again.', examples: [60] }),
    ),
    permission: Type.Optional(
      Type.String({
        description: 'With PERMISSION_MISSING: the permission that the act needs.',
        examples: ['ADDRESS_EDIT'],
      }),
    ),
    token: Type.Optional(Type.String({ description: 'With PUZZLE_REQUIRED: to be sent back with a nonce.' })),
    difficulty: Type.Optional(
      Type.Integer({
        description:
          'With PUZZLE_REQUIRED: the first 48 bits of sha-256(token + nonce), read as a number, must be below 2^48 / difficulty.',
        examples: [65_536],
      }),
    ),
    expiresAt: Type.Optional(
      Type.String({ description: 'With PUZZLE_REQUIRED: until when the token is taken.', format: 'date-time' }),
    ),
  }),
);

export type { FieldError } from './field-error.ts';

/** An expected failure: answered as problem+json (RFC 9457) with a stable code. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly errors: FieldError[] = [],
    readonly retryAfterSeconds?: number,
    /** More members of the answer, for programs. */
    readonly more: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

/** 404 with the noun's own code, e.g. `CATEGORY_NOT_FOUND`. */
export const notFound = (code: ErrorCode): never => {
  throw new Problem(404, code);
};

/** 400 that names the field and the rule. */
export const invalid = (field: string, code: ErrorCode, ...params: string[]): never => {
  throw new Problem(400, 'VALIDATION_FAILED', [{ field, code, params }]);
};

/** 400 that names each of these; nothing when there are none. */
export const invalidAll = (errors: FieldError[]): void => {
  if (errors.length > 0) throw new Problem(400, 'VALIDATION_FAILED', errors);
};

/** 409 with the noun's own code and the number there may be. */
export const tooMany = (code: ErrorCode, most: number): never => {
  throw new Problem(409, code, [{ field: '', code: 'MAX_ITEMS', params: [String(most)] }]);
};

/** The body of a problem answer: texts for people, in their language, and codes for programs. */
export function problemBody(problem: Problem, requestId: string, codes: ErrorCodes, language: Language) {
  // What a whole refusal names stands with the rule of the same code, or with that of the whole body.
  const named = problem.errors.find(({ code }) => code === problem.code);
  const { params, said } = named ?? problem.errors.find(({ field }) => field === '') ?? {};
  return {
    type: `urn:rasteh:problem:${problem.code.toLowerCase().replaceAll('_', '-')}`,
    title: codes.sentence(problem.code, language, said?.[language] ?? params),
    status: problem.status,
    code: problem.code,
    requestId,
    ...(problem.retryAfterSeconds !== undefined && { retryAfterSec: problem.retryAfterSeconds }),
    ...problem.more,
    ...(problem.errors.length > 0 && {
      errors: problem.errors.map(({ field, code, params = [], said }) => ({
        field,
        code,
        message: codes.sentence(code, language, said?.[language] ?? params),
        params: params.map(plainParam),
      })),
    }),
  };
}
