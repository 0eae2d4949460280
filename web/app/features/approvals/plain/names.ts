/** The answers to what a company is asked, for who has no script. */
export const plainApprovalName = 'approval';
