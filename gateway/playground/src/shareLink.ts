/** What a link carries: an operation and its variables, both as typed. Headers never travel in a link. */
export type Shared = { query: string; variables: string };

/** The page's address with the operation in its hash, which no server sees. */
export function shareLink(page: string, { query, variables }: Shared): string {
  const hash = new URLSearchParams({ query, ...(variables.trim() ? { variables } : {}) });
  return `${page.split('#')[0]}#${hash}`;
}

/** The operation that a link's hash carries, if it carries one. */
export function readShared(hash: string): Shared | undefined {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const query = fields.get('query');
  return query ? { query, variables: fields.get('variables') ?? '' } : undefined;
}
