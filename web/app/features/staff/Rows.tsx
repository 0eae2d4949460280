import { Card } from '../../design/Card.tsx';
import { FactList } from '../../design/FactList.tsx';
import { Table, type TableColumn } from '../../design/Table.tsx';

interface RowsProps<Row> {
  caption: string;
  /** The first one names the row; what can be done with it stands in `actions`. */
  columns: readonly (TableColumn<Row> & { header: string })[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** Texts break into lines, so that no column is out of sight; buttons are as low as the row. */
const wrapped = <Row,>({ cell, ...column }: RowsProps<Row>['columns'][number]) => ({
  ...column,
  cell: (row: Row) => (
    <div className="whitespace-normal py-0.5 [overflow-wrap:anywhere] [&_.button]:min-h-[var(--control-small)]">
      {cell(row)}
    </div>
  ),
});

/** The same rows as a table on wide windows and as cards on narrow ones. */
export function Rows<Row>({ caption, columns, rows, rowKey }: RowsProps<Row>) {
  const [first, ...rest] = columns;
  const actions = rest.find(({ key }) => key === 'actions');
  const others = rest.filter((each) => each !== actions);
  return (
    <>
      <div className="max-lg:hidden">
        <Table caption={caption} rows={rows} rowKey={rowKey} columns={columns.map(wrapped)} hideCaption />
      </div>
      <ul aria-label={caption} className="flex flex-col gap-3 lg:hidden">
        {rows.map((row) => (
          <Card as="li" key={rowKey(row)} className="flex flex-col gap-2">
            <p className="font-medium">{first?.cell(row)}</p>
            <FactList
              facts={others
                .map(({ header, cell }) => ({ label: header, value: cell(row) }))
                // What a row has nothing of needs no line.
                .filter(({ value }) => value !== null && value !== undefined && value !== false && value !== '')}
            />
            <div className="empty:hidden">{actions?.cell(row)}</div>
          </Card>
        ))}
      </ul>
    </>
  );
}
