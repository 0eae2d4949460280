import { type ReactNode, useRef } from 'react';
import { useOverflow } from './useOverflow.ts';

export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers stay at the start: from right to left that is the side where their last digits line up. */
  align?: 'start' | 'center' | 'end';
  /** CSS width, such as `12rem`. */
  width?: string;
}

export interface TableProps<Row> {
  caption: string;
  hideCaption?: boolean;
  /** The first column names the row and stays in sight while the others scroll. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** On phones each row is a card: cells are led by their headers, where these are texts, and empty ones are not shown. */
  asCards?: boolean;
}

/** A real table in a frame that scrolls sideways by itself; the page never does. */
export function Table<Row>({ caption, hideCaption, columns, rows, rowKey, asCards }: TableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(frame);
  return (
    <div
      ref={frame}
      className={asCards ? 'data-table-frame card-table' : 'data-table-frame'}
      role="region"
      aria-label={caption}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard, one that shows all it has need not
      tabIndex={scrolls ? 0 : undefined}
    >
      <table className="data-table">
        <caption className={hideCaption ? 'visually-hidden' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-align={column.align} style={{ inlineSize: column.width }}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row" data-align={column.align}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td
                    key={column.key}
                    data-align={column.align}
                    data-label={asCards && typeof column.header === 'string' ? column.header : undefined}
                  >
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
