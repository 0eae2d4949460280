import { Alert } from '../../../design/Alert.tsx';
import { Code } from '../../../design/Code.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { entryHref } from './entryAddress.ts';
import { entryMessages } from './messages.ts';
import type { OwnOfProductQuery } from './NewEntryDialog.generated.ts';

const words = entryMessages.create.own;

/** What an account sells of a product already, with the way to each; nothing where it sells none. */
export function OwnEntries({ of: { viewer, states } }: { of: OwnOfProductQuery }) {
  const own = viewer?.supplierProducts;
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
            <StateBadge states={states?.values} value={status} />
          </li>
        ))}
      </ul>
      {more > 0 && <p>{words.more(formatInteger(more))}</p>}
      <p>{words.another}</p>
    </Alert>
  );
}
