/** Whoever acts for a customer at that moment, as hearers of an event (platform/events/audience.ts). */
export const audienceOfCustomer = (customerId: string) => `customer:${customerId}`;
