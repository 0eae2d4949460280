import { useEffect } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Code } from '../../../design/Code.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { askAnew } from '../../../platform/graph/ask.ts';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { entryHref } from './entryAddress.ts';
import { entryMessages } from './messages.ts';
import { OwnOfProductDocument } from './NewEntryDialog.generated.ts';

const words = entryMessages.create.own;

/** What the account sells of a product already: mostly one wants to go on there, and not to begin the same once more. */
export function OwnOfProduct({ merchantId, baseProductId }: { merchantId: string; baseProductId: string }) {
  const answer = useGraphIfLoaded(OwnOfProductDocument, { merchantId, baseProductId });
  useEffect(() => {
    // A draft can be begun without knowing it.
    askAnew(OwnOfProductDocument, { merchantId, baseProductId }).catch(() => undefined);
  }, [merchantId, baseProductId]);
  const own = answer?.viewer?.supplierProducts;
  if (!own || own.nodes.length === 0) return null;
  const more = own.totalCount - own.nodes.length;
  return (
    <Alert kind="warning">
      <p>{words.there}</p>
      <ul className="flex flex-col gap-1">
        {own.nodes.map(({ id, title, sku, status }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 [overflow-wrap:anywhere]">
            <a className="link pointer-coarse:py-2" href={entryHref(id)}>
              <TechnicalText>{title}</TechnicalText>
            </a>
            {sku && <Code>{sku}</Code>}
            <StateBadge states={answer.states?.values} value={status} />
          </li>
        ))}
      </ul>
      {more > 0 && <p>{words.more(formatInteger(more))}</p>}
      <p>{words.another}</p>
    </Alert>
  );
}
