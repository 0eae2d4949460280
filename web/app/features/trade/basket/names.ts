/** The forms of the basket. */
export const forms = {
  lines: 'basket-lines',
  add: 'basket-add',
  need: 'basket-need',
  paste: 'basket-paste',
  pasted: 'basket-pasted',
} as const;
/** The button that was pressed in the form of the lines. */
export const actField = 'act';
export const acts = { save: 'save', ask: 'ask', remove: 'remove', order: 'order' } as const;
export const field = (part: 'quantity' | 'unitId', key: string) => `${part}-${key}`;
