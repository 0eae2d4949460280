import type { Machine } from '../../platform/machine.ts';
import { PublishState } from '../catalog/index.ts';
import { BaseProductAction } from './products.enums.ts';

/** Where a base product is; drafts are not kept. */
export type ProductState = 'PENDING' | 'PUBLISHED' | 'REJECTED' | 'ARCHIVED';
/** Who acts on a base product: members of who proposed it, and staff. */
export type ProductActor = 'CATALOG_EDIT' | 'STAFF';

/** T13 of the state tables. */
export const productMachine: Machine<ProductState, BaseProductAction, ProductActor> = {
  name: 'product',
  words: { states: PublishState, actions: [BaseProductAction] },
  states: ['PENDING', 'PUBLISHED', 'REJECTED', 'ARCHIVED'],
  finals: ['ARCHIVED'],
  rows: [
    { from: ['PENDING'], action: 'PUBLISH', by: 'STAFF', to: 'PUBLISHED', event: 'BASE_PRODUCT_PUBLISHED' },
    { from: ['PENDING'], action: 'REJECT', by: 'STAFF', to: 'REJECTED', event: 'BASE_PRODUCT_REJECTED' },
    { from: ['PENDING', 'PUBLISHED'], action: 'CHANGE', by: 'STAFF', event: 'BASE_PRODUCT_CHANGED' },
    { from: ['PENDING', 'PUBLISHED'], action: 'MERGE', by: 'STAFF', to: 'ARCHIVED', event: 'BASE_PRODUCT_MERGED' },
    { from: ['PENDING'], action: 'WITHDRAW', by: 'CATALOG_EDIT', event: 'BASE_PRODUCT_WITHDRAWN' },
    { from: ['REJECTED'], action: 'PROPOSE', by: 'CATALOG_EDIT', to: 'PENDING', event: 'BASE_PRODUCT_PROPOSED' },
  ],
};
