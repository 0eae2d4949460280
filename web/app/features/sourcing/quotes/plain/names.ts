/** Names of the forms without script: the buttons of an offer, the form of the one that was pressed, and the offer that is written. */
export const plainQuoteName = 'quote';
export const plainQuoteTakeName = 'take-quote';
export const plainOfferName = 'offer';
/** A seller of several is told no. */
export const plainQuoteDeclineName = 'decline-quote';
