import { Alert } from '../../../design/Alert.tsx';
import { FactList } from '../../../design/FactList.tsx';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { moneyOf } from '../../../platform/numbers/money.ts';
import { offerMessages } from './form/messages.ts';
import { quoteMessages as words } from './messages.ts';
import type { Quotes_QuoteFragment as Quote } from './Quotes.generated.ts';
import { isNothing } from './quoteSteps.ts';

/** What is agreed to, or taken back. */
export function Amounts({ quote }: { quote: Quote }) {
  const money = moneyOf(quote);
  return (
    <>
      {isNothing(quote.totalRial) && <Alert kind="warning">{offerMessages.zero}</Alert>}
      <FactList
        facts={[
          { label: words.net, value: money(quote.netRial) },
          { label: words.vat, value: money(quote.vatRial) },
          { label: words.total, value: <span className="font-[800]">{money(quote.totalRial)}</span> },
          ...(quote.validUntil
            ? [{ label: offerMessages.fields.validUntil!, value: formatDate(quote.validUntil) }]
            : []),
        ]}
      />
    </>
  );
}
