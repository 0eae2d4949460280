import { Alert } from '../../../design/Alert.tsx';
import { Card } from '../../../design/Card.tsx';
import { FactList } from '../../../design/FactList.tsx';
import { moneyOf } from '../../../platform/numbers/money.ts';
import { DraftState } from '../../tradeSteps/components/DraftState.tsx';
import { isPriced, sumText } from '../../tradeSteps/components/linePrice.ts';
import { orderRefusals } from '../order/messages.ts';
import { orderEditMessages as words } from './messages.ts';
import type { OrderEditor_OrderFragment as Order } from './OrderEditor.generated.ts';

/** What the seller or the own company said of it, and what it lacks. */
export function OrderState({ order, goTo }: { order: Order; goTo?: (field: string) => void }) {
  const { status, question } = order;
  const fields: Record<string, string> = words.fields;
  return (
    <>
      {status === 'NEEDS_INFO' && question && (
        <Alert kind="question">
          <p className="font-medium">{words.question}</p>
          <p dir="auto" className="whitespace-pre-line">
            {question.text}
          </p>
          <p className="text-muted">{words.questionLead}</p>
        </Alert>
      )}
      <DraftState request={order} words={words} nameOf={(name) => fields[name] ?? name} goTo={goTo} />
    </>
  );
}

interface TotalsProps {
  order: Order;
  /** Whether something is typed that they do not count yet. */
  isStale?: boolean;
}

/** What it costs, as the api counted it when it was last saved. */
export function Totals({ order, isStale = false }: TotalsProps) {
  const { netRial, vatRial, totalRial, merchant } = order;
  const { nodes: lines } = order.lines;
  const least = merchant?.saleSetting?.minOrderAmountRial;
  const money = moneyOf({ netRial, vatRial, totalRial, leastRial: least });
  const unpriced = lines.filter((line) => !isPriced(line)).length;
  const sumOf = (rial: string) => sumText(rial, unpriced, money);
  return (
    <Card as="section" aria-label={words.totals} className="flex flex-col gap-3">
      <h2 className="text-[1.25rem] leading-8">{words.totals}</h2>
      <FactList
        facts={[
          { label: words.net, value: sumOf(netRial) },
          { label: words.vat, value: sumOf(vatRial) },
          { label: words.total, value: <span className="price">{sumOf(totalRial)}</span> },
        ]}
      />
      <p className="text-[0.8125rem] text-muted" aria-live="polite">
        {isStale ? words.stale : words.freight}
      </p>
      {least && least !== '0' && (
        <p className="text-[0.8125rem] text-muted">{orderRefusals.leastAmount(money(least))}</p>
      )}
    </Card>
  );
}
