import type { CategoryType } from '../../../platform/graph/types.generated.ts';
import type {
  EntryEditor_EntryFragment as Entry,
  EntryEditor_LabelsFragment as Labels,
} from './EntryEditor.generated.ts';

export interface SaleUnit {
  id: string;
  name: string;
  /** Whether it is as much as its offer says. */
  isPackaging: boolean;
}

/** In what such goods are usually told, where nobody has said it yet. */
const usualHeld: Record<string, string> = {
  '{length}': 'm',
  '{roll}': 'm',
  '{coil}': 'm',
  '{loop}': 'm',
  '{bag}': 'kg',
  '{can}': 'L',
  '{sheet}': 'm2',
};
const PIECE = '{piece}';

/** By what works and files are sold, of which nobody asks how many pieces they hold. */
const ownUnits: Record<CategoryType, readonly string[]> = {
  Product: [],
  IndustrialService: ['{service}', '{project}', 'h', '{person-day}', '{test}', '{stroke}'],
  ConsultingService: ['h', '{person-day}', '{project}', '{test}', '{service}'],
  ElectronicDocument: ['{copy}'],
};

/**
 * Units to choose from: pieces and packs first, of works and files their own. What an entry is sold by already is among
 * them, though it may have retired.
 */
export function saleUnitsOf(labels: Labels, entry: Entry): SaleUnit[] {
  const place = ({ code, converts }: { code: string; converts: boolean }) => (code === 'COUNT' ? 0 : converts ? 2 : 1);
  const ofKind = ownUnits[entry.categoryType];
  const units = [...(labels.tradedQuantities ?? [])]
    .sort((one, other) => place(one) - place(other))
    .flatMap(({ converts, units: all }) =>
      all.map(({ id, code, displayText }) => ({
        id,
        name: displayText,
        isPackaging: !converts && !ofKind.includes(code),
        rank: ofKind.includes(code) ? ofKind.indexOf(code) : ofKind.length,
      })),
    )
    .sort((one, other) => one.rank - other.rank)
    .map(({ rank: _, ...unit }): SaleUnit => unit);
  const own = [entry.saleUnit, ...entry.conversions.map(({ measure }) => measure?.unit)];
  const retired = own.flatMap((unit) =>
    unit && !units.some(({ id }) => id === unit.id)
      ? [{ id: unit.id, name: unit.displayText, isPackaging: false }]
      : [],
  );
  return [...units, ...retired];
}

/** The unit in which it is asked first how much a sale unit holds. */
export function usualHeldUnit(labels: Labels, saleUnitId: string): string {
  const units = (labels.tradedQuantities ?? []).flatMap(({ units: all }) => all);
  const code = usualHeld[units.find(({ id }) => id === saleUnitId)?.code ?? ''] ?? PIECE;
  return units.find((unit) => unit.code === code)?.id ?? '';
}
