import { FactList } from '../../../design/FactList.tsx';
import { moneyOf } from '../../../platform/numbers/money.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { arrivalOf, totalsOf } from '../comparison/comparison.ts';
import { TradeComparisonDocument } from '../comparison/Comparison.generated.ts';
import { SaidLines } from '../comparison/Facts.tsx';
import { quoteMessages as words } from './messages.ts';
import type { Quotes_QuoteFragment as Quote, Quotes_RequestFragment as Request } from './Quotes.generated.ts';

/** Whose offer is accepted and for which rows, and what the comparison told of it beside its own amount. */
export function Accepted({ quote, request }: { quote: Quote; request: Request }) {
  const answer = useGraphIfLoaded(TradeComparisonDocument, { id: request.id });
  const column = answer?.viewer?.tradeRequest?.comparison?.columns.find(({ quoteId }) => quoteId === quote.id);
  const seller = request.participations.find(({ id }) => id === quote.participationId);
  const offered = quote.lines.filter(({ isOffered }) => isOffered);
  const leftOut = quote.lines.filter(({ isOffered }) => !isOffered);
  const covered = words.covered(formatInteger(offered.length), formatInteger(request.lines.nodes.length));
  const compared = column && totalsOf(column, 'withVat');
  const money = moneyOf(compared);
  return (
    <FactList
      facts={[
        ...(seller ? [{ label: words.seller, value: <bdi>{seller.merchantName}</bdi> }] : []),
        {
          label: words.rows,
          value: (
            <SaidLines
              said={[
                { text: covered, ...(leftOut.length > 0 && { tone: 'warning' as const }) },
                ...leftOut.map(({ title }) => ({ text: words.leftOut(title), tone: 'muted' as const })),
                ...offered.flatMap(({ title, daysLate }) =>
                  daysLate ? [{ text: words.lateRow(title, formatInteger(daysLate)), tone: 'warning' as const }] : [],
                ),
              ]}
            />
          ),
        },
        ...(column ? [{ label: words.arrival, value: <SaidLines said={arrivalOf(column)} /> }] : []),
        ...(column?.isFreightEstimated && compared?.freightRial
          ? [
              { label: words.estimatedFreight, value: money(compared.freightRial) },
              { label: words.totalWithEstimate, value: money(compared.totalRial) },
            ]
          : []),
      ]}
    />
  );
}
