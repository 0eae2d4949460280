/** Names of the forms without script. */
export const plainPasteName = 'paste-lines';
export const plainAddName = 'add-lines';
/** Fields of a line, by the number of its row. */
export const pastedField = (part: 'offer' | 'quantity', row: number) => `${part}-${row}`;
