import { data } from 'react-router-dom';
import type { ScreenProblem } from '../errors/ScreenProblem.ts';

// Specification, section 9: array 20, depth 5, parameters 1000. The length of a name is our own.
const mostParameters = 1_000;
const mostOfOneName = 20;
const deepestName = 5;
const longestName = 200;

/** The rule that a query string breaks, with the name it is about; undefined when it breaks none. */
export function brokenQueryRule(search: string): { field: string; code: string } | undefined {
  const parameters = new URLSearchParams(search);
  if (parameters.size > mostParameters) return { field: '', code: 'TOO_MANY_PARAMETERS' };
  const seen = new Map<string, number>();
  for (const [name, value] of parameters) {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    const field = name.slice(0, 40);
    if (name.length > longestName) return { field, code: 'MAX_LENGTH' };
    if ((name + value).includes('\0')) return { field: field.replaceAll('\0', ''), code: 'CHAR_NOT_ALLOWED' };
    if (times > mostOfOneName) return { field, code: 'TOO_MANY_VALUES' };
    if (name.split(/[.[]/).length > deepestName) return { field, code: 'TOO_DEEP' };
  }
  return undefined;
}

/** Makes a page with such a query a 400 that names the rule. */
export function refuseOversizedQuery(request: Request): void {
  const { pathname, search } = new URL(request.url);
  const broken = brokenQueryRule(search);
  if (!broken) return;
  const problem: ScreenProblem = { code: 'BAD_QUERY', path: pathname, fields: [broken] };
  throw data(problem, { status: 400 });
}
