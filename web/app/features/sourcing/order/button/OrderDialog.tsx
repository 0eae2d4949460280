import { AskingDialog } from '../../../../platform/forms/AskingDialog.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { TechnicalText } from '../../../../platform/text/TechnicalText.tsx';
import { orderMessages as words } from '../messages.ts';
import { OrderForm } from '../OrderForm.tsx';

interface OrderDialogProps {
  id: string;
  name: string;
  quantity: string | undefined;
  onClose(): void;
}

/** Begins an order without leaving the page of its offer. */
export default function OrderDialog({ id, name, quantity, onClose }: OrderDialogProps) {
  return (
    <AskingDialog open onClose={onClose} title={words.title} closeLabel={formMessages.close}>
      <div className="flex flex-col gap-4">
        <p className="font-medium">
          <TechnicalText>{name}</TechnicalText>
        </p>
        <OrderForm supplierProductId={id} quantity={quantity} />
      </div>
    </AskingDialog>
  );
}
