import type { Machine } from '../../../platform/machine.ts';
import { ConfirmStatus } from '../index.ts';
import { SupplierAction } from './claims.enums.ts';

/** Who acts on a supplier: its company's owners, members who may write the catalogue, staff. */
export type SupplierActor = 'OWNER' | 'CATALOG_EDIT' | 'STAFF';

/** T11 of the state tables: a supplier that a company runs. */
export const supplierMachine: Machine<ConfirmStatus, SupplierAction, SupplierActor> = {
  name: 'supplier',
  words: { states: ConfirmStatus, actions: [SupplierAction] },
  states: ['DRAFT', 'PENDING', 'CONFIRMED', 'REJECTED', 'SUSPENDED'],
  finals: [],
  rows: [
    { from: ['DRAFT', 'REJECTED'], action: 'EDIT', by: 'CATALOG_EDIT', to: 'DRAFT', event: 'SUPPLIER_CHANGED' },
    { from: ['CONFIRMED'], action: 'EDIT', by: 'CATALOG_EDIT', event: 'SUPPLIER_CHANGED' },
    { from: ['DRAFT', 'REJECTED'], action: 'EDIT_NAMES', by: 'OWNER', to: 'DRAFT', event: 'SUPPLIER_CHANGED' },
    { from: ['CONFIRMED'], action: 'EDIT_NAMES', by: 'OWNER', event: 'SUPPLIER_CHANGE_ASKED' },
    { from: ['CONFIRMED'], action: 'CANCEL_CHANGE', by: 'OWNER', event: 'SUPPLIER_CHANGE_CANCELED' },
    { from: ['DRAFT', 'REJECTED'], action: 'SUBMIT', by: 'OWNER', to: 'PENDING', event: 'SUPPLIER_SUBMITTED' },
    { from: ['PENDING'], action: 'WITHDRAW', by: 'OWNER', to: 'DRAFT', event: 'SUPPLIER_WITHDRAWN' },
    { from: ['DRAFT'], action: 'REMOVE', by: 'OWNER', event: 'SUPPLIER_REMOVED' },
    { from: ['PENDING'], action: 'CONFIRM', by: 'STAFF', to: 'CONFIRMED', event: 'SUPPLIER_CONFIRMED' },
    { from: ['PENDING'], action: 'REJECT', by: 'STAFF', to: 'REJECTED', event: 'SUPPLIER_REJECTED' },
    { from: ['CONFIRMED'], action: 'CONFIRM_CHANGE', by: 'STAFF', event: 'SUPPLIER_CHANGE_CONFIRMED' },
    { from: ['CONFIRMED'], action: 'DECLINE_CHANGE', by: 'STAFF', event: 'SUPPLIER_CHANGE_DECLINED' },
    { from: ['CONFIRMED'], action: 'SUSPEND', by: 'STAFF', to: 'SUSPENDED', event: 'SUPPLIER_SUSPENDED' },
    { from: ['SUSPENDED'], action: 'RESTORE', by: 'STAFF', to: 'CONFIRMED', event: 'SUPPLIER_RESTORED' },
  ],
};
