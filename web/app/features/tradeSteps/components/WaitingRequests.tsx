import { useEffect } from 'react';
import { VisuallyHidden } from '../../../design/VisuallyHidden.tsx';
import { ask } from '../../../platform/graph/ask.ts';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { tradeMessages as words } from '../messages.ts';
import { TradeSummaryDocument } from './TradeSummary.generated.ts';

/** How many orders wait for the viewer's companies, beside their name in the menu; nothing when none does. */
export function WaitingRequests() {
  useEffect(() => void ask(TradeSummaryDocument, {}).catch(() => undefined), []);
  const { sides = [] } = useGraphIfLoaded(TradeSummaryDocument, {})?.viewer?.tradeRequestsSummary ?? {};
  const count = sides.reduce((all, { waiting }) => all + waiting, 0);
  return <WaitingCount count={count} />;
}

/** So many wait; nothing when none does. */
export function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  const shown = formatInteger(count);
  return (
    <span className="badge badge-info">
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{words.waitingOrders(shown)}</VisuallyHidden>
    </span>
  );
}
