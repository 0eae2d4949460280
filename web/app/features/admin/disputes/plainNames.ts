/** Names of the forms without script of a dispute. */
export const resolutionForm = 'dispute-resolution';
export const approvalForm = 'dispute-approval';
export const refusalForm = 'dispute-refusal';
