import type { Machine } from '../../platform/machine.ts';
import { MerchantAction, MerchantStatus } from './merchants.enums.ts';

/** Who acts on a merchant: its company's owners, members who may sell for it, staff. */
export type MerchantActor = 'OWNER' | 'SALE_SETTING_EDIT' | 'STAFF';

/** T9 of the state tables. */
export const merchantMachine: Machine<MerchantStatus, MerchantAction, MerchantActor> = {
  name: 'merchant',
  words: { states: MerchantStatus, actions: [MerchantAction] },
  states: ['DRAFT', 'PENDING', 'CONFIRMED', 'REJECTED', 'SUSPENDED', 'CLOSED'],
  finals: ['CLOSED'],
  rows: [
    { from: ['DRAFT', 'REJECTED'], action: 'EDIT', by: 'SALE_SETTING_EDIT', to: 'DRAFT', event: 'MERCHANT_CHANGED' },
    { from: ['CONFIRMED'], action: 'EDIT', by: 'SALE_SETTING_EDIT', event: 'MERCHANT_CHANGED' },
    { from: ['DRAFT', 'REJECTED'], action: 'SUBMIT', by: 'OWNER', to: 'PENDING', event: 'MERCHANT_SUBMITTED' },
    { from: ['PENDING'], action: 'WITHDRAW', by: 'OWNER', to: 'DRAFT', event: 'MERCHANT_WITHDRAWN' },
    { from: ['PENDING'], action: 'CONFIRM', by: 'STAFF', to: 'CONFIRMED', event: 'MERCHANT_CONFIRMED' },
    { from: ['PENDING'], action: 'REJECT', by: 'STAFF', to: 'REJECTED', event: 'MERCHANT_REJECTED' },
    { from: ['CONFIRMED'], action: 'RENAME', by: 'OWNER', event: 'MERCHANT_RENAMED' },
    { from: ['CONFIRMED'], action: 'SUSPEND', by: 'STAFF', to: 'SUSPENDED', event: 'MERCHANT_SUSPENDED' },
    { from: ['SUSPENDED'], action: 'RESTORE', by: 'STAFF', to: 'CONFIRMED', event: 'MERCHANT_RESTORED' },
    {
      from: ['DRAFT', 'REJECTED', 'CONFIRMED', 'SUSPENDED'],
      action: 'CLOSE',
      by: 'OWNER',
      to: 'CLOSED',
      event: 'MERCHANT_CLOSED',
    },
  ],
};
