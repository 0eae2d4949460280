/** Names of the forms without script of a dispute. */
export const mediationForm = 'dispute-mediation';
export const unmediationForm = 'dispute-mediation-withdrawal';
export const resolutionForm = 'dispute-resolution';
export const approvalForm = 'dispute-approval';
export const refusalForm = 'dispute-refusal';
