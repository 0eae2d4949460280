import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import { offerMessages } from '../form/messages.ts';
import { stepWords } from '../form/stepWords.ts';
import { quoteMessages as words } from '../messages.ts';
import { titleOf } from '../QuoteCard.tsx';
import { Accepted } from '../Accepted.tsx';
import { Amounts } from '../Amounts.tsx';
import type { Quotes_QuoteFragment as Quote, Quotes_RequestFragment as Request } from '../Quotes.generated.ts';
import { isQuoteStep, isTakingBack, stepsOf } from '../quoteSteps.ts';
import { plainQuoteName, plainQuoteTakeName } from './names.ts';
import type { RefusedQuoteStep } from './quoteForms.ts';
import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';

function QuoteStepsForms({ quote, request }: { quote: Quote; request: Request }) {
  const { id, version } = quote;
  const refused = useRefused<RefusedQuoteStep>(plainQuoteTakeName, id);
  const steps = stepsOf(quote);
  return (
    <>
      {refused && <PlainTake quote={quote} request={request} refused={refused} />}
      {steps.length > 0 && (
        <PlainForm name={plainQuoteName} label={words.plainActions(titleOf(quote))} hidden={{ id, version }}>
          <div className="flex flex-wrap gap-2">
            {steps.map((step) => (
              <Button key={step} type="submit" name="step" value={step}>
                {words.steps[step]}
              </Button>
            ))}
          </div>
        </PlainForm>
      )}
    </>
  );
}

interface PlainTakeProps {
  quote: Quote;
  request: Request;
  refused: RefusedQuoteStep;
}

/** Asks once more, with the amount. */
function PlainTake({ quote, request, refused }: PlainTakeProps) {
  const { id, version } = quote;
  const { side } = request;
  const { step } = refused.typed;
  if (!isQuoteStep(step)) return null;
  const { title, text, action } = stepWords(quote, step, side);
  return (
    <PlainForm
      name={plainQuoteTakeName}
      label={title}
      hidden={{ id, version, step, totalRial: quote.totalRial }}
      className="card card-surface card-pad-normal flex flex-col gap-3"
    >
      <h3 className="text-[1.125rem] leading-8">{title}</h3>
      {refused.failure && <Alert kind="error">{refused.failure}</Alert>}
      <p className="text-muted">{text}</p>
      {step === 'ACCEPT' && side === 'BUYER' && <Accepted quote={quote} request={request} />}
      {step !== 'REMOVE' && <Amounts quote={quote} />}
      {step === 'EXTEND' && (
        <TextField
          name="validUntil"
          label={offerMessages.fields.validUntil!}
          hint={offerMessages.hints.validUntil}
          defaultValue={refused.typed.validUntil}
          error={refused.problems.validUntil}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <div>
        <Button type="submit" variant={isTakingBack(step) ? 'danger' : 'primary'}>
          {action}
        </Button>
      </div>
    </PlainForm>
  );
}

/** What can be done with an offer, for who has no script: a button for each, and what was pressed with its amount. */
export const PlainQuoteSteps = plainPart(import.meta.env.SSR && QuoteStepsForms);
