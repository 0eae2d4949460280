import { GraphQLError, type ASTNode } from 'graphql';
import type { Language } from '@rasteh/shared/language';
import type { ErrorParam } from './error-param.ts';
import { about, type Refusal, type Words } from './messages.ts';

/**
 * A field of the input and the rule it broke; `field` is dotted: `filter.properties[0].value`. `message` is in the language
 * of who asks, or in English with `fa` beside it.
 */
export type FieldProblem = { field: string; code: string; message?: string; fa?: string; params?: ErrorParam[] };

type More = {
  fields?: FieldProblem[];
  retryAfterSeconds?: number;
  cost?: unknown;
  /** Where in the document it is. */
  nodes?: readonly ASTNode[];
};

/**
 * A failure that clients are told about, in their language. Its status stands in `extensions.http.status`, and is the
 * answer's own when nothing was executed.
 */
export function graphError({ status, code, words: { en, fa } }: Refusal, { nodes, ...more }: More = {}): GraphQLError {
  return new GraphQLError(en, { nodes: nodes ?? null, extensions: { code, http: { status }, fa, ...more } });
}

/** A sentence in the language of who asks; what the api said is in that language already. */
export const sentenceIn = (language: Language, { message, fa }: { message: string; fa?: string | undefined }) =>
  fa !== undefined && language === 'fa' ? fa : message;

/** What the api refuses, in the words that it chose for who asks. */
export const refusedByApi = (status: number, code: string, message: string, more: More) =>
  new GraphQLError(message, { extensions: { code, http: { status }, ...more } });

/** One that `application/json` answers with status 200 (GraphQL over HTTP, section 6.4.1). @param status in the other form */
export const unexecuted = (status: number, code: string, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code, http: { status, spec: true } } });

/** What is wrong with one argument. @param rule a code of `ErrorCode` */
export const wrongField = (field: string, rule: string, words: Words, params: ErrorParam[] = []): FieldProblem => ({
  field,
  code: rule,
  message: words.en,
  fa: words.fa,
  params,
});

/** Bad input in one argument. */
export const badInput = (
  field: string,
  rule: string,
  words: Words,
  { params, nodes }: { params?: ErrorParam[]; nodes?: readonly ASTNode[] } = {},
) =>
  graphError(
    { status: 400, code: 'BAD_USER_INPUT', words: about(field, words) },
    { fields: [wrongField(field, rule, words, params)], ...(nodes && { nodes }) },
  );

/** Calls the fields of a refusal as the graph calls its arguments. @param nameOf the graph's name of a field of REST */
export function renameFields(error: unknown, nameOf: (field: string) => string): void {
  const { extensions } = error as Partial<GraphQLError>;
  const fields = extensions?.fields as FieldProblem[] | undefined;
  if (extensions && fields) extensions.fields = fields.map((each) => ({ ...each, field: nameOf(each.field) }));
}
