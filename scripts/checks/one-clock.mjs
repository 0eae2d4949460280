import { findLines, repositoryFiles } from './files.mjs';

// Leases and limits: the database's clock is the one that several instances share.
const leases = [/^api\/src\/platform\/(outbox|idempotency)\//, /^api\/migrations\//];
const validity = [
  {
    pattern: /\b(\w+\.)?(valid_(from|to)|expires_at|ends_at|deadline_at|deadline)\s*(<=?|>=?|=)\s*now\(\)/,
    what: 'a time of validity is judged and set by clock.now(), not by the database',
  },
  {
    pattern: /\bnow\(\)\s*(<=?|>=?)\s*(\w+\.)?(valid_(from|to)|expires_at|ends_at|deadline_at|deadline)\b/,
    what: 'a time of validity is judged and set by clock.now(), not by the database',
  },
];

/** Validity and deadlines go by one clock, which tests can move (docs/architecture.md). @returns the offending lines of SQL */
export async function otherClocks() {
  const files = (await repositoryFiles()).filter((path) => /^api\/.*\.(ts|sql)$/.test(path));
  const judged = files.filter((path) => !/\.test\.ts$/.test(path) && !leases.some((place) => place.test(path)));
  return findLines(judged, validity);
}
