import { it } from 'vitest';
import { allMoments, expectSeedsHold, shortMoments } from './seeds-at-moments.kit.ts';

// `seeds-of-trade` tries the other moments.
const others = allMoments.filter((moment) => !shortMoments.includes(moment));
it.each(others)('the seeds of trade hold at %s', expectSeedsHold, 120_000);
