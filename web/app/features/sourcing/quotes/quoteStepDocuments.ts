import { AcceptQuoteDocument, WithdrawQuoteDocument } from './quoteSteps.generated.ts';

const documents = { ACCEPT: AcceptQuoteDocument, WITHDRAW: WithdrawQuoteDocument } as const;
/** The write of a step that says nothing: both are of one shape. */
export const documentOf = (step: keyof typeof documents) => documents[step] as typeof AcceptQuoteDocument;
