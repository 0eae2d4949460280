import { FactList } from '../../../design/FactList.tsx';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { formatMoney } from '../../../platform/numbers/money.ts';
import { offerMessages } from './form/messages.ts';
import { quoteMessages as words } from './messages.ts';
import type { Quotes_QuoteFragment as Quote } from './Quotes.generated.ts';

/** What is agreed to, or taken back. */
export const Amounts = ({ quote }: { quote: Quote }) => (
  <FactList
    facts={[
      { label: words.net, value: formatMoney(quote.netRial) },
      { label: words.vat, value: formatMoney(quote.vatRial) },
      { label: words.total, value: <span className="font-[800]">{formatMoney(quote.totalRial)}</span> },
      ...(quote.validUntil ? [{ label: offerMessages.fields.validUntil!, value: formatDate(quote.validUntil) }] : []),
    ]}
  />
);
