import type { BaseIssue } from 'valibot';

/** What the rules of a form find wrong in what was sent without script, by field: of several the first, as with script. */
export const problemsIn = (issues: readonly BaseIssue<unknown>[]): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path?.[0].key), message] as const).reverse());
