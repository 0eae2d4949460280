/** Somebody who reported a comment, and the companies in whose name that one may act. */
export type Reporter = { userId: string; customerIds: readonly string[] };

/** How many parties reports come from: people who share a company, directly or through others, count once. */
export function partiesOf(reporters: readonly Reporter[]): number {
  const parties: { users: Set<string>; companies: Set<string> }[] = [];
  for (const { userId, customerIds } of reporters) {
    const touched = parties.filter(
      ({ users, companies }) => users.has(userId) || customerIds.some((id) => companies.has(id)),
    );
    const joined = {
      users: new Set([userId, ...touched.flatMap(({ users }) => [...users])]),
      companies: new Set([...customerIds, ...touched.flatMap(({ companies }) => [...companies])]),
    };
    for (const party of touched) parties.splice(parties.indexOf(party), 1);
    parties.push(joined);
  }
  return parties.length;
}
