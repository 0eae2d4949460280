import { useEffect } from 'react';
import { VisuallyHidden } from '../../../../design/VisuallyHidden.tsx';
import { ask } from '../../../../platform/graph/ask.ts';
import { useGraphIfLoaded } from '../../../../platform/graph/useGraph.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { BasketCountDocument } from './BasketCount.generated.ts';
import { basketCountMessages as words } from './messages.ts';

/** How many lines the basket has, beside its name in the menu; nothing when it is empty. */
export function BasketCount() {
  useEffect(() => void ask(BasketCountDocument, {}).catch(() => undefined), []);
  const count = useGraphIfLoaded(BasketCountDocument, {})?.viewer?.basket?.lines.length ?? 0;
  if (count === 0) return null;
  const shown = formatInteger(count);
  return (
    <span className="badge badge-info">
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{words.inBasket(shown)}</VisuallyHidden>
    </span>
  );
}
