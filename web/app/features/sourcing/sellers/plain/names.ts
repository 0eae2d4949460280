/** The forms without script about the sellers of an open request. */
export const plainRemovalName = 'remove-seller';
export const plainDecliningName = 'decline-to-quote';
