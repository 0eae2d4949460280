import { unitIdOf } from '../../api/seeds/tree.ts';

/** Ids of units of the seeded market. */
export const unitIds = {
  piece: unitIdOf('{piece}'),
  metre: unitIdOf('m'),
  centimetre: unitIdOf('cm'),
  kilogram: unitIdOf('kg'),
  bar: unitIdOf('bar'),
  box: unitIdOf('{box}'),
  carton: unitIdOf('{carton}'),
  pallet: unitIdOf('{pallet}'),
  length: unitIdOf('{length}'),
};
