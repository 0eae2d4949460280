import { Table, type TableColumn } from '../../../design/Table.tsx';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { Goods } from './Goods.tsx';
import { reportMessages } from './messages.ts';
import type { PaperParts } from './parts.ts';

const words = reportMessages.lines;
type Line = NonNullable<PaperParts['request']['report']>['lines'][number];
export type AgreedColumn = TableColumn<Line & { place: number }>;

interface AgreedLinesProps {
  title: string;
  lines: readonly Line[];
  /** What is told beside the goods and how much was agreed to. */
  columns: readonly AgreedColumn[];
}

/** The lines that both agreed to, numbered. */
export const AgreedLines = ({ title, lines, columns }: AgreedLinesProps) => (
  <Table
    caption={reportMessages.tableOf(title)}
    hideCaption
    rows={lines.map((line, place) => ({ ...line, place }))}
    rowKey={({ lineId }) => lineId}
    columns={[
      {
        key: 'goods',
        header: words.goods,
        cell: ({ place, title: goods, struckQuantity, unitText, askedTitle, isAlternative, supplierName, sku }) => (
          <Goods
            place={place}
            title={goods}
            {...(supplierName && { by: supplierName })}
            {...(sku && { sku })}
            notes={[
              askedTitle && (isAlternative ? words.insteadOf(askedTitle) : words.askedAs(askedTitle)),
              struckQuantity !== '0' && words.struck(words.measured(formatDecimal(struckQuantity), unitText)),
            ]}
          />
        ),
      },
      {
        key: 'agreed',
        header: words.quantity,
        cell: ({ agreedQuantity, unitText }) => words.measured(formatDecimal(agreedQuantity), unitText),
      },
      ...columns,
    ]}
  />
);
