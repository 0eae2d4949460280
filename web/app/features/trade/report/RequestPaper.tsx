import { FactList } from '../../../design/FactList.tsx';
import { Section } from '../../../design/Section.tsx';
import { Table } from '../../../design/Table.tsx';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import type { Money } from '../../../platform/numbers/money.ts';
import { amountText, isPriced, sumText } from '../../tradeSteps/components/linePrice.ts';
import { Terms } from '../room/Terms.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import type { Room_RequestFragment as RoomRequest } from '../room/Room.generated.ts';
import { Goods } from './Goods.tsx';
import { reportMessages } from './messages.ts';
import { type PaperParts, rialText, sumOf } from './parts.ts';

const words = reportMessages.lines;
const paperMoney: Money = (amount) => (amount ? rialText(amount) : words.onRequest);

/** What was asked for, at the prices of the list. */
export function RequestPaper({ request, labels }: PaperParts) {
  const { nodes: lines } = request.lines;
  const unpriced = lines.filter((line) => !isPriced(line)).length;
  const rows = lines.map((line, place) => ({ ...line, place }));
  return (
    <>
      <Section title={words.asked}>
        <div className="flex flex-col gap-4">
          <Table
            caption={reportMessages.tableOf(words.asked)}
            hideCaption
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'goods',
                header: words.goods,
                cell: ({ place, title, supplierName, sku, note }) => (
                  <Goods place={place} title={title} by={supplierName} sku={sku} notes={[note]} />
                ),
              },
              {
                key: 'quantity',
                header: words.quantity,
                cell: (line) => words.measured(formatDecimal(line.quantity), line.saleUnitText),
              },
              {
                key: 'price',
                header: words.unitPrice,
                cell: ({ unitPriceRial }) => (unitPriceRial === null ? words.onRequest : rialText(unitPriceRial)),
              },
              { key: 'net', header: words.net, cell: (line) => amountText(line, line.netRial, paperMoney) },
              { key: 'vat', header: words.vat, cell: (line) => amountText(line, line.vatRial, paperMoney) },
              { key: 'total', header: words.total, cell: (line) => amountText(line, line.totalRial, paperMoney) },
            ]}
          />
          <FactList
            facts={[
              {
                label: words.listSum,
                value: sumText(sumOf(lines.map(({ totalRial }) => totalRial)), unpriced, paperMoney),
              },
            ]}
          />
        </div>
      </Section>
      <Terms request={readFragment<RoomRequest>(request)} labels={labels} />
    </>
  );
}
