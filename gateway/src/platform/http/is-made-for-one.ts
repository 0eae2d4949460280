/**
 * Made anew for each who asks, though anybody may ask: a challenge is good once, a number with its code is a secret, and a
 * preview shows what is not published yet.
 */
const forOne = /\b(feedbackChallenge|feedbackByTrackingNo|pagePreview)\b/;

/** Whether the answer to a document must not be held for others who ask the same, wherever in it such a field stands. */
export const isMadeForOne = (document: string): boolean => forOne.test(document);
