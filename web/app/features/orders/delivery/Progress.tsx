import { Table } from '../../../design/Table.tsx';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { deliveryMessages as words } from './messages.ts';

type Line = RoomParts['request']['lines']['nodes'][number];

/** How far each line has come; what has not happened to a line is not told of it. */
export const Progress = ({ request }: Pick<RoomParts, 'request'>) => (
  <Table<Line>
    asCards
    caption={words.table}
    hideCaption
    rows={request.lines.nodes.filter(({ agreedQuantity }) => agreedQuantity !== null)}
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
      {
        key: 'agreed',
        header: words.agreed,
        cell: ({ agreedQuantity, agreedUnitText }) =>
          words.measured(formatDecimal(agreedQuantity ?? '0'), agreedUnitText ?? ''),
      },
      { key: 'shipped', header: words.shipped, cell: ({ shippedQuantity }) => shown(shippedQuantity) },
      { key: 'delivered', header: words.delivered, cell: ({ deliveredQuantity }) => shown(deliveredQuantity) },
      { key: 'accepted', header: words.accepted, cell: ({ acceptedQuantity }) => shown(acceptedQuantity) },
      { key: 'refused', header: words.refused, cell: ({ refusedQuantity }) => shown(refusedQuantity) },
    ]}
  />
);

const shown = (quantity: string | null) => (Number(quantity ?? 0) > 0 ? formatDecimal(quantity!) : null);
