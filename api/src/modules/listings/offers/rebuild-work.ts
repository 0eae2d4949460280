import type { Database } from '../../../platform/database/database.ts';
import type { Offers } from './offers.service.ts';
import { rebuildOffers, type Rebuilt } from './rebuild-offers.ts';

const lineOf = ({ read, written, removed }: Rebuilt) => `${read} offers, ${written} made anew, ${removed} removed`;

/** Making the read model anew as a command tells it. */
export const makeRebuild =
  (parts: { db: Database; offers: Offers }) =>
  async (told: (line: string) => void): Promise<string> =>
    lineOf(await rebuildOffers(parts, (soFar) => told(lineOf(soFar))));
