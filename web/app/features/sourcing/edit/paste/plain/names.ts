export { mergeField } from '../../../../../platform/basket/addForm.ts';

/** Names of the forms without script. */
export const plainPasteName = 'paste-lines';
export const plainAddName = 'add-lines';
/** Fields of a line, by the number of its row; `shown`: as what it was taken when its quantity was shown. */
export const pastedField = (part: 'offer' | 'quantity' | 'shown', row: number) => `${part}-${row}`;
