/// <reference types="vite/client" />

/** An operation to start from. `title` is what its tab shows: the operation's name. */
export type Example = { name: string; title: string; note: string; query: string; variables: string };

const queries = import.meta.glob<string>('../examples/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const variables = import.meta.glob<string>('../examples/*.variables.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All of them in the order of their numbers. In their variables `"{name}"` stands for an id of this market. */
export const examples: Example[] = Object.keys(queries)
  .sort()
  .map((path) => {
    const query = queries[path] ?? '';
    return {
      name: path.replace(/^.*\/|\.graphql$/g, ''),
      title: /^(?:query|mutation|subscription) (\w+)/m.exec(query)?.[1] ?? '',
      note: comment(query),
      query,
      variables: variables[path.replace(/graphql$/, 'variables.json')] ?? '',
    };
  });

/** The lines of comment before the operation, as one sentence or two. */
function comment(query: string): string {
  const lines = /^(#.*\n)+/.exec(query)?.[0] ?? '';
  return lines.replace(/^# ?/gm, '').replaceAll('\n', ' ').trim();
}
