import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

/** A query or mutation document as codegen makes it. */
export type Question<Answer, Variables extends OperationVariables> = TypedDocumentNode<Answer, Variables>;

/** Name and SHA-256 (hex) under which the gateway knows an operation; it never gets the text. */
export interface Operation {
  name: string;
  hash: string;
}

/** Reads the name and the hash that codegen put on the document. Throws on a document made elsewhere. */
export function operationOf(document: Question<unknown, never>): Operation {
  const first = document.definitions[0];
  const name = first?.kind === 'OperationDefinition' ? first.name?.value : undefined;
  const hash = (document as { __meta__?: { hash?: string } }).__meta__?.hash;
  if (!name || !hash) throw new Error(`Not a persisted operation: ${name ?? 'without a name'}`);
  return { name, hash };
}

/** Identifies one question with its variables, the same on the server and in the browser. */
export function answerKey(document: Question<unknown, never>, variables: OperationVariables): string {
  return `${operationOf(document).name} ${JSON.stringify(withSortedKeys(variables))}`;
}

/** One persisted operation as it is asked. */
export const asked = ({ name, hash }: Operation, variables: unknown) => ({
  operationName: name,
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
});

/** The body of a POST that asks a persisted operation; the same towards the web origin and the gateway. */
export const questionBody = (operation: Operation, variables: unknown): string =>
  JSON.stringify(asked(operation, variables));

/** A replacer for JSON.stringify would do the same at several times the cost, several times a page. */
function withSortedKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withSortedKeys);
  const of = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(of)
      .sort()
      .map((key) => [key, withSortedKeys(of[key])]),
  );
}
