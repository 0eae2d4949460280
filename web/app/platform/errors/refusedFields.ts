import { GraphError, type FieldProblem } from '../graph/GraphError.ts';
import type { ScreenProblem } from './ScreenProblem.ts';

/**
 * The fields that a failed `load` names as wrong input, for a screen that shows them beside its form; undefined for
 * every other failure, which is then to be thrown on.
 */
export function refusedFields(error: unknown): FieldProblem[] | undefined {
  if (error instanceof GraphError) return error.status === 400 ? error.data.fields : undefined;
  // What `data(problem, { status })` of the router makes.
  const { data, init } = (error ?? {}) as { data?: Partial<ScreenProblem>; init?: { status?: number } };
  return init?.status === 400 ? data?.fields : undefined;
}
