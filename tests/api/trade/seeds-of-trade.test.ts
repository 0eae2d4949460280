import { expect, it } from 'vitest';
import { allMoments, expectSeedsHold, shortMoments } from './seeds-at-moments.kit.ts';

// The seeds write a past that ends now, so they are to be the same at every moment. All 30 are in `seeds-each-day`.
it.each(shortMoments)('are 40 requests and 60 conversations in every state at %s', expectSeedsHold, 120_000);

it('are tried at 30 moments in the long run', () => expect(allMoments).toHaveLength(30));
