import * as v from 'valibot';
import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { DayField } from '../../../platform/forms/DayField.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { jalaliDay, required } from '../../../platform/forms/rules.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import type { Day } from '../../../platform/graph/scalars.ts';
import { orderWritten } from '../order/refusals.ts';
import { Accepted } from './Accepted.tsx';
import { Amounts } from './Amounts.tsx';
import { offerMessages } from './form/messages.ts';
import { revisionWords, stepWords } from './form/stepWords.ts';
import { quoteMessages as words } from './messages.ts';
import type { Quotes_QuoteFragment as Quote, Quotes_RequestFragment as Request } from './Quotes.generated.ts';
import { isTakingBack, type QuoteStep } from './quoteSteps.ts';
import { takeQuoteStep } from './takeQuoteStep.ts';

interface QuoteDialogProps {
  quote: Quote;
  step: QuoteStep;
  /** It is taken back for the next version. */
  isRevised?: boolean;
  side: Request['side'];
  /** What is accepted, where it is an offer to the buyer. */
  request?: Request;
  renew(): Promise<unknown>;
  close(): void;
  /** What follows once it is done. */
  done?(): void;
}

/** Asks once more before a step with an offer, showing its amount; or until when it is to hold. */
export function QuoteDialog(props: QuoteDialogProps) {
  if (props.step === 'EXTEND') return <ExtendDialog {...props} />;
  const { quote, step, isRevised, side, request, renew, close, done } = props;
  const { title, text, action } = isRevised ? revisionWords(side) : stepWords(quote, step, side);
  const act = async () => {
    await takeQuoteStep(quote, step, { renew });
    done?.();
  };
  return (
    <ConfirmWrite
      title={title}
      text={text}
      actionLabel={action}
      danger={isTakingBack(step) && !isRevised}
      onClose={close}
      act={act}
    >
      {step === 'ACCEPT' && side === 'BUYER' && request && <Accepted quote={quote} request={request} />}
      {step !== 'REMOVE' && <Amounts quote={quote} />}
    </ConfirmWrite>
  );
}

function ExtendDialog({ quote, side, renew, close }: QuoteDialogProps) {
  const { title, text } = offerMessages.steps.EXTEND;
  const action = words.steps.EXTEND;
  const state = useForm({
    schema: v.object({ validUntil: required(jalaliDay()) }),
    labels: offerMessages.fields,
    stored: { values: { validUntil: '' } },
    async save({ validUntil }) {
      await orderWritten(takeQuoteStep(quote, 'EXTEND', { renew, validUntil: validUntil as Day }));
      close();
    },
  });
  return (
    <FormDialog state={state} title={title} saveLabel={action} close={close} size="medium">
      <p className="text-muted">{text[side]}</p>
      <DayField
        state={state}
        name="validUntil"
        hint={offerMessages.hints.validUntil}
        requiredLabel={formMessages.required}
        years={[0, 1]}
      />
    </FormDialog>
  );
}
