import { FactList } from '../../../../design/FactList.tsx';
import { Table } from '../../../../design/Table.tsx';
import { formatDecimal } from '../../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../../platform/text/TechnicalText.tsx';
import type { RoomParts } from '../room.ts';
import { deliveryMessages as words } from './messages.ts';

type Line = RoomParts['request']['lines'][number];
const shown = (quantity: string | null) => formatDecimal(quantity ?? '0');
const agreedOf = ({ agreedQuantity, agreedUnitText }: Line) =>
  words.measured(shown(agreedQuantity), agreedUnitText ?? '');

/** How far each line has come: a table on wide windows, one card for each line on phones. */
export function Progress({ request }: Pick<RoomParts, 'request'>) {
  const lines = request.lines.filter(({ agreedQuantity }) => agreedQuantity !== null);
  return (
    <>
      <div className="max-md:hidden">
        <ProgressTable lines={lines} />
      </div>
      <ul aria-label={words.table} className="flex flex-col gap-3 md:hidden">
        {lines.map((line) => (
          <li key={line.id} className="card card-surface card-pad-normal flex flex-col gap-2">
            <span className="font-medium [overflow-wrap:anywhere]">
              <TechnicalText>{line.agreedTitle ?? line.title}</TechnicalText>
            </span>
            <FactList facts={factsOf(line)} />
          </li>
        ))}
      </ul>
    </>
  );
}

const ProgressTable = ({ lines }: { lines: Line[] }) => (
  <Table<Line>
    caption={words.table}
    hideCaption
    rows={lines}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'goods',
        header: words.goods,
        cell: ({ title, agreedTitle }) => (
          <span className="block whitespace-normal [overflow-wrap:anywhere]">
            <TechnicalText>{agreedTitle ?? title}</TechnicalText>
          </span>
        ),
      },
      { key: 'agreed', header: words.agreed, cell: agreedOf },
      { key: 'shipped', header: words.shipped, cell: ({ shippedQuantity }) => shown(shippedQuantity) },
      { key: 'delivered', header: words.delivered, cell: ({ deliveredQuantity }) => shown(deliveredQuantity) },
      { key: 'accepted', header: words.accepted, cell: ({ acceptedQuantity }) => shown(acceptedQuantity) },
      { key: 'refused', header: words.refused, cell: ({ refusedQuantity }) => shown(refusedQuantity) },
    ]}
  />
);

/** What has not happened to a line is not told of it. */
const factsOf = (line: Line) => [
  { label: words.agreed, value: agreedOf(line) },
  ...[
    { label: words.shipped, quantity: line.shippedQuantity },
    { label: words.delivered, quantity: line.deliveredQuantity },
    { label: words.accepted, quantity: line.acceptedQuantity },
    { label: words.refused, quantity: line.refusedQuantity },
  ]
    .filter(({ quantity }) => Number(quantity ?? 0) > 0)
    .map(({ label, quantity }) => ({ label, value: shown(quantity) })),
];
