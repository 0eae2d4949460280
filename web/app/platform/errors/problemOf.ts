import { isRouteErrorResponse } from 'react-router-dom';
import { GraphError } from '../graph/GraphError.ts';
import { decode } from '../head/title.ts';
import { isMissingPart, missingPart } from './missingPart.ts';
import type { ScreenProblem } from './ScreenProblem.ts';

/** A failure as an error screen and its title show it. */
export interface ShownProblem extends Partial<ScreenProblem> {
  status: number;
  /** In the words of the protocol, for the title and the log; the screen has words of its own. */
  message: string;
}

const messages: Record<number, string> = {
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  429: 'Too many requests',
  503: 'Service unavailable',
};

/** Reads whatever a loader or a component threw. What is not known is a 500. */
export function problemOf(error: unknown): ShownProblem {
  if (isRouteErrorResponse(error)) {
    const problem = (typeof error.data === 'object' && error.data ? error.data : {}) as Partial<ScreenProblem>;
    return { ...problem, status: error.status, message: messageOf(error.status, problem.path) };
  }
  if (error instanceof GraphError) {
    const status = error.status === 0 || error.status >= 500 ? 503 : error.status;
    return { ...error.data, code: error.code, status, message: messageOf(status) };
  }
  return { ...(isMissingPart(error) && { code: missingPart }), status: 500, message: messageOf(500) };
}

/** The message of an unknown route names its path (specification, section 8). */
export function messageOf(status: number, path?: string): string {
  if (status === 404) return path ? `Page not found: ${decode(path)}` : 'Page not found';
  return messages[status] ?? 'Server error';
}
