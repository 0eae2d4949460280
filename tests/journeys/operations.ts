import type { Page } from '@playwright/test';

/** Names of the operations that a page asks from now on. What a resting pointer fetches ahead is not among them. */
export function operationsOf(page: Page, { but = [] }: { but?: string[] } = {}): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName } = request.postDataJSON() as { operationName: string };
    if (![...but, 'CategoryScreen'].includes(operationName)) names.push(operationName);
  });
  return names;
}
