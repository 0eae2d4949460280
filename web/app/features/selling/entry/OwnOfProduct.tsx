import { useEffect } from 'react';
import { askAnew } from '../../../platform/graph/ask.ts';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { OwnOfProductDocument } from './NewEntryDialog.generated.ts';
import { OwnEntries } from './OwnEntries.tsx';

/** What the account sells of a product already: mostly one wants to go on there, and not to begin the same once more. */
export function OwnOfProduct({ merchantId, baseProductId }: { merchantId: string; baseProductId: string }) {
  const answer = useGraphIfLoaded(OwnOfProductDocument, { merchantId, baseProductId });
  useEffect(() => {
    // A draft can be begun without knowing it.
    askAnew(OwnOfProductDocument, { merchantId, baseProductId }).catch(() => undefined);
  }, [merchantId, baseProductId]);
  return answer ? <OwnEntries of={answer} /> : null;
}
