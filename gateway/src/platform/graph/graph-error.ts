import { GraphQLError } from 'graphql';

/** A field of the input and the rule it broke; `field` is dotted: `filter.properties[0].value`. */
export type FieldProblem = { field: string; code: string; message?: string; params?: string[] };

/** A sentence in the languages that answers have. */
export type Words = { en: string; fa: string };

type More = { fields?: FieldProblem[]; retryAfterSeconds?: number; cost?: unknown };

/**
 * A failure that clients are told about.
 * @param status the HTTP status it stands for: in `extensions.http.status`, and the answer's own when nothing was executed
 * @param words in both languages where a person may read them; else they are for whoever writes a client
 */
export function graphError(status: number, code: string, words: string | Words, more: More = {}): GraphQLError {
  const { en, fa = undefined } = typeof words === 'string' ? { en: words } : words;
  return new GraphQLError(en, { extensions: { code, http: { status }, ...(fa && { fa }), ...more } });
}

/** One that `application/json` answers with status 200 (GraphQL over HTTP, section 6.4.1). @param status in the other form */
export const unexecuted = (status: number, code: string, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code, http: { status, spec: true } } });

/** Bad input in one argument. */
export const badInput = (field: string, rule: string, message: string) =>
  graphError(400, 'BAD_USER_INPUT', message, { fields: [{ field, code: rule, message }] });

/** There is no thing of that id. @throws GraphQLError always */
export function notFound(code: string, message: string): never {
  throw graphError(404, code, message);
}
