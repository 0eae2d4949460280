/** Names of the forms without script of disputes. */
export const plainOpeningName = 'dispute-opening';
export const plainSayingNames = { ANSWER_DISPUTE: 'dispute-answer', ADD_EVIDENCE: 'dispute-evidence' } as const;
export const plainSettlementName = 'dispute-settlement';
