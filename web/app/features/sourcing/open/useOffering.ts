import { useEffect, useState } from 'react';
import { ask } from '../../../platform/graph/ask.ts';
import { BegunSellersDocument } from './begun/Begun.generated.ts';
import { type Asked, type GoodsAsked, goodsAsked, type Offering, offeringOf } from './offering.ts';

/** How many goods of the lines each of some sellers offers; undefined while that is not known, and where all lines are in words. */
export function useOffering(lines: readonly Asked[], merchantIds: readonly string[]): Offering | undefined {
  const variables = goodsAsked(lines, merchantIds);
  const asked = variables && JSON.stringify(variables);
  const [found, setFound] = useState<{ asked: string; offering: Offering }>();
  useEffect(() => {
    if (asked === undefined) return;
    const wanted = JSON.parse(asked) as GoodsAsked;
    ask(BegunSellersDocument, wanted).then(
      (answer) => setFound({ asked, offering: offeringOf(answer, wanted.merchants) }),
      () => undefined,
    );
  }, [asked]);
  return asked !== undefined && found?.asked === asked ? found.offering : undefined;
}
