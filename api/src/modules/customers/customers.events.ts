import { defineEvents } from '../../platform/domain-events/define-events.ts';

/** What happens to customers: companies, and people who buy for themselves. */
export const customerEvents = defineEvents(
  { aggregate: 'Customer', table: 'customers' },
  { CUSTOMER_CLOSED: 'It was closed for good, by its owner or with its owner’s account.' },
);
