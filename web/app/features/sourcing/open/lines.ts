import { useRef, useState } from 'react';
import type { ParsedOffer, Taken } from '../edit/paste/pasted.ts';
import type { Decimal } from '../../../platform/graph/scalars.ts';
import type { FoundGoods } from './GoodsPicker.tsx';
import { emptyLine, type OpenLine } from './openDraft.ts';

/** Keys of lines that are added here, none of which is given twice. */
export function useAddedLines(begunCount: number) {
  const count = useRef(Math.max(1, begunCount));
  const [lines, setLines] = useState<ReadonlyMap<string, OpenLine>>(new Map());
  const all = useRef(lines);
  const add = (added: Iterable<readonly [string, OpenLine]>) => {
    all.current = new Map([...all.current, ...added]);
    setLines(all.current);
  };
  return {
    lines,
    /** The same for a form that keeps them over a reload. */
    kept: {
      read: () => ({ count: count.current, lines: [...all.current] }),
      put(kept: unknown) {
        const known = kept as { count: number; lines: [string, OpenLine][] };
        count.current = Math.max(count.current, known.count);
        add(known.lines);
      },
    },
    /** Keys for these lines; one of a need that is yet to be typed has none of them. */
    take(added: readonly OpenLine[]): string[] {
      const keys = added.map(() => `new${(count.current += 1)}`);
      add(added.map((line, at) => [keys[at]!, line] as const));
      return keys;
    },
  };
}

type OfferedThing = Pick<ParsedOffer, 'supplierProductId' | 'title' | 'supplierName' | 'saleUnitText'>;

/** A line of an offer of the catalogue. */
const lineOfOffer = (
  { supplierProductId, title, supplierName, saleUnitText }: OfferedThing,
  { quantity, note = null }: { quantity: Decimal | null; note?: string | null },
): OpenLine => ({ ...emptyLine, supplierProductId, title, supplierName, saleUnitText, quantity, note });

/** A line of goods that were found, of the least that is sold. */
export const lineOfGoods = ({ id, title, saleUnitText, moq, supplier }: FoundGoods): OpenLine =>
  lineOfOffer(
    { supplierProductId: id, title, saleUnitText, supplierName: supplier?.brandName ?? '' },
    { quantity: moq },
  );

/** A line that was pasted. */
export function lineOfTaken({ offer, need, quantity, note }: Taken): OpenLine {
  const amount = { quantity: quantity as Decimal, note: note ?? null };
  if (offer) return lineOfOffer(offer, amount);
  return {
    ...emptyLine,
    ...amount,
    title: need?.title ?? '',
    categoryId: need?.categoryId ?? null,
    units: need?.unitId ? [{ unitId: need.unitId }] : [],
  };
}
