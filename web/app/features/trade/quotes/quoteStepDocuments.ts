import { AcceptQuoteDocument, SendQuoteDocument, WithdrawQuoteDocument } from './quoteSteps.generated.ts';

const documents = { SEND: SendQuoteDocument, ACCEPT: AcceptQuoteDocument, WITHDRAW: WithdrawQuoteDocument } as const;
/** The write of a step that says nothing: all are of one shape. */
export const documentOf = (step: keyof typeof documents) => documents[step] as typeof SendQuoteDocument;
