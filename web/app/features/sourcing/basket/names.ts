import { basketAddForm } from '../../../platform/basket/addForm.ts';

/** The forms of the basket. */
export const forms = {
  lines: 'basket-lines',
  add: basketAddForm,
  need: 'basket-need',
  paste: 'basket-paste',
  pasted: 'basket-pasted',
  restore: 'basket-restore',
} as const;
/** The button that was pressed in the form of the lines. */
export const actField = 'act';
export const acts = { save: 'save', ask: 'ask', remove: 'remove', order: 'order' } as const;
/** In which sale unit the quantity of an offer was shown. */
export const soldField = (key: string) => `sold-${key}`;
/** In the address: a line that was just removed. */
export const removedParam = 'removed';
