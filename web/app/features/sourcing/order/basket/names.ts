/** The form with which an order of lines of the basket begins. */
export const basketOrderForm = 'basket-order';
export const quantityField = (key: string) => `quantity-${key}`;
