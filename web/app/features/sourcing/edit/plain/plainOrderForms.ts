import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { basketOrderForm } from '../../order/basket/names.ts';
import { orderBasket } from '../../order/basket/orderBasket.ts';
import { beginPlainly } from '../../order/plain/beginPlainly.ts';
import { plainBeginName, plainDraftName } from '../../order/plain/names.ts';
import { plainAddName, plainPasteName } from '../paste/plain/names.ts';
import { addPlainly, pastePlainly } from '../paste/plain/pastePlainly.ts';
import { saveOrderPlainly } from './saveOrderPlainly.ts';

/** The forms without script of an order that is written, and what answers each. */
export const plainOrderForms: Record<string, PlainAction<object>> = {
  [plainBeginName]: beginPlainly,
  [basketOrderForm]: orderBasket,
  [plainDraftName]: saveOrderPlainly,
  [plainPasteName]: pastePlainly,
  [plainAddName]: addPlainly,
};
