/** One refused field: dotted path, stable upper-case code and what the message needs. */
export interface FieldProblem {
  field: string;
  code: string;
  message?: string;
  /** Limits named in the message. */
  params?: string[];
}

/** What a failed answer tells beside its status; all of it may be shown to a person. */
export interface GraphErrorData {
  requestId?: string | undefined;
  fields?: FieldProblem[] | undefined;
  /** How long to wait before another try. */
  retryAfterSeconds?: number | undefined;
}

/**
 * The one shape in which the graph fails: `status` is an HTTP status (0: no answer came at all),
 * `code` a stable upper-case word.
 */
export class GraphError extends Error {
  override readonly name = 'GraphError';

  constructor(
    readonly status: number,
    readonly statusText: string,
    readonly code: string,
    readonly data: GraphErrorData = {},
  ) {
    super(`${status} ${code}`);
  }

  /** The same without what it says of some fields. */
  without(told: readonly string[]): GraphError {
    const fields = this.data.fields?.filter(({ field }) => !told.includes(field)) ?? [];
    return new GraphError(this.status, this.statusText, this.code, { ...this.data, fields });
  }
}

interface RawError {
  message?: string;
  extensions?: {
    code?: string;
    requestId?: string;
    fields?: (Omit<FieldProblem, 'params'> & { params?: { value: string }[] })[];
    retryAfterSeconds?: number;
    http?: { status?: number };
  };
}

/** The body of a GraphQL answer. */
export interface RawAnswer {
  data?: Record<string, unknown> | null;
  errors?: RawError[];
  extensions?: {
    /** What a write brought along, in the order in which it was asked. */
    brings?: RawAnswer[];
  };
}

// Codes whose answer carries no status of its own.
const statusByCode: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  BAD_USER_INPUT: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  PERSISTED_OPERATION_NOT_FOUND: 404,
};

/** The HTTP status that a code stands for by its name alone. */
export function statusByName(code: string): number | undefined {
  if (statusByCode[code]) return statusByCode[code];
  if (code.startsWith('UPSTREAM_')) return 503;
  return code.endsWith('_NOT_FOUND') ? 404 : undefined;
}

function statusOf({ extensions }: RawError, httpStatus: number): number {
  if (extensions?.http?.status) return extensions.http.status;
  return statusByName(extensions?.code ?? '') ?? (httpStatus >= 400 ? httpStatus : 500);
}

/**
 * Turns a GraphQL answer into its data, or throws its first error as a GraphError. Asking for one's own things without a
 * session is a failure here: the graph has null for it.
 */
export function dataOf(answer: RawAnswer, httpStatus: number): Record<string, unknown> {
  const first = answer.errors?.[0];
  if (!first && answer.data && httpStatus < 400) return allowed(answer.data);
  const { code = 'INTERNAL_SERVER_ERROR', requestId, fields, retryAfterSeconds } = first?.extensions ?? {};
  const status = first ? statusOf(first, httpStatus) : Math.max(httpStatus, 500);
  throw new GraphError(status, first?.message ?? '', code, {
    requestId,
    fields: fields?.map(({ params = [], ...field }) => ({ ...field, params: params.map(({ value }) => value) })),
    retryAfterSeconds,
  });
}

function allowed(data: Record<string, unknown>): Record<string, unknown> {
  if (data.viewer === null) throw new GraphError(401, 'No session', 'UNAUTHENTICATED');
  return data;
}

/** Whether an answer, as text, takes who asked for logged out. */
export const takesForLoggedOut = (text: string) =>
  text.includes('"code":"UNAUTHENTICATED"') || text.includes('"viewer":null');
