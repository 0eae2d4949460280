/** Products side by side at most. */
export const mostCompared = 4;

export const comparePath = '/products/compare';

/** What the address of a comparison says. */
export interface CompareState {
  /** Offers, in the order they are shown. */
  ids: readonly string[];
  onlyDifferences: boolean;
  /** Unit codes chosen for rows, by property code. */
  units: Readonly<Record<string, string>>;
}

const unitSuffix = '.unit';

/**
 * Reads the query of a comparison: `ids` once with commas, or several times as a form sends them. What it does
 * not know it leaves aside. `left` counts the ids beyond the most that fit.
 */
export function readCompare(search: string): CompareState & { left: number } {
  const query = new URLSearchParams(search);
  const ids = query.getAll('ids').flatMap((some) => some.split(','));
  const all = [...new Set(ids.map((id) => id.trim()).filter(Boolean))];
  const units = [...query].filter(([name, code]) => name.endsWith(unitSuffix) && code);
  return {
    ids: all.slice(0, mostCompared),
    onlyDifferences: query.get('only') === 'differences',
    units: Object.fromEntries(units.map(([name, code]) => [name.slice(0, -unitSuffix.length), code])),
    left: Math.max(0, all.length - mostCompared),
  };
}

/** The address of a comparison. Ids stay readable: a comma needs no escape in a query. */
export function compareHref({ ids, onlyDifferences = false, units = {} }: Partial<CompareState>): string {
  const query = new URLSearchParams();
  for (const [property, code] of Object.entries(units).sort()) query.set(property + unitSuffix, code);
  if (onlyDifferences) query.set('only', 'differences');
  const parts = [ids?.length ? `ids=${ids.join(',')}` : '', query.toString()].filter(Boolean);
  return parts.length > 0 ? `${comparePath}?${parts.join('&')}` : comparePath;
}
