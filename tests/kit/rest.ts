import type { Problem, Rest } from './rest.generated.ts';

/** Who asks: an access token, who has one, or who has headers that carry one. */
export type Asker = string | { accessToken: string } | { headers: object };

/** The headers that say so. */
export function headersBy(by: Asker): object {
  if (typeof by === 'object' && 'headers' in by) return by.headers;
  return { authorization: `Bearer ${typeof by === 'string' ? by : by.accessToken}` };
}

/** What may be sent for a value of the contract: tests try bad input too, so nothing is needed and a text may be any. */
type Given<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Given<Item>[]
    : T extends object
      ? { [Field in keyof T]?: Given<T[Field]> | null | undefined }
      : T;
type Parameter = string | number | boolean | readonly string[] | undefined;

type Who = { by?: Asker | undefined; headers?: Record<string, string> | undefined };
type Asked<Operation> = Who &
  (Operation extends { path: infer Path } ? { path: Record<keyof Path, string | number> } : unknown) &
  (Operation extends { query: infer Query } ? { query?: { [Name in keyof Query]?: Parameter } | undefined } : unknown) &
  (Operation extends { body: infer Body } ? { body?: Given<Body> | undefined; raw?: unknown } : unknown);

type Failed = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 428 | 429 | 500 | 503;
/** Fields of a problem, which no success has; so that a test may read them of any answer. */
type NoProblem<Body> = { [Field in Exclude<keyof Problem, keyof Body>]?: undefined };
type Success<Body> = Body extends undefined ? NoProblem<object> : Body & NoProblem<Body>;

/** What an operation answers, by status; without a body it is an empty object. */
export type AnswerOf<Operation> =
  | (Operation extends { 200: infer Body } ? { status: 200; headers: Headers; body: Success<Body> } : never)
  | (Operation extends { 204: infer Body } ? { status: 204; headers: Headers; body: Success<Body> } : never)
  | { status: Failed; headers: Headers; body: Problem };

export type Sending = Who & { method: keyof Rest; path: string; body?: unknown };
type Send = (sending: Sending) => Promise<{ status: number; headers: Headers; body: unknown }>;
type Method<M extends keyof Rest> = <P extends keyof Rest[M] & string>(
  path: P,
  ...asked: Rest[M][P] extends { path: unknown } ? [Asked<Rest[M][P]>] : [Asked<Rest[M][P]>?]
) => Promise<AnswerOf<Rest[M][P]>>;

/**
 * The operations of the contract over a way to send: `post('/quotes/{id}/accept', { by: buyer, path: { id }, body })`.
 * `raw` is sent in place of `body` where the contract has no such field or type.
 */
export function restOf(send: Send) {
  const methodOf =
    <M extends keyof Rest>(method: M): Method<M> =>
    async (path, ...[asked]) => {
      const { path: parts = {}, query, raw, body = raw, ...who }: Untyped = asked ?? {};
      const answer = await send({ method, path: `${filled(path, parts)}${queryOf(query)}`, body, ...who });
      return { ...answer, body: answer.body ?? {} } as never;
    };
  return {
    get: methodOf('GET'),
    post: methodOf('POST'),
    put: methodOf('PUT'),
    patch: methodOf('PATCH'),
    delete: methodOf('DELETE'),
  };
}
type Untyped = Who & {
  path?: Record<string, string | number>;
  query?: Record<string, Parameter> | undefined;
  body?: unknown;
  raw?: unknown;
};

const filled = (path: string, parts: Record<string, string | number>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name]!));

function queryOf(query: Record<string, Parameter> = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}

/** The body of an answer that succeeded. @throws what a refusal says */
export function ok<Answer extends { status: number; body: unknown }>({ status, body }: Answer) {
  if (status !== 200 && status !== 204) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as Extract<Answer, { status: 200 | 204 }>['body'];
}
