import { Code } from '../../../design/Code.tsx';
import { StateBadge, type States } from '../../../design/StateBadge.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatMoney } from '../../../platform/numbers/money.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { Day } from '../../things/index.ts';
import { CopyButton } from '../../sourcing/again/CopyButton.tsx';
import { sumText } from '../../tradeSteps/components/linePrice.ts';
import { Turn } from '../../tradeSteps/components/Turn.tsx';
import { tradeMessages } from '../../tradeSteps/messages.ts';
import { requestHref } from './list.ts';
import type { RequestRow_RequestFragment as Request } from './RequestRow.generated.ts';

const words = tradeMessages.list;

interface RequestRowProps {
  request: Masked<Request>;
  states: States;
  /** Whether it says in whose name one buys or sells. */
  isPartyShown: boolean;
}

/** One order of the list: with whom, what, for how much, and whose turn it is. An `<li>`. */
export function RequestRow({ request: given, states, isPartyShown }: RequestRowProps) {
  const request = readFragment<Request>(given);
  const { id, number, status, side, buyerName, merchantName, createdAt, lines } = request;
  const [own, other] = side === 'BUYER' ? [buyerName, merchantName] : [merchantName, buyerName];
  const [first] = lines.nodes;
  const more = lines.totalCount - 1;
  return (
    <li className="border-b border-border last:border-b-0">
      <a
        href={requestHref(id)}
        className="grid gap-x-4 gap-y-1 p-3 hover:bg-bg md:grid-cols-[minmax(0,1fr)_auto] md:items-baseline"
      >
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
          <bdi className="min-w-0 font-medium [overflow-wrap:anywhere]">{other}</bdi>
          <Code className="text-[0.8125rem] text-muted">{number}</Code>
          <StateBadge states={states} value={status} />
          <span className="text-[0.8125rem] text-muted">
            <Day at={createdAt} />
          </span>
        </span>
        <span className="font-medium md:text-end">
          {sumText(request.totalRial, request.unpricedLineCount, formatMoney)}
        </span>
        <span className="min-w-0 text-[0.875rem] [overflow-wrap:anywhere]">
          {first && <TechnicalText>{first.title}</TechnicalText>}
          {more > 0 && <span className="text-muted"> {words.moreLines(formatInteger(more))}</span>}
          {isPartyShown && (
            <span className="block text-[0.8125rem] text-muted">
              <bdi>{words.inNameOf(own)}</bdi>
            </span>
          )}
        </span>
        <span className="text-[0.8125rem] md:justify-self-end">
          <Turn request={request} />
        </span>
      </a>
      {!request.turn && <CopyButton request={request} className="px-3 pb-3" size="small" />}
    </li>
  );
}
