import type { Hit, SearchEngine, Wanted } from './engine/engine.ts';

const HITS = 24;

/** What is shown while somebody types: some that fit well. Whether there are any is told by them, so nothing is counted. */
export function firstHits(engine: SearchEngine) {
  const known = new Map<Wanted, Promise<Hit[]>>();
  const page = { pageSize: HITS, pageNumber: 1, offset: 0, after: undefined, withCursors: false };

  const read = async (wanted: Wanted) => (await engine.find({ ...wanted, isQuick: true }, 'RELEVANCE', page)).rows;
  const hitsOf = (wanted: Wanted) => {
    const hits = known.get(wanted) ?? read(wanted);
    known.set(wanted, hits);
    return hits;
  };
  return {
    hitsOf,
    countOf: async (wanted: Wanted) => {
      const { length } = await hitsOf(wanted);
      return { count: Math.min(length, 1), countIsCapped: length > 1 };
    },
  };
}
