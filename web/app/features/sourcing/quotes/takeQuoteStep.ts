import type { Day } from '../../../platform/graph/scalars.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { offerMessages } from './form/messages.ts';
import { quoteMessages as words } from './messages.ts';
import type { Quotes_QuoteFragment as Quote } from './Quotes.generated.ts';
import type { Declining } from '../declining/declining.ts';
import { writeOrRenew } from '../../tradeSteps/steps/writeOrRenew.ts';
import {
  DeclineQuoteDocument,
  ExtendQuoteDocument,
  RemoveQuoteDocument,
  SendQuoteDocument,
} from './quoteSteps.generated.ts';
import { documentOf } from './quoteStepDocuments.ts';
import { isNothing, isOvertaken, type QuoteStep } from './quoteSteps.ts';

/** What a step with an offer makes untrue. */
export const outdates = ['viewer.tradeRequests', 'viewer.tradeRequestsSummary', 'viewer.tradeRequest'] as const;

const late = { isOvertaken, text: words.overtaken };

/** Takes a step with an offer as it is shown; when somebody acted first the room is asked for anew, and the refusal says why. */
export async function takeQuoteStep(
  { id, version, status, totalRial }: Pick<Quote, 'id' | 'version' | 'status' | 'totalRial'>,
  step: QuoteStep,
  { renew, validUntil }: { renew(): Promise<unknown>; validUntil?: Day },
): Promise<void> {
  const input = { quoteId: id, version };
  const act = async () => {
    if (step === 'REMOVE') await write(RemoveQuoteDocument, { input }, { outdates });
    else if (step === 'EXTEND')
      await write(ExtendQuoteDocument, { input: { ...input, validUntil: validUntil! } }, { outdates });
    else if (step === 'SEND') return (await send(input, totalRial)).quote.status === status;
    // Above one's limit colleagues are asked instead.
    else return (await write(documentOf(step), { input }, { outdates })).quote.status === status;
    return false;
  };
  const isAsked = await writeOrRenew(act, { renew, ...late });
  notify('success', isAsked ? words.askedColleagues : offerMessages.steps[step].done);
}

/** Who sends has seen the amount, and was asked where it is nothing. */
const send = (input: { quoteId: string; version: number }, totalRial: string) =>
  write(SendQuoteDocument, { input: { ...input, confirmsZero: isNothing(totalRial) } }, { outdates });

/** Says no to one of several sellers, as its offer is shown. */
export async function declineQuote(
  { id, version }: Pick<Quote, 'id' | 'version'>,
  said: Declining,
  renew: () => Promise<unknown>,
): Promise<void> {
  const act = () => write(DeclineQuoteDocument, { input: { quoteId: id, version, ...said } }, { outdates });
  await writeOrRenew(act, { renew, ...late });
  notify('success', words.decline.done);
}
