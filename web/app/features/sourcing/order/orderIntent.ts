/** What the button that begins an order of an offer is called while somebody is away to do what it needs first. */
export const orderIntent = (supplierProductId: string) => `order ${supplierProductId}`;
