import { Card } from '../../../design/Card.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { actingFor } from '../../../platform/session/membership.ts';
import { orderMessages as words } from './messages.ts';
import { NoBuyer } from './NoBuyer.tsx';
import { OrderForm } from './OrderForm.tsx';
import { type OrderForm_CustomerFragment as Customer, OrderFormDocument } from './OrderForm.generated.ts';
import { PlainOrder } from './plain/PlainOrder.tsx';

interface OrderBeginningProps {
  id: string;
  title: string;
  quantity: string | undefined;
  now: number;
}

/** The form with which an order begins, as a page: for who has no script, and for who comes by its address. */
export function OrderBeginning({ id, title, quantity, now }: OrderBeginningProps) {
  const { viewer, supplierProduct } = useGraph(OrderFormDocument, { id }).data;
  const buyers = actingFor(readFragment<Customer>(viewer?.customers ?? []), 'TRADE_CREATE', now);
  // The loader made it sure.
  if (!supplierProduct) return null;
  return (
    <div className="flex flex-col gap-6">
      <h1>{words.title}</h1>
      <Card className="flex max-w-[40rem] flex-col gap-4">
        <p className="font-medium">
          <TechnicalText>{title}</TechnicalText>
        </p>
        {buyers.length > 0 ? (
          <>
            <PlainOrder offer={supplierProduct} buyers={buyers} quantity={quantity} />
            <div className="noscript:hidden">
              <OrderForm supplierProductId={id} quantity={quantity} />
            </div>
          </>
        ) : (
          <NoBuyer />
        )}
      </Card>
    </div>
  );
}
