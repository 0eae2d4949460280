import { Alert } from '../../../design/Alert.tsx';
import { FactList } from '../../../design/FactList.tsx';
import { moneyOf } from '../../../platform/numbers/money.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { sumText } from '../../tradeSteps/components/linePrice.ts';
import { otherSideOf } from '../../tradeSteps/recipients/recipients.ts';
import { sellerLabelOf } from '../../tradeSteps/requestWord/messages.ts';
import { stepMessagesOf } from '../../tradeSteps/steps/messages.ts';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import type { PublicationPriceQuery } from '../../tradeSteps/steps/roomSteps.generated.ts';

export type Price = NonNullable<NonNullable<PublicationPriceQuery['viewer']>['membershipAndPrice']>;

/** What is agreed to. */
export function PriceFacts({ price, request }: { price: Price; request: RoomParts['request'] }) {
  const words = stepMessagesOf(request).price;
  const money = moneyOf(price, { totalRial: request.totalRial });
  const sumOf = (rial: string) => sumText(rial, request.unpricedLineCount, money);
  return (
    <>
      {price.orderTotalRial !== request.totalRial && (
        <Alert kind="warning">{words.other(sumOf(request.totalRial))}</Alert>
      )}
      {price.approvalsNeeded > 0 && <Alert kind="info">{words.approvals(formatInteger(price.approvalsNeeded))}</Alert>}
      <FactList
        facts={[
          { label: sellerLabelOf(request), value: <bdi>{otherSideOf(request)}</bdi> },
          {
            label: request.acceptListPrice ? words.total : words.listTotal,
            value: <span className="font-[800]">{sumOf(price.orderTotalRial)}</span>,
          },
          { label: words.fee, value: price.totalRial === '0' ? words.free : money(price.totalRial) },
        ]}
      />
    </>
  );
}
