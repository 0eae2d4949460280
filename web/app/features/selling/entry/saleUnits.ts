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

/** Units to choose from: pieces and packs first. What an entry is sold by already is among them, though it may have retired. */
export function saleUnitsOf(labels: Labels, entry: Entry): SaleUnit[] {
  const place = ({ code, converts }: { code: string; converts: boolean }) => (code === 'COUNT' ? 0 : converts ? 2 : 1);
  const units = [...(labels.tradedQuantities ?? [])]
    .sort((one, other) => place(one) - place(other))
    .flatMap(({ converts, units: all }) =>
      all.map(({ id, displayText }): SaleUnit => ({ id, name: displayText, isPackaging: !converts })),
    );
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
