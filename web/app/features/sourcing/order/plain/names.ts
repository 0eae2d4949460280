/** Names of the forms without script. */
export const plainBeginName = 'begin-order';
export const plainDraftName = 'order';
