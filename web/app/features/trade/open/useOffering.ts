import { useEffect, useState } from 'react';
import { ask } from '../../../platform/graph/ask.ts';
import { BegunSellersDocument } from './begun/Begun.generated.ts';
import type { OpenLine } from './openDraft.ts';

/** Who offers something of the lines, by id; undefined while that is not known, and where all lines are in words. */
export function useOffering(lines: readonly OpenLine[]): ReadonlySet<string> | undefined {
  const offers = [...new Set(lines.flatMap(({ supplierProductId }) => supplierProductId ?? []))].sort();
  const products = [...new Set(lines.flatMap(({ baseProductId }) => baseProductId ?? []))].sort();
  const asked = JSON.stringify({ offers, products });
  const [found, setFound] = useState<{ asked: string; ids: ReadonlySet<string> }>();
  useEffect(() => {
    const variables = JSON.parse(asked) as { offers: string[]; products: string[] };
    if (variables.offers.length + variables.products.length === 0) return;
    ask(BegunSellersDocument, variables).then(
      ({ viewer }) =>
        setFound({ asked, ids: new Set((viewer?.askableSellers ?? []).map(({ merchantId }) => merchantId)) }),
      () => undefined,
    );
  }, [asked]);
  return found?.asked === asked ? found.ids : undefined;
}
