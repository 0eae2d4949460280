import { foldSearchKey } from '../../../../platform/text.ts';
import type { UnitTable } from '../../../reference/index.ts';
import { packWords, untilWord } from './typed-words.ts';
import type { FindUnits } from './typed-units.ts';

/** Lengths that goods are ordered by; others are sizes of them. */
const LENGTHS = new Set(['m', 'km']);

/** Finds units by their names: those of measures as the search knows them, those of packs by what is written on forms. */
export function unitFinder({ byId, traded, piece }: UnitTable, namer: (name: string) => readonly string[]): FindUnits {
  const active = [...byId.values()];
  const byCode = new Map(active.map((unit) => [unit.code, unit]));
  const packs = new Map<string, string>();
  for (const unit of active) if (!unit.converts) packs.set(foldSearchKey(unit.displayText), unit.id);
  for (const [word, code] of Object.entries(packWords)) {
    const unit = byCode.get(code);
    if (unit) packs.set(foldSearchKey(word), unit.id);
  }
  if (piece) packs.set(untilWord, piece.id);
  const meter = byCode.get('m');
  return (name) => {
    const pack = packs.get(foldSearchKey(name));
    const ids = pack ? [pack] : namer(name);
    const found = ids.flatMap((id) => {
      const unit = byId.get(id);
      if (!unit) return [];
      const isCounting = !unit.converts || unit.quantityId === piece?.quantityId;
      const isLength = unit.quantityId === meter?.quantityId;
      return [{ id, isCounting, isBought: traded.has(unit.quantityId) && (!isLength || LENGTHS.has(unit.code)) }];
    });
    // Of units with one name, as tons of mass and of force, goods are ordered by one.
    const bought = found.filter(({ isBought }) => isBought);
    return bought.length > 0 ? bought : found;
  };
}
