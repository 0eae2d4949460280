/** What the fields of a form without script may have together. */
export const formBytes = 100 * 1_024;
