import { type FieldProblem, GraphError } from './GraphError.ts';

/** What a REST address says of a refusal, as the graph says it. */
export function errorOfProblem(
  status: number,
  { code = 'INTERNAL', title = '', errors }: { code?: string; title?: string; errors?: unknown[] },
  retryAfter: string | null | undefined,
): GraphError {
  const retryAfterSeconds = Number(retryAfter) || undefined;
  return new GraphError(status, title, code, { fields: errors as FieldProblem[] | undefined, retryAfterSeconds });
}
