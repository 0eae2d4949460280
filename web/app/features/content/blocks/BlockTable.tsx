import { blockMessages as words } from './messages.ts';
import { type BlockParts, textOfSpans } from './blockList.ts';
import { Spans } from './Spans.tsx';

/** Up to so many columns fit a phone, and nobody needs to reach the frame to scroll it. */
const FITTING = 2;

/** So many columns cannot all be narrow: those with long texts get more room, and the table scrolls. */
const MANY = 5;
const LONG = 40;

/** A table in a text. It scrolls in its own frame, by keyboard too; cells break their lines and never get too narrow to read. */
export function BlockTable({ block: { rows, caption } }: { block: BlockParts }) {
  const head = rows[0];
  if (!head) return null;
  const isLong = head.cells.map(
    (_, column) =>
      head.cells.length >= MANY && rows.some(({ cells }) => textOfSpans(cells[column]?.spans ?? []).length > LONG),
  );
  return (
    <div
      className="data-table-frame"
      role="region"
      aria-label={caption ?? words.table(textOfSpans(head.cells[0]?.spans ?? []))}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
      tabIndex={head.cells.length > FITTING ? 0 : undefined}
    >
      <table className="data-table text-table">
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {head.cells.map(({ spans }, index) => (
              <th key={index} scope="col" data-long={isLong[index] || undefined}>
                <Spans spans={spans} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(1).map(({ cells }, row) => (
            <tr key={row}>
              {cells.map(({ spans }, index) =>
                index === 0 ? (
                  <th key={index} scope="row">
                    <Spans spans={spans} />
                  </th>
                ) : (
                  <td key={index}>
                    <Spans spans={spans} />
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
