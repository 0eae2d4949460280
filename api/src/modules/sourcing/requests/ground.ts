import type { Clock } from '../../../platform/clock.ts';
import type { Catalog, CategoryNode } from '../../catalog/index.ts';
import type { Reference, UnitTable } from '../../reference/index.ts';
import type { Settings } from '../../settings/index.ts';

/** What rules need that is read before a transaction begins. */
export type OrderGround = { now: Date; units: UnitTable; vatBasisPoints: number };
/** The same for needs in words. */
export type NeedsGround = OrderGround & {
  /** All kinds that there are, by id. */
  categories: ReadonlyMap<string, CategoryNode>;
};

export type GroundParts = {
  clock: Clock;
  reference: Pick<Reference, 'unitTable'>;
  settings: Pick<Settings, 'at'>;
  catalog: Pick<Catalog, 'tree'>;
};

/** What the rules of requests need that is read before a transaction. */
export const groundOf = async ({ clock, reference, settings, catalog }: GroundParts): Promise<NeedsGround> => {
  const now = clock.now();
  return {
    now,
    units: await reference.unitTable(),
    vatBasisPoints: await settings.at('vat.basis_points', now),
    categories: (await catalog.tree()).byId,
  };
};
