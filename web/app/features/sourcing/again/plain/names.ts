/** Name of the form without script. */
export const plainCopyName = 'copy-order';
