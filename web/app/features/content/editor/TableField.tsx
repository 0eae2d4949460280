import { Button } from '../../../design/Button.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { directionOf } from '../blocks/blockList.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import type { EditedBlock } from './editedBlock.ts';
import { editorMessages } from './messages.ts';

const words = editorMessages.table;
const MAX_COLUMNS = 12;
const MAX_ROWS = 60;

interface TableFieldProps {
  block: EditedBlock;
  change(part: Partial<EditedBlock>): void;
}

/** A table, one field for each cell; the first row is its head. */
export function TableField({ block: { rows, caption }, change }: TableFieldProps) {
  const columns = rows[0]?.length ?? 0;
  const set = (row: number, column: number, text: string) =>
    change({
      rows: rows.map((cells, at) => (at === row ? cells.map((cell, each) => (each === column ? text : cell)) : cells)),
    });
  return (
    <>
      <div className="overflow-x-auto">
        <table>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={column} className="min-w-36 p-1">
                    <TextField
                      label={labelOf(row, column)}
                      hideLabel
                      dir={directionOf(cell)}
                      value={cell}
                      onChange={({ currentTarget }) => set(row, column, currentTarget.value)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap gap-2">
        {rows.length < MAX_ROWS && (
          <Button
            size="small"
            icon="plus"
            onClick={() => change({ rows: [...rows, Array.from({ length: columns }, () => '')] })}
          >
            {words.addRow}
          </Button>
        )}
        {columns < MAX_COLUMNS && (
          <Button size="small" icon="plus" onClick={() => change({ rows: rows.map((cells) => [...cells, '']) })}>
            {words.addColumn}
          </Button>
        )}
        {rows.length > 1 && (
          <Button size="small" icon="trash" onClick={() => change({ rows: rows.slice(0, -1) })}>
            {words.removeRow}
          </Button>
        )}
        {columns > 1 && (
          <Button size="small" icon="trash" onClick={() => change({ rows: rows.map((cells) => cells.slice(0, -1)) })}>
            {words.removeColumn}
          </Button>
        )}
      </div>
      <TextField
        label={editorMessages.caption}
        dir="auto"
        maxLength={300}
        value={caption}
        onChange={({ currentTarget }) => change({ caption: currentTarget.value })}
      />
    </>
  );
}

const labelOf = (row: number, column: number) =>
  row === 0 ? words.head(formatInteger(column + 1)) : words.cell(formatInteger(row), formatInteger(column + 1));
