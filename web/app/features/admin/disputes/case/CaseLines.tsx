import { Badge } from '../../../../design/Badge.tsx';
import { Code } from '../../../../design/Code.tsx';
import { Table, type TableColumn } from '../../../../design/Table.tsx';
import { type Money, moneyOf } from '../../../../platform/numbers/money.ts';
import { formatDecimal } from '../../../../platform/numbers/decimals.ts';
import { TechnicalText } from '../../../../platform/text/TechnicalText.tsx';
import type { DisputeCase_DisputeFragment as Dispute } from '../DisputeCase.generated.ts';
import { caseMessages as words } from './messages.ts';
import { Text } from './Text.tsx';

type Line = Dispute['lines'][number];

/** All lines of the request and how far each has come; those in dispute are marked. */
export function CaseLines({ dispute: { lines, lineIds } }: { dispute: Dispute }) {
  const money = moneyOf(lines);
  const columns: TableColumn<Line>[] = [
    {
      key: 'goods',
      header: words.goods,
      cell: (line) => <Goods line={line} money={money} isDisputed={lineIds.includes(line.id)} />,
    },
    { key: 'price', header: words.unitPrice, cell: ({ unitPriceRial }) => unitPriceRial && money(unitPriceRial) },
    {
      key: 'agreed',
      header: words.agreed,
      cell: ({ agreedQuantity, agreedUnitText, quantity, saleUnitText }) =>
        words.measured(formatDecimal(agreedQuantity ?? quantity), agreedUnitText ?? saleUnitText),
    },
    { key: 'delivered', header: words.delivered, cell: (line) => formatDecimal(line.deliveredQuantity ?? '0') },
    { key: 'accepted', header: words.accepted, cell: (line) => formatDecimal(line.acceptedQuantity ?? '0') },
    { key: 'refused', header: words.refused, cell: (line) => formatDecimal(line.refusedQuantity ?? '0') },
  ];
  return <Table caption={words.lines} hideCaption columns={columns} rows={lines} rowKey={({ id }) => id} />;
}

function Goods({ line, money, isDisputed }: { line: Line; money: Money; isDisputed: boolean }) {
  const { title, supplierName, sku, targetPriceRial, note } = line;
  return (
    <div className="flex min-w-40 flex-col gap-0.5 font-normal whitespace-normal [overflow-wrap:anywhere]">
      <span className="flex flex-wrap items-center gap-2 font-medium">
        <span>
          <TechnicalText>{title}</TechnicalText>
        </span>
        {isDisputed && <Badge kind="warning">{words.inDispute}</Badge>}
      </span>
      <span className="flex flex-wrap gap-x-3 text-[0.8125rem] text-muted">
        {supplierName && <bdi>{supplierName}</bdi>}
        {sku && <Code>{sku}</Code>}
        {targetPriceRial && <span>{words.target(money(targetPriceRial))}</span>}
      </span>
      {note && <Text>{note}</Text>}
    </div>
  );
}
