/** Whoever acts for a customer at that moment, as hearers of an event (platform/events/audience.ts). */
export const audienceOfCustomer = (customerId: string) => `customer:${customerId}`;

/** The customer of an audience; undefined for one that is no customer's. */
export const customerOf = (name: string): string | undefined =>
  name.startsWith('customer:') ? name.slice('customer:'.length) : undefined;
