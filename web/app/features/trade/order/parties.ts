import { mayActFor } from '../../../platform/session/membership.ts';
import type { OrderForm_CustomerFragment as Customer } from './OrderForm.generated.ts';

/** Of whom the viewer may order for, as the api judges it. */
export const buyersOf = (customers: readonly Customer[], now?: number): Customer[] =>
  customers.filter((it) => (it.isOwner || it.permissions.includes('TRADE_CREATE')) && mayActFor(it, now));
