/** The form of the basket's page that adds goods; lists of offers send it, too. */
export const basketAddForm = 'basket-add';
export const field = (part: 'quantity' | 'unitId', key: string) => `${part}-${key}`;
/** What becomes of the quantity of goods that are there already. */
export const mergeField = 'whenPresent';
/** As its value: a visitor is asked first, on the basket's page. */
export const askWhenPresent = 'ASK';
