import { approvalEvents } from './modules/approvals/approvals.events.ts';
import { customerEvents } from './modules/customers/customers.events.ts';
import { disputeEvents } from './modules/disputes/disputes.events.ts';
import { documentEvents } from './modules/documents/documents.events.ts';
import { listingEvents } from './modules/listings/entries/listings.events.ts';
import { delegationEvents, merchantEvents } from './modules/merchants/merchants.events.ts';
import { orderEvents } from './modules/orders/orders.events.ts';
import { productEvents } from './modules/products/products.events.ts';
import { sourcingEvents } from './modules/sourcing/sourcing.events.ts';
import { claimEvents, evidenceEvents, supplierEvents } from './modules/suppliers/claims/suppliers.events.ts';
import type { EventDefinition } from './platform/domain-events/define-events.ts';

/** Every domain event of the api, by its aggregate. */
export const domainEvents: readonly { definitions: readonly EventDefinition[] }[] = [
  customerEvents,
  merchantEvents,
  delegationEvents,
  supplierEvents,
  claimEvents,
  evidenceEvents,
  listingEvents,
  productEvents,
  sourcingEvents,
  documentEvents,
  approvalEvents,
  orderEvents,
  disputeEvents,
];
