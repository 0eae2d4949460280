import { useEffect, useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Spinner } from '../../../design/Spinner.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { textOf } from '../../../platform/forms/refusal.ts';
import { askAnew } from '../../../platform/graph/ask.ts';
import { actionMessagesOf } from '../../tradeSteps/steps/actions/messages.ts';
import { stepMessagesOf } from '../../tradeSteps/steps/messages.ts';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { type Price, PriceFacts } from './PriceFacts.tsx';
import { PublicationPriceDocument } from '../../tradeSteps/steps/roomSteps.generated.ts';
import { isPriceChanged } from '../../tradeSteps/steps/steps.ts';
import { useOvertaken } from '../../tradeSteps/steps/overtaken.ts';
import { priceNow, takeStep } from '../../tradeSteps/steps/takeStep.ts';

/** The price of now, read when the dialog opens and whenever the request is another one, and the yes to it. */
function usePublication(room: RoomParts, close: () => void) {
  const { id, version } = room.request;
  const { failed, changed } = stepMessagesOf(room.request).price;
  const [tries, setTries] = useState(0);
  const [price, setPrice] = useState<Price>();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  useEffect(() => {
    let isOver = false;
    setPrice(undefined);
    askAnew(PublicationPriceDocument, { id }).then(
      ({ viewer }) => !isOver && setPrice(viewer?.membershipAndPrice ?? undefined),
      (error: unknown) => !isOver && setFailure(textOf(error, failed)),
    );
    return () => void (isOver = true);
  }, [id, version, tries, failed]);

  async function publish({ priceToken }: Price) {
    setPending(true);
    setFailure(undefined);
    try {
      await takeStep(room, 'CONFIRM_AND_PUBLISH', { priceToken });
      close();
    } catch (error) {
      // What was shown is no longer true; what is true now is to be looked at first.
      setPrice(undefined);
      const isOther = isPriceChanged(error);
      setFailure(isOther ? changed(priceNow(error)) : textOf(error, formMessages.failed, formMessages.offline));
    } finally {
      setPending(false);
    }
  }
  function lookAgain() {
    setFailure(undefined);
    setTries(tries + 1);
  }
  return { price: failure === undefined ? price : undefined, failure, pending, publish, lookAgain };
}

/** The yes to an order at the prices of now, which are what is agreed to. */
export function PublishDialog({ room, close }: { room: RoomParts; close(): void }) {
  const { price, failure, pending, publish, lookAgain } = usePublication(room, close);
  const overtaken = useOvertaken(room, 'CONFIRM_AND_PUBLISH');
  const { price: words, steps } = stepMessagesOf(room.request);
  const { title, text } = steps.CONFIRM_AND_PUBLISH;
  const action = actionMessagesOf(room.request).actions.CONFIRM_AND_PUBLISH;
  const footer = (
    <>
      {price && (
        <Button variant="primary" pending={pending} onClick={() => void publish(price)}>
          {price.approvalsNeeded > 0 ? words.askApproval : action}
        </Button>
      )}
      {failure && (
        <Button variant="primary" onClick={lookAgain}>
          {words.again}
        </Button>
      )}
      <Button onClick={close}>{formMessages.cancel}</Button>
    </>
  );
  return (
    <Dialog open onClose={close} title={title} closeLabel={formMessages.close} footer={footer} size="small">
      <div className="flex flex-col gap-4" role="status">
        {overtaken && !pending && <Alert kind="warning">{overtaken}</Alert>}
        {failure && <Alert kind="error">{failure}</Alert>}
        {!price && !failure && (
          <p className="flex items-center gap-2 text-muted">
            <Spinner size={18} />
            {words.reading}
          </p>
        )}
        {price && (
          <>
            {price.approvalsNeeded === 0 && <p>{room.request.acceptListPrice ? text : words.forOffer}</p>}
            <PriceFacts price={price} request={room.request} />
          </>
        )}
      </div>
    </Dialog>
  );
}
