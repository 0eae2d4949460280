/** What people read of customers that the data do not say. */
export const customerMessages = { unnamed: 'خرید شخصی' };
