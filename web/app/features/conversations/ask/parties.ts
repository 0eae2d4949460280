import { mayActFor } from '../../../platform/session/membership.ts';
import type { AskForm_CustomerFragment as Customer } from './AskForm.generated.ts';

/** Of whom the viewer may talk for, as the api judges it. */
export const partiesOf = (customers: readonly Customer[], now?: number): Customer[] =>
  customers.filter((it) => (it.isOwner || it.permissions.includes('MESSAGE')) && mayActFor(it, now));
