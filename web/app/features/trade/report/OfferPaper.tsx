import { FactList } from '../../../design/FactList.tsx';
import { Section } from '../../../design/Section.tsx';
import { Table } from '../../../design/Table.tsx';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';
import { Moment } from '../../tradeSteps/components/Moment.tsx';
import { offerMessages } from '../../sourcing/quotes/form/messages.ts';
import { quoteMessages } from '../../sourcing/quotes/messages.ts';
import type {
  Quotes_LabelsFragment as QuoteLabels,
  Quotes_QuoteFragment as Quote,
} from '../../sourcing/quotes/Quotes.generated.ts';
import { conditionFacts, totalFacts } from './costFacts.ts';
import { Goods } from './Goods.tsx';
import { reportMessages } from './messages.ts';
import { type PaperParts, rialText } from './parts.ts';

const { lines: words, fact } = reportMessages;

/** One offer as it was sent; what its side alone knows is not on it. */
export function OfferPaper({ quote, labels }: PaperParts & { quote: Quote }) {
  const { quoteStatuses } = readFragment<QuoteLabels>(labels);
  return (
    <>
      <FactList
        layout="inline"
        facts={[
          { label: fact.sender, value: quoteMessages.by[quote.side] },
          ...(quote.sentAt ? [{ label: fact.sentAt, value: <Moment at={quote.sentAt} /> }] : []),
          ...(quote.validUntil ? [{ label: fact.validUntil, value: formatDate(quote.validUntil) }] : []),
          { label: reportMessages.offers.state, value: labelOf(quoteStatuses, quote.status) },
        ]}
      />
      <Section title={words.offered}>
        <div className="flex flex-col gap-4">
          <Lines quote={quote} />
          <FactList facts={totalFacts(quote)} />
        </div>
      </Section>
      <Section title={reportMessages.terms}>
        <FactList facts={conditionFacts(quote, labels)} />
      </Section>
    </>
  );
}

/** What the seller names for a line, with who makes it and its code. */
const goodsText = (
  line: Pick<Line, 'alternativeTitle' | 'alternativeSupplierName' | 'alternativeSku' | 'isAlternative'>,
) =>
  line.alternativeTitle &&
  [
    quoteMessages.goodsNamed(
      line.isAlternative ? quoteMessages.instead : quoteMessages.offeredGoods,
      line.alternativeTitle,
    ),
    line.alternativeSupplierName && quoteMessages.madeBy(line.alternativeSupplierName),
    line.alternativeSku && quoteMessages.code(line.alternativeSku),
  ]
    .filter(Boolean)
    .join(offerMessages.listSeparator);
type Line = Quote['lines'][number];

function Lines({ quote: { lines } }: { quote: Quote }) {
  const rows = lines.map((line, place) => ({ ...line, place }));
  return (
    <Table
      caption={reportMessages.tableOf(words.offered)}
      hideCaption
      rows={rows}
      rowKey={({ lineId }) => lineId}
      columns={[
        {
          key: 'goods',
          header: words.goods,
          cell: ({ place, title, note, leadTimeDays, isOffered, ...named }) => (
            <Goods
              place={place}
              title={title}
              notes={[
                goodsText(named),
                isOffered && leadTimeDays != null && quoteMessages.leadTime(formatInteger(leadTimeDays)),
                note,
              ]}
            />
          ),
        },
        {
          key: 'quantity',
          header: words.quantity,
          cell: ({ isOffered, quantity, unitText }) =>
            isOffered ? words.measured(formatDecimal(quantity), unitText) : quoteMessages.notOffered,
        },
        {
          key: 'price',
          header: words.unitPrice,
          cell: ({ unitPriceRial }) => (unitPriceRial === null ? reportMessages.none : rialText(unitPriceRial)),
        },
        { key: 'discount', header: words.discount, cell: ({ discountRial }) => rialText(discountRial) },
        { key: 'net', header: words.net, cell: ({ netRial }) => rialText(netRial) },
        { key: 'vat', header: words.vat, cell: ({ vatRial }) => rialText(vatRial) },
        { key: 'total', header: words.total, cell: ({ totalRial }) => rialText(totalRial) },
      ]}
    />
  );
}
