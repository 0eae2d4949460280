import { GraphError } from '../../../platform/graph/GraphError.ts';
import type { Day } from '../../../platform/graph/scalars.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { quoteMessages as words } from './messages.ts';
import type { Quotes_QuoteFragment as Quote } from './Quotes.generated.ts';
import type { Declining } from '../room/sellers/declining.ts';
import { DeclineQuoteDocument, ExtendQuoteDocument, RemoveQuoteDocument } from './quoteSteps.generated.ts';
import { documentOf, isOvertaken, type QuoteStep } from './quoteSteps.ts';

/** What a step with an offer makes untrue. */
export const outdates = ['viewer.tradeRequests', 'viewer.tradeRequestsSummary', 'viewer.tradeRequest'] as const;

/** Takes a step with an offer as it is shown; when somebody acted first the room is asked for anew, and the refusal says why. */
export async function takeQuoteStep(
  { id, version, status }: Pick<Quote, 'id' | 'version' | 'status'>,
  step: QuoteStep,
  { renew, validUntil }: { renew(): Promise<unknown>; validUntil?: Day },
): Promise<void> {
  try {
    if (step === 'REMOVE') await write(RemoveQuoteDocument, { input: { id, version } }, { outdates });
    else if (step === 'EXTEND')
      await write(ExtendQuoteDocument, { input: { id, version, validUntil: validUntil! } }, { outdates });
    else {
      const { quote } = await write(documentOf(step), { input: { id, version } }, { outdates });
      // Above one's limit colleagues are asked instead.
      return notify('success', quote.status === status ? words.askedColleagues : words.steps[step].done);
    }
    notify('success', words.steps[step].done);
  } catch (error) {
    throw await overtakenOr(error, renew);
  }
}

/** Says no to one of several sellers, as its offer is shown. */
export async function declineQuote(
  { id, version }: Pick<Quote, 'id' | 'version'>,
  said: Declining,
  renew: () => Promise<unknown>,
): Promise<void> {
  try {
    await write(DeclineQuoteDocument, { input: { id, version, ...said } }, { outdates });
    notify('success', words.decline.done);
  } catch (error) {
    throw await overtakenOr(error, renew);
  }
}

/** What is told where somebody acted first, once that is shown; any other refusal as it is. */
async function overtakenOr(error: unknown, renew: () => Promise<unknown>): Promise<unknown> {
  if (!isOvertaken(error)) return error;
  await renew().catch(() => undefined);
  return new GraphError(error.status, words.overtaken, error.code);
}
