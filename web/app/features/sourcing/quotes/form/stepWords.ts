import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { quoteMessages } from '../messages.ts';
import type { Quotes_QuoteFragment as Quote, Quotes_RequestFragment as Request } from '../Quotes.generated.ts';
import type { QuoteStep } from '../quoteSteps.ts';
import { offerMessages } from './messages.ts';

type Asking = Pick<Quote, 'approvalsNeeded'>;

/** What somebody reads before a step with an offer, and on its button: whom it goes to first, and what it commits to. */
export function stepWords({ approvalsNeeded }: Asking, step: QuoteStep, side: Request['side']) {
  const isAsked = (approvalsNeeded ?? 0) > 0 && (step === 'SEND' || step === 'ACCEPT');
  if (!isAsked)
    return {
      ...offerMessages.steps[step],
      text: offerMessages.steps[step].text[side],
      action: quoteMessages.steps[step],
    };
  const { title, text } = offerMessages.colleagues[step];
  return { title, text: text(formatInteger(approvalsNeeded!)), action: offerMessages.colleagues.action };
}

/** The same before an own offer is taken back for its next version. */
export const revisionWords = (side: Request['side']) => ({
  ...offerMessages.steps.REVISE,
  text: offerMessages.steps.REVISE.text[side],
});
