import { GraphQLError } from 'graphql';

/** A field of the input and the rule it broke; `field` is dotted: `filter.properties[0].value`. */
export type FieldProblem = { field: string; code: string; message?: string; params?: string[] };

type More = { fields?: FieldProblem[]; retryAfterSeconds?: number; cost?: unknown };

/**
 * A failure that clients are told about.
 * @param status the HTTP status it stands for: in `extensions.http.status`, and the answer's own when nothing was executed
 */
export function graphError(status: number, code: string, message: string, more: More = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status }, ...more } });
}

/** Bad input in one argument. */
export const badInput = (field: string, rule: string, message: string) =>
  graphError(400, 'BAD_USER_INPUT', message, { fields: [{ field, code: rule, message }] });

/** There is no thing of that id. @throws GraphQLError always */
export function notFound(code: string, message: string): never {
  throw graphError(404, code, message);
}
